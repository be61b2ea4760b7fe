import type { Relevance } from '#contract/talk-evaluation.ts';

interface JudgedTalk {
  relevance?: Relevance | undefined;
  measures: { talk_seconds: number };
}

/** From this share of what could be judged on, a whole is not called an answer to its questions. */
const MUCH_BESIDE = 0.5;
/** One of several answers may be misjudged. */
const FEWEST = 2;

const isBeside = ({ relevance }: JudgedTalk): boolean =>
  relevance === 'beside' || relevance === 'memorised' || relevance === 'read_aloud';

const seconds = (talks: readonly JudgedTalk[]): number =>
  talks.reduce((sum, { measures }) => sum + measures.talk_seconds, 0);

/** Whether most of what could be judged is beside its questions. Talks of which nothing is certain do not count. */
export function isMostlyBeside(talks: readonly JudgedTalk[]): boolean {
  const beside = talks.filter(isBeside);
  if (beside.length < Math.min(FEWEST, talks.length)) return false;
  const about = talks.filter(({ relevance }) => relevance === 'about');
  return beside.length > 0 && seconds(beside) >= MUCH_BESIDE * (seconds(beside) + seconds(about));
}
