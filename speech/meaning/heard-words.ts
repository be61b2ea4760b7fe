import type { RecognisedText } from '../recognition/transcript.ts';
import type { LikelyMeaning } from './likeness/likely-meanings.ts';

/** What the recogniser wrote down of an answer, and which meanings of the turn it is like. */
export interface HeardWords extends Pick<RecognisedText, 'text' | 'isReliable'> {
  /** The likeliest first. */
  likely: readonly LikelyMeaning[];
}
