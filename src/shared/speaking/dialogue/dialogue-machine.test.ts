import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { topicDetail } from '#tests/support/speaking-topic.ts';
import { type DialogueEvent, type DialogueState, dialogueStep, startDialogue } from './dialogue-machine.ts';
import { dialogueSteps } from './steps.ts';

const STEPS = dialogueSteps(topicDetail());
/** The second question as a card with time to prepare. */
const WITH_CARD = STEPS.map((step, index) =>
  index === 1 ? { ...step, content: { ...step.content, prep_seconds: 60, cues: ['where it is'] } } : step,
);
const ANSWER: Answer = {
  type_code: 'ielts_unscripted_speaking',
  recording_id: '019aa000-0000-7000-8000-0000000000b1',
};
const MORE = { text: 'And the winters?', vi: '', voice: '/media/voices/w.m4a', by: 'author' as const };

interface Begun {
  steps?: typeof STEPS;
  waitsAtCards?: boolean;
  answered?: string[];
}

function play({ steps = STEPS, waitsAtCards = false, answered = [] }: Begun, ...events: DialogueEvent[]) {
  const answers = new Map(answered.map((id) => [id, ANSWER]));
  const start = startDialogue(steps, { answers, place: null }, { waitsAtCards, revisits: true });
  return events.reduce<DialogueState>(dialogueStep, start);
}

const entered: DialogueEvent = { type: 'entered' };
const looked = (interrupted: string | null = null, isAnswered = false): DialogueEvent => ({
  type: 'looked',
  interrupted,
  isAnswered,
});
const next = (questionId: string | null): DialogueEvent => ({ type: 'went-on', questionId });
const begun = [entered, looked()];
const all = ['q1', 'q2'];

describe('scene, place and effect after each step', () => {
  it.each<[string, Begun, DialogueEvent[], string, string | undefined, object | null]>([
    ['waits for a press', {}, [], 'ready', 'q1', null],
    ['looks for what a kill left', {}, [entered], 'ready', 'q1', { kind: 'look', questionId: 'q1' }],
    ['begins', {}, begun, 'answered', 'q1', { kind: 'ask', arrival: 'first' }],
    ['goes on', { answered: ['q1'] }, begun, 'answered', 'q2', { kind: 'ask', arrival: 'back' }],
    ['offers what a kill left', {}, [entered, looked('r1')], 'interrupted', 'q1', { kind: 'look' }],
    ['shows an answer', {}, [entered, looked(null, true)], 'answered', 'q1', { kind: 'look' }],
    ['has nothing left to ask', { answered: all }, [entered], 'end', undefined, null],
    ['asks the next one', {}, [...begun, next('q2')], 'answered', 'q2', { kind: 'ask', arrival: 'next' }],
    ['ends', {}, [...begun, next(null)], 'end', undefined, { kind: 'end' }],
    ['asks again', {}, [...begun, { type: 'asked-again' }], 'answered', 'q1', { arrival: 'again' }],
    [
      'does not ask again at the end',
      {},
      [next(null), { type: 'asked-again' }],
      'end',
      undefined,
      { kind: 'end' },
    ],
    [
      'opens a question',
      { answered: all },
      [entered, { type: 'step-opened', questionId: 'q1' }],
      'answered',
      'q1',
      { kind: 'ask', arrival: 'again' },
    ],
    ['knows no such question', {}, [{ type: 'step-opened', questionId: 'q9' }], 'ready', 'q1', null],
    [
      'asks a follow-up',
      {},
      [...begun, { type: 'follow-up-chosen', followUp: MORE }],
      'answered',
      'q1',
      { kind: 'ask', arrival: 'more', place: { questionId: 'q1', followUp: MORE } },
    ],
    [
      'presents a card',
      { steps: WITH_CARD },
      [next('q2')],
      'card',
      'q2',
      { kind: 'present', arrival: 'next' },
    ],
    [
      'listens to the talk',
      { steps: WITH_CARD },
      [next('q2'), { type: 'talk-begun' }],
      'answered',
      'q2',
      { kind: 'listen' },
    ],
    [
      'waits at a card',
      { steps: WITH_CARD, waitsAtCards: true },
      [next('q2')],
      'ready',
      'q2',
      { kind: 'wait' },
    ],
    [
      'presents it by a press',
      { steps: WITH_CARD, waitsAtCards: true },
      [next('q2'), ...begun],
      'card',
      'q2',
      { kind: 'present', arrival: 'again' },
    ],
    [
      'shows an answer that was saved otherwise',
      {},
      [entered, looked('r1'), { type: 'answer-shown' }],
      'answered',
      'q1',
      { kind: 'look' },
    ],
  ])('%s', (_, from, events, scene, questionId, effect) => {
    const state = play(from, ...events);
    expect([state.scene, state.place?.questionId]).toEqual([scene, questionId]);
    if (effect === null) expect(state.effect).toBeNull();
    else expect(state.effect).toMatchObject(effect);
  });
});

it('asks in other words each time', () => {
  const { times } = play({});
  expect(play({}, ...begun, next('q2')).effect).toMatchObject({ kind: 'ask' });
  const state = [...begun, next('q2')].reduce(dialogueStep, { ...play({}), times });
  expect(state.times).toBe(times + 2);
  expect(state.effect).toMatchObject({ times: times + 1 });
});
