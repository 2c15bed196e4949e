package node

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
)

// Retention says after how many days data are deleted or archived. The use of keys is known to the day.
type Retention struct {
	Forget  int  // keys that are not used, and then players who have nothing left; from 1 to 365
	Guests  int  // the same for players who have never taken a seat; from 1 to 365
	Archive int  // logs of tables where nothing happens any more; 0: never
	Chat    bool // what people wrote there goes when a log is archived
}

// DefaultRetention deletes what is not used for a year, and archives nothing.
func DefaultRetention() Retention { return Retention{Forget: 365, Guests: 365} }

// Check returns an error if a number of days is out of its range.
func (r Retention) Check() error {
	const year = 365 // as long as cookies live
	if r.Forget < 1 || r.Forget > year || r.Guests < 1 || r.Guests > year || r.Archive < 0 {
		return errors.New("--forget-after and --forget-guests are from 1 to 365 days, and --archive-after is 0 (never) or more")
	}
	if r.Chat && r.Archive == 0 {
		return errors.New("--forget-chat needs --archive-after DAYS: what people wrote goes when a log is compressed")
	}
	return nil
}

// Pruned counts what [Prune] has deleted and archived.
type Pruned struct{ Keys, Players, Tables, Entries int }

// Prune deletes and archives what is older than the retention allows, in small transactions.
func Prune(ctx context.Context, st *sqlstore.DB, r Retention, now time.Time) (n Pruned, err error) {
	ago := func(days int) time.Time { return now.AddDate(0, 0, -days-2) } // the day itself, and the cookie's last
	if n.Keys, n.Players, err = st.PurgeGuests(ctx, ago(r.Guests)); err != nil {
		return n, err
	}
	keys, players, err := st.Purge(ctx, ago(r.Forget), now)
	n.Keys, n.Players = n.Keys+keys, n.Players+players
	if err == nil && r.Archive > 0 {
		forget := table.WithoutChat
		if !r.Chat {
			forget = nil
		}
		n.Tables, n.Entries, err = st.Archive(ctx, now.AddDate(0, 0, -r.Archive).UnixMilli(), forget)
	}
	return n, err
}

func (n Pruned) String() string {
	return fmt.Sprintf("deleted %d keys and %d players; archived %d tables with %d entries", n.Keys, n.Players, n.Tables, n.Entries)
}
