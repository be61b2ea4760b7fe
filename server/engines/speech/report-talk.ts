import type { RecognisedWords } from '#rules/speaking/only-sure.ts';
import { screenTranscript } from '#rules/speaking/screen-transcript.ts';
import { talkReport } from '#rules/speaking/talk-report.ts';
import type { SpeechKnowledge } from '#speech/pronunciation.ts';
import { hearTalk } from '#speech/talk/hear-talk.ts';
import type { HeardReport } from './talk-result.ts';

export interface TalkRequest {
  pcm: Int16Array;
  transcript: string;
  /** If a machine wrote the transcript. */
  recognised: RecognisedWords | null;
  prompt: string;
}

/** Aligns a talk with its transcript and grades it. Takes about a tenth of the talk's length. */
export function reportTalk(
  knowledge: SpeechKnowledge,
  { pcm, transcript, recognised, prompt }: TalkRequest,
): HeardReport {
  const list = (word: string): boolean => knowledge.dictionary(word) !== undefined;
  const unfit = screenTranscript(transcript, prompt, list);
  if (unfit) return { outcome: 'unfit', ...unfit };
  const heard = hearTalk(knowledge, pcm, transcript);
  if (heard.outcome === 'declined') return { outcome: 'refused', reason: heard.reason };
  return {
    outcome: 'reported',
    duration: Math.round(heard.duration * 100) / 100,
    report: talkReport(heard, transcript, prompt, list, recognised),
  };
}
