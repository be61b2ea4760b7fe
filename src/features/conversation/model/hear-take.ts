import type { SceneTurn } from '#contract/conversation.ts';
import { askedTurn } from '#rules/conversation/asked-turn.ts';
import type { HeardText } from '#rules/conversation/scene-talk.ts';
import type { HeardMeaning } from '#speech/meaning/decide-meaning.ts';
import { decideTurn, type HeardTurn } from '#speech/meaning/decide-turn.ts';
import type { HeardWords } from '#speech/meaning/heard-words.ts';
import { decodeRecording } from '#src/shared/reading-report/decode-recording.ts';
import { deviceScorer } from '#src/shared/reading-report/device-scorer.ts';
import { loseSpeechModel, speechModelFile } from '#src/shared/reading-report/speech-model.ts';
import { ModelError } from '#src/shared/recogniser/model-error.ts';
import { hearWords, prepareWords, type Unheard } from '#src/shared/speaking/hearing/hear-words.ts';

/** `text`: what was understood of the words; missing where nobody wrote them down, or too little is sure.
 * `insteadOf`: why the server heard it instead of this device. */
export type HeardTake = (HeardTurn | { kind: 'noModel' } | { kind: 'failed' }) & {
  text?: HeardText;
  insteadOf?: Unheard | null;
};

/** An answer, the turn in which it was given, and whose models hear it. */
interface Take {
  owner: string;
  sound: Blob;
  sceneId: string;
  turn: SceneTurn;
  signal: AbortSignal;
}

/** Opens the models, as far as they are here, while the learner is speaking, so that the answer comes sooner. */
export async function prepareHearing(owner: string): Promise<void> {
  void prepareWords(owner);
  const model = await speechModelFile(owner).catch(() => null);
  if (model) deviceScorer.prepare(model);
}

type Aligned = HeardMeaning | { kind: 'noModel' } | { kind: 'failed' };

/**
 * Which of the meanings was said in a recording, by its sound alone. A missing or damaged model is given up, so that it is
 * offered again.
 */
async function align({ owner, sound, turn }: Take): Promise<Aligned> {
  const model = await speechModelFile(owner).catch(() => null);
  if (!model) return { kind: 'noModel' };
  try {
    const decoded = await decodeRecording(await sound.arrayBuffer());
    const { meanings } = askedTurn(turn);
    return await deviceScorer.hearMeaning({ ...decoded, model, meanings });
  } catch (error) {
    const reason = error instanceof ModelError ? error.reason : 'failed';
    if (reason !== 'noModel' && reason !== 'brokenModel') return { kind: 'failed' };
    await loseSpeechModel(owner, model, reason);
    return { kind: 'noModel' };
  }
}

/** What was said in words, by this device or the server; null where neither can write it down. */
async function writeDown({ owner, sound, sceneId, turn, signal }: Take) {
  const asked = { ...askedTurn(turn), scene: sceneId, id: turn.id };
  const heard = await hearWords(sound, { owner, signal, turn: asked });
  return 'unheard' in heard ? null : heard;
}

/**
 * What was meant in a recording: by its words, which this device or the server recognises, with the authors' sentences aligned
 * to the sound as a second opinion, and by that alone where nobody writes it down.
 */
export async function hearTake(take: Take): Promise<HeardTake> {
  const [written, aligned] = await Promise.all([writeDown(take), align(take)]);
  const second = aligned.kind === 'noModel' || aligned.kind === 'failed' ? null : aligned;
  // A server of before tells no meanings.
  const words: HeardWords | null = written?.likely ? { ...written, likely: written.likely } : null;
  if (words === null) return aligned;
  const decided = decideTurn({ words, aligned: second, meanings: take.turn.expect });
  const insteadOf = written?.insteadOf ?? null;
  if (!words.isReliable || words.text === '' || !written) return { ...decided, insteadOf };
  return { ...decided, insteadOf, text: { text: words.text, unsure: [...written.unsure] } };
}
