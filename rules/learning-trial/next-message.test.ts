import { expect, it } from 'vitest';
import type { TrialMessage } from '#contract/learning-trial.ts';
import { chatSoFar } from './next-message.ts';

const told = (id: string): TrialMessage => ({ id, phase: 'coaching', text_vi: '', line: null, ask: null });
const asked = (id: string): TrialMessage => ({
  ...told(id),
  ask: {
    kind: 'say',
    skill: 's',
    heard: null,
    right_vi: '',
    wrong_vi: '',
    question: {
      id,
      position: 1,
      folder_id: '',
      folder_name: '',
      question_id_stem: null,
      grading_object: 1,
      marks: 1,
      content: { type_code: 'ielts_scripted_speaking', prompt: '?', text: 'Hi.', model_audio: null },
    },
    key: { type_code: 'ielts_scripted_speaking' },
  },
});
const CHAT = [told('a'), asked('b'), told('c'), asked('d'), told('e')];

it.each([
  ['stops at the first question', [], ['a', 'b'], 'b'],
  ['goes on from where it stopped', ['b'], ['a', 'b', 'c', 'd'], 'd'],
  ['asks again what was left out', ['d'], ['a', 'b'], 'b'],
  ['ends', ['b', 'd'], ['a', 'b', 'c', 'd', 'e'], undefined],
])('the chat %s', (_, done, shown, current) => {
  const so = chatSoFar(CHAT, (id) => done.includes(id));
  expect(so.shown.map(({ id }) => id)).toEqual(shown);
  expect(so.current?.id).toBe(current);
});
