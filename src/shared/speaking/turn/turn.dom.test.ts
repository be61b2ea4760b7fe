import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeRecorder,
  fakeVoice,
  microphone,
  recordingId,
  stubAudioContext,
} from '#tests/support/fake-conversation.ts';
import { createTurn } from './turn.ts';
import type { TurnTask } from './turn-machine.ts';

const discard = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('#src/platform/outbox/recordings/recordings.ts', () => ({ discardRecording: discard }));

const QUESTION = { text: 'Where do you live?', voice: '/media/voices/q.m4a' };
const AGAIN = { text: 'Let me repeat the question.', voice: '/media/voices/again.m4a' };
const REMARKS = {
  time: { text: 'Let me stop you there.', voice: '/media/voices/cut.m4a' },
  lost: { text: 'I lost you.', voice: '/media/voices/lost.m4a' },
  unheard: { text: 'Could you say it again?', voice: '/media/voices/unheard.m4a' },
};
const VOICE = 0.1;
const SILENCE = 0.002;

const save = vi.fn(async () => undefined);

function setUp(change: Partial<TurnTask> = {}) {
  const { recorder, track, faults } = fakeRecorder();
  const examiner = fakeVoice();
  const turn = createTurn({ recorder, voice: examiner.voice });
  const task: TurnTask = {
    lines: [QUESTION],
    onSilence: AGAIN,
    remarks: REMARKS,
    target: { owner: 'o', attemptId: 'a', questionId: 'q' },
    timing: { part: 1, isTalk: false, cutAfter: null },
    save,
    ...change,
  };
  return { turn, task, track, faults, recorder, said: examiner.said, name: () => turn.state.getState().name };
}

/** The microphone hears this for some seconds; a voice has gaps between its syllables. */
async function hear(level: number, seconds: number): Promise<void> {
  microphone.level = level;
  if (seconds === 0) await vi.advanceTimersByTimeAsync(0);
  for (let step = 0; step < seconds * 10; step++) {
    if (level === VOICE) microphone.level = step % 5 === 4 ? SILENCE : VOICE;
    await vi.advanceTimersByTimeAsync(100);
  }
}

/** What listens to the microphone changes to another state. */
function interrupt(state: string): void {
  if (!microphone.context) throw new Error('nothing listens');
  microphone.context.state = state;
  microphone.context.dispatchEvent(new Event('statechange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  stubAudioContext();
  Object.assign(microphone, { level: SILENCE, isOpen: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a turn', () => {
  it('asks, listens until the learner is silent, and saves the answer', async () => {
    const { turn, task, name } = setUp();
    turn.begin(task);
    expect(name()).toBe('asking');
    await hear(SILENCE, 1);
    expect(turn.state.getState()).toMatchObject({ name: 'listening', hasSpoken: false });
    await hear(VOICE, 15);
    expect(turn.state.getState()).toMatchObject({ name: 'listening', hasSpoken: true });
    await hear(SILENCE, 2);
    expect(name()).toBe('listening');
    await hear(SILENCE, 1);
    expect(turn.state.getState()).toMatchObject({
      name: 'answered',
      recordingId: recordingId(1),
      end: 'silence',
    });
    expect(save).toHaveBeenCalledExactlyOnceWith(recordingId(1));
  });

  it('never ends in a pause to think', async () => {
    const { turn, task, name } = setUp({ timing: { part: 2, isTalk: true, cutAfter: null } });
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 10);
    await hear(SILENCE, 7);
    expect(name()).toBe('listening');
    await hear(VOICE, 2);
    await hear(SILENCE, 7);
    expect(name()).toBe('listening');
  });

  it('ends at once when the learner has finished', async () => {
    const { turn, task } = setUp();
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 2);
    turn.finish();
    await hear(SILENCE, 0);
    expect(turn.state.getState()).toMatchObject({ name: 'answered', end: 'learner' });
  });

  it('begins before the question has ended when the learner wants to answer', async () => {
    const { turn, task, name } = setUp();
    turn.begin(task);
    turn.finish();
    await hear(SILENCE, 0);
    expect(name()).toBe('listening');
    await hear(SILENCE, 2);
    expect(name()).toBe('listening');
  });

  it('asks again when the learner wants to hear the question once more', async () => {
    const { turn, task, said, name } = setUp();
    turn.begin(task);
    await hear(SILENCE, 3);
    turn.repeat();
    await hear(SILENCE, 2.5);
    expect(said).toEqual([QUESTION.text, AGAIN.text, QUESTION.text]);
    expect(name()).toBe('listening');
    expect(save).not.toHaveBeenCalled();
  });

  it('repeats the question once where nothing is heard, then waits for the learner', async () => {
    const { turn, task, said } = setUp();
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(SILENCE, 10.5);
    expect(said).toEqual([QUESTION.text, AGAIN.text]);
    await hear(SILENCE, 13);
    expect(turn.state.getState()).toMatchObject({ name: 'unheard', isLost: false });
    expect(said).toEqual([QUESTION.text, AGAIN.text, QUESTION.text, REMARKS.unheard.text]);
    expect(save).not.toHaveBeenCalled();
    expect(discard.mock.calls).toEqual([[recordingId(1)], [recordingId(2)]]);
  });

  it('keeps what was said when the microphone is taken away', async () => {
    const { turn, task, track } = setUp();
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 5);
    track.dispatchEvent(new Event('mute'));
    await hear(0, 2);
    expect(turn.state.getState()).toMatchObject({ name: 'answered', end: 'lost' });
    expect(save).toHaveBeenCalledOnce();
  });

  it('keeps what was said when a call interrupts what listens to the microphone', async () => {
    const { turn, task, said } = setUp();
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 5);
    interrupt('interrupted');
    await hear(0, 2);
    expect(turn.state.getState()).toMatchObject({ name: 'answered', end: 'lost' });
    expect(save).toHaveBeenCalledOnce();
    expect(said).toEqual([QUESTION.text, REMARKS.lost.text]);
  });

  it('goes on after a call that was over at once', async () => {
    const { turn, task, name } = setUp();
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 5);
    interrupt('interrupted');
    await hear(0, 1);
    interrupt('running');
    await hear(VOICE, 2);
    expect(name()).toBe('listening');
  });

  it('takes a browser that may not listen for no silence', async () => {
    microphone.isOpen = false;
    const { turn, task, said, name } = setUp();
    turn.begin(task);
    await hear(0, 15);
    expect(name()).toBe('listening');
    expect(said).toEqual([QUESTION.text]);
    turn.finish();
    await hear(0, 0);
    expect(turn.state.getState()).toMatchObject({ name: 'answered', end: 'learner', spoken: null });
  });

  it('keeps what was said when the recorder stops by itself', async () => {
    const { turn, task, recorder } = setUp();
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 5);
    recorder.stop();
    await hear(SILENCE, 0);
    expect(turn.state.getState()).toMatchObject({ name: 'answered', end: 'lost' });
    expect(save).toHaveBeenCalledOnce();
  });

  it('goes on when the microphone only stuttered', async () => {
    const { turn, task, track, name } = setUp();
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 5);
    track.dispatchEvent(new Event('mute'));
    await hear(0, 1);
    track.dispatchEvent(new Event('unmute'));
    await hear(VOICE, 2);
    expect(name()).toBe('listening');
  });

  it('says that nothing was recorded when the microphone goes before a word', async () => {
    const { turn, task, track, said } = setUp();
    turn.begin(task);
    await hear(SILENCE, 2);
    track.dispatchEvent(new Event('ended'));
    await hear(0, 1);
    expect(turn.state.getState()).toMatchObject({ name: 'unheard', isLost: true });
    expect(said).toEqual([QUESTION.text, REMARKS.lost.text]);
    expect(save).not.toHaveBeenCalled();
  });

  it('is stuck without a microphone, and can be tried again', async () => {
    const { turn, task, faults, name } = setUp();
    faults.cannotStart = true;
    turn.begin(task);
    await hear(SILENCE, 1);
    expect(name()).toBe('stuck');
    faults.cannotStart = false;
    turn.answer();
    await hear(VOICE, 1);
    expect(name()).toBe('listening');
  });

  it('waits on a full disk until the recording is stored', async () => {
    const { turn, task, faults, recorder, name } = setUp();
    faults.hasNoSpace = true;
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 5);
    turn.finish();
    await hear(SILENCE, 1);
    expect(name()).toBe('stuck');
    faults.hasNoSpace = false;
    await recorder.saveAgain();
    await hear(SILENCE, 1);
    expect(name()).toBe('answered');
  });

  it('stops the learner in a test, and saves what was said', async () => {
    const { turn, task, said } = setUp({ timing: { part: 1, isTalk: false, cutAfter: 30 } });
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 31);
    expect(turn.state.getState()).toMatchObject({ name: 'answered', end: 'time' });
    expect(save).toHaveBeenCalledOnce();
    expect(said).toEqual([QUESTION.text, REMARKS.time.text]);
  });

  it('saves what was recorded when the learner leaves', async () => {
    const { turn, task, name } = setUp();
    turn.begin(task);
    await hear(SILENCE, 1);
    await hear(VOICE, 5);
    turn.leave();
    await hear(SILENCE, 1);
    expect(save).toHaveBeenCalledOnce();
    expect(name()).toBe('idle');
  });

  it('keeps an earlier answer when the learner leaves in silence', async () => {
    const { turn, task } = setUp();
    turn.begin(task);
    await hear(SILENCE, 3);
    turn.leave();
    await hear(SILENCE, 1);
    expect(save).not.toHaveBeenCalled();
    expect(discard).toHaveBeenCalledOnce();
  });
});
