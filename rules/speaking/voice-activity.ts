/** What was heard from a microphone so far. Times are seconds since its beginning. */
export interface VoiceActivity {
  /** Level of the background: root mean square, 0–1. */
  floor: number;
  /** The last level was that of a voice, so far. */
  isLoud: boolean;
  spoken: number;
  lastVoiceAt: number | null;
  at: number;
}

export const NOTHING_HEARD: VoiceActivity = {
  floor: 0.01,
  isLoud: false,
  spoken: 0,
  lastVoiceAt: null,
  at: 0,
};

/** A voice is at least this loud, and this many times louder than the background. */
const QUIETEST_VOICE = 0.012;
const ABOVE_FLOOR = 2.6;
/** The background is at most this loud: louder is a voice, or nothing can be told apart. */
const LOUDEST_FLOOR = 0.06;
/** How the estimate of the background follows: at once to something quieter, slowly to something louder, each second. */
const FALL = 0.5;
const RISE = 1.15;
/** A longer gap between two levels, seconds, tells nothing: the page was asleep. */
const ASLEEP = 1;

const nextFloor = (floor: number, level: number, passed: number): number =>
  level < floor ? floor + (level - floor) * FALL : Math.min(floor * RISE ** passed, level, LOUDEST_FLOOR);

/**
 * Adds the level of this moment. A single loud moment is a click, not a voice.
 * @param at seconds since the beginning, in order
 */
export function hearLevel(before: VoiceActivity, level: number, at: number): VoiceActivity {
  const passed = at - before.at;
  const isLoud = level >= Math.max(QUIETEST_VOICE, ABOVE_FLOOR * before.floor);
  const floor = nextFloor(before.floor, level, passed);
  if (!isLoud || !before.isLoud) return { ...before, floor, isLoud, at };
  return {
    floor,
    isLoud,
    spoken: before.spoken + (passed > ASLEEP ? 0 : passed),
    lastVoiceAt: at,
    at,
  };
}

/** Since a voice was last heard, seconds. */
export const silenceOf = ({ at, lastVoiceAt }: VoiceActivity): number => at - (lastVoiceAt ?? 0);
