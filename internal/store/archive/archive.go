// Package archive exports a server's data as lines of text, imports them into another store, and rebuilds
// lists and histories from the logs. A store can be exported while it is in use.
package archive

import (
	"bufio"
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// Version is the version of the format written and read by this package.
const Version = 1

// What may be wrong with an archive.
var (
	ErrOther   = errors.New("this is not an archive")
	ErrLater   = errors.New("this program is too old for the archive")
	ErrChanged = errors.New("the archive was changed, or is not whole")
)

// A Source is a store to export.
type Source interface {
	Tables(ctx context.Context, after string, limit int) ([]string, error)
	Players(ctx context.Context, after string, limit int) ([]store.Player, error)
	Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error)
}

// A Target is a store to import into.
type Target interface {
	AddPlayer(ctx context.Context, p store.Player) error
	Import(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error
}

// A Company is a store that also has what players have to do with each other, what operators did, and who was erased.
// Others leave it out.
type Company interface {
	Erasures(ctx context.Context) ([]store.Erasure, error)
	Erase(ctx context.Context, e store.Erasure) error
	Ties(ctx context.Context, player string) (store.Ties, error)
	Tie(ctx context.Context, t store.Tie) error
	Groups(ctx context.Context, after string, limit int) ([]store.Group, error)
	Members(ctx context.Context, group string) ([]store.Member, error)
	AddGroup(ctx context.Context, g store.Group, members []store.Member) error
	Evenings(ctx context.Context, group string, limit int) ([]store.Evening, error)
	Evening(ctx context.Context, id string) (store.Evening, error)
	KeepEvening(ctx context.Context, e store.Evening) error
	ComesTo(ctx context.Context, player string, from int64, limit int) ([]store.Coming, error)
	Come(ctx context.Context, c store.Coming) error
	AuditAfter(ctx context.Context, after uint64, limit int) ([]store.AuditEntry, error)
	AppendAudit(ctx context.Context, e store.AuditEntry, more ...store.AuditEntry) (n uint64, err error)
}

// A line is one line of an archive: its head, a player, the erasure of a player of whom nothing else is left, a tie of a
// player, a group, an evening, a player's word to come to one, an entry of the audit log, or an entry of a table. The
// entries of each log are together and in order.
type line struct {
	Archive int    `json:"ninetynine-archive,omitempty"`
	Made    string `json:"made,omitempty"`

	Player  string `json:"player,omitempty"`
	Name    string `json:"name,omitempty"`
	Created int64  `json:"created,omitempty"`
	Alias   string `json:"alias,omitempty"`  // of this player
	Merged  int64  `json:"merged,omitempty"` // since when
	Unrated bool   `json:"unrated,omitempty"`
	Links   int    `json:"links,omitempty"`
	Erased  int64  `json:"erased,omitempty"` // when

	Tie   store.TieKind `json:"tie,omitempty"` // of the player, since it was created
	Other string        `json:"other,omitempty"`
	Told  bool          `json:"told,omitempty"` // a follow of which the other learns; in earlier archives there is none

	Group   string         `json:"group,omitempty"` // its name and when it was made are those of the line
	Code    string         `json:"code,omitempty"`
	Members []store.Member `json:"members,omitempty"`

	Evening *store.Evening `json:"evening,omitempty"`
	Due     int64          `json:"due,omitempty"`
	Comes   *store.Coming  `json:"comes,omitempty"`

	Audit *store.AuditEntry `json:"audit,omitempty"`

	Table string          `json:"table,omitempty"`
	Seq   uint64          `json:"seq,omitempty"`
	At    int64           `json:"at,omitempty"`
	Hash  string          `json:"hash,omitempty"`
	Body  json.RawMessage `json:"body,omitempty"` // the last field: as stored, byte by byte

	Page json.RawMessage `json:"page,omitempty"` // a browser's: the settings of its page; only the page reads it
}

// Counts are how much an archive contains.
type Counts struct {
	Players, Tables, Entries int
	Withheld                 int // entries from which the name or the words of an erased player were taken
	Results                  int // folded by a rebuild
	Known                    int // players and tables that existed before an import
	KnownTables              int // the tables among them
	Acts                     int // of operators
	ActsLeft                 int // those left out of an import, because the audit log there is another
}

// add counts the log of a table.
func (n *Counts) add(log []journal.Entry) {
	n.Tables++
	n.Entries += len(log)
	for i := range log {
		if log[i].Withheld() {
			n.Withheld++
		}
	}
}

// page is how many ids are read at a time.
const page = 500

// Export writes players, what they have to do with each other, evenings, the audit log and the logs of all tables. It
// leaves out all keys, so that the archive lets no reader act as a player, the server's secrets, score pads, complaints,
// and who sits with whom at evenings. A table that changes meanwhile is in it as it was at some moment. progress, which
// may be nil, is called for each table.
func Export(ctx context.Context, from Source, w io.Writer, made time.Time, progress func(Counts)) (Counts, error) {
	var n Counts
	out := bufio.NewWriterSize(w, 256<<10)
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(line{Archive: Version, Made: made.UTC().Format(time.RFC3339)}); err != nil {
		return n, err
	}
	company, _ := from.(Company)
	var erasures []store.Erasure
	if company != nil {
		var err error
		if erasures, err = company.Erasures(ctx); err != nil {
			return n, err
		}
	}
	erased := map[string]int64{}
	for i := range erasures {
		erased[erasures[i].Player] = erasures[i].At.UnixMilli()
	}
	err := each(ctx, from.Players, func(p store.Player) (string, error) {
		n.Players++
		defer delete(erased, p.ID)
		l := line{Player: p.ID, Name: p.Name, Created: p.Created.UnixMilli(), Alias: p.AliasOf, Unrated: p.Unrated, Links: p.Links, Erased: erased[p.ID]}
		if p.AliasOf != "" {
			l.Merged = p.Merged.UnixMilli()
		}
		return p.ID, enc.Encode(l)
	})
	for _, e := range erasures {
		if at, rest := erased[e.Player]; rest && err == nil {
			err = enc.Encode(line{Player: e.Player, Erased: at})
		}
	}
	if err == nil && company != nil {
		if err = exportCompany(ctx, from, company, enc); err == nil {
			n.Acts, err = exportAudit(ctx, company, enc)
		}
	}
	if err != nil {
		return n, err
	}
	err = each(ctx, from.Tables, func(id string) (string, error) {
		entries, err := from.Read(ctx, id, 0)
		if err != nil {
			return id, fmt.Errorf("table %s: %w", id, err)
		}
		for i := range entries {
			e := &entries[i]
			if err := enc.Encode(line{Table: id, Seq: e.Seq, At: e.At, Hash: hex.EncodeToString(e.Hash[:]), Body: e.Body}); err != nil {
				return id, err
			}
		}
		n.add(entries)
		if progress != nil {
			progress(n)
		}
		return id, nil
	})
	if err != nil {
		return n, err
	}
	return n, out.Flush()
}

// exportCompany writes what players have to do with each other.
func exportCompany(ctx context.Context, players Source, from Company, enc *json.Encoder) error {
	err := each(ctx, players.Players, func(p store.Player) (string, error) {
		ties, err := from.Ties(ctx, p.ID)
		for _, t := range ties {
			if err == nil && t.Player == p.ID {
				since := t.At.UnixMilli()
				err = enc.Encode(line{Player: p.ID, Tie: t.Kind, Other: t.Other, Created: since, Told: t.Kind == store.Follow && since > 0})
			}
		}
		return p.ID, err
	})
	evenings := func(group string) error {
		all, err := from.Evenings(ctx, group, math.MaxInt32)
		for i := range all {
			if err == nil {
				err = enc.Encode(line{Evening: &all[i], Due: all[i].Due})
			}
		}
		return err
	}
	if err == nil {
		err = evenings("")
	}
	if err != nil {
		return err
	}
	err = each(ctx, from.Groups, func(g store.Group) (string, error) {
		members, err := from.Members(ctx, g.ID)
		for i := range members {
			members[i].Group, members[i].Name = "", ""
		}
		if err == nil {
			err = enc.Encode(line{Group: g.ID, Name: g.Name, Code: g.Code, Created: g.Made, Members: members})
		}
		if err == nil {
			err = evenings(g.ID)
		}
		return g.ID, err
	})
	if err != nil {
		return err
	}
	return each(ctx, players.Players, func(p store.Player) (string, error) {
		all, err := from.ComesTo(ctx, p.ID, 0, math.MaxInt32)
		for i := range all {
			if all[i].From = ""; err == nil {
				err = enc.Encode(line{Comes: &all[i]})
			}
		}
		return p.ID, err
	})
}

// exportAudit writes the audit log, without the numbers of complaints and the hashes of networks, which say nothing
// elsewhere, and returns how many entries it has.
func exportAudit(ctx context.Context, from Company, enc *json.Encoder) (n int, err error) {
	for {
		entries, err := from.AuditAfter(ctx, uint64(n), page)
		if err != nil || len(entries) == 0 {
			return n, err
		}
		for i := range entries {
			entries[i].Complaint, entries[i].Networks = 0, ""
			if err := enc.Encode(line{Audit: &entries[i]}); err != nil {
				return n, err
			}
		}
		n += len(entries)
	}
}

// each calls do, which returns the id, for all that a store lists in the order of their ids.
func each[T any](ctx context.Context, list func(ctx context.Context, after string, limit int) ([]T, error), do func(T) (id string, err error)) error {
	for after := ""; ; {
		xs, err := list(ctx, after, page)
		if err != nil || len(xs) == 0 {
			return err
		}
		for _, x := range xs {
			if after, err = do(x); err != nil {
				return err
			}
		}
	}
}

// ReadTable reads an archive of one table, from an untrusted source, and checks that its log is unchanged.
func ReadTable(r io.Reader) (tbl string, entries []journal.Entry, err error) {
	lines := bufio.NewScanner(r)
	lines.Buffer(make([]byte, 64<<10), maxLine)
	for number := 1; lines.Scan(); number++ {
		var l line
		if err = json.Unmarshal(lines.Bytes(), &l); err == nil {
			err = l.follows(number, &tbl, &entries)
		}
		if err != nil {
			return "", nil, fmt.Errorf("line %d: %w", number, err)
		}
	}
	if err = lines.Err(); err == nil && len(entries) == 0 {
		err = errors.New("there is no table in it")
	}
	if err == nil {
		_, err = journal.Chained(entries)
	}
	return tbl, entries, err
}

// follows adds a line to the one table of an archive.
func (l *line) follows(number int, tbl *string, entries *[]journal.Entry) error {
	switch {
	case number == 1:
		return l.heads()
	case number == 2 && l.Player != "":
		return nil
	case l.Table == "":
		return errors.New("this is no entry of a table")
	case *tbl != "" && l.Table != *tbl:
		return errors.New("this is another table; bring one at a time")
	}
	e, err := l.entry()
	if err != nil {
		return err
	}
	*tbl, *entries = l.Table, append(*entries, e)
	return nil
}

// heads refuses a line that does not begin an archive that this program reads.
func (l *line) heads() error {
	switch l.Archive {
	case 0:
		return fmt.Errorf("%w: one begins {\"ninetynine-archive\":1,…}", ErrOther)
	case Version:
		return nil
	}
	return fmt.Errorf("%w: it has version %d; this program reads version %d", ErrLater, l.Archive, Version)
}

// Head checks the first line of an archive, to refuse other files. It returns a reader of all of it.
func Head(r io.Reader) (io.Reader, error) {
	const most = 1 << 10
	first := make([]byte, most)
	n, err := io.ReadFull(r, first)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return nil, err
	}
	text, _, _ := bytes.Cut(first[:n], []byte("\n"))
	var l line
	if err := json.Unmarshal(text, &l); err != nil {
		return nil, fmt.Errorf("line 1: %w: %w", ErrOther, err)
	}
	if err := l.heads(); err != nil {
		return nil, fmt.Errorf("line 1: %w", err)
	}
	return io.MultiReader(bytes.NewReader(first[:n]), r), nil
}

func (l *line) entry() (journal.Entry, error) {
	hash, err := hex.DecodeString(l.Hash)
	if err != nil || len(hash) != len(journal.Hash{}) {
		return journal.Entry{}, fmt.Errorf("%w: %.80q is not a hash", ErrChanged, l.Hash)
	}
	return journal.Entry{Seq: l.Seq, At: l.At, Body: l.Body, Hash: journal.Hash(hash)}, nil
}

const maxLine = 4 << 20

// Import reads an archive into a store. It folds every table first, so that it refuses a log that was
// changed, and imports each table completely or not at all. Existing players and tables stay as they are, so
// an interrupted import can be repeated. So does an audit log, unless the one in the archive begins with it and goes on.
//
// If as is the id of a player, the archive must be that of one person: it becomes that player's, whoever it
// was. The logs are then chained again.
func Import(ctx context.Context, to Target, all store.Projections, r io.Reader, as string) (Counts, error) {
	in := importer{to: to, projections: all, as: as}
	lines := bufio.NewScanner(r)
	lines.Buffer(make([]byte, 64<<10), maxLine)
	number := 1
	for ; lines.Scan(); number++ {
		var l line
		err := json.Unmarshal(lines.Bytes(), &l)
		switch {
		case err == nil:
			err = in.take(ctx, number, &l)
		case in.begun:
			err = fmt.Errorf("%w: %w", ErrChanged, err)
		default:
			err = fmt.Errorf("%w: %w", ErrOther, err)
		}
		if err != nil {
			return in.n, fmt.Errorf("line %d: %w", number, err)
		}
	}
	if err := lines.Err(); err != nil {
		return in.n, fmt.Errorf("line %d: %w: %w", number, ErrChanged, err)
	}
	if !in.begun {
		return in.n, fmt.Errorf("%w: it is empty", ErrOther)
	}
	return in.n, in.close(ctx)
}

type importer struct {
	to          Target
	projections store.Projections

	as, was string // the new and the old player of the archive; as is "" if all players stay the same

	begun   bool
	n       Counts
	table   string
	entries []journal.Entry
}

func (in *importer) take(ctx context.Context, number int, l *line) error {
	switch {
	case number == 1:
		err := l.heads()
		in.begun = err == nil
		return err
	case l.Page != nil:
		return nil
	case l.Tie != "" || l.Group != "" || l.Evening != nil || l.Comes != nil || l.Audit != nil:
		to, ok := in.to.(Company)
		if in.as != "" || !ok {
			return nil
		}
		if l.Audit != nil {
			return in.audit(ctx, to, l.Audit)
		}
		err := l.keep(ctx, to)
		if errors.Is(err, store.ErrNone) || errors.Is(err, store.ErrTaken) { // erased since; there is such a group
			err = nil
		}
		return err
	case l.Player != "" && l.Created == 0 && l.Erased != 0: // nothing else is left
		return in.erase(ctx, l)
	case l.Player != "" && in.as != "" && in.was != "":
		return errors.New("this is the archive of several players, as a server has them; a browser keeps those of one")
	case l.Player != "" && in.as != "":
		in.was = l.Player
		return nil
	case l.Player != "":
		return in.player(ctx, l)
	case l.Table == "":
		return fmt.Errorf("%w: this is neither a player nor an entry of a table", ErrChanged)
	}
	if l.Table != in.table {
		if err := in.close(ctx); err != nil {
			return err
		}
		in.table = l.Table
	}
	e, err := l.entry()
	in.entries = append(in.entries, e)
	return err
}

// keep stores what players have to do with each other, unless it is known.
func (l *line) keep(ctx context.Context, to Company) error {
	switch {
	case l.Tie != "":
		if l.Tie == store.Follow && !l.Told {
			l.Created = 0
		}
		return to.Tie(ctx, store.Tie{Player: l.Player, Other: l.Other, Kind: l.Tie, At: time.UnixMilli(l.Created)})
	case l.Group != "":
		return to.AddGroup(ctx, store.Group{ID: l.Group, Name: l.Name, Code: l.Code, Made: l.Created}, l.Members)
	case l.Comes != nil:
		return to.Come(ctx, *l.Comes)
	}
	_, err := to.Evening(ctx, l.Evening.ID)
	if errors.Is(err, store.ErrNone) {
		l.Evening.Due = l.Due
		err = to.KeepEvening(ctx, *l.Evening)
	}
	return err
}

// audit appends an act of an operator to the audit log there, if that has all acts before it and no other.
func (in *importer) audit(ctx context.Context, to Company, e *store.AuditEntry) error {
	there, err := to.AuditAfter(ctx, e.N-1, 1)
	if err != nil {
		return err
	}
	for _, t := range there {
		if t.At == e.At && t.Operator == e.Operator && t.Act == e.Act && t.Whom == e.Whom && in.n.ActsLeft == 0 {
			return nil
		}
	}
	if len(there) > 0 || in.n.ActsLeft > 0 {
		in.n.ActsLeft++
		return nil
	}
	if _, err = to.AppendAudit(ctx, *e); err == nil {
		in.n.Acts++
	}
	return err
}

// player adds a player, unless there is one, who stays as it is.
func (in *importer) player(ctx context.Context, l *line) error {
	p := store.Player{ID: l.Player, Name: l.Name, Created: time.UnixMilli(l.Created).UTC(), AliasOf: l.Alias, Unrated: l.Unrated, Links: l.Links}
	if l.Alias != "" {
		p.Merged = time.UnixMilli(l.Merged).UTC()
	}
	err := in.to.AddPlayer(ctx, p)
	switch {
	case err == nil:
		in.n.Players++
	case errors.Is(err, store.ErrTaken):
		in.n.Known++
	default:
		return err
	}
	if l.Erased == 0 {
		return nil
	}
	return in.erase(ctx, l)
}

func (in *importer) erase(ctx context.Context, l *line) error {
	to, ok := in.to.(Company)
	if in.as != "" || !ok {
		return nil
	}
	return to.Erase(ctx, store.Erasure{Player: l.Player, At: time.UnixMilli(l.Erased)})
}

// close imports the table that has been read.
func (in *importer) close(ctx context.Context) error {
	if in.table == "" {
		return nil
	}
	if _, err := journal.Chained(in.entries); err != nil {
		return fmt.Errorf("%w: table %s: %w", ErrChanged, in.table, err)
	}
	in.replacePerson()
	f, err := in.projections.Fold(in.table, in.entries)
	var unknown *journal.Unknown
	switch {
	case errors.As(err, &unknown): // it is as written
		return fmt.Errorf("%w: %w", ErrLater, err)
	case err != nil: // its hashes are right, so it was chained again after a change
		return fmt.Errorf("%w: %w", ErrChanged, err)
	}
	err = in.to.Import(ctx, in.table, in.entries, f)
	if err == nil {
		in.n.add(in.entries)
	} else if errors.Is(err, store.ErrTaken) {
		in.n.Known++
		in.n.KnownTables++
	} else {
		return err
	}
	in.table, in.entries = "", nil
	return nil
}

// replacePerson replaces the person of the archive in the table that has been read. Ids of players are random:
// nothing else in quotation marks looks like one.
func (in *importer) replacePerson() {
	if in.as == "" || in.was == "" || in.as == in.was {
		return
	}
	was, as := []byte(`"`+in.was+`"`), []byte(`"`+in.as+`"`)
	var before journal.Hash
	for i := range in.entries {
		e := &in.entries[i]
		e.Body = bytes.ReplaceAll(e.Body, was, as)
		before = journal.Link(before, e)
		e.Hash = before
	}
}

// A Rebuildable is a store whose projections can be rebuilt.
type Rebuildable interface {
	Source
	Project(ctx context.Context, tbl string, f *store.Folded) error
	Fold(ctx context.Context, all []store.ResultProjection, until int64, limit int) (int, error)
}

// foldMost is how many results are folded in one transaction.
const foldMost = 200

// Rebuild rebuilds all projections: first those of the tables' logs, then those of results. No other
// process may write to the store meanwhile. progress, which may be nil, is called with the current step and
// the number of tables or results done.
func Rebuild(ctx context.Context, k Rebuildable, all store.Projections, progress func(what string, done int)) (n Counts, err error) {
	logs, results := all.Names()
	told := func(what string, done int) {
		if progress != nil {
			progress(what, done)
		}
	}
	err = each(ctx, k.Tables, func(id string) (string, error) {
		entries, err := k.Read(ctx, id, 0)
		if err != nil {
			return id, fmt.Errorf("table %s: %w", id, err)
		}
		f, err := all.Fold(id, entries)
		if err != nil {
			return id, err
		}
		if err := k.Project(ctx, id, f); err != nil {
			return id, fmt.Errorf("table %s: %w", id, err)
		}
		n.add(entries)
		told(logs, n.Tables)
		return id, nil
	})
	if err != nil {
		return n, err
	}
	for {
		folded, err := k.Fold(ctx, all.Results, math.MaxInt64, foldMost)
		n.Results += folded
		if err != nil || folded == 0 {
			return n, err
		}
		told(results, n.Results)
	}
}
