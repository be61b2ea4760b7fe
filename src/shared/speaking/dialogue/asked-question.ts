import type { SpeakingSetDetail, SpokenLine } from '#contract/speaking.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import type { Remarks } from '#src/shared/speaking/turn/turn-machine.ts';
import type { Asked } from '#src/shared/speaking/turn/use-turn.ts';
import type { DialoguePolicy } from './dialogue-policy.ts';
import { type DialogueStep, isCard, questionAt, wordingOf } from './steps.ts';

/** How the learner came to a question. */
export type Arrival = 'first' | 'back' | 'next' | 'again' | 'more';

/** Where in a conversation something is asked. */
export interface Asking {
  detail: SpeakingSetDetail;
  policy: DialoguePolicy;
  step: DialogueStep;
  place: ConversationPlace;
  /** Picks among wordings. */
  times: number;
}

/** What the examiner says before a question. */
function openingLines({ detail, policy, times }: Asking, arrival: Arrival): readonly SpokenLine[] {
  switch (arrival) {
    case 'first':
      return policy.greeting(detail, times);
    case 'back':
      return wordingOf(detail.examiner.welcome_back, times);
    case 'next':
      return wordingOf(detail.examiner.thank_go_on, times);
    case 'again':
    case 'more':
      return [];
  }
}

/** What the examiner says at a place, the question last. */
export const linesAt = (asking: Asking, arrival: Arrival): SpokenLine[] => [
  ...openingLines(asking, arrival),
  asking.place.followUp ?? asking.step.line,
];

/** What the examiner says when an answer ends otherwise than it should: always the same, as it is fetched ahead. */
export const remarksOf = ({ examiner }: SpeakingSetDetail): Record<keyof Remarks, SpokenLine | null> => ({
  time: examiner.polite_cut[0] ?? null,
  lost: examiner.microphone_lost[0] ?? null,
  unheard: examiner.not_heard[0] ?? null,
});

/** What the examiner says where the words of an answer were not clear. */
export const sayAgainLine = ({ examiner }: SpeakingSetDetail): SpokenLine | null =>
  examiner.not_heard[0] ?? null;

/** The question at a place, as the examiner asks it. @param lines what the examiner says */
export function askedAt({ detail, policy, step, place, times }: Asking, lines: readonly SpokenLine[]): Asked {
  const { followUp } = place;
  const longest = policy.longest(step.content);
  return {
    questionId: questionAt(step, place),
    lines,
    // Nothing is repeated where nothing was said: the card is on screen.
    onSilence: lines.length === 0 ? null : (wordingOf(detail.examiner.silence, times)[0] ?? null),
    remarks: remarksOf(detail),
    timing: { part: step.content.part, isTalk: isCard(step) && !followUp, cutAfter: longest },
    maxSeconds: longest,
    ...(followUp && { asked: { text: followUp.text, by: followUp.by } }),
    label: policy.label(step, followUp),
  };
}
