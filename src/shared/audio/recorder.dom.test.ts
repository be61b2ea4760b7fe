// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#src/platform/outbox/database/db.ts';
import { readEach } from '#src/platform/outbox/database/read-stored.ts';
import { chunkRow } from '#src/platform/outbox/database/rows.ts';
import { listUnclaimed } from '#src/platform/outbox/recordings/unclaimed.ts';
import { saveAnswer } from '../../../tests/support/save-work.ts';
import { Microphone } from './microphone.ts';
import { createRecorder } from './recorder.ts';

const target = {
  owner: '019aa000-0000-7000-8000-000000000001',
  attemptId: '019aa000-0000-7000-8000-0000000000a1',
  questionId: 'q',
};

class Track extends EventTarget {
  readonly readyState = 'live';
  stop(): void {}
}

/** A recorder whose data comes from the test. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (): boolean => true;
  static newest: FakeRecorder | null = null;
  state = 'inactive';
  constructor() {
    super();
    FakeRecorder.newest = this;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    if (this.state === 'inactive') return;
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
  hear(bytes: number[]): void {
    const data = new Blob([new Uint8Array(bytes)]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
}

const track = { now: new Track() };
const open = vi.fn(async () => ({ getAudioTracks: () => [track.now], getTracks: () => [track.now] }));
const release = vi.fn(async () => undefined);
const lock = vi.fn(async () => ({ release }));

const recording = (): Promise<FakeRecorder> =>
  vi.waitFor(() => {
    const { newest } = FakeRecorder;
    if (newest?.state !== 'recording') throw new Error('not yet');
    return newest;
  });
const stored = (chunks: number) => vi.waitFor(async () => expect(await db.chunks.count()).toBe(chunks));

const save = async (recordingId: string): Promise<void> => {
  const answer = { type_code: 'voice', recording_id: recordingId } as const;
  await saveAnswer({ ...target, practiceId: 'p', label: 'nói', answer });
};

beforeEach(async () => {
  FakeRecorder.newest = null;
  track.now = new Track();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { pathname: '/practice/p', search: '?a=1' });
  for (const [name, value] of Object.entries({
    vendor: '',
    mediaDevices: { getUserMedia: open },
    wakeLock: { request: lock },
  }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  await Promise.all(db.tables.map((table) => table.clear()));
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('the recorder', () => {
  it('stores every chunk as it comes, as bytes and not as a Blob', async () => {
    const recorder = createRecorder(new Microphone());
    const done = recorder.start(target, save);
    const sound = await recording();
    sound.hear([1, 2]);
    await stored(1);
    sound.hear([3]);
    await stored(2);
    const rows = await db.chunks.orderBy('[recordingId+index]').toArray();
    expect(rows).toHaveLength(2);
    expect(readEach(chunkRow, rows)).toEqual(rows);
    sound.stop();
    await done;
    expect(recorder.state.getState()).toEqual({ name: 'idle' });
    expect(await db.recordings.toCollection().first()).toMatchObject({ state: 'complete', bytes: 3 });
  });

  it('leaves its recording to be offered when the page dies before the answer is saved', async () => {
    const recorder = createRecorder(new Microphone());
    const done = recorder.start(target, () => Promise.reject(new Error('killed')));
    const sound = await recording();
    sound.hear([1, 2]);
    expect(await listUnclaimed(target.owner)).toEqual([]);
    sound.stop();
    await done;
    expect(await listUnclaimed(target.owner)).toMatchObject([
      { state: 'open', bytes: 2, page: '/practice/p?a=1' },
    ]);
  });

  it('keeps what was captured when the microphone is taken away', async () => {
    const recorder = createRecorder(new Microphone());
    const done = recorder.start(target, save);
    const sound = await recording();
    sound.hear([1, 2]);
    await stored(1);
    track.now.dispatchEvent(new Event('ended'));
    await done;
    expect(await db.commands.count()).toBe(1);
  });

  it('keeps what was captured when the recorder fails', async () => {
    const recorder = createRecorder(new Microphone());
    const done = recorder.start(target, save);
    const sound = await recording();
    sound.hear([1, 2]);
    await stored(1);
    sound.dispatchEvent(new Event('error'));
    await done;
    expect(await db.commands.count()).toBe(1);
  });

  it('keeps the screen on while it records', async () => {
    const recorder = createRecorder(new Microphone());
    const done = recorder.start(target, save);
    const sound = await recording();
    expect(lock).toHaveBeenCalledExactlyOnceWith('screen');
    expect(release).not.toHaveBeenCalled();
    sound.stop();
    await done;
    expect(release).toHaveBeenCalledOnce();
  });

  it('requests the microphone once for a whole exercise', async () => {
    const recorder = createRecorder(new Microphone());
    for (let take = 0; take < 2; take += 1) {
      const done = recorder.start(target, save);
      const sound = await recording();
      sound.hear([take]);
      sound.stop();
      await done;
    }
    expect(open).toHaveBeenCalledOnce();
  });
});
