import { z } from 'zod/mini';
import type { Pronunciation } from '#speech/pronunciation.ts';
import { pronunciationResult } from '#speech/pronunciation-result.ts';
import type { ListenedTalk } from '#speech/talk/talk-sound.ts';
import { talkSoundReport } from '#speech/talk/talk-sound-report.ts';
import { threadWorker } from '../thread-worker.ts';
import type { Recogniser } from '../transcription/recogniser.ts';
import { WorkerQueue } from '../worker-queue.ts';
import type { PronunciationInput, PronunciationScorer } from './pronunciation-scorer.ts';
import { declineTalk, type HeardReport, talkResult } from './talk-result.ts';

/** The longest recording takes about 30 s on one core, plus loading the model for the first one. */
const TIMEOUT_MS = 180_000;
const CAPACITY = 100;

type WorkerAnswer = Pronunciation | HeardReport | ListenedTalk;

/** Only our own worker replies, so checking the outcome is enough. */
const answerSchema = z.custom<WorkerAnswer>(
  (value) => typeof value === 'object' && value !== null && 'outcome' in value,
);

/**
 * Scores on this machine in a worker thread, which loads the acoustic model and the dictionary with the first
 * recording and keeps them in memory (about 150 MB).
 * @param recogniser scores readings more surely; those that it cannot are scored by their sounds alone
 */
export function createLocalPronunciationScorer(
  recogniser: Pick<Recogniser, 'scoreReading'> | null,
): PronunciationScorer & { close(): Promise<void> } {
  const queue = new WorkerQueue({
    worker: threadWorker(new URL('./pronunciation-worker.ts', import.meta.url)),
    timeoutMs: TIMEOUT_MS,
    capacity: CAPACITY,
    parse: (value) => answerSchema.parse(value),
  });
  const scoreBySound = async (input: PronunciationInput): Promise<Pronunciation> => {
    const answer = await queue.run(input);
    if (answer.outcome !== 'scored' && answer.outcome !== 'declined')
      throw new Error('the worker scored nothing');
    return answer;
  };
  return {
    score: async (input) => {
      const scored = recogniser?.scoreReading(input).catch(() => scoreBySound(input));
      return pronunciationResult(await (scored ?? scoreBySound(input)));
    },
    listen: async (pcm) => {
      const answer = await queue.run({ pcm, referenceText: null });
      if (answer.outcome === 'listened') return { outcome: 'listened', sound: talkSoundReport(answer.sound) };
      if (answer.outcome !== 'refused') throw new Error('the worker listened to nothing');
      return declineTalk(answer.reason);
    },
    report: async ({ pcm, transcript, prompt }) => {
      const { text, source, unsure = [] } = transcript;
      const recognised = source === 'learner' ? null : { unsure };
      const answer = await queue.run({ pcm, transcript: text, recognised, prompt });
      if (answer.outcome !== 'reported' && answer.outcome !== 'refused' && answer.outcome !== 'unfit')
        throw new Error('the worker reported nothing');
      return talkResult(answer, transcript);
    },
    close: () => queue.close(),
  };
}
