import { expect, it } from 'vitest';
import type { RecordedAnswer } from './record-answer.ts';
import { NO_TURN, type TurnEvent, type TurnTask, turnStep } from './turn-machine.ts';

const line = (text: string) => ({ text, voice: `/media/voices/${text}.m4a` });
const [GREETING, QUESTION, SILENCE, CUT] = ['greeting', 'question', 'silence', 'cut'].map(line);
const TASK: TurnTask = {
  lines: [GREETING, QUESTION].filter((each) => each !== undefined),
  onSilence: SILENCE ?? null,
  remarks: { time: CUT ?? null, lost: null, unheard: null },
  target: { owner: 'o', attemptId: 'a', questionId: 'q' },
  timing: { part: 1, isTalk: false, cutAfter: null },
  save: async () => undefined,
};

const begun: TurnEvent = { type: 'begun', task: TASK };
const asked: TurnEvent = { type: 'asked' };
const listening: TurnEvent = { type: 'listening', since: 5 };
const ended = (outcome: RecordedAnswer['outcome']): TurnEvent => ({
  type: 'ended',
  recorded: { outcome, recordingId: 'r', spoken: 3 },
});
const heard = [begun, asked, listening];

it.each<[string, TurnEvent[], object, object | null]>([
  [
    'the question is asked',
    [begun],
    { name: 'asking', line: GREETING },
    { kind: 'ask', isRepetition: false },
  ],
  [
    'line by line',
    [begun, { type: 'line-begun', line: line('question') }],
    { name: 'asking', line: QUESTION },
    { kind: 'ask' },
  ],
  ['then the microphone opens', [begun, asked], { name: 'opening' }, { kind: 'record', isRepetition: false }],
  [
    'at once where nothing is said',
    [{ ...begun, task: { ...TASK, lines: [] } }],
    { name: 'opening' },
    { kind: 'record' },
  ],
  ['it listens', heard, { name: 'listening', since: 5, hasSpoken: false }, { kind: 'record' }],
  ['a voice is heard', [...heard, { type: 'voice-heard' }], { hasSpoken: true }, { kind: 'record' }],
  ['the answer is saved', [...heard, { type: 'saving' }], { name: 'saving' }, { kind: 'record' }],
  ['it cannot be stored', [...heard, { type: 'stuck' }], { name: 'stuck' }, { kind: 'record' }],
  ['nothing was recorded', [...heard, { type: 'ended', recorded: null }], { name: 'stuck' }, null],
  [
    'a silence ended it',
    [...heard, ended('silence')],
    { name: 'answered', recordingId: 'r', end: 'silence', spoken: 3 },
    null,
  ],
  [
    'its time did',
    [...heard, ended('time')],
    { name: 'answered', end: 'time' },
    { kind: 'remark', line: CUT },
  ],
  ['nothing was heard', [...heard, ended('unheard')], { name: 'unheard', isLost: false }, null],
  ['the microphone is gone', [...heard, ended('gone')], { name: 'unheard', isLost: true }, null],
  [
    'the question is repeated',
    [...heard, ended('repeat')],
    { name: 'asking', line: SILENCE },
    { kind: 'ask', lines: [SILENCE, QUESTION], isRepetition: true },
  ],
  ['for the last time', [...heard, ended('repeat'), asked], { name: 'opening' }, { isRepetition: true }],
  ['it was left', [...heard, { type: 'left' }], { name: 'idle' }, { kind: 'leave' }],
  [
    'the learner answers before the question ends',
    [begun, { type: 'answer-requested', anyway: 'anyway' }],
    { name: 'opening' },
    { kind: 'record', anyway: 'anyway' },
  ],
  [
    'the question is heard again',
    [begun, asked, { type: 'repetition-requested' }],
    { name: 'asking' },
    { kind: 'ask' },
  ],
  ['nothing was begun', [{ type: 'answer-requested' }, asked], { name: 'idle' }, null],
])('after each step of a turn: %s', (_, events, phase, effect) => {
  const state = events.reduce(turnStep, NO_TURN);
  expect(state).toMatchObject(phase);
  if (effect === null) expect(state.effect).toBeNull();
  else expect(state.effect).toMatchObject(effect);
});
