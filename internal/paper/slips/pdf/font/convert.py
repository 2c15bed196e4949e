"""Writes the page's fonts as TrueType for print: convert.py FROM TO.

The library for PDF knows no features of a font, so the lining figures take the place
of the others. Needs fonttools with brotli.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

source, target = map(Path, sys.argv[1:])
for file in sorted(source.glob("*.woff2")):
    font = TTFont(file, recalcTimestamp=False)
    gsub, lining = font["GSUB"].table, {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for i in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[i].SubTable:
                    lining.update(table.mapping)
    for table in font["cmap"].tables:
        table.cmap = {sign: lining.get(glyph, glyph) for sign, glyph in table.cmap.items()}
    for name in ("GSUB", "GPOS", "GDEF", "STAT", "gasp"):
        if name in font:
            del font[name]
    font.flavor = None
    font.save(target / file.with_suffix(".ttf").name)
