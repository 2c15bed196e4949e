package main

import (
	"errors"
	"fmt"
	"io"
	"reflect"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress/zstd"

	"ninetynine/internal/lab/dataset"
)

const (
	groupRows = 1 << 18 // decisions in a row group at least, but for the last; readers work on several at once
	pageBytes = 1 << 20 // of a column, before packing
)

// writeDecisions writes all decisions.
func writeDecisions(w io.Writer, r *dataset.Reader) error {
	columns := r.Columns()
	to := parquet.NewWriter(w, schemaOf(columns),
		parquet.Compression(&zstd.Codec{Level: zstd.SpeedBestCompression}), parquet.PageBufferSize(pageBytes))
	n := 0
	var row parquet.Row
	for {
		rows, err := r.Next()
		if errors.Is(err, io.EOF) {
			return to.Close()
		}
		if err != nil {
			return err
		}
		for i := range rows {
			row = values(row[:0], columns, &rows[i])
			if _, err := to.WriteRows([]parquet.Row{row}); err != nil {
				return err
			}
		}
		if n += len(rows); n >= groupRows {
			n = 0
			if err := to.Flush(); err != nil {
				return err
			}
		}
	}
}

var kinds = map[string]reflect.Type{
	"int8": reflect.TypeFor[int8](), "int32": reflect.TypeFor[int32](), "int64": reflect.TypeFor[int64](),
	"float32": reflect.TypeFor[float32](), "string": reflect.TypeFor[string](),
}

// schemaOf returns the columns in their order. Those with few different values get a dictionary, which makes them smaller.
func schemaOf(columns []dataset.Column) *parquet.Schema {
	var fields []reflect.StructField
	for i, c := range columns {
		tag := fmt.Sprintf(`parquet:"%s"`, c.Name)
		if c.Type == "int8" || c.Type == "float32" || c.Type == "string" {
			tag = fmt.Sprintf(`parquet:"%s,dict"`, c.Name)
		}
		fields = append(fields, reflect.StructField{Name: fmt.Sprintf("F%d", i), Type: kinds[c.Type], Tag: reflect.StructTag(tag)})
	}
	return parquet.NewSchema("decision", parquet.SchemaOf(reflect.New(reflect.StructOf(fields)).Interface()))
}

func values(to parquet.Row, columns []dataset.Column, row *dataset.Row) parquet.Row {
	for i, c := range columns {
		var v parquet.Value
		switch c.Type {
		case "int64":
			v = parquet.Int64Value(row.Values[i])
		case "float32":
			v = parquet.FloatValue(row.Margin)
		case "string":
			v = parquet.ByteArrayValue([]byte(row.Player))
		default:
			v = parquet.Int32Value(int32(row.Values[i]))
		}
		to = append(to, v.Level(0, 0, i))
	}
	return to
}
