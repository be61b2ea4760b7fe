import { teacherGradingSchema } from '#contract/teacher-evaluation.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { questionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { QuestionContent } from '#contract/question.ts';
import type { TeacherEvaluation, TeacherGrading } from '#contract/teacher-evaluation.ts';
import type { TeacherAllowance } from '#contract/teacher-grading.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { Graders } from './graders.tsx';
import { RequestWhole } from './request-whole.tsx';
import { TeacherComments } from './teacher-comments.tsx';
import { TeacherHeadline } from './teacher-headline.tsx';

const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
/** 15:05 on 23/11/2126 in Vietnam. */
const DUE = Date.UTC(2126, 10, 23, 8, 5);
const HOSTILE = `</p><script>alert(1)</script><img src=x onerror=alert(1)>`;

const writing: QuestionContent = { type_code: 'ielts_writing', prompt: 'p', task: 2, min_words: 20 };
const word: QuestionContent = {
  type_code: 'voice',
  prompt: 'p',
  text: 'honey',
  ipa: null,
  model_audio: null,
};

const waiting = made(teacherGradingSchema, {
  id: '019aa000-0000-7000-8000-0000000000b1',
  due_at: DUE,
});
const finished = (band: number) =>
  made(teacherGradingSchema, {
    ...waiting,
    status: 'finished',
    graded_at: Date.UTC(2026, 10, 22, 1),
    graded_by: 'Cô Mai',
    content: {
      band,
      criteria: [{ band: 6.5 }, { code: 'CC', band: 6 }],
      summary: `Bài ổn. ${HOSTILE}`,
      comments: [{ criterion: 'CC', tone: 'improve', comment: 'Nối câu.', quote: { end: 4, text: 'Bees' } }],
    },
  });
const refused: TeacherGrading = {
  ...waiting,
  status: 'error',
  graded_by: 'Cô Mai',
  refusal: 'Bản ghi không có tiếng.',
};
const evaluation = (grading: TeacherGrading, regrade: TeacherGrading | null = null): TeacherEvaluation => ({
  ...grading,
  asked_by: 'learner',
  regrade: regrade && { ...regrade, reason: 'Vì sao?' },
});

const left = (remaining: number, per_month = 4): TeacherAllowance => ({
  per_month,
  remaining,
  promised_hours: 48,
});
const api = fakeApi();
const allow = (allowance: TeacherAllowance): void => api.answer(ENDPOINTS.teacherGrading.read, { allowance });

interface Shown {
  machine?: string | null;
  content?: QuestionContent;
  text?: string;
}

const show = (
  teacher_evaluation: TeacherEvaluation | null,
  { machine = 'AI: 5.5', content = writing, text = 'Bees help.' }: Shown = {},
) =>
  renderApp(
    <Graders
      heading="h4"
      machine={machine && <p>{machine}</p>}
      question={{
        id: 'q.1',
        position: 3,
        content,
        user: [
          {
            id: ATTEMPT,
            bai_lam: { type_code: 'ielts_writing', u: text },
            is_correct: null,
            marks_won: null,
            ai_evaluation: null,
            teacher_evaluation,
          },
        ],
      }}
    >
      {teacher_evaluation?.content && <TeacherComments grade={teacher_evaluation.content} />}
    </Graders>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await db.commands.clear();
  signIn();
  allow(left(2));
});

describe('requesting a teacher', () => {
  it('shows how many are left, asks once, and says that the request is queued', async () => {
    show(null);
    expect(await screen.findByText('Bạn còn 2/4 lượt nhờ giáo viên chấm trong tháng này.')).toBeVisible();
    press('Nhờ giáo viên chấm');
    const dialog = await screen.findByRole('dialog', { name: 'Nhờ giáo viên chấm bài này?' });
    expect(dialog.textContent).toContain('48 giờ');
    expect(dialog.textContent).toContain('2/4');
    expect(await listQueue(LEARNER)).toEqual([]);
    press('Gửi giáo viên');
    const queued = await screen.findByText(/đang chờ gửi/);
    expect(screen.queryByRole('button', { name: 'Nhờ giáo viên chấm' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.contains(queued)).toBe(true));
    expect(await listQueue(LEARNER)).toMatchObject([
      { operation: 'teacherGrading.ask', label: 'Câu 3', body: { attempt_id: ATTEMPT, question_id: 'q.1' } },
    ]);
  });

  it('saves nothing when the learner cancels', async () => {
    show(null);
    fireEvent.click(await screen.findByRole('button', { name: 'Nhờ giáo viên chấm' }));
    await screen.findByRole('dialog');
    press('Để sau');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await listQueue(LEARNER)).toEqual([]);
  });

  it('works with no network, and says that the number is unknown', async () => {
    api.noNetwork();
    show(null);
    expect(await screen.findByText(/sẽ kiểm tra số lượt/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nhờ giáo viên chấm' })).toBeVisible();
  });

  it.each([
    ['the month is used up', left(0), /dùng hết 4 lượt/],
    ['teachers are not offered at all', left(0, 0), null],
  ])('is not offered if %s', async (_, allowance, words) => {
    allow(allowance);
    show(null);
    if (words) expect(await screen.findByText(words)).toBeVisible();
    else await waitFor(() => expect(screen.queryByText(/lượt/)).toBeNull());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[string, Shown]>([
    ['a single word', { content: word }],
    ['an essay without words', { text: ' ' }],
  ])('is not offered for %s', (_, more) => {
    show(null, more);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('AI: 5.5')).toBeVisible();
  });

  it('says why a request was refused, with a link to the queue', async () => {
    show(null);
    fireEvent.click(await screen.findByRole('button', { name: 'Nhờ giáo viên chấm' }));
    await screen.findByRole('dialog');
    press('Gửi giáo viên');
    await screen.findByText(/đang chờ gửi/);
    await db.commands.toCollection().modify({ state: 'parked', lastMessage: 'Hết lượt.' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Hết lượt.');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/cho-gui');
  });
});

describe('a teacher’s grade', () => {
  it('is pending, with the promised time', () => {
    show(evaluation(waiting));
    expect(screen.getByText('Đang chờ giáo viên chấm, dự kiến trước 15:05 23/11/2126')).toBeVisible();
    expect(screen.queryByText(/chậm hơn hẹn/)).toBeNull();
  });

  it('is overdue: it says so, and that nothing is lost', () => {
    show(evaluation({ ...waiting, due_at: 0 }));
    expect(screen.getByText(/chậm hơn hẹn/)).toBeVisible();
  });

  it('is shown beside the AI’s, each under its name, the AI’s as an estimate', () => {
    const { container } = show(evaluation(finished(6)));
    const ai = screen.getByRole('region', { name: /AI chấm/ });
    const teacher = screen.getByRole('region', { name: 'Giáo viên chấm' });
    expect(within(ai).getByText('ước lượng')).toBeVisible();
    expect(ai.textContent).toContain('AI: 5.5');
    expect(teacher.textContent).toContain('6.0');
    expect(teacher.textContent).toContain('Trả lời đúng yêu cầu đề (TR)6.5');
    expect(teacher.textContent).toContain('Cô Mai chấm lúc 08:00 22/11/2026');
    expect(teacher.textContent).toContain(HOSTILE);
    expect(teacher.textContent).toContain('Nối câu.');
    expect(container.querySelector('script, img')).toBeNull();
  });

  it('is shown alone if the AI does not grade it', () => {
    show(evaluation(finished(6)), { machine: null });
    expect(screen.queryByRole('region', { name: /AI chấm/ })).toBeNull();
    expect(screen.getByTestId('teacher-band').textContent).toContain('6.0');
  });

  it('may be that it could not be graded, and why', () => {
    show(evaluation(refused));
    expect(screen.getByText('Giáo viên chưa chấm được bài này')).toBeVisible();
    expect(screen.getByText('Bản ghi không có tiếng.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a second grading', () => {
  it('is requested with a reason', async () => {
    show(evaluation(finished(6)));
    press('Nhờ chấm lại');
    await screen.findByRole('dialog', { name: 'Nhờ giáo viên chấm lại?' });
    press('Gửi yêu cầu');
    expect(screen.getByText(/viết vài chữ/)).toBeVisible();
    expect(await listQueue(LEARNER)).toEqual([]);
    const field = screen.getByLabelText('Bạn muốn giáo viên xem lại điều gì?');
    fireEvent.change(field, { target: { value: ' Đoạn hai có ví dụ. ' } });
    press('Gửi yêu cầu');
    expect(await screen.findByText(/đang chờ gửi/)).toBeVisible();
    expect(await listQueue(LEARNER)).toMatchObject([
      { operation: 'teacherGrading.regrade', body: { reason: 'Đoạn hai có ví dụ.' } },
    ]);
  });

  it.each([
    ['waits', waiting, 'Bạn đã nhờ chấm lại. Dự kiến có kết quả trước 15:05 23/11/2126', '6.0'],
    ['is shown, with a way to the first', finished(7), 'Lần chấm đầu: band 6.0', '7.0'],
    ['could not be made', refused, 'Giáo viên chưa chấm lại được bài này', '6.0'],
  ])('%s, and is not offered again', (_, regrade, words, band) => {
    show(evaluation(finished(6), regrade));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByTestId('teacher-band').textContent).toContain(band);
    expect(screen.queryByRole('button', { name: 'Nhờ chấm lại' })).toBeNull();
  });
});

describe('a whole result', () => {
  const answered = (id: string, position: number, teacher_evaluation: TeacherEvaluation | null) =>
    made(questionResult, {
      ...{ id, position, content: writing },
      user: [{ id: ATTEMPT, bai_lam: { type_code: 'ielts_writing', u: 'Bees help.' }, teacher_evaluation }],
    });
  const two = (teacher: TeacherEvaluation | null) => [
    answered('q.1', 1, teacher),
    answered('q.2', 2, teacher),
  ];
  const offer = () => renderApp(<RequestWhole attemptId={ATTEMPT} questions={two(null)} />);

  it.each([
    ['answer', TEACHER.wholeCosts(2)],
    ['test', TEACHER.wholeCosts(1)],
  ] as const)('is sent by one press, counted by %s', async (counted, costs) => {
    allow({ ...left(2), counted });
    offer();
    fireEvent.click(await screen.findByRole('button', { name: TEACHER.wholeAsk(2) }));
    expect((await screen.findByRole('dialog')).textContent).toContain(costs);
    press(TEACHER.askConfirm);
    expect(await screen.findByText(TEACHER.wholeQueued(2))).toBeVisible();
    expect((await listQueue(LEARNER)).map(({ body }) => body)).toMatchObject([
      { attempt_id: ATTEMPT, question_id: 'q.1' },
      { attempt_id: ATTEMPT, question_id: 'q.2' },
    ]);
  });

  it('says how many are missing where each answer counts', async () => {
    allow(left(1));
    offer();
    expect(await screen.findByText(TEACHER.wholeTooMany(2, 1))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is headed by the teacher’s band, with the AI’s beside it', () => {
    renderApp(<TeacherHeadline questions={two(evaluation(finished(6)))} ai="5.0–6.0" />);
    expect(screen.getByTestId('teacher-band').textContent).toContain('6.0');
    expect(screen.getByText(TEACHER.aiBeside('5.0–6.0'))).toBeVisible();
  });

  it('of which a teacher has graded an answer shows theirs first', () => {
    show(evaluation(finished(6)));
    const [first, second] = [screen.getByTestId('by-teacher'), screen.getByTestId('by-ai')];
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
