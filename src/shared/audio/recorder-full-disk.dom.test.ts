import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#src/platform/outbox/database/db.ts';
import { readRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import type { Microphone } from './microphone.ts';
import { createRecorder } from './recorder.ts';

const TARGET = { owner: 'lan', attemptId: 'a', questionId: 'q' };

/** A browser's recorder driven by the test. */
class FakeMediaRecorder extends EventTarget {
  static readonly made: FakeMediaRecorder[] = [];
  static isTypeSupported = (): boolean => true;
  state: RecordingState = 'inactive';
  constructor() {
    super();
    FakeMediaRecorder.made.push(this);
  }
  start(): void {
    this.state = 'recording';
  }
  say(text: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
  }
  stop(): void {
    this.state = 'inactive';
    this.say('|end');
    this.dispatchEvent(new Event('stop'));
  }
}

const microphone = { open: async () => ({ getAudioTracks: () => [] }), release: () => undefined };

/** The disk is full from now on: every write of a chunk fails. */
const fillDisk = () =>
  vi.spyOn(db.chunks, 'add').mockImplementation(() => {
    throw new DOMException('IO error: FILE_ERROR_NO_SPACE', 'UnknownError');
  });

async function begin() {
  const saved: string[] = [];
  const recorder = createRecorder(microphone as unknown as Microphone);
  const done = recorder.start(TARGET, async (id) => void saved.push(id));
  await vi.waitFor(() => expect(recorder.state.getState().name).toBe('recording'));
  const media = FakeMediaRecorder.made.at(-1);
  if (!media) throw new Error('nothing records');
  return { recorder, media, saved, done };
}

beforeEach(() => vi.stubGlobal('MediaRecorder', FakeMediaRecorder));
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(db.tables.map((table) => table.clear()));
});

it('continues in memory when the disk is full, and stores all of it once there is space', async () => {
  const { recorder, media, saved, done } = await begin();
  media.say('one');
  await vi.waitFor(async () => expect(await db.chunks.count()).toBe(1));
  const full = fillDisk();
  media.say('|two');
  await vi.waitFor(() => expect(recorder.state.getState()).toMatchObject({ isStored: false }));
  expect(media.state).toBe('recording');
  media.say('|three');
  recorder.stop();
  await done;

  const unsaved = recorder.state.getState();
  if (unsaved.name !== 'unsaved') throw new Error(unsaved.name);
  expect(await unsaved.sound.text()).toBe('one|two|three|end');
  expect(unsaved.why).toBe('full');
  await recorder.saveAgain();
  expect(recorder.state.getState().name).toBe('unsaved');
  expect(saved).toEqual([]);

  full.mockRestore();
  await recorder.saveAgain();
  expect(recorder.state.getState().name).toBe('idle');
  expect(saved).toHaveLength(1);
  expect(new TextDecoder().decode(await readRecording(saved[0] ?? ''))).toBe('one|two|three|end');
});

it('reports that all is stored again as soon as there is space while it runs', async () => {
  const { recorder, media, saved, done } = await begin();
  const full = fillDisk();
  media.say('one');
  await vi.waitFor(() => expect(recorder.state.getState()).toMatchObject({ isStored: false }));
  full.mockRestore();
  media.say('|two');
  await vi.waitFor(() => expect(recorder.state.getState()).toMatchObject({ isStored: true }));
  recorder.stop();
  await done;
  expect(new TextDecoder().decode(await readRecording(saved[0] ?? ''))).toBe('one|two|end');
});

it('does not call the disk full where the browser lost its database', async () => {
  const { recorder, media, done } = await begin();
  vi.spyOn(db.chunks, 'add').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  media.say('one');
  recorder.stop();
  await done;
  expect(recorder.state.getState()).toMatchObject({ name: 'unsaved', why: 'broken' });
  recorder.giveUp();
});

it('keeps a recording whose answer could not be stored, and what was stored when it is given up', async () => {
  const recorder = createRecorder(microphone as unknown as Microphone);
  const done = recorder.start(TARGET, () => Promise.reject(new Error('full')));
  await vi.waitFor(() => expect(recorder.state.getState().name).toBe('recording'));
  FakeMediaRecorder.made.at(-1)?.say('one');
  recorder.stop();
  await done;
  expect(recorder.state.getState().name).toBe('unsaved');
  recorder.giveUp();
  expect(recorder.state.getState().name).toBe('idle');
  expect(await db.recordings.count()).toBe(1);
});

it('stores all of it again if the browser recreated the database meanwhile', async () => {
  const { recorder, media, saved, done } = await begin();
  media.say('one');
  await vi.waitFor(async () => expect(await db.chunks.count()).toBe(1));
  await Promise.all([db.recordings.clear(), db.chunks.clear()]);
  media.say('|two');
  await vi.waitFor(async () => expect(await db.chunks.count()).toBe(1));
  recorder.stop();
  await done;
  expect(new TextDecoder().decode(await readRecording(saved[0] ?? ''))).toBe('one|two|end');
});

describe('with too little space for the longest recording', () => {
  beforeEach(() => {
    const value = { estimate: async () => ({ usage: 0, quota: 10_000_000 }) };
    Object.defineProperty(navigator, 'storage', { configurable: true, value });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

  it.each([
    ['a talk of two minutes', 120, 880_000],
    ['a question that sets no time', undefined, 12_400_000],
  ])('says how much is missing, and does not open the microphone: %s', async (_, maxSeconds, missing) => {
    const recorder = createRecorder(microphone as unknown as Microphone);
    const open = vi.spyOn(microphone, 'open');
    await recorder.start({ ...TARGET, maxSeconds }, async () => undefined);
    expect(recorder.state.getState()).toEqual({ name: 'failed', reason: 'no-space', missing });
    expect(open).not.toHaveBeenCalled();
  });

  it('records anyway if the learner says so, and what fits its question without being told', async () => {
    const recorder = createRecorder(microphone as unknown as Microphone);
    const done = recorder.start(TARGET, async () => undefined, 'anyway');
    await vi.waitFor(() => expect(recorder.state.getState().name).toBe('recording'));
    recorder.stop();
    await done;
    const short = recorder.start({ ...TARGET, maxSeconds: 30 }, async () => undefined);
    await vi.waitFor(() => expect(recorder.state.getState().name).toBe('recording'));
    recorder.stop();
    await short;
  });
});
