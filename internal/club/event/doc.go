// Package event is a club's event at several tables as a fold of acts: its members, rounds, tables, results and
// rulings, its ranking, its travellers, and what each viewer may know.
//
// # Acts in any order
//
// Deputies and the phones on the tables send acts, sometimes hours late, twice, or in another order than they were
// made. So an event is no sequence of changes but a set of acts: the same acts make the same event, in any order
// of arrival, and an act that arrives twice counts once. (This is an operation-based replicated data type
// with causal references: its parts are registers with many values. Shapiro, Preguiça, Baquero and Zawirski, "A
// comprehensive study of Convergent and Commutative Replicated Data Types", 2011.) Four rules do it:
//
//  1. Each act has an id, and says what it is about, its [Subject]: the result of board 7 at table 2 in round 3, say.
//     It touches no other subject.
//  2. An act names the acts that it replaces, by their ids. A replaced act no longer counts, though it stays readable.
//     It stays replaced even if the act that replaced it is replaced in turn. No clock and no counter decides.
//  3. Where several acts about a subject stand and say the same, they agree. If they differ, all are kept and the
//     subject is disputed, until an act names them all. A disputed result counts for nobody meanwhile; of other
//     disputed values, that with the lowest id counts, so that no player disappears.
//  4. Whether an act is accepted depends on the act itself, on the setup that begins the log, and on who sends it;
//     never on what has or has not arrived. A result may arrive before its round. The only exceptions guard others: a
//     table's phone must name acts that the log has (it sends its own in order, and tries again), and replaces none of the
//     desk's and no result of a board whose other results it may have seen; once the event is closed, it only adds results
//     that are missing; a table and a member have a share of the log, and results that contradict those of other boards
//     are few; a deputy replaces no setup but by another; and online rounds and boards are opened once, and nobody takes
//     back that another has left.
//
// What a player, a table or a board is now, is computed from the whole set: see [State.Event].
package event
