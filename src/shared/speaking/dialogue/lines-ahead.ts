import type { SpeakingSetDetail, SpokenLine } from '#contract/speaking.ts';
import { remarksOf } from './asked-question.ts';
import { dialogueSteps } from './steps.ts';

/**
 * Everything of an author's that may be said in a conversation, in the order in which it is fetched: its beginning, what
 * is said when something goes wrong, the other questions, and the follow-ups.
 */
export function linesAhead(detail: SpeakingSetDetail): SpokenLine[] {
  const { examiner, intro } = detail;
  const steps = dialogueSteps(detail);
  const [first, ...others] = steps.map(({ line }) => line);
  const ends = Object.values(remarksOf(detail));
  return [
    ...[intro, first, ...ends].filter((line) => line != null),
    ...examiner.silence,
    ...examiner.welcome_back.slice(0, 1),
    ...others,
    ...steps.flatMap(({ script }) => [...(script?.follow_ups ?? []), ...(script?.noticed ?? [])]),
    ...examiner.thank_go_on,
    ...examiner.end.slice(0, 1),
  ];
}
