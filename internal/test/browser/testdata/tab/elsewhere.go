//go:build !js

package main

func main() { panic("this runs in browsers") }
