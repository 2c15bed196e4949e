// Package lab deals and plays by the million, without tables, and counts.
//
// Every experiment is cut into jobs that depend only on the experiment and their number: their
// deals, the players' seeds, and that programs are restarted for each. A [runner] has workers do
// them and combines the results in order; each worker plays with a [driver]. Sums are integers, or
// are added deal by deal. So a report, and the records written beside it, are the same to the last
// byte with any number of workers.
package lab
