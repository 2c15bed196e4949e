# Prints what each library reads in a data set: rows, their points, rows whose act the mask allows, lines of the record.
import hashlib, io, json, sys

import duckdb
import pandas
import polars
import pyarrow.compute
import pyarrow.parquet
import zstandard

folder = sys.argv[1]
decisions, records = folder + "/decisions.parquet", folder + "/records.99.jsonl.zst"

t = pandas.read_parquet(decisions)
legal = (t["mask"].to_numpy() >> t["act"].to_numpy()) & 1
print("pandas", len(t), t.points.sum(), legal.sum(), len(pandas.read_json(records, lines=True)))

t = polars.read_parquet(decisions)
legal = (t["mask"].to_numpy() >> t["act"].to_numpy()) & 1
print("polars", t.height, t["points"].cast(polars.Int64).sum(), legal.sum(), polars.read_ndjson(records, infer_schema_length=None).height)

t = duckdb.sql(f"select count(*), sum(points)::bigint, sum((mask >> act) & 1)::bigint from '{decisions}'").fetchall()[0]
print("duckdb", *t, duckdb.sql(f"select count(*) from read_ndjson_objects('{records}')").fetchall()[0][0])

t = pyarrow.parquet.read_table(decisions)
legal = (t["mask"].to_numpy() >> t["act"].to_numpy()) & 1
with zstandard.open(records, "rb") as f:
    lines = list(io.BufferedReader(f))
print("pyarrow", t.num_rows, pyarrow.compute.sum(t["points"]).as_py(), legal.sum(), len(lines))

# The hash of a deal, and its part, follow from the record as docs/data.md says.
hands = ("/".join(json.loads(line)["hands"]) for line in lines if line.startswith(b'{"deal":'))
hashes = [int.from_bytes(hashlib.sha256(h.encode()).digest()[:8], "big") >> 1 for h in hands]
parts = {h: max(0, h % 10 - 7) for h in hashes}
assert dict(zip(t["hash"].to_pylist(), t["split"].to_pylist())) == parts
