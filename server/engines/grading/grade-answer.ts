import type { AiEvaluation } from '#contract/evaluation.ts';
import type { RecordingType } from '#contract/file.ts';
import type { Answer, AnswerOf, ContentOf, QuestionContent } from '#contract/question.ts';
import { isOfType } from '#rules/questions/is-of-type.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { ProviderError } from '../providers/provider-error.ts';
import {
  notTranscribed,
  notUnderstood,
  type TalkDecline,
  type TalkHeard,
  type TalkResult,
  type TalkTranscript,
} from '../speech/talk-result.ts';
import { RecordingTooLong, type Transcriber, type Transcript } from '../transcription/transcriber.ts';
import type { WritingGrader } from '../writing/writing-grader.ts';

/** The engines needed to grade an answer. */
export interface GradingEngines {
  writing: WritingGrader;
  /** Decodes a recording and scores it against its text. */
  scoreRecording: (recording: StoredRecording, referenceText: string) => Promise<SpeakingResult>;
  /** Decodes free speech and reports what is heard without its words, or why no speech was found. */
  listenToTalk: (recording: StoredRecording) => Promise<TalkDecline | TalkHeard>;
  /** Decodes free speech and grades it against its transcript. */
  reportTalk: (recording: StoredRecording, transcript: TalkTranscript, prompt: string) => Promise<TalkResult>;
  /** Transcribes what the learner has not; null where neither a service nor the server does. */
  transcriber: Transcriber | null;
}

export interface StoredRecording {
  bytes: Uint8Array;
  type: RecordingType;
}

type Content = NonNullable<AiEvaluation['content']>;
type SpeakingResult = Extract<Content, { kind: 'speaking' }>['result'];

/** What was said as text; null if nobody could write it down. */
async function writtenDown(
  transcriber: Transcriber | null,
  recording: StoredRecording,
  payer: string,
): Promise<Transcript | null> {
  try {
    return (await transcriber?.transcribe(recording, { kind: 'learner', id: payer })) ?? null;
  } catch (error) {
    if (error instanceof ProviderError || error instanceof RecordingTooLong) return null;
    throw error;
  }
}

/** Uses the transcript the learner confirmed, else one that a service or the server makes. */
async function gradeTalk(
  engines: GradingEngines,
  { prompt, cues }: ContentOf<'ielts_unscripted_speaking'>,
  answer: AnswerOf<'ielts_unscripted_speaking'>,
  recording: StoredRecording,
  payer: string,
): Promise<TalkResult> {
  const { transcript, asked } = answer;
  const task = [asked?.text ?? prompt, ...cues].join('\n');
  if (transcript && transcript.text.trim() !== '')
    return engines.reportTalk(recording, { ...transcript, engine: null }, task);
  // Do not pay a provider to transcribe silence.
  const heard = await engines.listenToTalk(recording);
  if (heard.outcome === 'declined') return heard;
  const written = await writtenDown(engines.transcriber, recording, payer);
  if (!written || written.text.trim() === '') return notTranscribed(heard.sound);
  if (!written.isReliable) return notUnderstood(heard.sound);
  const { text, source, engine, unsure } = written;
  return engines.reportTalk(recording, { text, source, engine, ...(unsure && { unsure }) }, task);
}

/**
 * Evaluates an answer whose type is graded by AI.
 * @param loadRecording returns the bytes of one of the learner's recordings, or null
 * @param payer the learner whose daily budget is charged for service calls
 * @throws when the answer has no AI grading or its recording is missing: the job fails and is retried
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
    if (content.type_code === 'ielts_scripted_speaking' || content.type_code === 'voice')
      return { kind: 'speaking', result: await engines.scoreRecording(recording, content.text) };
    if (isOfType(content, 'ielts_unscripted_speaking') && isOfType(answer, 'ielts_unscripted_speaking'))
      return { kind: 'talk', result: await gradeTalk(engines, content, answer, recording, payer) };
  }
  throw new Error(`${content.type_code} is not graded by AI`);
}
