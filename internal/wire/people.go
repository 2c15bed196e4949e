package wire

import (
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/club/ties"
	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// Me is a player as other players see them.
type Me struct {
	// ID is the player's id, known to everyone who plays with them.
	ID string `json:"id"`
	// Name is the player's name.
	Name string `json:"name" wire:"is=Name"`
}

// An Erasing asks to be forgotten.
type Erasing struct {
	// Name is your name, as a sign that you mean it.
	Name string `json:"name"`
}

// A Written is a message that you wrote at a table.
type Written struct {
	// Table is the table.
	Table string `json:"table"`
	// At is when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// Text is the message.
	Text string `json:"text"`
}

// A PlayedMatch is a match with its record.
type PlayedMatch struct {
	Result
	// Record is the record, as docs/record.md describes.
	Record string `json:"record"`
}

// A DataQuery selects a page of what the server knows about you.
type DataQuery struct {
	// Before comes from the previous page.
	Before string `json:"before,omitempty"`
	// Limit is how many matches or tables to read, 20 by default. Ask for fewer after too-many: long matches take
	// longer.
	Limit int `json:"limit,omitempty" wire:"min=1,max=100"`
}

// A MyData is a page of what the server knows about you: first your matches, then what you wrote at other tables, then the
// rest. The lists of all pages make one of each. Shared pads are not in it: the server does not know whose they are.
type MyData struct {
	Me
	// Created is when you first came, in milliseconds since 1970 UTC.
	Created int64 `json:"created"`
	// Aliases are the ids of the players who became one with you.
	Aliases []string `json:"aliases"`
	// Tallies sum up your matches, by variant.
	Tallies []store.Tally `json:"tallies"`
	// Ratings are your ratings, by class of table.
	Ratings []Rating `json:"ratings"`
	// RatingHidden says that you hide them from others.
	RatingHidden bool `json:"ratingHidden,omitempty"`
	// Matches are those of this page that have ended, the newest first.
	Matches []PlayedMatch `json:"matches"`
	// Written are your messages at the tables of these matches; on the last pages, where you sit. Two pages may
	// have the same ones.
	Written []Written `json:"written"`
	// Keys are your keys, as at /api/me/keys, with the addresses to which your browsers are sent messages.
	Keys []Key `json:"keys"`
	// Ties are whom you follow, mute or block, who follows you, and whom you have met.
	Ties []Tied `json:"ties"`
	// Groups are your groups.
	Groups []Membership `json:"groups"`
	// Events are the clubs' events that you run, or at which you play.
	Events []event.Listed `json:"events"`
	// Evenings are those to which you come.
	Evenings []MyEvening `json:"evenings"`
	// Complaints are those that you have made, and your appeals.
	Complaints []store.Complaint `json:"complaints"`
	// Decisions are what operators have decided about you, the newest first.
	Decisions []Decision `json:"decisions"`
	// Networks are keyed hashes of the networks from which you came in the last days.
	Networks []string `json:"networks"`
	// Before is the place of the next page, for before; absent after the last.
	Before string `json:"before,omitempty"`
}

// A MyEvening is an evening to which you come.
type MyEvening struct {
	// Evening is the id of the evening.
	Evening string `json:"evening"`
	// Begins is when, in milliseconds since 1970 UTC.
	Begins int64 `json:"begins"`
	// Said is when you said so.
	Said int64 `json:"said"`
	// Here is when you were last there; absent before.
	Here int64 `json:"here,omitempty"`
}

// A Decision is what an operator has decided about you.
type Decision struct {
	// At is when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// Act is what the operator did: see docs/server.md.
	Act string `json:"act"`
	// Whom is your id, or that of an alias.
	Whom string `json:"whom"`
	// Table is the table of a removal.
	Table string `json:"table,omitempty"`
	// Until is when it ends, in milliseconds since 1970 UTC; absent if it does not end by itself.
	Until int64 `json:"until,omitempty"`
	// Reason is the operator's reason.
	Reason string `json:"reason"`
	// Name is the name that you were given.
	Name string `json:"name,omitempty"`
	// Former is how you were called before.
	Former string `json:"former,omitempty"`
}

// A Key proves that a device, a program or a person is a player: one player may
// have many.
type Key struct {
	// ID is the key's id in this list. It proves nothing.
	ID string `json:"id"`
	// Kind is what it is: device (the cookie of a browser, or the token of a program),
	// ssh (an SSH key), passkey, words (recovery words on paper), link (a code for
	// another device, not used yet) or push (a browser that is told of turns or
	// evenings; it proves nothing).
	Kind store.Kind `json:"kind" wire:"enum=device|ssh|passkey|words|link|push"`
	// Label is what it calls itself: browser and system, or the fingerprint of an SSH
	// key. Absent if unknown.
	Label string `json:"label,omitempty"`
	// Made is when it was added, in milliseconds since 1970 UTC; absent if unknown.
	Made int64 `json:"made,omitempty"`
	// Seen is the day on which it was last used, in UTC.
	Seen string `json:"seen" wire:"is=Date"`
	// Credential is a passkey's credential id, in base64url; absent otherwise, and if unknown.
	Credential string `json:"credential,omitempty"`
	// Address is where a browser takes messages; only in your data.
	Address string `json:"address,omitempty"`
	// This says that the request was made with it.
	This bool `json:"this,omitempty"`
	// ByOperator says that it is an operator's link, or that it came by one.
	ByOperator bool `json:"byOperator,omitempty"`
	// From is when an operator's link begins to work, in milliseconds since 1970 UTC; absent if it does.
	From int64 `json:"from,omitempty"`
}

// Keys are a player's keys.
type Keys struct {
	Me
	// Tag tells the player from others of the same name: Anna·k3x7.
	Tag string `json:"tag"`
	// Site is the host name at which passkeys work, and under the names below it.
	Site string `json:"site"`
	// Keys are the keys, the oldest first.
	Keys []Key `json:"keys"`
	// Joined are the players who became one with you in the last seven days.
	Joined []Joined `json:"joined"`
	// Acts are what operators did with your keys in the last thirty days, the newest first.
	Acts []KeyAct `json:"acts"`
}

// A Push says whether your browser is told of turns and evenings, by Web Push.
type Push struct {
	// Key is the server's public key for PushManager.subscribe, in base64url; absent if the server tells nobody.
	Key string `json:"key,omitempty"`
	// Pushing is the subscription in use, without its keys; all is absent if there is none.
	Pushing
}

// A Pushing makes your browser be told of turns and evenings; without turn and tonight, no longer. A session has one
// subscription, which ends with it.
type Pushing struct {
	// Endpoint is PushSubscription.endpoint, an https address.
	Endpoint string `json:"endpoint,omitempty"`
	// P256dh is its key p256dh, in base64url.
	P256dh string `json:"p256dh,omitempty"`
	// Auth is its key auth, in base64url: a secret that only we and the browser know.
	Auth string `json:"auth,omitempty"`
	// Language is that of the messages: en, de or sv.
	Language string `json:"language,omitempty"`
	// Turn is whether to tell of turns at tables for play by correspondence.
	Turn bool `json:"turn,omitempty"`
	// Tonight is whether to tell, ten minutes before, of evenings to which you said you come.
	Tonight bool `json:"tonight,omitempty"`
}

// Words are recovery words.
type Words struct {
	// Words are six words to be kept on paper. Anyone who has them can become you.
	// They are shown only now.
	Words string `json:"words"`
}

// A Challenge is what a passkey signs.
type Challenge struct {
	// Challenge is the challenge, in base64url. It can be answered once.
	Challenge string `json:"challenge"`
	// Site is the id of the relying party: the name of this site.
	Site string `json:"site"`
	// Until is when it expires, in milliseconds since 1970 UTC.
	Until int64 `json:"until"`
}

// Somebody is Me, or without id and name for a caller without a session.
//
//wire:needs id: name
//wire:needs name: id
type Somebody struct {
	// ID is the player's id.
	ID string `json:"id,omitempty"`
	// Name is the player's name.
	Name string `json:"name,omitempty" wire:"is=Name"`
	// Operator says that the player may act as an operator.
	Operator bool `json:"operator,omitempty"`
	// Complaints are how many complaints and appeals are open, if the player is an operator.
	Complaints int `json:"complaints,omitempty" wire:"min=0"`
	// RatingHidden says that the player hides the ratings.
	RatingHidden bool `json:"ratingHidden,omitempty"`
	// Sanctions are what operators have decided about the player, if anything is in force.
	Sanctions *moderation.Sanctions `json:"sanctions,omitempty"`
	// Tag tells the player from others of the same name: Anna·k3x7.
	Tag string `json:"tag,omitempty"`
	// Back is the player that this browser can go back to; absent if there is none.
	Back *Back `json:"back,omitempty"`
	// Earlier are further such players, the last first.
	Earlier []Back `json:"earlier,omitempty"`
	// Fresh is what this device has to tell the player of, the oldest first. The server does not note what was told.
	Fresh []Fresh `json:"fresh,omitempty"`
}

// An Entrance is how a caller becomes a player.
type Entrance struct {
	// Name is the player's name.
	Name string `json:"name"`
	// Token says that the caller is a program and wants a token instead of a cookie.
	Token bool `json:"token,omitempty"`
	// Link is the path of the page by which the caller came, as t/TABLE or g/GROUP#CODE, or e/EVENING for an evening of
	// the server: if it leads there, many may come by it at once from one address.
	Link string `json:"link,omitempty"`
}

// A Guest is a player who has begun a session.
type Guest struct {
	Me
	// Token is present only if it was asked for; send it as Authorization: Bearer
	// TOKEN, and keep it secret.
	Token string `json:"token,omitempty"`
}

// A RatingHidden is whether you hide your ratings.
type RatingHidden struct {
	// Hidden says that neither your profile nor a leaderboard shows them to others. Your matches count all the
	// same.
	Hidden bool `json:"hidden"`
}

// A Renaming is a change of name.
type Renaming struct {
	// Name is the new name.
	Name string `json:"name"`
}

// A Code lets another device continue as the same player.
type Code struct {
	// Code is the code. Anyone who has it can become you: keep it secret.
	Code string `json:"code"`
	// Until is when it expires, in milliseconds since 1970 UTC.
	Until int64 `json:"until"`
}

// A Profile is public information about a player.
type Profile struct {
	Me
	// Tag tells the player from others of the same name: Anna·k3x7.
	Tag string `json:"tag"`
	// Tallies sum up the player's matches, by variant.
	Tallies []store.Tally `json:"tallies"`
	// Ratings are the player's ratings, by class of table.
	Ratings []Rating `json:"ratings"`
	// Keyless says, to the player alone, that leaderboards leave the player out, since nothing but one browser proves who
	// it is: no passkey, no recovery words, no SSH key and no second device.
	Keyless bool `json:"keyless,omitempty"`
}

// A Tying ends or makes a tie with another player, who is told of a follow alone.
type Tying struct {
	// Player is the other player's id.
	Player string `json:"player"`
	// Tie is follow; mute: what the other writes is not shown to you; or block: likewise, and the other gets no
	// chair at your tables. Who follows a player no longer blocks that player, and the other way round.
	Tie store.TieKind `json:"tie" wire:"enum=follow|mute|block"`
	// On makes the tie; without it, it ends.
	On bool `json:"on,omitempty"`
}

// A Tied is another player, as you see them.
type Tied = ties.Tied

// Ties are the players with whom you have to do.
type Ties struct {
	// Players are friends, then others whom you follow, then others who follow you, then the others; those you met last come
	// first. Of those who follow you, the last hundred are among them.
	Players []Tied `json:"players"`
	// Code is that of your link for friends, /people/ID#CODE.
	Code string `json:"code"`
}

// A FriendCode proves that you have a player's link for friends.
type FriendCode struct {
	// Code is the part of the link after the #.
	Code string `json:"code"`
}

// A Rating is how well a player plays at one class of table, as docs/ratings.md describes. The level club has 1500.
type Rating struct {
	// Class is the class: the number of players, with a d if there is a dummy.
	Class string `json:"class" wire:"enum=3|4|5|2|2d"`
	// Mean is the estimate.
	Mean int `json:"mean"`
	// Within is how far the truth may be from it, with 95 % confidence.
	Within int `json:"within" wire:"min=0"`
	// Matches is the number of rated matches.
	Matches int `json:"matches" wire:"min=1"`
	// Most is the mean, if no more of it is shown because the player's matches alone against levels do not bear it out.
	Most int `json:"most,omitempty"`
	// Sure says that it is precise enough to be listed.
	Sure bool `json:"sure,omitempty"`
}

// A PointsLost has what a player's mistakes cost in the newest thousand matches, as far as these are rated and judged.
type PointsLost struct {
	// Of is the number of rated matches.
	Of int `json:"of" wire:"min=0"`
	// Counted is how many of them are counted so far, the newest ones.
	Counted int `json:"counted" wire:"min=0"`
	// Classes are the classes of table with judged deals.
	Classes []ClassLost `json:"classes"`
}

// A ClassLost is what mistakes cost at a class of table.
type ClassLost struct {
	// Class is the class: the number of players, with a d if there is a dummy.
	Class string `json:"class" wire:"enum=3|4|5|2|2d"`
	// Deals is the number of deals that the player played without help and of which all decisions are judged.
	Deals int `json:"deals" wire:"min=1"`
	// Lost are the points lost a deal.
	Lost statistics.Mean `json:"lost"`
}

// A RatingsQuery selects a class.
type RatingsQuery struct {
	// Class is the class of table; 3 by default.
	Class string `json:"class,omitempty" wire:"enum=3|4|5|2|2d"`
}

// A Leaderboard has the best players of a class.
type Leaderboard struct {
	// Class is the class of table.
	Class string `json:"class" wire:"enum=3|4|5|2|2d"`
	// Players are the best, the best first, of those with a precise rating, who have played within half a
	// year, and who have a passkey, recovery words, an SSH key or a second device.
	Players []Rated `json:"players"`
	// Levels are what the levels of the present edition count as.
	Levels []RatedLevel `json:"levels"`
}

// A Rated is a player with a rating.
type Rated struct {
	Me
	Rating
}

// A RatedLevel is a level and its fixed rating.
type RatedLevel struct {
	// Level is the level.
	Level string `json:"level"`
	// Mean is its rating.
	Mean int `json:"mean"`
}

// A History is a page of a player's matches.
type History struct {
	// Matches are the matches, newest first.
	Matches []Result `json:"matches"`
	// Before is the parameter for the next page; absent on the last.
	Before string `json:"before,omitempty"`
}

// A HistoryQuery selects matches.
type HistoryQuery struct {
	// Variant asks for matches of this variant only, house rules included; an id of
	// /api/variants.
	Variant string `json:"variant,omitempty"`
	// Before comes from the previous page.
	Before string `json:"before,omitempty"`
	// Limit is how many to return, 20 by default.
	Limit int `json:"limit,omitempty" wire:"min=1,max=100"`
}

// A Result is how a match ended.
type Result struct {
	// Table is the table's id, only for players of the match, since it gives
	// access to the table.
	Table string `json:"table,omitempty"`
	// Match is its number at the table, from 1.
	Match int `json:"match" wire:"min=1"`
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// House says that the match used house rules.
	House bool `json:"house,omitempty"`
	// Began is when it began, in milliseconds since 1970 UTC.
	Began int64 `json:"began"`
	// Ended is when it ended, in milliseconds since 1970 UTC.
	Ended int64 `json:"ended"`
	// Cut says that it was abandoned and has no winner. A session that reached its limit
	// of deals or games is not cut.
	Cut bool `json:"cut,omitempty"`
	// Deals is the number of deals finished.
	Deals int `json:"deals" wire:"min=0"`
	// Games is the number of games finished.
	Games int `json:"games" wire:"min=0"`
	// Group is the id of the group for which the table was, likewise only for players of the match.
	Group string `json:"group,omitempty"`
	// Rated says that the table's settings let the match count for ratings; it does if two people played.
	Rated bool `json:"rated,omitempty"`
	// Ladder says that they let the match count on the group's ladder.
	Ladder bool `json:"ladder,omitempty"`
	// Chairs are the outcome for each chair.
	Chairs []journal.Share `json:"chairs"`
}
