package main

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"log/slog"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivermigrate"
)

//go:embed schema.sql
var schema string

//go:embed schema2.sql
var schema2 string

//go:embed schema3.sql
var schema3 string

// migrations are the steps of the schema lab in order. One that was published is never changed.
func migrations() []string { return []string{schema, schema2, schema3} }

// connect returns connections to the database. It makes none yet.
func connect(ctx context.Context, at string, connections int32) (*pgxpool.Pool, error) {
	if at == "" {
		return nil, errors.New("name the database: --at postgres://USER:PASSWORD@MACHINE/DATABASE, or set NINETYNINE_LAB")
	}
	c, err := pgxpool.ParseConfig(at)
	if err != nil {
		return nil, fmt.Errorf("--at: %w: give postgres://USER:PASSWORD@MACHINE/DATABASE", err)
	}
	c.MaxConns = connections
	c.AfterConnect = func(ctx context.Context, conn *pgx.Conn) error {
		// A process that freezes in a transaction must not keep its locks, nor a machine that vanished its connections.
		_, err := conn.Exec(ctx, `SET idle_in_transaction_session_timeout = '1min'; SET tcp_keepalives_idle = '1min'; SET tcp_keepalives_count = 2`)
		return err
	}
	return pgxpool.NewWithConfig(ctx, c)
}

// open connects to the database, and creates what is missing in its schema lab.
func open(ctx context.Context, at string, connections int32) (*pgxpool.Pool, error) {
	pool, err := connect(ctx, at, connections)
	if err != nil {
		return nil, err
	}
	if err := prepare(ctx, pool); err != nil {
		pool.Close()
		return nil, err
	}
	return pool, nil
}

// prepare creates the tables of River and ours in the schema lab. Any number of processes may do so at once.
func prepare(ctx context.Context, pool *pgxpool.Pool) error {
	err := pool.AcquireFunc(ctx, func(c *pgxpool.Conn) error {
		m, err := rivermigrate.New(riverpgxv5.New(pool), &rivermigrate.Config{Schema: "lab", Logger: slog.New(slog.DiscardHandler)})
		if err != nil {
			return err
		}
		all, done := migrations(), 0
		if err := c.QueryRow(ctx, `SELECT count(*) FROM lab.migration`).Scan(&done); err == nil && done == len(all) {
			if now, err := m.Validate(ctx, nil); err == nil && now.OK {
				return nil // without the lock, which a process may keep that freezes
			}
		}
		const lock = 0x6c6162 // "lab"
		if _, err := c.Exec(ctx, `SELECT pg_advisory_lock($1)`, lock); err != nil {
			return err
		}
		defer func() { _, _ = c.Exec(context.WithoutCancel(ctx), `SELECT pg_advisory_unlock($1)`, lock) }()
		// IF NOT EXISTS needs rights even where all exists.
		for _, x := range []struct{ there, create string }{
			{`to_regnamespace('lab')`, `CREATE SCHEMA lab`},
			{`to_regclass('lab.migration')`, `CREATE TABLE lab.migration (number integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`},
		} {
			var there bool
			err := c.QueryRow(ctx, `SELECT `+x.there+` IS NOT NULL`).Scan(&there)
			if err == nil && !there {
				_, err = c.Exec(ctx, x.create)
			}
			if err != nil {
				return err
			}
		}
		if _, err := m.Migrate(ctx, rivermigrate.DirectionUp, nil); err != nil {
			return err
		}
		if err := c.QueryRow(ctx, `SELECT count(*) FROM lab.migration`).Scan(&done); err != nil {
			return err
		}
		if done > len(all) {
			return fmt.Errorf("the database is of a newer ninetynine-lab: update this one")
		}
		for i := done; i < len(all); i++ {
			err := pgx.BeginFunc(ctx, c, func(tx pgx.Tx) error {
				if _, err := tx.Exec(ctx, all[i]); err != nil {
					return err
				}
				_, err := tx.Exec(ctx, `INSERT INTO lab.migration (number) VALUES ($1)`, i+1)
				return err
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	var pg *pgconn.PgError
	if errors.As(err, &pg) && pg.Code == "42501" {
		return fmt.Errorf("%w: the schema lab needs tables, or newer ones, and this user may not make them: run ninetynine-lab prepare as their owner", err)
	}
	return err
}
