import type { TalkEvaluation } from '#contract/talk-evaluation.ts';
import { isForItsText } from '../questions/may-correct-transcript.ts';

/** Whether the words of a talk want its learner: they are missing, or a machine is not sure of some. */
export function wantsWords(result: TalkEvaluation['result'] | null): boolean {
  if (result === null) return false;
  if (result.outcome === 'declined') return isForItsText(result.reason);
  return result.transcript.source !== 'learner' && (result.transcript.unsure ?? []).length > 0;
}
