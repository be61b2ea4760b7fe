/** Debounce of new links, then time that the player stays empty, milliseconds. */
const LINK_DEBOUNCE_MS = 500;
const LINK_RESET_MS = 100;

/** The link of the learner's recording in a player (docs/product.md, point 4). */
export interface AudioLink<L> {
  /** Null: the player is empty. */
  shown: L | null;
  /** The next step and its time, milliseconds of the events' clock. */
  pending: { step: 'clear' | 'set'; link: L | null; at: number } | null;
}

export type AudioLinkEvent<L> =
  | { type: 'given'; link: L | null; recording: boolean; now: number }
  | { type: 'time'; now: number };

export const NO_AUDIO_LINK: AudioLink<never> = { shown: null, pending: null };

/**
 * A new link is debounced for 500 ms; then the player is emptied, and 100 ms later it gets the link, so that it
 * releases the old audio. Links are ignored while recording, and if unchanged.
 */
export function audioLink<L>(state: AudioLink<L>, event: AudioLinkEvent<L>): AudioLink<L> {
  if (event.type === 'given') {
    if (event.recording || event.link === (state.pending ?? { link: state.shown }).link) return state;
    return { ...state, pending: { step: 'clear', link: event.link, at: event.now + LINK_DEBOUNCE_MS } };
  }
  const { pending } = state;
  if (!pending || event.now < pending.at) return state;
  if (pending.step === 'set') return { shown: pending.link, pending: null };
  if (pending.link === null) return { shown: null, pending: null };
  return { shown: null, pending: { step: 'set', link: pending.link, at: event.now + LINK_RESET_MS } };
}
