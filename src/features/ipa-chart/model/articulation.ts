import type { Air, Pose } from './pose.ts';

type Point = readonly [x: number, y: number];
export type Frames = readonly [Pose, ...Pose[]];

/** How a vowel is held: jaw, lips, the highest point of the tongue. */
const vowel = (jaw: number, round: number, body: Point): Pose => ({
  jaw,
  round,
  lip: 0,
  teeth: 0,
  velum: 0,
  voiced: true,
  air: 'free',
  tip: [84 + (body[0] - 108) * 0.25, 121 + 20 * jaw],
  body,
});

const VOWELS = {
  ii: vowel(0.1, 0.1, [108, 92]),
  i: vowel(0.22, 0.35, [113, 97]),
  e: vowel(0.45, 0.35, [113, 105]),
  ae: vowel(0.85, 0.2, [113, 118]),
  schwa: vowel(0.3, 0.5, [130, 107]),
  er: vowel(0.35, 0.5, [130, 103]),
  uh: vowel(0.6, 0.5, [130, 114]),
  ar: vowel(0.9, 0.5, [146, 120]),
  o: vowel(0.75, 0.7, [150, 114]),
  aw: vowel(0.5, 0.85, [150, 105]),
  u: vowel(0.28, 0.75, [144, 97]),
  uu: vowel(0.14, 1, [147, 90]),
  a: vowel(0.8, 0.45, [126, 118]),
  eh: vowel(0.4, 0.3, [112, 103]),
} as const;

interface Consonant {
  tip?: Point;
  body?: Point;
  jaw?: number;
  round?: number;
  lip?: number;
  teeth?: number;
  velum?: number;
  air?: Air;
}

const consonant = (voiced: boolean, own: Consonant): Pose => ({
  jaw: 0.15,
  round: 0.5,
  lip: 0,
  teeth: 0,
  velum: 0,
  air: 'narrow' as const,
  tip: [86, 124] as const,
  body: [126, 108] as const,
  ...own,
  voiced,
});

/** What follows a consonant: the mouth opens to a neutral vowel, so that its release can be seen. */
const released = (voiced: boolean): Pose => ({ ...VOWELS.schwa, voiced });
/** The mouth closes, and opens. */
const stop = (voiced: boolean, own: Consonant): Frames => [
  consonant(voiced, { ...own, air: 'stopped' }),
  released(voiced),
];
/** Held, then left. */
const held = (voiced: boolean, own: Consonant): Frames => [consonant(voiced, own), released(voiced)];

const LIPS = { lip: 1, jaw: 0.08 } as const;
const RIDGE = { tip: [81, 104], body: [112, 110], jaw: 0.12 } as const satisfies Consonant;
const VELAR = { body: [152, 86], jaw: 0.25 } as const satisfies Consonant;
const POST_RIDGE = { tip: [92, 109], body: [114, 93], round: 0.8, jaw: 0.1 } as const satisfies Consonant;
const DENTAL = { tip: [64, 119], body: [108, 115], jaw: 0.2 } as const satisfies Consonant;
const HISS = { tip: [83, 110], body: [108, 101], round: 0.3, jaw: 0.05 } as const satisfies Consonant;
const BITE = { teeth: 1, jaw: 0.12 } as const satisfies Consonant;

const affricate = (voiced: boolean): Frames => [
  consonant(voiced, { ...POST_RIDGE, tip: [86, 103], air: 'stopped' }),
  consonant(voiced, POST_RIDGE),
  released(voiced),
];

/** How each sound of the chart is made, by its id: one pose, or several in turn. */
const ARTICULATION: Readonly<Record<string, Frames>> = {
  ii: [VOWELS.ii],
  i: [VOWELS.i],
  u: [VOWELS.u],
  uu: [VOWELS.uu],
  e: [VOWELS.e],
  schwa: [VOWELS.schwa],
  er: [VOWELS.er],
  aw: [VOWELS.aw],
  ae: [VOWELS.ae],
  uh: [VOWELS.uh],
  ar: [VOWELS.ar],
  o: [VOWELS.o],
  ear: [VOWELS.i, VOWELS.schwa],
  ei: [VOWELS.eh, VOWELS.i],
  ure: [VOWELS.u, VOWELS.schwa],
  oi: [VOWELS.aw, VOWELS.i],
  oh: [VOWELS.schwa, VOWELS.u],
  air: [VOWELS.e, VOWELS.schwa],
  ai: [VOWELS.a, VOWELS.i],
  au: [VOWELS.a, VOWELS.u],
  p: stop(false, LIPS),
  b: stop(true, LIPS),
  t: stop(false, RIDGE),
  d: stop(true, RIDGE),
  ch: affricate(false),
  j: affricate(true),
  k: stop(false, VELAR),
  g: stop(true, VELAR),
  f: held(false, BITE),
  v: held(true, BITE),
  th: held(false, DENTAL),
  dh: held(true, DENTAL),
  s: held(false, HISS),
  z: held(true, HISS),
  sh: held(false, POST_RIDGE),
  zh: held(true, POST_RIDGE),
  m: held(true, { ...LIPS, velum: 1, air: 'nose' }),
  n: held(true, { ...RIDGE, velum: 1, air: 'nose' }),
  ng: held(true, { ...VELAR, velum: 1, air: 'nose' }),
  h: [{ ...VOWELS.schwa, voiced: false, air: 'narrow' }, VOWELS.schwa],
  l: held(true, { ...RIDGE, body: [128, 112], jaw: 0.35, air: 'sides' }),
  r: held(true, { tip: [99, 97], body: [130, 112], round: 0.85, jaw: 0.25, air: 'free' }),
  w: [{ ...VOWELS.uu, jaw: 0.06 }, VOWELS.schwa],
  y: [{ ...VOWELS.ii, jaw: 0.06 }, VOWELS.schwa],
};

/** The mouth at rest. */
export const AT_REST: Pose = { ...VOWELS.schwa, jaw: 0.1, voiced: false };

/** The poses of a sound; at rest for one that is not known. */
export const framesOf = (sound: string): Frames => ARTICULATION[sound] ?? [AT_REST];
