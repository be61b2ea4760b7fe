/** How the figure looks at a moment; 0 is at rest. */
export interface Pose {
  /** How far the mouth is open, 0–1. */
  mouth: number;
  /** How far the eyes are closed, 0–1. */
  lids: number;
  /** How far the head is lowered, 0–1. */
  nod: number;
  /** Breath, 0–1. */
  breath: number;
}

export const AT_REST: Pose = { mouth: 0, lids: 0, nod: 0, breath: 0 };

export interface Scene {
  /** Loudness of the examiner's voice: root mean square, 0–1. */
  level: number;
  /** The learner is speaking. */
  isListening: boolean;
}

/** The loudness at which the mouth is wide open; speech at full level has about 0.2. */
const LOUD = 0.16;
/** Quieter than this is the noise of the recording. */
const QUIET = 0.008;
/** Share of the way to its new opening that the mouth covers in a sixtieth of a second. */
const MOUTH_SPEED = 0.38;
const FRAME_MS = 1000 / 60;
/** Lengths, milliseconds. */
const BLINK = 150;
const NOD = 720;
const BREATH = 4_600;

/** Half a wave: up and down again within a length; 0 before and after. */
const wave = (since: number, length: number): number =>
  since < 0 || since > length ? 0 : Math.sin((Math.PI * since) / length);

/** How far a mouth opens at a loudness, 0–1. */
export const mouthAt = (level: number): number =>
  level < QUIET ? 0 : Math.min(1, ((level - QUIET) / (LOUD - QUIET)) ** 0.7);

/**
 * Moves the figure: the mouth follows the voice, the eyes blink at irregular times, the head nods while the learner
 * speaks.
 * @param random 0–1
 * @returns the pose at a time in milliseconds of any clock, to be asked in order
 */
export function figureMotion(random: () => number): (now: number, scene: Scene) => Pose {
  let last: number | null = null;
  let mouth = 0;
  let blinkAt = 0;
  let nodAt = Number.NEGATIVE_INFINITY;
  let nextNod = 0;
  const nextBlink = (now: number): number =>
    // Now and then twice in a row, as people do.
    now + (random() < 0.15 ? 2 * BLINK : 2_200 + 3_800 * random());
  return (now, { level, isListening }) => {
    const passed = last === null ? FRAME_MS : now - last;
    if (last === null) {
      blinkAt = nextBlink(now);
      nextNod = now + 1_200;
    }
    last = now;
    mouth += (mouthAt(level) - mouth) * (1 - (1 - MOUTH_SPEED) ** (passed / FRAME_MS));
    if (now > blinkAt + BLINK) blinkAt = nextBlink(now);
    if (!isListening) nextNod = now + 900 + 900 * random();
    else if (now >= nextNod) {
      nodAt = now;
      nextNod = now + 2_600 + 3_400 * random();
    }
    return {
      mouth: mouth < 0.02 ? 0 : mouth,
      lids: wave(now - blinkAt, BLINK),
      nod: wave(now - nodAt, NOD),
      breath: (1 - Math.cos((2 * Math.PI * now) / BREATH)) / 2,
    };
  };
}
