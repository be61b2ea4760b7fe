import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TRIAL } from '../messages/trial.ts';
import type { SurveyAnswer } from '../model/save-survey.ts';
import { SurveyForm } from './survey-form.tsx';
import type { SurveyQuestionData } from './survey-question.tsx';

const QUESTIONS: SurveyQuestionData[] = [
  {
    ...{ id: 'aim', text_vi: 'Bạn muốn đạt bao nhiêu?', type: 'choice', optional: false, max_length: null },
    options: [
      { id: 'six', text_vi: 'Khoảng 6.0' },
      { id: 'seven', text_vi: 'Từ 7.0' },
    ],
  },
  {
    ...{ id: 'next', text_vi: 'Bạn muốn thêm gì?', type: 'text', optional: true, max_length: 300 },
    options: [],
  },
];

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function show(onSend: (answers: SurveyAnswer[]) => Promise<void> = async () => undefined) {
  const sent: SurveyAnswer[][] = [];
  let left = 0;
  render(
    <SurveyForm
      questions={QUESTIONS}
      isGraded={false}
      onSend={async (answers) => {
        await onSend(answers);
        sent.push(answers);
      }}
      onLater={() => {
        left += 1;
      }}
    />,
  );
  return { sent, left: () => left };
}

it('asks one question at a time and sends what was answered', async () => {
  const { sent } = show();
  expect(screen.getByRole('progressbar', { name: TRIAL.survey.at(1, 2) })).toBeVisible();
  press(TRIAL.survey.next);
  expect(screen.getByRole('alert').textContent).toBe(TRIAL.survey.choose);
  fireEvent.click(screen.getByRole('radio', { name: 'Từ 7.0' }));
  expect(screen.queryByRole('alert')).toBeNull();
  press(TRIAL.survey.next);
  expect(screen.getByRole('progressbar', { name: TRIAL.survey.at(2, 2) })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Bạn muốn thêm gì?'), { target: { value: ' nói chậm hơn ' } });
  expect(screen.getByText(TRIAL.survey.left(286))).toBeVisible();
  press(TRIAL.survey.send);
  await waitFor(() =>
    expect(sent).toEqual([
      [
        { question_id: 'aim', value: 'seven' },
        { question_id: 'next', value: 'nói chậm hơn' },
      ],
    ]),
  );
});

it('leaves out a text that stays blank, keeps a choice when going back, and can be put off', async () => {
  const { sent, left } = show();
  press(TRIAL.survey.later);
  expect(left()).toBe(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Khoảng 6.0' }));
  press(TRIAL.survey.next);
  press(TRIAL.survey.back);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Khoảng 6.0' }).checked).toBe(true);
  press(TRIAL.survey.next);
  press(TRIAL.survey.send);
  await waitFor(() => expect(sent).toEqual([[{ question_id: 'aim', value: 'six' }]]));
});

it('says that the device could not store the answers, and lets them be sent again', async () => {
  let isFull = true;
  const { sent } = show(async () => {
    if (isFull) throw new Error('full');
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Khoảng 6.0' }));
  press(TRIAL.survey.next);
  press(TRIAL.survey.send);
  expect(await screen.findByText(TRIAL.survey.failed, { exact: false })).toBeVisible();
  isFull = false;
  press(TRIAL.survey.send);
  await waitFor(() => expect(sent.length).toBe(1));
});
