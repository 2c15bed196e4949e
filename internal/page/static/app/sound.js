// Soft sounds, synthesized here; off by default.

import { settings } from "./settings.js";

/** @type {AudioContext | undefined} */
let audio;

/** The sounds: pitch, duration, loudness; a card is a short burst of noise. */
const kinds = {
	card: { noise: true, hertz: 1800, seconds: 0.06, gain: 0.12 },
	turn: { noise: false, hertz: 392, seconds: 0.28, gain: 0.05 },
};

/** @param {keyof typeof kinds} kind */
export function sound(kind) {
	if (!settings.sound.peek() || document.hidden) return;
	audio ??= new AudioContext();
	const { noise, hertz, seconds, gain } = kinds[kind];
	const now = audio.currentTime;
	const level = new GainNode(audio, { gain: 0 });
	level.gain.setValueAtTime(0, now);
	level.gain.linearRampToValueAtTime(gain, now + 0.008);
	level.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
	level.connect(audio.destination);
	if (noise) {
		const buffer = new AudioBuffer({ length: Math.ceil(seconds * audio.sampleRate), sampleRate: audio.sampleRate });
		const samples = buffer.getChannelData(0);
		for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
		const source = new AudioBufferSourceNode(audio, { buffer });
		source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: 0.8 })).connect(level);
		source.start(now);
	} else {
		const source = new OscillatorNode(audio, { type: "sine", frequency: hertz });
		source.connect(level);
		source.start(now);
		source.stop(now + seconds);
	}
}
