//go:build unix

package sqlstore

import (
	"os"
	"syscall"
)

func owner(folder string) (uid, gid int, ok bool) {
	info, err := os.Stat(folder)
	if err != nil {
		return 0, 0, false
	}
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return 0, 0, false
	}
	return int(st.Uid), int(st.Gid), true
}
