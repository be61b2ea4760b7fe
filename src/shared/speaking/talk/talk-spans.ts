import type { TalkComment } from '#contract/talk-evaluation.ts';
import { goodPhrases } from '#rules/speaking/good-phrases.ts';
import { overlapsAny } from '#rules/text/spans.ts';

/** Words of a transcript to look at again, or that are well chosen. */
export interface TalkSpan {
  start: number;
  end: number;
  kind: 'check' | 'phrase';
}

const isOfLanguage = ({ criterion }: TalkComment): boolean => criterion === 'GRA' || criterion === 'LR';

/**
 * What to mark in a transcript besides how it was said: its known errors, and good phrases. In order, without
 * overlaps; what is to be checked comes before praise.
 * @param phrases that were offered for this talk
 */
export function talkSpans(
  transcript: string,
  comments: readonly TalkComment[],
  phrases: readonly string[],
): TalkSpan[] {
  const ofTone = (wanted: TalkComment['tone'], kind: TalkSpan['kind']) =>
    comments
      .filter((comment) => comment.tone === wanted && isOfLanguage(comment))
      .flatMap(({ quote }) => (quote ? [{ start: quote.start, end: quote.end, kind }] : []));
  const offered = goodPhrases(transcript, phrases).map(
    ({ from, to }): TalkSpan => ({ start: from, end: to, kind: 'phrase' }),
  );
  const spans: TalkSpan[] = [];
  for (const span of [...ofTone('improve', 'check'), ...offered, ...ofTone('strength', 'phrase')])
    if (!overlapsAny(span, spans)) spans.push(span);
  return spans.toSorted((a, b) => a.start - b.start);
}
