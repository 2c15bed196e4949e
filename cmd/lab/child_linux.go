package main

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"syscall"
)

// ownGroup has a child and its children end together, and at the latest with this process, however it ends.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// giveWay has a child's group run only when nothing else wants to.
func giveWay(group int) { _ = syscall.Setpriority(syscall.PRIO_PGRP, group, 19) }

// busy says whether processes other than own many keep all cores of this machine busy.
func busy(own int) (bool, error) {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return false, err
	}
	var load float64
	if _, err := fmt.Sscan(string(text), &load); err != nil {
		return false, err
	}
	return load-float64(own) >= float64(runtime.NumCPU()), nil
}
