import type { AiEvaluation } from '#contract/evaluation.ts';
import type { RecordingType } from '#contract/file.ts';
import type { Answer, QuestionContent } from '#contract/question.ts';
import type { WritingGrader } from '../writing/writing-grader.ts';

/** The engines an answer may need. */
export interface GradingEngines {
  writing: WritingGrader;
  /** Decodes a recording and scores it against its text. */
  scoreRecording: (recording: StoredRecording, referenceText: string) => Promise<SpeakingResult>;
}

export interface StoredRecording {
  bytes: Uint8Array;
  type: RecordingType;
}

type Content = NonNullable<AiEvaluation['content']>;
type SpeakingResult = Extract<Content, { kind: 'speaking' }>['result'];

/**
 * Evaluates an answer whose type is graded by AI.
 * @param loadRecording gives the bytes of a recording the learner owns, or null
 * @throws when the answer has no AI grading or its recording is gone: the job fails and is tried again
 */
export async function gradeAnswer(
  engines: GradingEngines,
  content: QuestionContent,
  answer: Answer,
  loadRecording: (id: string) => Promise<StoredRecording | null>,
): Promise<Content> {
  if (content.type_code === 'ielts_writing' && answer.type_code === 'ielts_writing') {
    const { prompt, task, min_words: minWords } = content;
    return {
      kind: 'writing',
      result: await engines.writing.grade({ essay: answer.u, prompt, task, minWords }),
    };
  }
  if (content.type_code === 'ielts_scripted_speaking' && answer.type_code === 'ielts_scripted_speaking') {
    const recording = await loadRecording(answer.recording_id);
    if (!recording) throw new Error(`recording ${answer.recording_id} is not stored`);
    return { kind: 'speaking', result: await engines.scoreRecording(recording, content.text) };
  }
  throw new Error(`${content.type_code} is not graded by AI`);
}
