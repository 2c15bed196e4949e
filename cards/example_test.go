package cards_test

import (
	"fmt"

	"ninetynine/cards"
)

// Cards are read in many spellings and written in one.
func ExampleParse() {
	hand, err := cards.Parse("ts 9♠ ad KC qc")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(hand)
	fmt.Println(hand.Len(), "cards; spades:", hand.In(cards.Spades), "and the highest club", hand.In(cards.Clubs).Highest())
	_, err = cards.Parse("AC 11")
	fmt.Println(err)
	// Output:
	// KC QC AD 10S 9S
	// 5 cards; spades: 10S 9S and the highest club KC
	// "11" is not a card: write rank and suit, as AC, 10D or 9♠
}

// A dealer commits to all deals of a match before the first, and discloses the secret of each with
// its cards.
func ExampleCommitment() {
	master := cards.SeedOf("32 bytes that nobody else knows")
	before := cards.Commitment(master) // published
	for n := range 3 {
		secret, err := cards.Secret(master, n)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println("deal", n, "was fixed beforehand:", cards.Opens(secret, before))
		before = secret
	}
	// Output:
	// deal 0 was fixed beforehand: true
	// deal 1 was fixed beforehand: true
	// deal 2 was fixed beforehand: true
}
