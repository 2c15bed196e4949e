// Engine is the program that the page runs in a browser to play without a server: as WebAssembly, in two
// workers. In one it is the hall, in the other it thinks for the computer players, so that a long thought
// does not hold up the table. The JavaScript beside it is worker/engine.js of the page.
package main

//go:generate go run ./build ../page/engine
