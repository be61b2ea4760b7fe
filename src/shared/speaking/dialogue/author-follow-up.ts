import { chooseFollowUp, type HeardAnswer } from '#rules/speaking/follow-up.ts';
import type { FollowUpQuestion } from './dialogue-policy.ts';
import type { DialogueStep } from './steps.ts';

/** The author's follow-up that an answer calls for. @param asked texts of those that were asked already */
export function authorFollowUp(
  { script, content }: DialogueStep,
  heard: HeardAnswer,
  asked: ReadonlySet<string>,
): FollowUpQuestion | null {
  const written = [...(script?.follow_ups ?? []), ...(script?.noticed ?? [])];
  const chosen = chooseFollowUp(written, heard, content.part, asked);
  return chosen && { text: chosen.text, vi: chosen.vi, voice: chosen.voice, by: 'author' };
}
