// Package spreadsheet writes tables as comma-separated values (RFC 4180), which programs read and spreadsheets open.
package spreadsheet

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

// Mark begins a file that spreadsheets shall read as UTF-8. Programs that read a stream do without it.
const Mark = "\ufeff"

// CSV returns the rows of a table. A cell is a number (an int, int64, float64 or json.Number), which stays one, or a
// string, which no spreadsheet reads as a formula.
func CSV(rows [][]any) []byte {
	var out bytes.Buffer
	to := csv.NewWriter(&out)
	for _, row := range rows {
		var cells []string
		for _, cell := range row {
			switch x := cell.(type) {
			case int, int64, json.Number:
				cells = append(cells, fmt.Sprint(x))
			case float64:
				cells = append(cells, strconv.FormatFloat(x, 'f', -1, 64))
			default:
				cells = append(cells, text(fmt.Sprint(x)))
			}
		}
		_ = to.Write(cells) // a buffer takes everything
	}
	to.Flush()
	return out.Bytes()
}

// text quotes a text that a spreadsheet would read as a formula: one that begins with a sign of these, wide or not,
// after any blanks, or with a tab or the end of a line.
func text(cell string) string {
	begin := strings.TrimLeftFunc(cell, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) })
	if begin != "" && strings.ContainsRune("=+-@＝＋－＠", []rune(begin)[0]) || cell != "" && strings.ContainsRune("\t\r\n", rune(cell[0])) {
		return "'" + cell
	}
	return cell
}
