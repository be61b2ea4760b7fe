import type { DownloadMedia } from '#contract/download.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { AskedTurn } from '#speech/meaning/likeness/turn-words.ts';
import { type HeardSoFar, type HearingStage, heardUntil, NOTHING_YET } from '#speech/recognition/hear-on.ts';
import { call } from '#src/platform/http/http.ts';
import { decodeRecording, Undecodable } from '#src/shared/reading-report/decode-recording.ts';
import { noteFailure, recogniserAtHand, weakness } from '#src/shared/reading-report/recogniser-at-hand.ts';
import { recogniserFile } from '#src/shared/reading-report/speech-model.ts';
import { deviceRecogniser, type HeardRecording } from '#src/shared/recogniser/device-recogniser.ts';
import { HearingError } from '#src/shared/recogniser/hearing-error.ts';
import type { HeardHere, HearingFailure } from '#src/shared/recogniser/hearing-messages.ts';

/** Why nobody heard it: this device and the server cannot, or the server cannot be reached. */
export type Unheard = HearingFailure | 'undecodable' | 'away';

/** What was said, by whom it was heard, and why this device did not where it has the recogniser. */
export type HeardWords =
  | (HeardHere & { by: 'device' | 'server'; insteadOf: Unheard | null })
  | { unheard: Unheard };

export interface HearOptions {
  /** Whose recogniser it is. */
  owner: string;
  signal: AbortSignal;
  /** The turn of a scene to which it is an answer: what may be meant is told with the words. */
  turn?: AskedTurn & { scene: string; id: string };
  /** The server hears it by itself: no service is asked. */
  byItself?: boolean;
  /** How long somebody waits for the server, milliseconds. */
  patience?: number;
  /** What this device heard of it while it was spoken. */
  before?: HeardSoFar;
  /** Somebody waits for the words: what is left is heard fast. */
  isAwaited?: boolean;
}

const reasonOf = (error: unknown): Unheard => {
  if (error instanceof Undecodable) return 'undecodable';
  return error instanceof HearingError ? error.reason : 'failed';
};

interface HearHere {
  model: DownloadMedia;
  owner: string;
  before: HeardSoFar;
  stage: HearingStage;
  turn?: AskedTurn | undefined;
  signal: AbortSignal;
}

async function hearHere(
  sound: Blob,
  { owner, signal, before, ...asked }: HearHere,
): Promise<HeardRecording | Unheard> {
  const tooWeak = weakness();
  if (tooWeak !== null) return tooWeak;
  const { model } = asked;
  try {
    const decoded = await decodeRecording(await sound.arrayBuffer());
    const samples = decoded.samples.slice(Math.round(heardUntil(before) * decoded.rate));
    return await deviceRecogniser.hear({ ...asked, before, samples, rate: decoded.rate }, signal);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== 'undecodable' && reason !== 'away') await noteFailure(owner, model, reason);
    return reason;
  }
}

async function hearThere(
  sound: Blob,
  { signal: left, turn, byItself = false, patience, isAwaited = false }: HearOptions,
): Promise<HeardHere | Unheard> {
  const signal = patience === undefined ? left : AbortSignal.any([left, AbortSignal.timeout(patience)]);
  const answer = await call(ENDPOINTS.speech.speechToText, {
    body: {
      lang: 'en',
      ...(turn && { scene: turn.scene, turn: turn.id }),
      ...(byItself && { by: 'server' as const }),
      ...(byItself && isAwaited && { stage: 'awaited' as const }),
    },
    options: { file: sound, signal },
  });
  if (signal.aborted) return left.aborted ? 'left' : 'away';
  if (!answer.success)
    return answer.code === 'NETWORK' || answer.code === 'FOREIGN_ANSWER' ? 'away' : 'failed';
  const { text, unsure = [], is_reliable: isReliable = true, likely } = answer.data;
  const meanings = likely?.map(({ id, chance, is_turned: isTurned }) => ({ id, chance, isTurned }));
  return { text: text.trim(), unsure, isReliable, ...(meanings && { likely: meanings }) };
}

/**
 * What was said in a recording: heard by this device if it has the recogniser and is strong enough, otherwise by the server.
 * Throws nothing.
 */
export async function hearWords(sound: Blob, options: HearOptions): Promise<HeardWords> {
  const { owner, signal, turn, before = NOTHING_YET, isAwaited } = options;
  const model = await recogniserFile(owner).catch(() => null);
  const stage = isAwaited ? 'awaited' : 'whole';
  const here = model && (await hearHere(sound, { model, owner, signal, turn, before, stage }));
  if (here !== null && typeof here !== 'string') return { ...here.heard, by: 'device', insteadOf: null };
  if (signal.aborted) return { unheard: 'left' };
  const there = await hearThere(sound, options);
  if (typeof there !== 'string') return { ...there, by: 'server', insteadOf: here };
  return { unheard: there === 'away' && here !== null ? here : there };
}

/** Whether this device hears by itself. */
export const canHearHere = async (owner: string): Promise<boolean> =>
  (await recogniserAtHand(owner)) !== null;

/** What was said so far in a recording that goes on, heard by this device. @returns null where it cannot */
export async function hearSoFarHere(
  owner: string,
  sound: Blob,
  before: HeardSoFar,
  signal: AbortSignal,
): Promise<HeardSoFar | null> {
  const model = await recogniserAtHand(owner);
  const heard = model && (await hearHere(sound, { model, owner, before, stage: 'so_far', signal }));
  return heard === null || typeof heard === 'string' ? null : heard.soFar;
}

/** Opens this device's recogniser, if there is one, while the learner is speaking, so that the words come sooner. */
export async function prepareWords(owner: string): Promise<void> {
  const model = await recogniserAtHand(owner);
  if (model) deviceRecogniser.prepare(model);
}

/** A page in which one speaks is left: the recogniser's memory goes back. */
export const endHearing = (): void => deviceRecogniser.end();
