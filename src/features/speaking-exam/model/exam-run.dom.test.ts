import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurn } from '#src/shared/speaking/turn/turn.ts';
import type { Asked } from '#src/shared/speaking/turn/use-turn.ts';
import { fakeRecorder, fakeVoice, microphone, stubAudioContext } from '#tests/support/fake-conversation.ts';
import { speakingExam } from '#tests/support/speaking-exam.ts';
import type { ExamEffect, PauseCause } from './exam-machine.ts';
import { type ExamProgress, parseExamNotes } from './exam-progress.ts';
import { createExamRun } from './exam-run.ts';
import { scriptOf } from './exam-script.ts';

const discard = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('#src/platform/outbox/recordings/recordings.ts', () => ({ discardRecording: discard }));

const VOICE = 0.1;
const SILENCE = 0.002;
const FRESH = parseExamNotes(null).progress;
const SCRIPT = scriptOf(speakingExam());

/** A test held by the real turns, with a recorder and a voice of the test's. */
function setUp(from: ExamProgress = FRESH) {
  if (!SCRIPT) throw new Error('the example is no test');
  const { recorder, track, faults } = fakeRecorder();
  const { voice, said } = fakeVoice();
  const turn = createTurn({ recorder, voice });
  const saved: string[] = [];
  const scenes: (ExamEffect | null)[] = [];
  const ask = ({ questionId, asked: _, label: __, maxSeconds, ...task }: Asked): void =>
    turn.begin({
      ...task,
      target: { owner: 'o', attemptId: 'a', questionId, maxSeconds },
      save: async () => void saved.push(questionId),
    });
  const handIn = vi.fn(async () => undefined);
  const run = createExamRun(SCRIPT, () => ({
    conversation: { voice, turn, recorder, ask },
    label: 'Đề nói 1',
    keep: async () => undefined,
    handIn,
  }));
  run.state.subscribe(({ effect }) => void scenes.push(effect));
  /** @returns why the test was interrupted; null at its end */
  const hold = (): Promise<PauseCause | null> =>
    new Promise((resolve) => {
      run.state.subscribe(({ name, why }) => {
        if (name !== 'running') resolve(name === 'over' ? null : why);
      });
      run.begin(from);
    });
  return { run, hold, turn, track, faults, said, saved, scenes, handIn, recorder };
}

/** The microphone hears this for some seconds; a voice has gaps between its syllables. */
async function hear(level: number, seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 10; step++) {
    microphone.level = level === VOICE && step % 5 !== 4 ? VOICE : SILENCE;
    await vi.advanceTimersByTimeAsync(100);
  }
}

const scene = (scenes: (ExamEffect | null)[]) => scenes.at(-1)?.kind;

beforeEach(() => {
  vi.useFakeTimers();
  stubAudioContext();
  microphone.level = SILENCE;
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a test that is held', () => {
  it('greets, asks, records the answer, and asks the next question', async () => {
    const { run, hold, said, saved, scenes } = setUp();
    void hold();
    await hear(SILENCE, 2.5);
    expect(said).toEqual(['Hello.', 'home q1?']);
    await hear(VOICE, 12);
    await hear(SILENCE, 5);
    expect(saved).toEqual(['home.q1']);
    expect(said.at(-1)).toBe('home q2?');
    expect(scene(scenes)).toBe('ask');
    run.interrupt('hidden');
  });

  it('cuts in after 30 seconds of an answer in Part 1', async () => {
    const { run, hold, said, saved } = setUp();
    void hold();
    await hear(SILENCE, 2.2);
    await hear(VOICE, 29);
    expect(saved).toEqual([]);
    await hear(VOICE, 1);
    expect(saved).toEqual(['home.q1']);
    expect(said.at(-1)).toBe('cut one');
    run.interrupt('hidden');
  });

  it('gives a minute of preparation and two minutes of talk', async () => {
    const { run, hold, said, saved, scenes } = setUp({ ...FRESH, opened: [1, 2], handedIn: [1] });
    void hold();
    await hear(SILENCE, 2.2);
    expect(said).toEqual(['Welcome back.', 'Here is your topic.']);
    expect(scenes.at(-1)).toMatchObject({ kind: 'prepare', left: 60_000 });
    await hear(SILENCE, 59);
    expect(scene(scenes)).toBe('prepare');
    await hear(SILENCE, 2);
    expect(said.at(-1)).toBe('You can start.');
    await hear(VOICE, 119);
    expect(saved).toEqual([]);
    await hear(VOICE, 1.5);
    expect(saved).toEqual(['meal.card']);
    expect(said.at(-1)).toBe('Thank you.');
    run.interrupt('hidden');
  });

  it('ends the preparation when the learner is ready', async () => {
    const { run, hold, said, scenes } = setUp({ ...FRESH, opened: [1, 2], handedIn: [1] });
    void hold();
    await hear(SILENCE, 10);
    run.ready();
    await hear(SILENCE, 1.2);
    expect(said.at(-1)).toBe('You can start.');
    expect(scene(scenes)).toBe('ask');
    run.interrupt('hidden');
  });
});

describe('what interrupts a test', () => {
  it('the page is left: what was said is saved, and the question is under way', async () => {
    const { run, hold, saved } = setUp();
    const end = hold();
    await hear(SILENCE, 2.2);
    await hear(VOICE, 8);
    run.interrupt('hidden');
    expect(await end).toBe('hidden');
    await hear(SILENCE, 1);
    expect(saved).toEqual(['home.q1']);
    expect(run.progress()).toMatchObject({ current: 'home.q1', asked: [] });
  });

  it('the microphone is taken away: what was said is saved', async () => {
    const { run, hold, track, saved } = setUp();
    const end = hold();
    await hear(SILENCE, 2.2);
    await hear(VOICE, 8);
    track.dispatchEvent(new Event('ended'));
    await hear(SILENCE, 1);
    expect(await end).toBe('lost');
    expect(saved).toEqual(['home.q1']);
    expect(run.progress().current).toBe('home.q1');
  });

  it('the microphone is taken away before anything was said', async () => {
    const { hold, track, saved } = setUp();
    const end = hold();
    await hear(SILENCE, 3);
    track.dispatchEvent(new Event('ended'));
    await hear(SILENCE, 1);
    expect(await end).toBe('lost');
    expect(saved).toEqual([]);
  });

  it('the microphone cannot be opened', async () => {
    const { hold, faults } = setUp();
    faults.cannotStart = true;
    const end = hold();
    await hear(SILENCE, 3);
    expect(await end).toBe('microphone');
  });

  it('there is no space for the recording, which is not lost', async () => {
    const { hold, faults, saved, recorder } = setUp();
    faults.hasNoSpace = true;
    const end = hold();
    await hear(SILENCE, 2.2);
    await hear(VOICE, 8);
    await hear(SILENCE, 5);
    expect(await end).toBe('storage');
    faults.hasNoSpace = false;
    await recorder.saveAgain();
    expect(saved).toEqual(['home.q1']);
  });

  it('a part that cannot be stored', async () => {
    const { run, hold, handIn } = setUp({
      ...FRESH,
      opened: [1],
      asked: ['home.q1'],
      elapsed: { ...FRESH.elapsed, 1: 299_000 },
    });
    handIn.mockRejectedValue(new Error('full'));
    const end = hold();
    await hear(SILENCE, 2);
    expect(await end).toBe('trouble');
    expect(run.progress().handedIn).toEqual([]);
  });
});
