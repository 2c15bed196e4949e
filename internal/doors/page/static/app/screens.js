// Everything after the lobby, in one piece: a slow connection prefers one large file
// to many small ones.

export { Bids } from "./bids.js";
export { Choices } from "./choices.js";
export { Create } from "./create.js";
export { Daily } from "./daily.js";
export { Endings } from "./endings.js";
export { Learn } from "./learn.js";
export { Pads } from "./pad.js";
export { Problems } from "./problems.js";
export { Records } from "./records.js";
export { Replay } from "./replay.js";
export { Report } from "./report.js";
export { Rules } from "./rules.js";
export { Slips } from "./slips.js";
export { Statistics } from "./statistics.js";
export { Table } from "./table.js";
