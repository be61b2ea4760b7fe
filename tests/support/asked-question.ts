import { GRADING_MODE } from '#contract/question.ts';
import { type SpeakingQuestion, speakingSetDetail } from '#contract/speaking.ts';
import { type Given, made } from './made.ts';

interface Asked extends Given<Pick<SpeakingQuestion, 'user' | 'script'>> {
  id: string;
  position?: number;
  part?: 1 | 2 | 3;
  follows?: string | undefined;
  cues?: readonly string[];
  prepSeconds?: number;
  seconds?: number;
}

/** A question asked by voice; a short one of Part 1 unless told otherwise. */
export const askedQuestion = (
  prompt: string,
  { part = 1, cues = [], prepSeconds = 0, seconds = 30, ...given }: Asked,
): SpeakingQuestion =>
  made(speakingSetDetail.shape.questions.def.element, {
    folder_name: `Part ${part}`,
    grading_object: GRADING_MODE.ai,
    content: {
      type_code: 'ielts_unscripted_speaking',
      prompt,
      part,
      cues,
      prep_seconds: prepSeconds,
      max_seconds: seconds,
    },
    ...given,
  });
