package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninetynine/internal/base/spreadsheet"
	"ninetynine/internal/lab"
	"ninetynine/internal/lab/dataset"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/store/folder"
	"ninetynine/internal/think/bot"
)

// A printer is standard output. It remembers the first error, so that a command whose output is
// lost fails.
type printer struct {
	io.Writer
	mu  sync.Mutex
	err error
}

func (p *printer) Write(b []byte) (int, error) {
	n, err := p.Writer.Write(b)
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err == nil {
		p.err = err
	}
	return n, err
}

// fileOf returns the file that a writer writes to; nil if it writes to none.
func fileOf(w any) *os.File {
	if p, ok := w.(*printer); ok {
		w = p.Writer
	}
	f, _ := w.(*os.File)
	return f
}

// An outputFile is where a command writes: standard output, or a file that appears when it is
// complete. Without keep, the file is gone when the command ends.
type outputFile struct {
	io.Writer
	flag string // the flag that names it, as --out; "" for an argument
	name string
	file *folder.File // nil: standard output
}

// keep completes the output, and makes the file appear.
func (s *outputFile) keep() error {
	if s == nil || s.file == nil {
		return nil
	}
	return s.wrong(s.file.Keep())
}

func (s *outputFile) wrong(err error) error {
	if err == nil || s.flag == "" {
		return err
	}
	return fmt.Errorf("%s: %w", s.flag, err)
}

const outputFlag = "output"

// output marks flags that name files to write, and gives the command --force.
func output(c *cobra.Command, names ...string) {
	for _, name := range names {
		c.Flags().Lookup(name).Annotations = map[string][]string{outputFlag: {"true"}}
	}
	if c.Flags().Lookup("force") == nil {
		c.Flags().Bool("force", false, "replace a file that exists")
	}
}

// create begins a file that the flag (or, for "", an argument) names; - is standard output, and nil
// is returned for no name. It refuses files that the command also reads or writes and, without
// --force, a file that exists.
func (e *environment) create(flag, name string) (*outputFile, error) {
	return e.createAs(flag, name, 0o666)
}

func (e *environment) createAs(flag, name string, mode fs.FileMode) (*outputFile, error) {
	s := &outputFile{Writer: e.stdout, flag: flag, name: name}
	switch {
	case name == "":
		return nil, nil
	case e.units.Elsewhere():
		s.Writer = io.Discard
		return s, nil
	}
	if err := e.clear(flag, name); err != nil {
		return nil, err
	}
	if !e.isStdout(name) {
		var err error
		if s.file, err = folder.Create(name, mode, e.force()); err != nil {
			return nil, s.wrong(unforced(err))
		}
		s.Writer = s.file
	}
	e.sinks = append(e.sinks, s)
	return s, nil
}

// unforced adds the remedy to the error for a file that exists.
func unforced(err error) error {
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%w: name another file, or give --force to replace it", err)
	}
	return err
}

func (e *environment) force() bool {
	if e.running == nil {
		return false
	}
	yes, err := e.running.Flags().GetBool("force")
	return err == nil && yes
}

func (e *environment) discard() {
	for _, s := range e.sinks {
		if s.file != nil {
			s.file.Discard()
		}
	}
}

// isStdout also recognises devices such as /dev/stdout.
func (e *environment) isStdout(name string) bool {
	if name == "-" {
		return true
	}
	device := strings.HasPrefix(name, "/dev/") || strings.HasPrefix(name, "/proc/")
	return device && sameAs(name, fileOf(e.stdout))
}

// clear returns an error if the command also reads the file that the flag names, or writes it
// twice: even --force destroys no input.
func (e *environment) clear(flag, name string) error {
	for _, s := range e.sinks {
		if s.name == name && name == "-" || e.isStdout(name) && s.file == nil {
			return fmt.Errorf("%s and %s cannot both go to standard output", s.flag, flag)
		}
		if sameFile(s.name, name) || s.file != nil && s.file.Part() == "" && sameAs(name, s.file.File) {
			return fmt.Errorf("%s and %s cannot both go to %s: name two files", s.flag, flag, name)
		}
	}
	if e.isStdout(name) {
		return nil
	}
	for _, w := range e.words() {
		if (w.flag != flag || w.text != name) && sameFile(w.text, name) {
			return fmt.Errorf("%s: this command also reads %s: name another file to write", strings.TrimSpace(flag+" "+name), w.text)
		}
	}
	for _, f := range []any{e.stdin, fileOf(e.stdout)} {
		if f, ok := f.(*os.File); ok && regular(f) && sameAs(name, f) {
			return fmt.Errorf("%s: it is standard input or output already: name another file to write", strings.TrimSpace(flag+" "+name))
		}
	}
	return nil
}

// A word is an argument, or a part of a flag's value, that may name a file.
type word struct{ flag, text string }

// words returns all names in the command line and the environment, and the further files that the
// command reads.
func (e *environment) words() (all []word) {
	for _, name := range e.reads {
		all = append(all, word{"the data", name})
	}
	if e.running == nil {
		return all
	}
	for _, text := range e.running.Flags().Args() {
		all = append(all, word{"", text})
	}
	e.running.Flags().VisitAll(func(f *pflag.Flag) {
		if f.Annotations[outputFlag] != nil || f.Value.String() == f.DefValue {
			return // outputFlags are compared with each other
		}
		value := f.Value.String()
		if !strings.HasPrefix(f.Value.Type(), "string") {
			return
		}
		all = append(all, word{"--" + f.Name, value})
		for _, part := range strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune(",=+[]: ", r) }) {
			all = append(all, word{"--" + f.Name, part})
		}
	})
	return all
}

func sameFile(a, b string) bool {
	if a == "" || a == "-" || b == "" || b == "-" {
		return false
	}
	x, errX := os.Stat(a)
	y, errY := os.Stat(b)
	return filepath.Clean(a) == filepath.Clean(b) || errX == nil && errY == nil && os.SameFile(x, y)
}

func sameAs(name string, f *os.File) bool {
	if f == nil {
		return false
	}
	x, errX := os.Stat(name)
	y, errY := f.Stat()
	return errX == nil && errY == nil && os.SameFile(x, y)
}

func regular(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode().IsRegular()
}

// A form is a way to write a result.
type form struct{ name, ending, usage string }

// The forms. Text comes last: it is the default.
var (
	asJSON     = form{"json", ".json", "print JSON instead of the report"}
	asCSV      = form{"csv", ".csv", "print CSV instead of the report"}
	asMarkdown = form{"markdown", ".md", "print the report as Markdown"}
	asSVG      = form{"svg", ".svg", "print the picture as SVG instead of the report"}
	asText     = form{"text", ".txt", ""}
)

// forms are those with a switch.
var forms = []form{asJSON, asCSV, asMarkdown, asSVG}

// formHint says how to name a file, if a name follows a switch such as --json.
func formHint(cmd *cobra.Command) string {
	for _, x := range forms {
		if f := cmd.Flags().Lookup(x.name); f != nil && f.Changed && cmd.Flags().Lookup("out") != nil {
			return fmt.Sprintf("; --%s takes no file: it prints, and --out FILE%s writes one", x.name, x.ending)
		}
	}
	return ""
}

// A result is what a command has found, in every form that it can be written in; a form without
// output is nil.
type result struct {
	value any // as JSON
	text  func(*report.Page)
	table [][]any // as CSV
	svg   []byte
}

// Results are the JSON of commands that may have several: the same for one and for many.
type results struct {
	By  *bot.Maker `json:"madeBy"` // nil: the program that made them did not say
	All any        `json:"results"`
}

// outputFlags say in which form a result goes to standard output, and which files also receive it.
type outputFlags struct {
	forms []form
	asked []bool
	names []string
	files []*outputFile
	aside bool // the result goes to standard error
}

// flags gives the command a switch for each form, --out and --force.
func (o *outputFlags) flags(c *cobra.Command, forms ...form) {
	o.switches(c, forms...)
	c.Flags().StringArrayVar(&o.names, "out", nil, "write the result to `FILE` too, in the form that its name ends in: "+o.endings()+"; repeat it for several")
	output(c, "out")
}

// switches gives the command a switch for each form.
func (o *outputFlags) switches(c *cobra.Command, forms ...form) {
	o.forms, o.asked = append(forms, asText), make([]bool, len(forms))
	var names []string
	for i, x := range forms {
		c.Flags().BoolVar(&o.asked[i], x.name, false, x.usage)
		names = append(names, x.name)
	}
	if len(forms) > 1 {
		onlyOne(c, names...)
	}
}

func (o *outputFlags) endings() string {
	var all []string
	for _, x := range o.inFiles() {
		all = append(all, x.ending)
	}
	return strings.Join(all[:len(all)-1], ", ") + " or " + all[len(all)-1]
}

func (o *outputFlags) printed() form {
	if i := slices.Index(o.asked, true); i >= 0 {
		return o.forms[i]
	}
	return asText
}

// formOf returns the form of a file by its ending or, without one, as for a device, the form of
// standard output.
func (o *outputFlags) formOf(name string) (form, error) {
	ending := endingOf(name)
	for _, x := range o.inFiles() {
		if x.ending == ending {
			return x, nil
		}
	}
	if ending == "" {
		return o.printed(), nil
	}
	return form{}, wrongEnding("--out", name, o.endings())
}

// inFiles returns the forms of files: all of the command, and Markdown, which every report can be.
func (o *outputFlags) inFiles() []form {
	if slices.Contains(o.forms, asMarkdown) {
		return o.forms
	}
	return slices.Insert(slices.Clone(o.forms), len(o.forms)-1, asMarkdown)
}

// endingOf returns the ending of a file's name; "" without one, as for a device.
func endingOf(name string) string {
	base := filepath.Base(name)
	if strings.HasPrefix(base, ".") && strings.Count(base, ".") == 1 {
		return ""
	}
	return strings.ToLower(filepath.Ext(base))
}

// checkEnding returns an error for a file whose name has another ending than the only one known.
func checkEnding(flag, name, only string) error {
	if ending := endingOf(name); ending != "" && ending != only {
		return wrongEnding(flag, name, only)
	}
	return nil
}

// wrongEnding is the error for a file whose name ends in none of the known endings.
func wrongEnding(flag, name, known string) error {
	return fmt.Errorf("%s %s: its name must end in %s, which says what is written", flag, name, known)
}

func (o *outputFlags) wants(x form) bool {
	return o.printed() == x || slices.ContainsFunc(o.names, func(name string) bool {
		is, err := o.formOf(name)
		return err == nil && is == x
	})
}

// open begins the files before the work, which may be long.
func (o *outputFlags) open(env *environment) error {
	for _, name := range o.names {
		if name == "" || name == "-" {
			return fmt.Errorf("--out %s: name a file; standard output has the report", name)
		}
		if _, err := o.formOf(name); err != nil {
			return err
		}
		s, err := env.create("--out", name)
		if err != nil {
			return err
		}
		o.files = append(o.files, s)
	}
	return nil
}

// report writes the result to the files, completely or not at all, and to standard output or, if
// records go there, to standard error.
func (o *outputFlags) report(env *environment, r result) error {
	var errs []error
	for _, s := range o.files {
		x, err := o.formOf(s.name)
		if err == nil && x == asCSV {
			_, err = io.WriteString(s, spreadsheet.Mark)
		}
		if err == nil {
			err = write(s, x, &r, &report.Page{Width: plainWidth})
		}
		if err != nil {
			errs = append(errs, s.wrong(err))
			continue
		}
		errs = append(errs, s.keep())
	}
	page := &report.Page{Width: env.width(), Coloured: env.colourful()}
	out := env.stdout
	if o.aside {
		out = env.stderr
	}
	return errors.Join(write(out, o.printed(), &r, page), errors.Join(errs...))
}

// write writes the result in the form; text is laid out on the page.
func write(w io.Writer, x form, r *result, page *report.Page) error {
	var b []byte
	switch x {
	case asJSON:
		text, err := json.MarshalIndent(r.value, "", "  ")
		if err != nil {
			return err
		}
		if some, is := r.value.(results); is {
			if _, long := some.All.([]*lab.SuiteResult); long {
				text = inLines(text)
			}
		}
		b = append(text, '\n')
	case asCSV:
		b = spreadsheet.CSV(r.table, false)
	case asSVG:
		if b = r.svg; b == nil {
			return no(errors.New("there is nothing to draw"))
		}
	default:
		page.Markdown = x == asMarkdown
		if r.text != nil {
			r.text(page)
		}
		// What is published says what made it; on a screen its reader knows.
		if _, file := w.(*outputFile); file || page.Markdown {
			switch made := r.value.(type) {
			case results:
				report.Signed(page, made.By)
			case madeAdvice:
				report.Signed(page, made.By)
			}
		}
		b = page.Bytes()
	}
	_, err := w.Write(b)
	return err
}

// createRecords begins the output for records: a file, compressed according to its name, with zstd in
// frames of whole matches, or standard output for -; nil if there is no name.
func createRecords(env *environment, name string) (io.WriteCloser, error) {
	s, err := env.create("--records", name)
	if s == nil || err != nil {
		return nil, err
	}
	var z io.WriteCloser
	if filepath.Ext(name) == ".zst" {
		z, err = dataset.NewPacker(s)
	} else {
		z, err = pack(name, s)
	}
	if err != nil {
		return nil, s.wrong(err)
	}
	return &gzipWriter{z, s}, nil
}

// pack returns a writer to w that compresses according to the file's name; Close finishes it.
func pack(name string, w io.Writer) (io.WriteCloser, error) {
	switch filepath.Ext(name) {
	case ".gz":
		return gzip.NewWriter(w), nil
	case ".zst":
		return zstd.NewWriter(w, zstd.WithEncoderConcurrency(1))
	}
	return keepOpen{w}, nil
}

// keepOpen is a writer that must not be closed.
type keepOpen struct{ io.Writer }

func (keepOpen) Close() error { return nil }

// A gzipWriter is a compressor and the output below it.
type gzipWriter struct {
	io.WriteCloser
	to *outputFile
}

// Close finishes the compression and keeps the file.
func (p *gzipWriter) Close() error {
	if err := p.WriteCloser.Close(); err != nil {
		return p.to.wrong(err)
	}
	return p.to.keep()
}
