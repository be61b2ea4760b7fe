import type { TalkMeasures } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';

/** A talk in one line: its pace and pauses. It has no score of its own. */
export function TalkLine({ measures }: { measures: TalkMeasures }) {
  const { speech_rate, pauses, words } = measures;
  return <p data-testid="talk-line">{TALK.inShort(Math.round(speech_rate), pauses, words)}</p>;
}
