package sshd_test

import (
	"testing"

	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestGroup: who pastes a group's link joins it, and finds its tables in the menu.
func TestGroup(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	cleo := h.guest("Cleo")
	var g wire.GroupShown
	must.Do(t, cleo.Post(t.Context(), "/api/groups", wire.NewGroup{ID: "1", Name: "Friday"}, &g))
	must.Get(cleo.Open(t.Context(), &wire.Opening{ID: "open", Settings: table.Settings{Variant: "duel", Audience: g.ID}, Sit: true}))(t)
	k := h.sit("ann", newKey(t), "")
	k.types("\r\n")
	k.wait("Enter does", "> ")
	k.types(h.http + "/g/" + g.ID + "#" + g.Code + "\r\n")
	k.wait("You are in the group Friday now", "Two-handed · for a group · Cleo", "> ")
}

// TestFriendLink: who pastes a player's link becomes a friend, and finds the friend's tables in the menu; a link that has ended is
// refused.
func TestFriendLink(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	cleo := h.guest("Cleo")
	var own wire.Ties
	must.Do(t, cleo.Get(t.Context(), "/api/me/ties", &own))
	must.Get(cleo.Open(t.Context(), &wire.Opening{ID: "open", Settings: table.Settings{Variant: "duel", Audience: table.Friends}, Sit: true}))(t)
	k := h.sit("ann", newKey(t), "")
	k.types("\r\n")
	k.wait("Enter does", "> ")
	link := h.http + "/people/" + cleo.Player + "#" + own.Code + "\r\n"
	k.types(link)
	k.wait("Cleo is now your friend.", "Two-handed · for friends · Cleo", "> ")
	must.Do(t, cleo.Post(t.Context(), "/api/me/link", nil, &own))
	k.types(link)
	k.wait("This link no longer works. Ask for a new one.", "> ")
}
