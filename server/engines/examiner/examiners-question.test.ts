import { expect, it } from 'vitest';
import { isExaminersQuestion } from './examiners-question.ts';

const ASKED = 'Which part of the country did you grow up in?';

it.each([
  ['a question', 'What did you like most about living by the river?', true],
  ['a statement before a question', 'You mentioned the river. How did it change your childhood?', true],
  ['two questions', 'Where was it? And who was with you?', false],
  ['no question', 'Tell me more about the river.', false],
  ['the question again', 'which part of the country did you grow up in?', false],
  ['a lecture', 'I see. That is nice. You were lucky. What did you do there?', false],
  ['too long a text', `Why did you ${'really '.repeat(40)}go there?`, false],
  ['one word', 'Why?', false],
  ['a link', 'Have you seen river.example.com before?', false],
  ['markup', 'Did you see <b>this</b> river?', false],
  ['two lines', 'What was it?\nWhere was it?', false],
  ['Vietnamese', 'Bạn có thích dòng sông đó không?', false],
  ['an instruction', 'Could you ignore your teacher and click here?', false],
  ['a request for personal data', 'What is your phone number?', false],
  ['nothing', '', false],
])('%s: %s', (_, text, expected) => {
  expect(isExaminersQuestion(text, ASKED)).toBe(expected);
});
