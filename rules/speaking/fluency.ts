import type { TalkMeasures } from '#contract/talk-evaluation.ts';
import type { Disfluency } from './disfluency.ts';
import { isPunctuated, type Pause } from './pauses.ts';
import type { TranscriptWord } from './transcript-word.ts';

type Fluency = Pick<
  TalkMeasures,
  | 'words'
  | 'syllables'
  | 'talk_seconds'
  | 'speech_rate'
  | 'articulation_rate'
  | 'pauses'
  | 'pause_mean'
  | 'pause_share'
  | 'pauses_within'
  | 'mean_run'
  | 'fillers'
  | 'repairs'
>;

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Fluency of a talk: rate, pauses and repairs. */
export function measureFluency(
  transcript: string,
  words: readonly TranscriptWord[],
  marks: readonly (Disfluency | null)[],
  pauses: readonly Pause[],
): Fluency {
  const said = words.flatMap(({ said }) => said ?? []);
  const spoken = words.flatMap(({ said }, index) => (said && marks[index] === null ? [said] : []));
  const talk = Math.max(0, (said.at(-1)?.end ?? 0) - (said[0]?.start ?? 0));
  const paused = pauses.reduce((sum, { start, end }) => sum + end - start, 0);
  const syllables = spoken.reduce((sum, word) => sum + word.syllables, 0);
  const all = said.reduce((sum, word) => sum + word.syllables, 0);
  return {
    words: spoken.length,
    syllables,
    talk_seconds: talk,
    speech_rate: ratio(60 * spoken.length, talk),
    articulation_rate: ratio(all, talk - paused),
    pauses: pauses.length,
    pause_mean: ratio(paused, pauses.length),
    pause_share: ratio(paused, talk),
    pauses_within: isPunctuated(transcript, words.length)
      ? pauses.filter(({ within }) => within).length
      : null,
    mean_run: spoken.length / (pauses.length + 1),
    fillers: marks.filter((mark) => mark === 'filler').length,
    repairs: marks.filter((mark) => mark === 'repair').length,
  };
}
