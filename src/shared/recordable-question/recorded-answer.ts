import type { Answer, QuestionType } from '#contract/question.ts';

/** The answer with a recording; null for types that are not spoken. */
export function recordedAnswer(type: QuestionType, recordingId: string): Answer | null {
  switch (type) {
    case 'ielts_scripted_speaking':
    case 'ielts_unscripted_speaking':
    case 'voice':
      return { type_code: type, recording_id: recordingId };
    default:
      return null;
  }
}
