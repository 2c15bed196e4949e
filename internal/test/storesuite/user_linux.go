package storesuite

import (
	"os"
	"os/exec"
	"os/user"
	"strconv"
	"syscall"
)

// give gives a folder to PostgreSQL's user: PostgreSQL refuses to run as root.
func give(folder string) error {
	uid, gid, ok := other()
	if !ok {
		return nil
	}
	return os.Chown(folder, int(uid), int(gid))
}

// demote runs a command as that user, and ends it with the test.
func demote(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGQUIT}
	if uid, gid, ok := other(); ok {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: uid, Gid: gid}
	}
}

// other is the user to run as instead of root; ok is false if this is not root.
func other() (uid, gid uint32, ok bool) {
	if os.Getuid() != 0 {
		return 0, 0, false
	}
	for _, name := range []string{"postgres", "nobody"} {
		u, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, uidErr := strconv.ParseUint(u.Uid, 10, 32)
		gid, gidErr := strconv.ParseUint(u.Gid, 10, 32)
		if uidErr == nil && gidErr == nil {
			return uint32(uid), uint32(gid), true
		}
	}
	return 65534, 65534, true
}
