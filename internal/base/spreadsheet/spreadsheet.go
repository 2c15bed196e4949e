// Package spreadsheet writes tables as comma-separated values (RFC 4180), which programs read and spreadsheets open.
package spreadsheet

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

// Mark begins a file that spreadsheets shall read as UTF-8. Programs that read a stream do without it.
const Mark = "\ufeff"

// CSV returns the rows of a table. A cell is a number (an int, int64, float64 or json.Number), which stays one, or a
// string, which no spreadsheet reads as a formula. If the decimal sign is a comma, as in German, semicolons part the cells,
// which spreadsheets then expect.
func CSV(rows [][]any, comma bool) []byte {
	var out bytes.Buffer
	sep, point := ",", "."
	if comma {
		sep, point = ";", ","
	}
	for _, row := range rows {
		for i, cell := range row {
			if i > 0 {
				out.WriteString(sep)
			}
			if x, ok := cell.(float64); ok {
				cell = json.Number(strconv.FormatFloat(x, 'f', -1, 64))
			}
			switch x := cell.(type) {
			case int, int64, json.Number:
				out.WriteString(strings.Replace(fmt.Sprint(x), ".", point, 1))
			default:
				out.WriteString(quoted(text(fmt.Sprint(x))))
			}
		}
		out.WriteByte('\n')
	}
	return out.Bytes()
}

// quoted keeps a cell whole, also in spreadsheets that part cells at semicolons or tabs.
func quoted(cell string) string {
	if !strings.ContainsAny(cell, ",;\t\r\n\"") && !strings.HasPrefix(cell, " ") {
		return cell
	}
	return `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
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
