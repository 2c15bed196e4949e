// The joker's name while it stands for the card turned up: npm test

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";
import "./catalogues.js";
import { spoken } from "../static/app/base/card.js";
import { speak } from "../static/app/base/phrase.js";
import { short } from "../static/app/parts/reason.js";
import { cardName } from "../static/app/table/telling.js";

const called = {
	en: ["joker, as queen of clubs", "joker, as Q♣", "queen of clubs"],
	de: ["Joker, als Kreuz Dame", "Joker, als D♣", "Kreuz Dame"],
	sv: ["jokern, som klöver dam", "jokern, som D♣", "klöver dam"],
};

for (const [language, [long, brief, plain]] of Object.entries(called)) {
	test(`who holds the card turned up holds the joker, and hears so: ${language}`, async () => {
		await speak(language, "/");
		const view = /** @type {any} */ ({ turnup: "QC" });
		assert.equal(spoken("QC", "QC"), long);
		assert.equal(cardName("QC", { short: false, view }), long);
		assert.equal(cardName("QC", { short: true, view }), brief);
		assert.equal(short("QC", "QC"), brief);
		assert.equal(spoken("QC", "8C"), plain, "another card was turned up");
		assert.equal(cardName("QC", { short: false }), plain, "what was turned up is called as it is");
	});
}
