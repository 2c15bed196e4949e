package wire

import (
	"ninetynine/internal/learn/daily"
	"ninetynine/rules"
)

// A DailyQuery names a day.
type DailyQuery struct {
	// Day is the date, as 2026-11-23.
	Day string `json:"day"`
}

// A DailyOpening asks for a table with a deal of the day.
type DailyOpening struct {
	// Day is the date, as 2026-11-23: today, where you are, or a day before.
	Day string `json:"day"`
	// Variant is one of the day's variants.
	Variant string `json:"variant"`
	// Pace is as in Settings. A table that exists keeps its own.
	Pace int64 `json:"pace,omitempty" wire:"min=0,max=10000"`
}

// Daily are the deals of a day: the same cards for all, against the same
// players.
type Daily struct {
	// Day is the date, as 2026-11-23.
	Day string `json:"day"`
	// First is the date of the first deals.
	First string `json:"first"`
	// Seal is this server's commitment to the seed of the day's deals; absent where
	// they follow from the date by the public rule, so that anyone can work them out.
	// It is the SHA-256 of "n99-day-1" and the seed.
	Seal string `json:"seal,omitempty"`
	// Seed is the seed behind seal, once the day is over everywhere.
	Seed string `json:"seed,omitempty"`
	// Coming are the commitments for the next seven days that have not begun anywhere.
	Coming []DailySeal `json:"coming,omitempty"`
	// Deals are the deals of the day: first that of standard, then that of another variant.
	Deals []DailyDeal `json:"deals"`
	// Played are your results of the deals of all days, the latest day first; at most the last 1000.
	Played []daily.Played `json:"played"`
	// Streak is on how many successive days you have played a deal of that day, up to the latest. It lasts
	// until the next day is over everywhere, and is the same in every time zone.
	Streak int `json:"streak" wire:"min=0"`
}

// A DailySeal is the commitment to a day's deals.
type DailySeal struct {
	// Day is the date, as 2026-11-23.
	Day string `json:"day"`
	// Seal is as in Daily.
	Seal string `json:"seal"`
}

// A DailyDeal is a deal of the day.
type DailyDeal struct {
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// Trump is the trump; absent where a card turned up or a player decides it.
	Trump *rules.Trump `json:"trump,omitempty"`
	// Bots is the level of the other players.
	Bots string `json:"bots"`
	// Players is how many people have played it on this server, 1000 at most.
	Players int `json:"players"`
	// Late says that you ended the deal after its day was over everywhere and its seed
	// public, so that you have no place. Only with a seal.
	Late bool `json:"late,omitempty"`
	// Table is the id of your table for it, once you have one.
	Table string `json:"table,omitempty"`
	// Lost says that you have a table for it but no result, and cannot play it any more: you gave it up,
	// or a stand-in played.
	Lost bool `json:"lost,omitempty"`
	// Own is how you played it; absent if you have not. The following fields are absent then.
	Own *daily.Played `json:"own,omitempty"`
	// Place is your place among the players, from 1; equal points share it.
	Place int `json:"place,omitempty"`
	// Best are the best, by points: ten, or a few more if you come soon after them.
	Best []daily.Played `json:"best,omitempty"`
	// Near are you, the two before you and the two after you; absent if you are among
	// the best.
	Near []daily.Played `json:"near,omitempty"`
	// Expert is expert's result in your chair; absent if this server gives no hints, or is too busy to
	// find out: ask again.
	Expert *daily.Played `json:"expert,omitempty"`
}
