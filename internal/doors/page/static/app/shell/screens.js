// All screens but the lobby, joined into one file by the bundler: on a slow connection that loads sooner
// than many small files.

export { Bids } from "../study/bids.js";
export { Choices } from "./preferences.js";
export { Create } from "./newtable.js";
export { Daily } from "../learn/daily.js";
export { Banned } from "./appeal.js";
export { Awaited, Evenings } from "./evenings.js";
export { Edition } from "./edition.js";
export { Endings } from "../study/endings.js";
export { Event } from "../event/event.js";
export { Events } from "../event/events.js";
export { FriendNews, FriendNotice } from "./friends.js";
export { Group } from "./groups.js";
export { New } from "./newkeys.js";
export { Learn } from "../learn/learn.js";
export { Operate } from "./operate.js";
export { OnNow } from "./onnow.js";
export { Pads } from "../pad/screens.js";
export { People, TableRows } from "./people.js";
export { PlayerCard } from "../table/playercard.js";
export { Privacy } from "./privacy.js";
export { Problems } from "../learn/problems.js";
export { Ratings } from "../study/ratings.js";
export { Records } from "../study/records.js";
export { Replay } from "../study/replay.js";
export { Report } from "../study/report.js";
export { Rules } from "../parts/rules.js";
export { Slips } from "../study/slips.js";
export { Statistics } from "../study/statistics.js";
export { Table } from "../table/table.js";
export { Who } from "./identity.js";
