import type { AiEvaluation } from '#contract/evaluation.ts';
import type { RecordingType } from '#contract/file.ts';
import type { Answer, QuestionContent } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import type { SpeakingDecline } from '../speech/pronunciation-scorer.ts';
import type { WritingGrader } from '../writing/writing-grader.ts';

/** The engines an answer may need. */
export interface GradingEngines {
  writing: WritingGrader;
  /** Decodes a recording and scores it against its text. */
  scoreRecording: (recording: StoredRecording, referenceText: string) => Promise<SpeakingResult>;
  /** Decodes a recording of free speech and says why nobody can be heard in it; null when somebody can. */
  screenRecording: (recording: StoredRecording) => Promise<SpeakingDecline | null>;
}

export interface StoredRecording {
  bytes: Uint8Array;
  type: RecordingType;
}

type Content = NonNullable<AiEvaluation['content']>;
type SpeakingResult = Extract<Content, { kind: 'speaking' }>['result'];

/** A band rests on what was said, and nobody has written that down. */
const NOT_TRANSCRIBED: SpeakingDecline = {
  outcome: 'declined',
  engine: { name: 'luyen-talk', version: '1' },
  reason: 'not_transcribed',
  message:
    'Máy chưa chấm được bài nói tự do vì chưa có lời bạn nói dạng chữ, nên mình không đoán điểm. Bạn nghe lại bản ghi của mình: bạn đã trả lời đúng câu hỏi, đủ ý và có ví dụ chưa? Thấy chưa ổn thì ghi âm lại một lần nữa nhé.',
};

async function gradeSpeech(
  engines: GradingEngines,
  content: QuestionContent,
  recording: StoredRecording,
): Promise<SpeakingResult | null> {
  switch (content.type_code) {
    case 'ielts_scripted_speaking':
    case 'voice':
      return engines.scoreRecording(recording, content.text);
    case 'ielts_unscripted_speaking':
      return (await engines.screenRecording(recording)) ?? NOT_TRANSCRIBED;
    default:
      return null;
  }
}

/**
 * Evaluates an answer whose type is graded by AI.
 * @param loadRecording gives the bytes of a recording the learner owns, or null
 * @param payer the learner, whose day pays for what services do
 * @throws when the answer has no AI grading or its recording is gone: the job fails and is tried again
 */
export async function gradeAnswer(
  engines: GradingEngines,
  content: QuestionContent,
  answer: Answer,
  loadRecording: (id: string) => Promise<StoredRecording | null>,
  payer: string,
): Promise<Content> {
  if (content.type_code === 'ielts_writing' && answer.type_code === 'ielts_writing') {
    const { prompt, task, min_words: minWords } = content;
    return {
      kind: 'writing',
      result: await engines.writing.grade({ essay: answer.u, prompt, task, minWords }, payer),
    };
  }
  const recordingId = content.type_code === answer.type_code ? recordingOf(answer) : null;
  if (recordingId !== null) {
    const recording = await loadRecording(recordingId);
    if (!recording) throw new Error(`recording ${recordingId} is not stored`);
    const result = await gradeSpeech(engines, content, recording);
    if (result) return { kind: 'speaking', result };
  }
  throw new Error(`${content.type_code} is not graded by AI`);
}
