package sqlstore_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/smalldisk"
	"ninetynine/internal/test/storesuite"
)

// failingDisk names the environment variable that makes a test's process one whose disk fails after some
// bytes.
const failingDisk = "NINETYNINE_FAILING_DISK"

// healing names the one that makes the disk work again after a while; without it, the process dies with its
// disk.
const healing = "NINETYNINE_HEALING_DISK"

// doomed appends until its disk fails, and prints the outcome.
func doomed(folder string) {
	signal.Ignore(syscall.SIGXFSZ)
	ctx := context.Background()
	d, err := sqlstore.OpenSQLite(ctx, folder)
	disk := func(size uint64) {
		limit := syscall.Rlimit{Cur: size, Max: 1 << 40}
		err = errors.Join(err, syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit))
	}
	disk(1 << 20)
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	failures, more := 0, 0
	appendTo(ctx, d, "t", func(tbl string, seq uint64) {
		fmt.Println(tbl, seq)
		if failures > 0 {
			more++
		}
		if more == 100 {
			fmt.Println(errors.Join(err, d.Ping(ctx), d.Close()))
			os.Exit(0)
		}
	}, func(err error) bool {
		failures++
		fmt.Println("error:", err)
		if failures == 3 {
			fmt.Println("error: ping:", d.Ping(ctx))
			if os.Getenv(healing) == "" {
				os.Exit(0)
			}
			disk(1 << 40)
		}
		return failures < 4
	})
	os.Exit(2)
}

// TestFailingDisk: when the disk fails as an entry is written, the store reports that the outcome is
// unknown, and from then on that it cannot be written. All confirmed entries are there after the process
// has died of it; and once the disk works again, the process goes on.
func TestFailingDisk(t *testing.T) {
	folder, confirmed := t.TempDir(), map[string]uint64{}
	for _, heals := range []string{"", "1"} {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), failingDisk+"="+folder, healing+"="+heals)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		var failures []string
		for line := range strings.Lines(string(out)) {
			var seq uint64
			if _, err := fmt.Sscanf(line, "t %d\n", &seq); err == nil {
				if seq <= confirmed["t"] {
					t.Errorf("entry %d was confirmed after %d", seq, confirmed["t"])
				}
				confirmed["t"] = seq
			} else if strings.HasPrefix(line, "error:") {
				failures = append(failures, line)
			}
		}
		if len(failures) != 4 || !strings.Contains(failures[0], "not known whether") {
			t.Fatalf("said: %q", failures)
		}
		for i, said := range failures[1:] { // the last bytes of the disk may do for a beginning of the second
			if i > 0 && strings.Contains(said, "not known whether") || !strings.Contains(said, "look at it") {
				t.Errorf("said: %q", said)
			}
		}
		s := openSQLite(t, folder)
		t.Logf("%d entries, of which %v were confirmed\n%s", checkCrashed(t, s, confirmed), confirmed, failures)
		integrity(t, folder+"/ninetynine.db")
		must.Do(t, s.Close())
	}
}

// TestFullDisk: on a full disk writes fail, and the server reports that it is not ready; once there is
// space again, both recover.
func TestFullDisk(t *testing.T) {
	ctx := t.Context()
	disk, _, _ := smalldisk.New(t, "2m")
	d := openSQLite(t, disk+"/data")
	at := journal.Summary{ID: "t"}
	put := func() error {
		e, p := storesuite.Next(at, 1, strings.Repeat("x", 10_000))
		err := d.Append(ctx, "t", e, p)
		if err == nil {
			at = p.Summary
		}
		return err
	}
	var full error
	for full == nil {
		full = put()
	}
	if !strings.Contains(full.Error(), "free some space") {
		t.Errorf("it says %v", full)
	}
	for range 2 {
		if err := d.Ping(ctx); err == nil || !strings.Contains(err.Error(), "free some space") {
			t.Errorf("on a full disk it is ready: %v", err)
		}
		e, p := storesuite.Next(journal.Summary{ID: "t", Seq: 9999}, 1, "x")
		if err := d.Append(ctx, "t", e, p); !errors.Is(err, store.ErrStale) {
			t.Errorf("what comes too late: %v", err)
		}
	}
	must.Do(t, syscall.Mount("tmpfs", disk, "tmpfs", syscall.MS_REMOUNT, "size=20m"))
	must.Do(t, errors.Join(d.Ping(ctx), put(), d.Ping(ctx)), "there is space again")
}
