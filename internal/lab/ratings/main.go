// Ratings makes the figures of docs/ratings.md: how well package rating foretells who finishes ahead, among
// simulated people, how soon, and what cheating gains. First it plays deals among levels, which takes half an hour;
// then it makes matches of them.
//
//	go run ./internal/lab/ratings deals FOLDER [DEALS]
//	go run ./internal/lab/ratings figures FOLDER [SHARE]
//
// SHARE is how many of people's matches they play alone with levels; 0 by default.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"

	"ninetynine/internal/learn/rating"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) >= 2 && args[0] == "figures":
		alone := 0.0
		if len(args) == 3 {
			alone, _ = strconv.ParseFloat(args[2], 64)
		}
		return figures(args[1], alone)
	case len(args) >= 2 && args[0] == "deals":
		n := 400
		if len(args) == 3 {
			n, _ = strconv.Atoi(args[2])
		}
		for _, class := range rating.Classes() {
			b, err := makeBank(context.Background(), class, n)
			if err == nil {
				err = b.write(filepath.Join(args[1], class+".json"))
			}
			if err != nil {
				return err
			}
		}
		return nil
	}
	return errors.New("say deals FOLDER [DEALS], or figures FOLDER [SHARE]")
}

func open(folder, class string) (bank, error) {
	text, err := os.ReadFile(filepath.Join(folder, class+".json"))
	if err != nil {
		return nil, err
	}
	b := bank{}
	return b, json.Unmarshal(text, &b)
}
