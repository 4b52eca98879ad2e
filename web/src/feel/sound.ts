/** Sounds, made on the spot: paper, hoof, grunt and a few notes. No files, no waiting. */

import { settings } from "$lib/app/settings.svelte";

export type Sound = "paper" | "draw" | "hoof" | "grunt" | "turn" | "refuse" | "catch" | "win" | "hush" | "say";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let a page sound only after a first touch or key. */
export function readySound(): void {
  if (context === null && typeof AudioContext !== "undefined") context = new AudioContext();
  if (context?.state === "suspended") void context.resume();
}

export function play(sound: Sound): void {
  if (!settings.sound || context === null || context.state !== "running") return;
  SOUNDS[sound](context, context.currentTime);
}

/** A burst of filtered noise: paper, or a thump when it is low. */
function rustle(at: AudioContext, start: number, length: number, frequency: number, loudness: number): void {
  if (noise === null) {
    noise = at.createBuffer(1, at.sampleRate, at.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const source = at.createBufferSource();
  source.buffer = noise;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(frequency, start);
  filter.frequency.exponentialRampToValueAtTime(frequency * 0.5, start + length);
  filter.Q.value = 0.8;
  source.connect(filter).connect(fading(at, start, length, loudness));
  source.start(start, Math.random() * 0.5, length);
}

/** A note that slides from one pitch to another. */
function note(
  at: AudioContext,
  start: number,
  length: number,
  from: number,
  to: number,
  loudness: number,
  type: OscillatorType = "triangle",
): void {
  const source = at.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fading(at, start, length, loudness));
  source.start(start);
  source.stop(start + length);
}

function fading(at: AudioContext, start: number, length: number, loudness: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(at.destination);
  return gain;
}

/** Two throaty pulses through the nose. */
function oink(at: AudioContext, start: number, pitch: number): void {
  for (const [delay, length] of [
    [0, 0.09],
    [0.11, 0.16],
  ] as const) {
    note(at, start + delay, length, pitch, pitch * 0.6, 0.16, "sawtooth");
    rustle(at, start + delay, length, 500, 0.22);
  }
}

const SOUNDS: Readonly<Record<Sound, (at: AudioContext, now: number) => void>> = {
  paper: (at, now) => {
    rustle(at, now, 0.09, 3_200, 0.2);
    rustle(at, now + 0.06, 0.05, 900, 0.18);
  },
  draw: (at, now) => rustle(at, now, 0.13, 2_200, 0.16),
  hoof: (at, now) => {
    note(at, now, 0.16, 150, 48, 0.5, "sine");
    rustle(at, now, 0.05, 1_400, 0.3);
  },
  grunt: (at, now) => oink(at, now, 150),
  turn: (at, now) => {
    note(at, now, 0.12, 520, 540, 0.12);
    note(at, now + 0.1, 0.2, 780, 790, 0.12);
  },
  refuse: (at, now) => note(at, now, 0.18, 190, 120, 0.16, "square"),
  catch: (at, now) => {
    note(at, now, 0.1, 700, 1_200, 0.15);
    oink(at, now + 0.1, 210);
  },
  win: (at, now) => {
    [392, 523, 659, 784].forEach((pitch, i) => note(at, now + i * 0.12, 0.28, pitch, pitch, 0.14));
    oink(at, now + 0.55, 170);
  },
  hush: (at, now) => rustle(at, now, 0.5, 5_200, 0.1),
  say: (at, now) => note(at, now, 0.07, 880, 660, 0.07),
};
