// Package lab deals and plays by the million, without tables, and counts.
//
// Every experiment is cut into jobs that depend on nothing but the experiment
// and their number: which deals they deal, how their players are seeded, and that programs are
// restarted for each. A [runner] has workers do them and puts what they come
// to together in order; each worker plays with a [driver]. Sums are integers,
// or are added deal by deal. So a report, and the records written
// beside it, are the same to the last byte with any number of workers.
package lab
