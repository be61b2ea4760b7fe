import { createStore, type StoreApi } from 'zustand/vanilla';
import { recordingSize } from '#rules/speaking/recording-size.ts';
import { SlowStorageError, type StorageFailure } from '#rules/storage/storage-failure.ts';
import { holdReserve, withReserve } from '#src/platform/offline/reserve.ts';
import { storageSpace } from '#src/platform/offline/storage.ts';
import { storageFailureOf } from '#src/platform/offline/storage-failure.ts';
import { within } from '#src/platform/offline/within.ts';
import { checkDatabase } from '#src/platform/outbox/database/check-database.ts';
import type { RecordingRow } from '#src/platform/outbox/database/rows.ts';
import { openRecording, recordingById } from '#src/platform/outbox/recordings/recordings.ts';
import { whileRecording } from '#src/platform/outbox/recordings/unclaimed.ts';
import { ChunkWriter } from './chunk-writer.ts';
import { type Microphone, MicrophoneError, type MicrophoneProblem } from './microphone.ts';
import { isApple, pickRecordingType } from './recording-type.ts';
import { beginTake, type Take } from './take.ts';

/** Maximum wait for the remaining chunks to be stored, milliseconds. */
const SAVE_TIMEOUT_MS = 15_000;

export type RecorderFailure = MicrophoneProblem | 'no-space' | 'storage';

export type RecorderState =
  | { name: 'idle' }
  | { name: 'asking' }
  /** `isStored`: all but the last moment is on the disk; otherwise it waits in memory. */
  | { name: 'recording'; startedAt: number; isStored: boolean }
  | { name: 'saving' }
  /**
   * It has ended and cannot be stored: it exists only in memory, until a retry succeeds or it is given up.
   */
  | { name: 'unsaved'; sound: Blob; why: StorageFailure }
  | { name: 'failed'; reason: MicrophoneProblem }
  | { name: 'failed'; reason: 'storage'; why: StorageFailure }
  /** Not begun. `missing`: bytes; null if the browser does not say how many. */
  | { name: 'failed'; reason: 'no-space'; missing: number | null };

export interface RecorderTarget {
  owner: string;
  attemptId: string;
  questionId: string;
  /** Longest recording that the question allows, seconds. */
  maxSeconds?: number | undefined;
}

/** Records into the database, chunk by chunk. */
export interface Recorder {
  state: StoreApi<RecorderState>;
  /**
   * `onSaved` is called once all of the recording is on the disk, even if its question was left meanwhile.
   * The save of the answer that carries it closes it, so that no kill can part the two.
   * `anyway`: even if there seems to be no space for the longest recording.
   */
  start(
    target: RecorderTarget,
    onSaved: (recordingId: string) => Promise<void>,
    anyway?: 'anyway',
  ): Promise<void>;
  stop(): void;
  /** The track being recorded; null if there is none. */
  track(): MediaStreamTrack | null;
  /** What was recorded so far, whether stored or not; null if nothing is being recorded. */
  soFar(): Blob | null;
  /** Retries storing an unsaved recording. */
  saveAgain(): Promise<void>;
  /** Gives an unsaved recording up; the stored part remains and is offered as an interrupted recording. */
  giveUp(): void;
}

/**
 * How much space is missing for the longest recording, bytes: 0 if there is enough, null if there is too little by
 * an unknown amount. The browser's estimate may be a guess; the reserve is real space, taken before it is needed.
 */
async function missingSpace({ maxSeconds }: RecorderTarget): Promise<number | null> {
  const space = await storageSpace();
  const missing = space === null ? 0 : Math.max(0, recordingSize(maxSeconds) - space.free);
  if (missing > 0) return missing;
  return (await holdReserve()) === 'no-space' ? null : 0;
}

async function openOnPage(target: RecorderTarget, type: string): Promise<RecordingRow> {
  const { maxSeconds: _, ...place } = target;
  const page = location.pathname + location.search;
  const opened = await recordingById(await withReserve(() => openRecording({ ...place, type, page })));
  if (!opened) throw new Error('the opened recording is missing');
  return opened;
}

/** Stores the rest of a recording. A database on a full disk may not respond at all, which says nothing of why. */
async function finishInTime(writer: ChunkWriter): Promise<void> {
  const stored = await within(writer.finish(), SAVE_TIMEOUT_MS);
  if (stored === undefined) throw new SlowStorageError('no answer in time');
  if (!stored) throw writer.error;
}

export function createRecorder(microphone: Microphone): Recorder {
  const state = createStore<RecorderState>(() => ({ name: 'idle' }));
  const setState = (next: RecorderState): void => state.setState(next, true);
  let take: (Take & { writer: ChunkWriter }) | null = null;
  let save: (() => Promise<void>) | null = null;

  const run = async (
    target: RecorderTarget,
    onSaved: (recordingId: string) => Promise<void>,
    anyway: boolean,
  ): Promise<void> => {
    const picked = pickRecordingType(isApple(), (recorder) => MediaRecorder.isTypeSupported(recorder));
    if (!picked) throw new MicrophoneError('unsupported');
    const missing = anyway ? 0 : await missingSpace(target);
    if (missing !== 0) return setState({ name: 'failed', reason: 'no-space', missing });
    const stream = await microphone.open();
    const opened = await openOnPage(target, picked.type);
    await whileRecording(opened.id, () => record(opened, stream, picked.recorder, onSaved));
  };

  const record = async (
    opened: RecordingRow,
    stream: MediaStream,
    mimeType: string,
    onSaved: (recordingId: string) => Promise<void>,
  ): Promise<void> => {
    const writer = new ChunkWriter(opened, (isStored) => {
      const now = state.getState();
      if (now.name === 'recording' && now.isStored !== isStored) setState({ ...now, isStored });
    });
    take = { ...beginTake(stream, mimeType, (data) => writer.add(data)), writer };
    setState({ name: 'recording', startedAt: Date.now(), isStored: true });

    await take.ended;
    take = null;
    save = async () => {
      setState({ name: 'saving' });
      try {
        await finishInTime(writer);
        await withReserve(() => onSaved(opened.id));
        save = null;
        setState({ name: 'idle' });
      } catch (error) {
        const { sound } = writer;
        setState({ name: 'unsaved', sound, why: await storageFailureOf(error, sound.size) });
      }
    };
    await save();
  };

  return {
    state,
    soFar: () => take?.writer.sound ?? null,
    async start(target, onSaved, anyway) {
      const { name } = state.getState();
      if (name !== 'idle' && name !== 'failed') return;
      setState({ name: 'asking' });
      try {
        await run(target, onSaved, anyway === 'anyway');
      } catch (error) {
        if (error instanceof MicrophoneError) setState({ name: 'failed', reason: error.problem });
        else setState({ name: 'failed', reason: 'storage', why: await storageFailureOf(error) });
      }
    },
    stop: () => take?.stop(),
    track: () => take?.track ?? null,
    async saveAgain() {
      if (state.getState().name !== 'unsaved') return;
      setState({ name: 'saving' });
      // Its connection may have ended with the space; reopening it settles what still waits for it.
      await checkDatabase();
      await save?.();
    },
    giveUp() {
      if (state.getState().name !== 'unsaved') return;
      save = null;
      setState({ name: 'idle' });
    },
  };
}
