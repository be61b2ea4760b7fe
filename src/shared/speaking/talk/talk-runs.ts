import type { TalkEvaluation } from '#contract/talk-evaluation.ts';
import { overlapsAny, type Span } from '#rules/text/spans.ts';
import type { TalkSpan } from './talk-spans.ts';

type Graded = Extract<TalkEvaluation['result'], { outcome: 'graded' }>;

export type WordMark = 'filler' | 'repair' | 'unclear' | 'unheard' | 'unsure';

interface TalkPart {
  /** Offset into the transcript. */
  start: number;
  text: string;
  /** When it is said, seconds; null between words, and if it was not heard. */
  at: number | null;
  mark: WordMark | null;
  /** The span that it lies in. */
  span: TalkSpan | null;
}

/** Speech between two pauses. */
export interface TalkRun {
  parts: TalkPart[];
  /** Start, seconds; null if nothing of it was heard. */
  at: number | null;
  /** The pause after it. */
  pause: { seconds: number; within: boolean } | null;
}

/** Word scores below this are shown as unclear. */
const UNCLEAR = 50;
/** Shorter pauses are only in the strip; between the words they would be noise. Seconds. */
const SHOWN_PAUSE = 0.5;

function markOf(word: Graded['words'][number], unsure: readonly Span[]): WordMark | null {
  const { said, mark } = word;
  if (mark) return mark;
  // Whether it was said at all comes before how.
  if (overlapsAny(word, unsure)) return 'unsure';
  if (!said) return 'unheard';
  return said.score < UNCLEAR ? 'unclear' : null;
}

/** Splits a transcript at its longer pauses, and each run into words and the text between them. */
export function talkRuns(
  { transcript: { text, unsure = [] }, words, pauses }: Pick<Graded, 'transcript' | 'words' | 'pauses'>,
  spans: readonly TalkSpan[] = [],
): TalkRun[] {
  const runs: TalkRun[] = [];
  const remaining = pauses.filter(({ start, end }) => end - start >= SHOWN_PAUSE);
  let run: TalkRun = { parts: [], at: null, pause: null };
  let done = 0;
  const spanAt = (from: number, to: number): TalkSpan | null =>
    spans.find(({ start, end }) => from >= start && to <= end) ?? null;
  const between = (end: number): void => {
    if (end > done)
      run.parts.push({
        start: done,
        text: text.slice(done, end),
        at: null,
        mark: null,
        span: spanAt(done, end),
      });
    done = end;
  };
  for (const word of words) {
    const pause = remaining[0];
    if (pause && word.said && word.said.start >= (pause.start + pause.end) / 2) {
      between(word.start);
      run.pause = { seconds: pause.end - pause.start, within: pause.within_clause };
      if (run.parts.length > 0) runs.push(run);
      run = { parts: [], at: null, pause: null };
      remaining.shift();
    }
    between(word.start);
    const at = word.said?.start ?? null;
    run.parts.push({
      start: word.start,
      text: text.slice(word.start, word.end),
      at,
      mark: markOf(word, unsure),
      span: spanAt(word.start, word.end),
    });
    run.at ??= at;
    done = word.end;
  }
  between(text.length);
  if (run.parts.length > 0) runs.push(run);
  return runs;
}
