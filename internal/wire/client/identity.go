package client

import (
	"context"
	"net/http"
	"net/url"

	"ninetynine/internal/wire"
)

// SetSession lets the client continue as the player of the session with the token.
func (c *Client) SetSession(player, token string) { c.Player, c.token = player, token }

// Token returns the token of the client's session; "" without one.
func (c *Client) Token() string { return c.token }

// Me returns the player's name; "" if the session belongs to no player.
func (c *Client) Me(ctx context.Context) (name string, err error) {
	var me wire.Somebody
	if err := c.Get(ctx, "/api/me", &me); err != nil {
		return "", err
	}
	c.Player = me.ID
	return me.Name, nil
}

// Rename gives the player another name.
func (c *Client) Rename(ctx context.Context, name string) error {
	return c.call(ctx, http.MethodPost, "/api/me", wire.Renaming{Name: name}, &wire.Me{})
}

// Befriend makes the player the friend of another whose link for friends has the code, and returns that one.
func (c *Client) Befriend(ctx context.Context, other, code string) (friend wire.Tied, err error) {
	err = c.Post(ctx, "/api/players/"+url.PathEscape(other)+"/friends", wire.FriendCode{Code: code}, &friend)
	return friend, err
}

// Leave ends the player's session.
func (c *Client) Leave(ctx context.Context) error {
	return c.call(ctx, http.MethodDelete, "/api/session", nil, nil)
}

// GoOn continues as the player whose key it is.
func (c *Client) GoOn(ctx context.Context, key wire.Proving) error {
	var proven wire.Proven
	var answer wire.Guest
	err := c.call(ctx, http.MethodPost, "/api/session/proof", key, &proven)
	if err == nil {
		err = c.call(ctx, http.MethodPost, "/api/session", wire.GoingOn{Code: proven.Code, As: proven.ID, Token: true}, &answer)
	}
	if err == nil {
		c.SetSession(answer.ID, answer.Token)
	}
	return err
}

// Code returns a code with which another device may continue as the player.
func (c *Client) Code(ctx context.Context) (string, error) {
	var answer wire.Code
	err := c.call(ctx, http.MethodPost, "/api/session/code", nil, &answer)
	return answer.Code, err
}
