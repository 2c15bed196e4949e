// Package metrics counts, and writes the counts in the text format 0.0.4 of Prometheus, whose own client
// library would need protocol buffers.
package metrics

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// ContentType is the media type of the text.
const ContentType = "text/plain; version=0.0.4; charset=utf-8"

// A family is all series with one name, distinguished by the values of labels.
type family[S any] struct {
	name, help, kind string
	labels           []string

	mu     sync.Mutex
	series map[string]*S // by labels and values, as they are written
}

func (f *family[S]) begin(name, help, kind string, labels []string) {
	f.name, f.help, f.kind, f.labels = name, help, kind, labels
	f.series = map[string]*S{}
	if len(labels) == 0 {
		f.series[""] = new(S) // is there from the beginning
	}
}

var escape = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`)

// of returns the series with the values, one for each label. Its caller holds the lock.
func (f *family[S]) of(values []string) *S {
	var room [128]byte
	key := room[:0]
	for i, name := range f.labels {
		if i > 0 {
			key = append(key, ',')
		}
		key = append(append(append(key, name...), `="`...), escape.Replace(values[i])...)
		key = append(key, '"')
	}
	s := f.series[string(key)]
	if s == nil {
		s = new(S)
		f.series[string(key)] = s
	}
	return s
}

// append appends every series, in order of its labels.
func (f *family[S]) append(b []byte, one func(b []byte, labels string, s *S) []byte) []byte {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.series) > 0 {
		b = appendHead(b, f.name, f.help, f.kind)
	}
	for _, labels := range slices.Sorted(maps.Keys(f.series)) {
		b = one(b, labels, f.series[labels])
	}
	return b
}

// A Counter counts up, separately for each set of values of its labels.
type Counter struct{ family[float64] }

// NewCounter returns a counter with the names of its labels.
func NewCounter(name, help string, labels ...string) *Counter {
	c := &Counter{}
	c.begin(name, help, "counter", labels)
	return c
}

// Add adds n to the series with these values, one for each label.
func (c *Counter) Add(n float64, values ...string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	*c.of(values) += n
}

// Append appends the counter as text.
func (c *Counter) Append(b []byte) []byte {
	return c.append(b, func(b []byte, labels string, n *float64) []byte {
		return appendSample(b, c.name, labels, *n)
	})
}

// A Histogram counts how often values fell below each of its bounds, separately for each set of values of
// its labels.
type Histogram struct {
	family[distribution]
	bounds []float64 // ascending
}

type distribution struct {
	buckets [maxBounds + 1]uint64
	sum     float64
}

const maxBounds = 15

// NewHistogram returns a histogram with its bounds, ascending and 15 at most, and the names of its labels.
func NewHistogram(name, help string, bounds []float64, labels ...string) *Histogram {
	h := &Histogram{bounds: bounds[:min(len(bounds), maxBounds)]}
	h.begin(name, help, "histogram", labels)
	return h
}

// Observe counts the value x in the series with these values, one for each label.
func (h *Histogram) Observe(x float64, values ...string) {
	i, _ := slices.BinarySearch(h.bounds, x) // a value at a bound is below it
	h.mu.Lock()
	defer h.mu.Unlock()
	d := h.of(values)
	d.buckets[i]++
	d.sum += x
}

// Append appends the histogram as text.
func (h *Histogram) Append(b []byte) []byte {
	return h.append(b, func(b []byte, labels string, d *distribution) []byte {
		with := labels
		if with != "" {
			with += ","
		}
		n := uint64(0)
		for i, bound := range append(slices.Clone(h.bounds), math.Inf(1)) {
			n += d.buckets[i]
			b = appendSample(b, h.name+"_bucket", with+`le="`+number(bound)+`"`, float64(n))
		}
		b = appendSample(b, h.name+"_sum", labels, d.sum)
		return appendSample(b, h.name+"_count", labels, float64(n))
	})
}

// AppendGauge appends a value that may go up and down.
func AppendGauge(b []byte, name, help string, x float64) []byte {
	return appendSample(appendHead(b, name, help, "gauge"), name, "", x)
}

// AppendCounter appends a value that only goes up.
func AppendCounter(b []byte, name, help string, x float64) []byte {
	return appendSample(appendHead(b, name, help, "counter"), name, "", x)
}

func appendHead(b []byte, name, help, kind string) []byte {
	b = append(append(append(append(b, "# HELP "...), name...), ' '), help...)
	b = append(append(append(b, "\n# TYPE "...), name...), ' ')
	return append(append(b, kind...), '\n')
}

func appendSample(b []byte, name, labels string, x float64) []byte {
	b = append(b, name...)
	if labels != "" {
		b = append(append(append(b, '{'), labels...), '}')
	}
	return append(append(append(b, ' '), number(x)...), '\n')
}

func number(x float64) string {
	if math.IsInf(x, 1) {
		return "+Inf"
	}
	return strconv.FormatFloat(x, 'g', -1, 64)
}
