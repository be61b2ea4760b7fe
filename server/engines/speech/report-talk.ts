import type { RecognisedWords } from '#rules/speaking/only-sure.ts';
import { screenTranscript } from '#rules/speaking/screen-transcript.ts';
import { talkReport } from '#rules/speaking/talk-report.ts';
import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import { hearTalk } from '#speech/talk/hear-talk.ts';
import { listenToTalk } from '#speech/talk/talk-sound.ts';
import { type HeardReport, OTHER_TEXT } from './talk-result.ts';

export interface TalkRequest {
  pcm: Int16Array;
  transcript: string;
  /** If a machine wrote the transcript. */
  recognised: RecognisedWords | null;
  prompt: string;
}

/** Measures a talk's sound, aligns it with its transcript and grades it. Takes about a tenth of the talk's length. */
export function reportTalk(
  knowledge: SpeechKnowledge,
  { pcm, transcript, recognised, prompt }: TalkRequest,
): HeardReport {
  const listened = listenToTalk(pcm);
  if (listened.outcome === 'refused') return listened;
  const { sound } = listened;
  const list = (word: string): boolean => knowledge.dictionary(word) !== undefined;
  const unfit = screenTranscript(transcript, prompt, list);
  if (unfit) return { outcome: 'unfit', ...unfit, sound };
  const heard = hearTalk(knowledge, pcm, transcript);
  if (heard.outcome === 'declined')
    return heard.reason === 'other_text'
      ? { outcome: 'unfit', reason: heard.reason, message: OTHER_TEXT, sound }
      : { outcome: 'refused', reason: heard.reason };
  return {
    outcome: 'reported',
    duration: Math.round(heard.duration * 100) / 100,
    report: talkReport(heard, transcript, prompt, list, recognised),
    sound,
  };
}
