#!/bin/sh
# Copies what the page is built on out of node_modules into static: libraries
# as ES modules that find one another without a map of imports, and fonts, for
# which it needs pyftsubset (fonttools with brotli).
set -eu
cd "$(dirname "$0")"
lib() { # file, from
	sed -e '/^\/\/# sourceMappingURL/d' \
		-e 's|from *"preact/hooks"|from"./hooks.js"|g' -e 's|from *"preact"|from"./preact.js"|g' \
		-e 's|from *"@preact/signals-core"|from"./signals-core.js"|g' "node_modules/$2" >"static/vendor/$1"
}
lib preact.js preact/dist/preact.mjs
lib hooks.js preact/hooks/dist/hooks.mjs
lib signals-core.js @preact/signals-core/dist/signals-core.mjs
lib signals.js @preact/signals/dist/signals.mjs
lib htm.js htm/dist/htm.mjs
lib lean-qr.js lean-qr/nano.mjs
# Only what the three languages need, so that a first visit is light.
signs='U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+20AC,U+2190-2193,U+2212,U+00D7'
font() {
	pyftsubset "node_modules/@fontsource/$1/files/$1-latin-$2.woff2" --unicodes="$signs" --layout-features=kern,lnum,tnum \
		--no-hinting --flavor=woff2 --output-file="static/font/$1-$2.woff2"
}
font alegreya-sans 400-normal
font alegreya-sans 700-normal
font alegreya 500-normal
cp node_modules/@fontsource/alegreya-sans/LICENSE static/font/LICENSE
python3 ../../paper/slips/pdf/font/convert.py static/font ../../paper/slips/pdf/font
{
	echo "Made by npm run vendor from these, licences beside:"
	for p in preact @preact/signals @preact/signals-core htm lean-qr @fontsource/alegreya-sans @fontsource/alegreya; do
		sed -n 's/^ *"version": "\(.*\)",*$/'"$(echo $p | sed 's|/|\\/|g')"' \1/p' "node_modules/$p/package.json" | head -1
	done
	sha256sum static/vendor/*.js static/font/*.woff2 | sed 's|static/||'
} >VENDORED
for p in preact @preact/signals htm lean-qr; do
	echo "== $p"
	sed '$a\' "node_modules/$p/LICENSE" # with a line's end at the end
done >static/vendor/LICENSE
