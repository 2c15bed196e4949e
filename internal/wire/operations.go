package wire

import (
	"encoding/json"
	"reflect"
	"slices"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/store"
)

func of[T any]() Content { return Content{Type: reflect.TypeFor[T]()} }

func query[T any]() reflect.Type { return reflect.TypeFor[T]() }

// costs are one of each.
func costs(what ...Cost) []Price {
	all := make([]Price, len(what))
	for i := range what {
		all[i] = Price{what[i], 1}
	}
	return all
}

// ok is a successful answer with a T.
func ok[T any](text string) []Answer {
	return []Answer{{Status: StatusOK, Text: text, Content: of[T]()}}
}

const (
	post = "POST"
	get  = "GET"

	cookie = "the session, unless a token was asked for"

	effortOfSeating = 100 // a search; one address may spend 300 at once, and a hall's phones share it

	eraseCost = 100 // in entries: all logs are searched
)

// Operations returns all operations of a server.
func Operations() []Operation {
	return slices.Concat(about(), people(), joining(), keys(), tables(), imports(), matches(), problems(), evenings(), clubEvents(), groups(), operators())
}

func about() []Operation {
	return []Operation{
		{ID: "health", Method: get, Path: "/healthz", Who: Anybody, Does: moderation.Reading, Summary: "Whether the server runs", Answers: ok[OK]("It runs.")},
		{ID: "ready", Method: get, Path: "/readyz", Who: Anybody, Does: moderation.Reading, Summary: "Whether the server can do its work", Answers: ok[OK]("It is ready.")},
		{ID: "openapi", Method: get, Path: "/api/openapi.json", Who: Anybody, Does: moderation.Reading, Summary: "This document", Answers: ok[map[string]any]("An OpenAPI document.")},
		{ID: "version", Method: get, Path: "/api/version", Fixed: true, Who: Anybody, Does: moderation.Reading, Summary: "Version of this server", Answers: ok[Version]("Its version.")},
		{ID: "privacy", Method: get, Path: "/api/privacy", Who: Anybody, Does: moderation.Reading, Summary: "What this server keeps of people, and how long", Answers: ok[Privacy]("What it keeps.")},
		{ID: "variants", Method: get, Path: "/api/variants", Fixed: true, Who: Anybody, Does: moderation.Reading, Summary: "The published variants", Answers: ok[Variants]("All of them.")},
		{
			ID: "variant", Method: get, Path: "/api/variants/{variant}", Fixed: true, Who: Anybody, Does: moderation.Reading, Summary: "The rules of a variant, as data",
			Answers: ok[Variant]("The variant."),
		},
		{
			ID: "guide", Method: get, Path: "/api/variants/{variant}/guide", Fixed: true, Who: Anybody, Does: moderation.Reading, Summary: "The rules of a variant in words, and where they come from",
			Query: query[GuideQuery](), Answers: ok[Guide]("The rules."),
		},
		{
			ID: "houseGuide", Method: post, Path: "/api/guide", Who: Anybody, Does: moderation.Reading, Summary: "House rules in words",
			Body: of[House](), Answers: ok[Guide]("The rules."),
		},
		{
			ID: "bids", Method: post, Path: "/api/bids", Who: Visitor, Does: moderation.Reading, Summary: "The bid table of a hand: what each way to lay cards aside is worth",
			Body: of[BidAsking](), Answers: ok[BidTable]("The table."),
		},
		{
			ID: "deal", Method: post, Path: "/api/deal", Who: Anybody, Does: moderation.Reading, Summary: "The hands of numbered deals, to be played with real cards",
			Body: of[DealAsking](), Answers: ok[slips.Series]("The deals, hand by hand."),
		},
		{
			ID: "pad", Method: post, Path: "/api/pad", Who: Anybody, Does: moderation.Reading, Summary: "Reckon a score pad that you keep, and change it. Nothing is stored",
			Body: of[PadAsking](), Answers: ok[Pad]("The pad. Faults of entries are in it."),
		},
		{
			ID: "talk", Method: post, Path: "/api/talk", Who: Anybody, Does: moderation.Reading, Summary: "What to say to a person who plays by typing. Nothing is stored, and no table is asked",
			Body: of[TalkAsking](), Answers: ok[TalkAnswer]("Sentences, and what to do about what was typed."),
		},
		{
			ID: "problemTalk", Method: post, Path: "/api/talk/problem", Who: Anybody, Does: moderation.Reading, Summary: "The same to a person who solves a problem",
			Body: of[ProblemTalkAsking](), Answers: ok[TalkAnswer]("Sentences, and what to do about what was typed."),
		},
		{
			ID: "season", Method: post, Path: "/api/season", Who: Anybody, Does: moderation.Reading, Summary: "Add up score pads that you keep: standings, and who owes what. Nothing is stored",
			Body: of[SeasonAsking](), Answers: ok[Season]("The season."),
		},
		{
			ID: "sharePad", Method: post, Path: "/api/pads", Does: moderation.Speaking, Who: Visitor, Costs: costs(Keeping), Summary: "Keep a score pad here, so that anyone with its id may look on",
			Body: of[PadSharing](), Answers: ok[PadShared]("It is kept, in place of its earlier state; or no longer."), Refused: []int{StatusConflict},
		},
		{
			ID: "sharedPad", Method: get, Path: "/api/pads/{pad}", Who: Anybody, Does: moderation.Reading, Summary: "Look on at a score pad that is kept here",
			Query: query[PadQuery](), Answers: ok[PadLooked]("The pad, reckoned, if it has changed."),
		},
		{ID: "levels", Method: get, Path: "/api/levels", Fixed: true, Who: Anybody, Does: moderation.Reading, Summary: "The computer players", Answers: ok[Levels]("All of them.")},
	}
}

func people() []Operation {
	return []Operation{
		{
			ID: "guest", Method: post, Path: "/api/guest", Does: moderation.Told, Who: Visitor, Costs: costs(Keeping), Summary: "Become a player", Body: of[Entrance](),
			Answers: []Answer{{StatusCreated, "A new player. The session is a cookie or, with token, a token.", of[Guest](), cookie}},
		},
		{
			ID: "me", Method: get, Path: "/api/me", Who: Visitor, Does: moderation.Reading, Summary: "Who you are",
			Answers: ok[Somebody]("The player; an empty object without a session."),
		},
		{
			ID: "rename", Method: post, Path: "/api/me", Does: moderation.Speaking, Who: Player, Costs: costs(Chats), Summary: "Change your name", Body: of[Renaming](),
			Answers: ok[Me]("The player. Chairs already taken keep the old name."),
		},
		{
			ID: "hideRating", Method: post, Path: "/api/me/rating", Who: Player, Does: moderation.Reading, Costs: costs(Commands), Summary: "Hide your ratings from others, or show them again",
			Body: of[RatingHidden](), Answers: ok[RatingHidden]("Whether they are hidden."),
		},
		{
			ID: "data", Method: get, Path: "/api/me/data", Who: Player, Does: moderation.Reading, Summary: "What the server knows about you, page by page",
			Query: query[DataQuery](), Answers: ok[MyData]("Who you are, and of each page your matches with their records, and what you wrote."), Refused: []int{StatusBadRequest},
		},
		{
			ID: "erase", Method: post, Path: "/api/me/erase", Who: Player, Does: moderation.Reading, Costs: []Price{{Keeping, eraseCost}}, Summary: "Erase yourself: your sessions end, and your name and messages go, here and in all logs. This cannot be undone",
			Body: of[Erasing](), Answers: []Answer{{Status: StatusNoContent, Text: "You are nobody now. Logs of old matches are searched in the background."}},
			Refused: []int{StatusConflict},
		},
		{
			ID: "ties", Method: get, Path: "/api/me/ties", Who: Player, Does: moderation.Reading, Costs: []Price{{Effort, 3}}, Summary: "The players whom you follow, mute or block, who follow you, and whom you have met",
			Answers: ok[Ties]("All of them."),
		},
		{
			ID: "tie", Method: post, Path: "/api/me/ties", Who: Player, Does: moderation.Doing, Costs: costs(Commands, Keeping), Summary: "Follow, mute or block a player, or no longer",
			Body: of[Tying](), Answers: ok[Tied]("The player, as you now see them."), Refused: []int{StatusNotFound, StatusConflict},
		},
		{
			ID: "renewLink", Method: post, Path: "/api/me/link", Who: Player, Does: moderation.Doing, Costs: costs(Commands), Summary: "Make a new link for friends, which ends the one before",
			Answers: ok[Ties]("All of them, with the new code."),
		},
		{
			ID: "befriend", Method: post, Path: "/api/players/{player}/friends", Who: Player, Does: moderation.Speaking, Costs: costs(Commands, Keeping), Summary: "Become the friend of a player whose link you have: you follow each other",
			Body: of[FriendCode](), Answers: ok[Tied]("The player, as you now see them."), Refused: []int{StatusConflict},
		},
		{
			ID: "profile", Method: get, Path: "/api/players/{player}", Who: Visitor, Does: moderation.Reading, Summary: "A player's profile",
			Answers: ok[Profile]("Name, tallies and ratings."),
		},
		{
			ID: "lost", Method: get, Path: "/api/players/{player}/lost", Who: Player, Does: moderation.Reading, Costs: costs(Hints),
			Summary: "What a player's mistakes in rated matches cost, as far as they are judged",
			Answers: ok[PointsLost]("What is counted after some seconds; ask again while counted is less than of."),
		},
		{
			ID: "ratings", Method: get, Path: "/api/ratings", Who: Visitor, Does: moderation.Reading, Summary: "The best players of a class of table",
			Query: query[RatingsQuery](), Answers: ok[Leaderboard]("At most a hundred."), Refused: []int{StatusBadRequest},
		},
		{
			ID: "history", Method: get, Path: "/api/players/{player}/matches", Who: Visitor, Does: moderation.Reading, Summary: "A player's matches",
			Query: query[HistoryQuery](), Answers: ok[History]("A page of them."), Refused: []int{StatusBadRequest},
		},
		{
			ID: "statistics", Method: get, Path: "/api/statistics", Who: Player, Does: moderation.Reading, Costs: costs(Hints),
			Summary: "What the deals of your finished matches add up to: contracts, points, mistakes as far as they are judged, streaks",
			Query:   query[StatisticsQuery](), Answers: ok[Statistics]("What is counted after some seconds; ask again while counted is less than of."),
			Refused: []int{StatusBadRequest},
		},
	}
}

func joining() []Operation {
	return []Operation{
		{
			ID: "prove", Method: post, Path: "/api/session/proof", Who: Visitor, Does: moderation.Reading, Costs: costs(Keeping), Summary: "Ask whose key you have: a code, recovery words, a passkey, or what this browser keeps of an earlier player. Nothing changes",
			Body:    of[Proving](),
			Answers: []Answer{{Status: StatusCreated, Text: "The player, and the code for what follows.", Content: of[Proven]()}},
			Refused: []int{StatusNotFound, StatusConflict},
		},
		{
			ID: "goOn", Method: post, Path: "/api/session", Who: Visitor, Does: moderation.Reading, Costs: costs(Keeping), Summary: "Change over to the player of a code. Players never become one by it",
			Body:    of[GoingOn](),
			Answers: []Answer{{StatusCreated, "You are now that player, with a new session.", of[Guest](), cookie}},
			Refused: []int{StatusNotFound, StatusConflict},
		},
		{
			ID: "joinPlayer", Method: post, Path: "/api/me/joined", Who: Player, Summary: "Make another player one with you, whose key you prove here and now: matches, chairs, ties and groups become yours, and the other's keys end",
			Body:    of[Joining](),
			Answers: []Answer{{StatusCreated, "You are one. Either can undo it for seven days.", of[Joined](), cookie}},
			Refused: []int{StatusNotFound, StatusConflict},
		},
		{
			ID: "undoJoined", Method: "DELETE", Path: "/api/me/joined/{player}", Who: Player, Does: moderation.Reading, Costs: costs(Keeping), Summary: "Undo, for seven days, that a player became one with you",
			Answers: []Answer{{Status: StatusNoContent, Text: "The player is on its own again, with what was its own. It goes on from the browser that brought it, for seven days."}},
			Refused: []int{StatusNotFound, StatusConflict},
		},
	}
}

func keys() []Operation {
	return []Operation{
		{
			ID: "leave", Method: "DELETE", Path: "/api/session", Who: Player, Does: moderation.Reading, Summary: "End the session and its streams",
			Answers: []Answer{{Status: StatusNoContent, Text: "It has ended. Without another session, this player is gone."}},
		},
		{
			ID: "handOver", Method: post, Path: "/api/session/code", Who: Player, Does: moderation.Reading, Costs: costs(Chats, Links), Summary: "Get a code that lets another device continue as you",
			Answers: []Answer{{Status: StatusCreated, Text: "A code that works once, for ten minutes.", Content: of[Code]()}},
		},
		{
			ID: "keys", Method: get, Path: "/api/me/keys", Who: Player, Does: moderation.Reading, Summary: "Your keys: all that can act as you",
			Answers: ok[Keys]("All of them."),
		},
		{
			ID: "endOtherKeys", Method: "DELETE", Path: "/api/me/keys", Who: Player, Does: moderation.Reading,
			Summary: "Sign out everywhere else: end all other devices, SSH keys and codes, and their streams. Passkeys and recovery words stay",
			Answers: []Answer{{Status: StatusNoContent, Text: "They have ended; at other servers of the database within a minute."}}, Refused: []int{StatusConflict},
		},
		{
			ID: "endKey", Method: "DELETE", Path: "/api/me/keys/{key}", Who: Player, Does: moderation.Reading, Summary: "End one of your keys, and its streams",
			Answers: []Answer{{Status: StatusNoContent, Text: "It has ended; at other servers of the database within a minute."}}, Refused: []int{StatusConflict},
		},
		{
			ID: "push", Method: get, Path: "/api/me/push", Who: Player, Does: moderation.Reading, Summary: "Whether this session's browser is told of turns and evenings",
			Answers: ok[Push]("What it is told of."),
		},
		{
			ID: "setPush", Method: post, Path: "/api/me/push", Who: Player, Does: moderation.Reading, Costs: costs(Chats),
			Summary: "Be told of turns and evenings in this session's browser by Web Push, or no longer. At most ten of your browsers are",
			Body:    of[Pushing](), Answers: ok[Push]("What it is told of now."), Refused: []int{StatusNotFound, StatusConflict},
		},
		{
			ID: "newWords", Method: post, Path: "/api/me/words", Who: Player, Does: moderation.Reading, Costs: costs(Chats, Links),
			Summary: "Get recovery words, which let you continue as you when you have lost all devices. Earlier ones no longer work",
			Answers: []Answer{{Status: StatusCreated, Text: "The words. They are not shown again.", Content: of[Words]()}}, Refused: []int{StatusConflict},
		},
		{
			ID: "challenge", Method: post, Path: "/api/session/challenge", Who: Visitor, Does: moderation.Reading, Costs: costs(Links), Summary: "Get a challenge for a passkey to sign, for POST /api/session or POST /api/me/passkeys",
			Answers: []Answer{{Status: StatusCreated, Text: "A challenge that can be answered once, within ten minutes.", Content: of[Challenge]()}},
		},
		{
			ID: "addPasskey", Method: post, Path: "/api/me/passkeys", Who: Player, Does: moderation.Reading, Costs: costs(Keeping),
			Summary: "Add a passkey, a discoverable credential with your id as user handle: what PublicKeyCredential.toJSON() returns after navigator.credentials.create()",
			Body:    of[json.RawMessage](), Answers: []Answer{{Status: StatusCreated, Text: "It is one of your keys.", Content: of[Key]()}},
			Refused: []int{StatusNotFound, StatusConflict},
		},
	}
}

func tables() []Operation {
	return []Operation{
		{
			ID: "tables", Method: get, Path: "/api/tables", Who: Visitor, Does: moderation.Reading, Summary: "The lobby",
			Query: query[TablesQuery](), Answers: ok[Tables]("Tables."), Refused: []int{StatusBadRequest},
		},
		{
			ID: "onNow", Method: get, Path: "/api/now", Who: Visitor, Does: moderation.Reading, Costs: costs(Effort), Summary: "What is on now for you: tables of friends and groups, evenings, and how many others are here",
			Answers: ok[OnNow]("What is on."),
		},
		{
			ID: "open", Method: post, Path: "/api/tables", Does: moderation.Doing, Who: Player, Once: true, Costs: costs(Commands), Summary: "Open a table", Body: of[Opening](),
			Answers: append(
				ok[Seated]("The same command had opened it before. With other settings the id is refused: reason bad."),
				Answer{Status: StatusCreated, Text: "It is open.", Content: of[Seated]()}),
			Refused: []int{StatusConflict},
		},
		{
			ID: "play", Method: post, Path: "/api/play", Does: moderation.Doing, Who: Player, Once: true, Costs: costs(Commands), Summary: "Play now", Body: of[Quick](),
			Answers: ok[Seated]("A chair at a public table that waits for players, or at a new one."), Refused: []int{StatusConflict},
		},
		{
			ID: "daily", Method: get, Path: "/api/daily", Who: Visitor, Does: moderation.Reading, Summary: "The deals of a day",
			Query: query[DailyQuery](), Answers: ok[Daily]("The deals, and who has played them."), Refused: []int{StatusBadRequest},
		},
		{
			ID: "playDaily", Method: post, Path: "/api/daily", Does: moderation.Doing, Who: Player, Once: true, Costs: costs(Commands), Summary: "Play a deal of the day", Body: of[DailyOpening](),
			Answers: append(
				ok[Seated]("Your table for it, which exists already: a deal of the day is played once."),
				Answer{Status: StatusCreated, Text: "Your table for it.", Content: of[Seated]()}),
			Refused: []int{StatusConflict},
		},
		{
			ID: "present", Method: get, Path: "/api/tables/{table}", Who: Visitor, Does: moderation.Reading, Summary: "The current state",
			Answers: ok[Message]("A message with settings, host and talk."),
		},
		{
			ID: "scores", Method: get, Path: "/api/tables/{table}/scores", Who: Visitor, Does: moderation.Reading,
			Summary: "The scores of the match in progress, or of the last one", Answers: ok[Scores]("A score for each finished deal."),
		},
		{
			ID: "settled", Method: get, Path: "/api/tables/{table}/claim", Who: Player, Does: moderation.Reading, Costs: costs(Commands),
			Summary: "Whether claim would end the deal now, as far as your seat can see",
			Answers: ok[Settled]("Whether the score is settled. It is also false before the first card is played."),
		},
		{
			ID: "events", Method: get, Path: "/api/tables/{table}/events", Who: Visitor, Does: moderation.Reading, Summary: "What happens at a table",
			Query: query[EventsQuery](), Refused: []int{StatusBadRequest},
			Answers: []Answer{{
				Status: StatusOK, Text: "Messages as they come, until the client closes. A silent stream sends a heartbeat every 15 seconds.",
				Content: Content{
					Lines: "a Message per line; a heartbeat is an empty line; with trouble also a Trouble",
					Event: "each event has id: the seq, and data: a Message; a heartbeat is a comment; with trouble also events of that name, with data: a Trouble, and no id",
				},
			}},
		},
		{
			ID: "command", Method: post, Path: "/api/tables/{table}/commands", Who: Player, Once: true, Does: moderation.Told, Costs: costs(), Summary: "Tell the table something", Body: of[Command](),
			Answers: ok[Reply]("It is done and stored."), Refused: []int{StatusConflict, StatusUnprocessableEntity},
		},
		{
			ID: "hint", Method: post, Path: "/api/tables/{table}/hint", Does: moderation.Doing, Who: Player, Once: true, Costs: costs(Hints, Keeping),
			Summary: "Ask for advice on the decision that is due. The match then counts as assisted", Body: of[Asking](),
			Answers: ok[Hint]("Advice from what the player can see alone. All players see that it was asked for."), Refused: []int{StatusConflict},
		},
	}
}

// imports are how a table comes from where there was no server.
func imports() []Operation {
	return []Operation{
		{
			ID: "bring", Method: post, Path: "/api/brought", Does: moderation.Doing, Who: Player, Once: true, Costs: costs(Commands),
			Summary: "Bring a table here that you have played at alone, without a server. The server replays all of it under the rules; its matches count as assisted",
			Body: Content{
				Lines: "an archive of the one table, as docs/api.md describes; plain or compressed with gzip; at most 1 MiB, 16 uncompressed",
			},
			Answers: append(
				ok[Seated]("It was brought before. With again, all of it had come then, and the table is as it stands here, whatever has happened there since; without, what you have played since has now followed."),
				Answer{Status: StatusCreated, Text: "It is here, under an id of its own: you sit where you sat, and go on.", Content: of[Seated]()}),
			Refused: []int{StatusForbidden, StatusConflict, StatusRequestEntityTooLarge},
		},
	}
}

func matches() []Operation {
	const at = "/api/tables/{table}/matches/{match}"
	sent := Content{Lines: "the record, see docs/record.md; plain or compressed with gzip or zstd; at most 1 MiB, 16 uncompressed"}
	refused := []int{StatusBadRequest, StatusConflict}
	const reported = "What is known after some seconds; ask again while judged is less than of, or rough is above 0."
	playedOn := append(
		ok[Seated]("The same request had opened it before."),
		Answer{Status: StatusCreated, Text: "Your table: what came before has been played, and the deal is in play.", Content: of[Seated]()})
	const hindsight = "The decision, and advice from what its seat could see alone."
	return []Operation{
		{
			ID: "record", Method: get, Path: at + "/record", Who: Visitor, Does: moderation.Reading, Summary: "The record of a match",
			Answers: []Answer{{
				Status: StatusOK, Text: "The record, see docs/record.md; during a match, its open deals.",
				Content: Content{Lines: "a line of the record per line"},
			}},
			Refused: refused,
		},
		{
			ID: "replay", Method: get, Path: at + "/replay", Who: Visitor, Does: moderation.Reading, Summary: "A deal of a match, step by step",
			Query: query[DealQuery](), Answers: ok[Replay]("The deal, as far as the record shows it."), Refused: refused,
		},
		{
			ID: "hindsight", Method: get, Path: at + "/hint", Who: Visitor, Does: moderation.Reading, Costs: costs(Hints, Keeping),
			Summary: "Ask for advice on a decision in a deal of a match, once its cards are open",
			Query:   query[DecisionQuery](), Answers: ok[Hindsight](hindsight), Refused: refused,
		},
		{
			ID: "report", Method: get, Path: at + "/report", Who: Visitor, Does: moderation.Reading, Costs: costs(Hints, Keeping),
			Summary: "A report of the finished deals of a match, once their cards are open: luck, mistakes and the other players' acts. Judging goes on while a client asks, and is stored",
			Query:   query[ReportQuery](), Answers: ok[Report](reported), Refused: refused,
		},
		{
			ID: "whatIf", Method: post, Path: at + "/whatif", Does: moderation.Doing, Who: Player, Once: true, Costs: costs(Commands),
			Summary: "Play on from a moment of a deal whose cards are open, at a table of your own. It counts for no history",
			Query:   query[WhatIfQuery](), Answers: playedOn, Refused: refused,
		},
		{
			ID: "look", Method: post, Path: "/api/replay", Who: Visitor, Does: moderation.Reading,
			Summary: "A deal of a record that you send, step by step. The record is refereed, and not stored",
			Query:   query[SentDealQuery](), Body: sent, Answers: ok[Replay]("The deal."), Refused: []int{StatusNotFound},
		},
		{
			ID: "secondThought", Method: post, Path: "/api/hint", Who: Visitor, Does: moderation.Reading, Costs: costs(Hints, Keeping),
			Summary: "Ask for advice on a decision in a deal of a record that you send. The record is refereed, and not stored",
			Query:   query[SentDecisionQuery](), Body: sent, Answers: ok[Hindsight](hindsight), Refused: []int{StatusNotFound},
		},
		{
			ID: "reportOn", Method: post, Path: "/api/report", Who: Visitor, Does: moderation.Reading, Costs: costs(Hints, Keeping),
			Summary: "What came of a deal of a record that you send. The record is refereed; neither it nor what is judged is stored",
			Query:   query[SentDealQuery](), Body: sent, Answers: ok[Report](reported), Refused: []int{StatusNotFound},
		},
		{
			ID: "whatIfOn", Method: post, Path: "/api/whatif", Does: moderation.Doing, Who: Player, Once: true, Costs: costs(Commands),
			Summary: "Play on from a moment of a record that you send, at a table of your own. The record is refereed",
			Query:   query[SentWhatIfQuery](), Body: sent, Answers: playedOn, Refused: []int{StatusNotFound, StatusConflict},
		},
	}
}

func problems() []Operation {
	return []Operation{
		{
			ID: "problems", Method: post, Path: "/api/problems", Who: Visitor, Does: moderation.Reading,
			Summary: "The problems of a day, without their answers: the same for all, except that missed ones come back",
			Body:    of[ProblemsAsking](), Answers: ok[Problems]("The problems."),
		},
		{
			ID: "solve", Method: post, Path: "/api/problems/{problem}", Who: Visitor, Does: moderation.Reading,
			Summary: "Answer a problem. Nothing is stored: the player keeps the progress that is returned",
			Body:    of[ProblemAnswer](), Answers: ok[ProblemOutcome]("Whether the answer is right, and why other answers are not."),
		},
	}
}

func evenings() []Operation {
	return []Operation{
		{
			ID: "evenings", Method: get, Path: "/api/evenings", Who: Visitor, Does: moderation.Reading, Summary: "The standing hours at which tables are made of the players who are there",
			Query: query[EveningsQuery](), Answers: ok[Evenings]("All of them, and who comes the next time."), Refused: []int{StatusBadRequest, StatusNotFound},
		},
		{
			ID: "come", Method: post, Path: "/api/evenings/{evening}", Who: Player, Does: moderation.Doing, Once: true, Costs: costs(Commands, Keeping),
			Summary: "Say that you come to an evening, or do not, or that you are there", Body: of[Coming](),
			Answers: ok[EveningShown]("The evening, with your table once there is one."), Refused: []int{StatusConflict},
		},
	}
}

func clubEvents() []Operation {
	const at = "/api/events/{event}"
	return []Operation{
		{ID: "myEvents", Method: get, Path: "/api/events", Who: Player, Does: moderation.Reading, Summary: "Your events: those that you run or take part in", Answers: ok[EventList]("The latest of them.")},
		{
			ID: "makeEvent", Method: post, Path: "/api/events", Who: Player, Does: moderation.Speaking, Once: true, Costs: costs(Commands, Keeping), Summary: "Set up an event at several tables",
			Body: of[NewEvent](), Answers: ok[EventShown]("The event, which you run."), Refused: []int{StatusConflict, StatusNotFound},
		},
		{
			ID: "event", Method: get, Path: at, Who: Visitor, Does: moderation.Reading, Summary: "An event as you may know it; as its organiser, with all acts",
			Query: query[EventQuery](), Answers: ok[EventShown]("The event, if anything has happened since."), Refused: []int{StatusBadRequest, StatusForbidden},
		},
		{
			ID: "eventActs", Method: post, Path: at + "/acts", Who: Visitor, Does: moderation.Speaking, Once: true, Costs: costs(Commands), Summary: "Do acts at an event, as its organiser or with the code of a table. An act that was done already is done once",
			Body: of[EventActs](), Answers: ok[EventActsDone]("What has become of them."), Refused: []int{StatusConflict},
		},
		{
			ID: "seatings", Method: post, Path: at + "/seatings", Who: Player, Does: moderation.Doing, Costs: []Price{{Commands, 1}, {Effort, effortOfSeating}}, Summary: "Ways to seat rounds of an event that you run. Nothing is stored",
			Body: of[SeatingAsking](), Answers: ok[Seatings]("The ways, the best first."),
		},
		{
			ID: "eventPads", Method: post, Path: at + "/pads", Who: Player, Does: moderation.Doing, Costs: costs(Commands), Summary: "The acts that add score pads to a round of an event that you run. Nothing is stored",
			Body: of[EventPads](), Answers: ok[EventPadActs]("The acts, to be sent in this order."), Refused: []int{StatusForbidden, StatusNotFound},
		},
		{ID: "eventSeed", Method: get, Path: at + "/seed", Who: Player, Does: moderation.Reading, Summary: "The text from which the boards of your event are dealt, so that you can print them", Answers: ok[EventSeed]("The text."), Refused: []int{StatusForbidden}},
		{
			ID: "eventPars", Method: get, Path: at + "/pars", Who: Visitor, Does: moderation.Reading, Summary: "What the boards of an event whose cards all may see are worth among equals. Boards are played for it while a client asks",
			Answers: ok[EventPars]("What is known after some seconds; ask again while there is more."), Refused: []int{StatusForbidden},
		},
	}
}

func groups() []Operation {
	const at = "/api/groups/{group}"
	return []Operation{
		{ID: "groups", Method: get, Path: "/api/groups", Who: Player, Does: moderation.Reading, Summary: "Your groups", Answers: ok[Groups]("All of them.")},
		{
			ID: "makeGroup", Method: post, Path: "/api/groups", Who: Player, Does: moderation.Speaking, Once: true, Costs: costs(Commands, Keeping), Summary: "Make a group",
			Body: of[NewGroup](), Answers: ok[GroupShown]("Your group, of which you are the owner."), Refused: []int{StatusConflict},
		},
		{ID: "group", Method: get, Path: at, Who: Player, Does: moderation.Reading, Summary: "A group of yours", Answers: ok[GroupShown]("Its members and tables.")},
		{
			ID: "changeGroup", Method: post, Path: at, Who: Player, Does: moderation.Speaking, Costs: costs(Chats), Summary: "Rename a group, or make a new code, as owner or organiser",
			Body: of[GroupChange](), Answers: ok[GroupShown]("The group."),
		},
		{
			ID: "endGroup", Method: "DELETE", Path: at, Who: Player, Does: moderation.Doing, Costs: costs(Commands), Summary: "End your group, with its evenings, as its owner", Answers: ok[Groups]("Your groups."),
		},
		{
			ID: "groupDoor", Method: post, Path: at + "/door", Who: Visitor, Does: moderation.Reading, Costs: costs(Commands), Summary: "Whose group it is whose code you have",
			Body: of[GroupCode](), Answers: ok[GroupDoor]("Its name, its owner and how many members it has. A wrong code is answered as if there were no such group."),
		},
		{
			ID: "joinGroup", Method: post, Path: at + "/members", Who: Player, Does: moderation.Doing, Once: true, Costs: costs(Commands, Keeping), Summary: "Become a member of a group whose code you have",
			Body: of[GroupCode](), Answers: ok[GroupShown]("The group."), Refused: []int{StatusConflict},
		},
		{
			ID: "changeMember", Method: post, Path: at + "/members/{player}", Who: Player, Does: moderation.Told, Costs: costs(Commands), Summary: "Leave a group, remove a member, which makes a new code, or give a member a role",
			Body: of[Appointment](), Answers: ok[Groups]("Your groups."), Refused: []int{StatusConflict},
		},
		{
			ID: "groupHistory", Method: get, Path: at + "/matches", Who: Player, Does: moderation.Reading, Summary: "The matches of a group, the newest first",
			Query: query[GroupHistoryQuery](), Answers: ok[History]("A page of them."), Refused: []int{StatusBadRequest},
		},
		{ID: "ladders", Method: get, Path: at + "/ladders", Who: Player, Does: moderation.Reading, Summary: "How well the members of a group play", Answers: ok[Ladders]("A ladder for each class of table.")},
		{ID: "groupEvents", Method: get, Path: at + "/events", Who: Player, Does: moderation.Reading, Summary: "The events of a group of yours", Answers: ok[EventList]("The latest of them.")},
		{ID: "groupSeason", Method: get, Path: at + "/season", Who: Player, Does: moderation.Reading, Costs: []Price{{Effort, 10}}, Summary: "What the closed events of a group of yours come to", Answers: ok[EventSeason]("The season.")},
		{
			ID: "newGroupEvening", Method: post, Path: at + "/evenings", Who: Player, Does: moderation.Doing, Once: true, Costs: costs(Openings), Summary: "Begin a standing hour of a group, as owner or organiser",
			Body: of[store.Evening](), Answers: ok[Evenings]("The evenings of the group."), Refused: []int{StatusConflict},
		},
		{
			ID: "endGroupEvening", Method: "DELETE", Path: at + "/evenings/{evening}", Who: Player, Does: moderation.Doing, Costs: costs(Commands), Summary: "End a standing hour of a group, as owner or organiser",
			Answers: ok[Evenings]("The evenings of the group."),
		},
	}
}

func operators() []Operation {
	return []Operation{
		{
			ID: "complain", Method: post, Path: "/api/tables/{table}/complaints", Who: Player, Does: moderation.Doing, Costs: costs(Chats),
			Summary: "Complain to the operators about a player at a table, with the chat lines about which it is",
			Body:    of[Complaining](), Refused: []int{StatusConflict},
			Answers: []Answer{{Status: StatusCreated, Text: "Operators will read it.", Content: of[Complaints]()}},
		},
		{
			ID: "appeal", Method: post, Path: "/api/appeals", Who: Player, Does: moderation.Reading, Costs: costs(Chats),
			Summary: "Appeal against the ban or the silence that is in force against you, once",
			Body:    of[Appealing](), Refused: []int{StatusConflict},
			Answers: []Answer{{Status: StatusCreated, Text: "Operators will read it. It is one of your complaints, with their answer.", Content: of[Complaints]()}},
		},
		{
			ID: "complaints", Method: get, Path: "/api/complaints", Who: Player, Does: moderation.Reading, Summary: "Your complaints, the newest first, and what came of them",
			Answers: ok[Complaints]("Those that are open, or were answered within a year, or within what the server has set instead."),
		},
		{
			ID: "people", Method: get, Path: "/api/operator/people", Who: Operator, Does: moderation.Reading, Summary: "Find players",
			Query: query[PeopleQuery](), Answers: ok[People]("The players."),
		},
		{
			ID: "person", Method: get, Path: "/api/operator/people/{player}", Who: Operator, Does: moderation.Reading, Summary: "Show a player",
			Answers: ok[PersonShown]("The player, where they sit, and what operators have done."),
		},
		{
			ID: "sanctions", Method: get, Path: "/api/operator/sanctions", Who: Operator, Does: moderation.Reading, Summary: "All bans and silences in force",
			Answers: ok[SanctionList]("The players and networks that they are against."),
		},
		{
			ID: "operatorTables", Method: get, Path: "/api/operator/tables", Who: Operator, Does: moderation.Reading, Summary: "Find tables",
			Query: query[OperatorTablesQuery](), Answers: ok[Tables]("The tables."),
		},
		{
			ID: "operatorTable", Method: get, Path: "/api/operator/tables/{table}", Who: Operator, Does: moderation.Reading, Summary: "Show a table, without its cards",
			Answers: ok[TableShown]("The table, and its chat."),
		},
		{
			ID: "operatorGroups", Method: get, Path: "/api/operator/groups", Who: Operator, Does: moderation.Reading, Summary: "Find groups",
			Query: query[GroupsQuery](), Answers: ok[Groups]("A hundred groups at most; since is when a group was made."),
		},
		{
			ID: "operatorGroup", Method: get, Path: "/api/operator/groups/{group}", Who: Operator, Does: moderation.Reading, Summary: "Show a group, without its code and tables",
			Answers: ok[GroupShown]("Its members."),
		},
		{
			ID: "operatorComplaints", Method: get, Path: "/api/operator/complaints", Who: Operator, Does: moderation.Reading,
			Summary: "The open appeals, and one complaint for each player, those that wait longest first, and of spectators last; or those that were answered, the newest first",
			Query:   query[ComplaintsQuery](), Answers: ok[Charges]("The complaints."), Refused: []int{StatusBadRequest},
		},
		{
			ID: "audit", Method: get, Path: "/api/operator/audit", Who: Operator, Does: moderation.Reading, Summary: "What operators have done, the newest first",
			Query: query[AuditQuery](), Answers: ok[AuditLog]("A page of the audit log."), Refused: []int{StatusBadRequest},
		},
		{
			ID: "operate", Method: post, Path: "/api/operator/acts", Who: Operator, Does: moderation.Doing, Costs: costs(), Once: true, Summary: "Do an operator's act",
			Body: of[OperatorAct](), Answers: ok[Operated]("Its entry in the audit log."), Refused: []int{StatusNotFound, StatusConflict},
		},
	}
}
