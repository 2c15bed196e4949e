package movement

import (
	"slices"
	"strings"
)

// A starter is a short form of a design. Its points are the digits and letters in the order of digits below: modulus
// times so many kinds, and fixed ones at the end. A class is a round's blocks. Adding 1 within each kind, modulo
// modulus, gives the next round; fixed points stay. An across block gives a round of its own with all its sums.
type starter struct {
	players, size, modulus int
	classes, across        string
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// starters were found by annealing over partitions of the points, at a cost of how far each difference was from
// occurring as often as it has to; those with modulus 1 are the lines of a plane. TestDesigns proves them.
var starters = []starter{
	{7, 3, 7, "635421", ""},
	{9, 3, 1, "012345678036147258048156237057138246", ""},
	{10, 3, 5, "153942687048369172", ""},
	{12, 3, 11, "40A613B92758", ""},
	{13, 3, 13, "C53A1B278649", ""},
	{15, 3, 7, "0921475A68CDB3E", ""},
	{18, 3, 4, "AF65C83B2D17G49HE0H680BA473D521GE9CF", ""},
	{21, 3, 5, "7KH09A8G3IFCE6BD1254JJAEC4KG5H13F9D6I2B087", ""},
	{24, 3, 11, "F182743KME5NC0AD9H6GBLIJ", ""},
	{27, 3, 13, "8475NAH60FECG2QJB91LDM3PKOI", ""},
	{30, 3, 14, "2TR6N0PB18ESO5KMG43CJ9A7QDLHFI", ""},
	{33, 3, 11, "BEQASVRTM3N02CL79I516POGHU48WFDJK", "0CS0EP0FM0GU0HR"},
	{36, 3, 17, "SV0PDZC137U6LKGXTINFYAQJE9ROW5B48HM2", ""},
	{39, 3, 19, "5DI2T43bY0QOXJFPVEA1Ha8cNM9BLUWGCRKZS67", ""},
	{42, 3, 20, "DJRU0QS7P3FGVCeHOTEbd9MXWA1B68c2IYK5L4fZNa", ""},
	{45, 3, 15, "RTN5g3UdV06FaMPGOeiHY1QDJfcX7EbZAhWBISC2LK498", "0Hc0Kh0MZ0NX0QV0RU0Ti"},
	{48, 3, 23, "C542cgQYKjHER0WZXBGSLdaI8AMih1e6VFPkOUb3Tf7lNJD9", ""},
	{51, 3, 25, "1fIjZ43WkEF85PoRT2SVHXcbD9OLlJ6hBAmedUM0CYG7QNKigna", ""},
	{54, 3, 26, "pYW1lfRCmV9OIiNQ28oLJrZAGD6dKha4qgU0nFEcSB5MXTbePH37jk", ""},
	{57, 3, 19, "TNRnmjJeZKP4XtMabrcqk1uCgG9pVE0s375UlOYiHQWDIfho8SLdBA62F", "0Mf0Oo0Qr0Rc0Td0Ug0Ve0Yn0bh"},
	{60, 3, 29, "MOujR4CmvPTelxS51aHf3UAW78FIiw9kYVdrNQ62qDgEJtonBpLKbXZsc0Gh", ""},
	{8, 4, 7, "45132706", ""},
	{9, 4, 3, "812476352547186015784032", ""},
	{12, 4, 11, "BA0468193752", ""},
	{13, 4, 13, "759AB63C8214", ""},
	{16, 4, 5, "C49F8E5ADB216307", ""},
	{28, 4, 9, "1FNBRID0P45CA97GHQJ2EOKL6M38", ""},
	{25, 5, 1, "0123456789ABCDEFGHIJKLMNO05AFK16BGL27CHM38DIN49EJO" +
		"06CIO17DJK28EFL39AGM45BHN07EGN18AHO29BIK35CJL46DFM" +
		"08BJM19CFN25DGO36EHK47AIL09DHL15EIM26AJN37BFO48CGK", ""},
}

// designs returns the rounds of the known designs for the players: of each round the tables of their points. A point at
// no table sits out.
func (h *hall) designs() (all [][][][]int) {
	players, size := len(h.names), 0
	if len(h.open) > 0 {
		size = len(h.open[0].others(0))
	}
	if size == 2 {
		all = append(all, circle(players))
	}
	for _, s := range starters {
		if s.players == players && s.size == size {
			all = append(all, s.rounds())
		}
	}
	return all
}

// circle returns the rounds of a design for two at a table: players sit at a round table with the last one in the
// middle if their number is even, and pair across.
func circle(players int) (rounds [][][]int) {
	m := players - 1 + players%2
	for r := range m {
		var tables [][]int
		if m < players {
			tables = append(tables, []int{r, m})
		}
		for d := 1; d <= m/2; d++ {
			tables = append(tables, []int{(r + d) % m, (r + m - d) % m})
		}
		rounds = append(rounds, tables)
	}
	return rounds
}

func (s starter) rounds() (rounds [][][]int) {
	for class := range slices.Chunk([]byte(s.classes), s.players/s.size*s.size) {
		for n := range s.modulus {
			rounds = append(rounds, s.plus(n, class))
		}
	}
	for block := range slices.Chunk([]byte(s.across), s.size) {
		var tables [][]int
		for n := range s.modulus {
			tables = append(tables, s.plus(n, block)...)
		}
		rounds = append(rounds, tables)
	}
	return rounds
}

// plus returns some blocks, to whose points n is added.
func (s starter) plus(n int, blocks []byte) (tables [][]int) {
	for block := range slices.Chunk(blocks, s.size) {
		var t []int
		for _, c := range block {
			p := strings.IndexByte(digits, c)
			if p < s.players/s.modulus*s.modulus {
				p += (p+n)%s.modulus - p%s.modulus
			}
			t = append(t, p)
		}
		tables = append(tables, t)
	}
	return tables
}
