import type { SceneMeaning } from '#contract/conversation.ts';
import type { HeardMeaning } from '#speech/meaning/decide-meaning.ts';
import { decodeRecording } from '#src/shared/reading-report/decode-recording.ts';
import { deviceScorer } from '#src/shared/reading-report/device-scorer.ts';
import { ModelError } from '#src/shared/reading-report/model-error.ts';
import { loseSpeechModel, speechModelFile } from '#src/shared/reading-report/speech-model.ts';

export type HeardTake = HeardMeaning | { kind: 'noModel' } | { kind: 'failed' };

/** Opens the model, if there is one, while the learner is speaking, so that the answer comes sooner. */
export async function prepareHearing(owner: string): Promise<void> {
  const model = await speechModelFile(owner).catch(() => null);
  if (model) deviceScorer.prepare(model);
}

/**
 * Which of the meanings was said in a recording, found on this device. A missing or damaged model is given up, so that
 * it is offered again.
 */
export async function hearTake(
  owner: string,
  sound: Blob,
  meanings: readonly SceneMeaning[],
): Promise<HeardTake> {
  const model = await speechModelFile(owner).catch(() => null);
  if (!model) return { kind: 'noModel' };
  try {
    const decoded = await decodeRecording(await sound.arrayBuffer());
    const expected = meanings.map(({ id, sentences, slots, is_negative }) => ({
      id,
      sentences,
      slots,
      isNegative: is_negative,
    }));
    return await deviceScorer.hearMeaning({ ...decoded, model, meanings: expected });
  } catch (error) {
    const reason = error instanceof ModelError ? error.reason : 'failed';
    if (reason !== 'noModel' && reason !== 'brokenModel') return { kind: 'failed' };
    await loseSpeechModel(owner, model);
    return { kind: 'noModel' };
  }
}
