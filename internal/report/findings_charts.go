package report
func Pictured([]Topic) bool {return true}
func PicturedTopics() []string {return nil}
func ComparisonChart([]Simulation) []byte {return nil}
func FindingsCharts([]Simulation, []Topic) []byte {return nil}
func Comparisons(*Page, []Simulation) {}
