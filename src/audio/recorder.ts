import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageRoom } from '#src/offline/storage.ts';
import { appendChunk, openRecording } from '#src/outbox/recordings.ts';
import { whileRecording } from '#src/outbox/unclaimed.ts';
import { type Microphone, MicrophoneError, type MicrophoneProblem } from './microphone.ts';
import { isApple, pickRecordingType } from './recording-type.ts';

/** How often the recorder hands over what it has, milliseconds: a kill loses at most this much. */
const SLICE_MS = 1_000;
/** Longest recording, milliseconds. */
const LONGEST_MS = 10 * 60_000;
/** Room that must be free before recording begins, bytes. */
const ROOM_NEEDED = 30 * 1024 * 1024;

export type RecorderFailure = MicrophoneProblem | 'no-room' | 'storage';

export type RecorderState =
  | { name: 'idle' }
  | { name: 'asking' }
  | { name: 'recording'; startedAt: number }
  | { name: 'saving' }
  | { name: 'failed'; reason: RecorderFailure };

export interface RecorderTarget {
  owner: string;
  attemptId: string;
  questionId: string;
}

/** Records into the database, chunk by chunk. */
export interface Recorder {
  state: StoreApi<RecorderState>;
  /**
   * `onSaved` is told once all of the recording is on the disk, also when its question was left meanwhile. It is closed
   * by the save of the answer that carries it, so that no kill can part the two.
   */
  start(target: RecorderTarget, onSaved: (recordingId: string) => Promise<void>): Promise<void>;
  stop(): void;
}

async function roomLeft(): Promise<boolean> {
  const room = await storageRoom();
  return room === null || room.free > ROOM_NEEDED;
}

/** Keeps the screen on: a locked screen ends a recording. Browsers without the lock just record. */
const keepAwake = async (): Promise<WakeLockSentinel | null> =>
  (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;

export function createRecorder(microphone: Microphone): Recorder {
  const state = createStore<RecorderState>(() => ({ name: 'idle' }));
  const to = (next: RecorderState): void => state.setState(next, true);
  let current: MediaRecorder | null = null;

  const run = async (
    target: RecorderTarget,
    onSaved: (recordingId: string) => Promise<void>,
  ): Promise<void> => {
    const picked = pickRecordingType(isApple(), (recorder) => MediaRecorder.isTypeSupported(recorder));
    if (!picked) throw new MicrophoneError('unsupported');
    if (!(await roomLeft())) return to({ name: 'failed', reason: 'no-room' });
    const stream = await microphone.open();
    const page = location.pathname + location.search;
    const recordingId = await openRecording({ ...target, type: picked.type, page });
    await whileRecording(recordingId, () => record(recordingId, stream, picked.recorder, onSaved));
  };

  const record = async (
    recordingId: string,
    stream: MediaStream,
    mimeType: string,
    onSaved: (recordingId: string) => Promise<void>,
  ): Promise<void> => {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 48_000 });
    const awake = await keepAwake();
    let index = 0;
    let stored = Promise.resolve();

    const ended = new Promise<void>((resolve) => {
      recorder.addEventListener('dataavailable', (event) => {
        if (event.data.size === 0) return;
        const at = index++;
        stored = stored.then(async () => appendChunk(recordingId, at, await event.data.arrayBuffer()));
        // A full disk ends the recording; what was stored before is kept.
        stored.catch(() => recorder.state !== 'inactive' && recorder.stop());
      });
      recorder.addEventListener('stop', () => resolve(), { once: true });
      recorder.addEventListener('error', () => resolve(), { once: true });
    });
    for (const track of stream.getAudioTracks()) {
      track.addEventListener('ended', () => recorder.state !== 'inactive' && recorder.stop(), { once: true });
    }
    const limit = setTimeout(() => recorder.state !== 'inactive' && recorder.stop(), LONGEST_MS);
    recorder.start(SLICE_MS);
    current = recorder;
    to({ name: 'recording', startedAt: Date.now() });

    await ended;
    clearTimeout(limit);
    current = null;
    void awake?.release();
    to({ name: 'saving' });
    const complete = await stored.then(
      () => true,
      () => false,
    );
    await onSaved(recordingId);
    to(complete ? { name: 'idle' } : { name: 'failed', reason: 'storage' });
  };

  return {
    state,
    async start(target, onSaved) {
      const { name } = state.getState();
      if (name !== 'idle' && name !== 'failed') return;
      to({ name: 'asking' });
      try {
        await run(target, onSaved);
      } catch (error) {
        to({ name: 'failed', reason: error instanceof MicrophoneError ? error.problem : 'storage' });
      }
    },
    stop() {
      if (current && current.state !== 'inactive') current.stop();
    },
  };
}
