package main

import (
	"context"
	_ "embed"
	"fmt"
	"log/slog"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivermigrate"
)

//go:embed schema.sql
var schema string

//go:embed schema2.sql
var schema2 string

// migrations are the steps of the schema lab in order. One that was published is never changed.
func migrations() []string { return []string{schema, schema2} }

// open connects to the database, and creates what is missing in its schema lab.
func open(ctx context.Context, at string, connections int32) (*pgxpool.Pool, error) {
	c, err := pgxpool.ParseConfig(at)
	if err != nil {
		return nil, fmt.Errorf("--at: %w: give postgres://USER:PASSWORD@MACHINE/DATABASE", err)
	}
	c.MaxConns = connections
	pool, err := pgxpool.NewWithConfig(ctx, c)
	if err != nil {
		return nil, err
	}
	if err := prepare(ctx, pool); err != nil {
		pool.Close()
		return nil, fmt.Errorf("--at: %w", err)
	}
	return pool, nil
}

// prepare creates the tables of River and ours in the schema lab. Any number of processes may do so at once.
func prepare(ctx context.Context, pool *pgxpool.Pool) error {
	return pool.AcquireFunc(ctx, func(c *pgxpool.Conn) error {
		const lock = 0x6c6162 // "lab"
		if _, err := c.Exec(ctx, `SELECT pg_advisory_lock($1)`, lock); err != nil {
			return err
		}
		defer func() { _, _ = c.Exec(context.WithoutCancel(ctx), `SELECT pg_advisory_unlock($1)`, lock) }()
		var there bool
		if err := c.QueryRow(ctx, `SELECT to_regnamespace('lab') IS NOT NULL`).Scan(&there); err != nil {
			return err
		}
		if !there { // asking for it needs rights to the database even where it exists
			if _, err := c.Exec(ctx, `CREATE SCHEMA lab`); err != nil {
				return err
			}
		}
		if _, err := c.Exec(ctx, `
			CREATE TABLE IF NOT EXISTS lab.migration (number integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`); err != nil {
			return err
		}
		m, err := rivermigrate.New(riverpgxv5.New(pool), &rivermigrate.Config{Schema: "lab", Logger: slog.New(slog.DiscardHandler)})
		if err != nil {
			return err
		}
		if _, err := m.Migrate(ctx, rivermigrate.DirectionUp, nil); err != nil {
			return err
		}
		var done int
		if err := c.QueryRow(ctx, `SELECT count(*) FROM lab.migration`).Scan(&done); err != nil {
			return err
		}
		all := migrations()
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
}
