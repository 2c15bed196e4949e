// The sounds of a table, which are synthesized here and off by default.

import { newLeader } from "../base/lead.js";
import { settings } from "../base/settings.js";
import { cardsOf, sameDeal } from "../base/view.js";
/** @import { View } from "../base/types.js" */

/** @type {AudioContext | undefined} */
let audio;

/** A note, or a short burst of noise, as a card makes: its start in seconds, its pitch, duration and loudness. */
const card = { noise: true, at: 0, hertz: 1800, seconds: 0.06, gain: 0.12 };
const note = { noise: false, at: 0, hertz: 392, seconds: 0.28, gain: 0.05 };

/** The sounds, each of one part or several. */
const kinds = {
	card: [card],
	turn: [note],
	call: [0, 0.22, 0.9, 1.12].map((at) => ({ ...note, at, hertz: 523.25, gain: 0.08 })),
	deal: [0, 0.07, 0.14, 0.21].map((at) => ({ ...card, at, gain: 0.07 })),
	trick: [{ ...card, hertz: 700, seconds: 0.16, gain: 0.09 }],
	made: [note, { ...note, at: 0.16, hertz: 523.25, seconds: 0.45 }],
	best: [392, 523.25, 659.25, 783.99].map((hertz, i) => ({ ...note, at: 0.13 * i, hertz, seconds: 0.7 })),
	stamp: [{ ...card, hertz: 240, seconds: 0.11, gain: 0.3 }],
	lead: [587.33, 880].map((hertz, i) => ({ ...note, at: 0.75 + 0.12 * i, hertz, seconds: 0.4, gain: 0.03 })),
	lost: [{ ...note, hertz: 246.94, seconds: 0.4, gain: 0.04 }],
};

/** @typedef {keyof typeof kinds} Kind */

/** The number of cards played. @param {View} v */
const lying = (v) => (v.played ?? []).reduce((n, cards) => n + cardsOf(cards).length, 0);

/**
 * The sounds between two Views; none without an earlier one.
 * @param {View | undefined} before @param {View | undefined} now @returns {Kind[]}
 */
export function heard(before, now) {
	if (!before || !now) return [];
	/** @type {Kind[]} */
	const all = [];
	if (!sameDeal(before, now)) all.push("deal");
	else if (lying(now) > lying(before)) all.push("card");
	if (now.options && !before.options) all.push("turn");
	return all;
}

/** The sounds of the moment at the end of a deal; none for spectators. @param {View} view @returns {Kind[]} */
export function heardAtEnd(view) {
	const { seat, closed, points = [], made = [] } = view;
	if (seat === undefined) return [];
	const best = points[seat] === 99 || closed?.winners.includes(seat);
	const lead = !best && newLeader(view) === seat;
	/** @type {Kind[]} */
	const all = best ? ["stamp", "best"] : made[seat] ? ["stamp", "made"] : ["lost"];
	return lead ? [...all, "lead"] : all;
}

/** @param {Kind} kind @param {boolean} [calls] also a person who looks at another page */
export function sound(kind, calls = false) {
	if (!settings.sound.peek() || (document.hidden && !calls)) return;
	audio ??= new AudioContext();
	for (const part of kinds[kind]) play(audio, part);
}

/** @param {AudioContext} audio @param {typeof card} part */
function play(audio, { noise, at, hertz, seconds, gain }) {
	const begin = audio.currentTime + at;
	const level = new GainNode(audio, { gain: 0 });
	level.gain.setValueAtTime(0, begin);
	level.gain.linearRampToValueAtTime(gain, begin + 0.008);
	level.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
	level.connect(audio.destination);
	if (noise) {
		const buffer = new AudioBuffer({ length: Math.ceil(seconds * audio.sampleRate), sampleRate: audio.sampleRate });
		const samples = buffer.getChannelData(0);
		for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
		const source = new AudioBufferSourceNode(audio, { buffer });
		source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: 0.8 })).connect(level);
		source.start(begin);
	} else {
		const source = new OscillatorNode(audio, { type: "sine", frequency: hertz });
		source.connect(level);
		source.start(begin);
		source.stop(begin + seconds);
	}
}
