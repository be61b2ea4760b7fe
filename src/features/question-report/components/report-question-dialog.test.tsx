import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { WRONG_GRADE } from '#contract/question-report.ts';
import { QUESTION_REPORT } from '#src/messages/question-report.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { openQuestionReport, useQuestionReport } from '#src/shared/questions/question-report.ts';
import { ReportButton } from '#src/shared/questions/report-button.tsx';
import { useReportedQuestions } from '#src/shared/questions/reported-questions.ts';
import { useToasts } from '#src/ui/toast.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import ReportQuestionDialog from './report-question-dialog.tsx';

/** A question's button, and the dialog as the app mounts it. */
function Page({ id = 'q.1' }: { id?: string }) {
  const asked = useQuestionReport((state) => state.asked);
  return (
    <>
      <ReportButton id={id} position={3} />
      {asked && <ReportQuestionDialog question={asked} />}
    </>
  );
}

const api = fakeApi();
const { report } = ENDPOINTS.questionReport;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = async (id?: string) => {
  renderApp(<Page {...(id && { id })} />);
  press('Báo lỗi');
  await screen.findByRole('dialog');
};
const write = (value: string) => fireEvent.change(screen.getByLabelText('Mô tả thêm'), { target: { value } });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => api.noNetwork());
afterEach(() => {
  useQuestionReport.setState({ asked: null });
  useReportedQuestions.setState({ sent: [] });
  useToasts.setState({ items: [] });
  connectivity.setState({ state: 'online' });
});

describe('reporting a question', () => {
  it('suggests the server’s errors that this build knows', async () => {
    api.answer(ENDPOINTS.questionReport.constants, {
      errors: [
        { id: 2, name: 'Đáp án bị sai' },
        { id: 99, name: 'Lỗi của bản sau' },
      ],
    });
    await open();
    expect(await screen.findByLabelText('Đáp án bị sai')).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('sends the choices and the text, then thanks the learner', async () => {
    api.answer(report, { is_again: false });
    await open();
    fireEvent.click(screen.getByLabelText('Đáp án chưa đúng'));
    fireEvent.click(screen.getByLabelText('Lỗi khác'));
    fireEvent.click(screen.getByLabelText('Lỗi khác'));
    write('<b>B</b> mới đúng');
    press('Gửi báo lỗi');
    await closed();
    expect(api.sentTo(report)[0]).toMatchObject({
      question_id: 'q.1',
      errors: [2],
      content: '<b>B</b> mới đúng',
    });
    expect(useToasts.getState().items[0]?.text).toBe('Cảm ơn bạn. Mình sẽ xem lại câu này.');
  });

  it('recognises a repeated report', async () => {
    api.answerWith(report, () => ({ is_again: api.sentTo(report).length > 1 }));
    await open('q.2');
    expect(screen.queryByText('Đã báo lỗi')).toBeNull();
    for (const title of ['Báo lỗi câu 3', 'Báo lỗi thêm cho câu 3']) {
      if (!screen.queryByRole('dialog')) press('Báo lỗi thêm');
      await screen.findByRole('dialog', { name: title });
      write('Sai');
      press('Gửi báo lỗi');
      await closed();
    }
    expect(screen.getByText('Đã báo lỗi')).toBeVisible();
    expect(localStorage.getItem('luyen.reported')).toBe('{"sentBy":"guest","sent":["q.2"]}');
    expect(useToasts.getState().items.at(-1)?.text).toBe('Mình đã nhận thêm báo lỗi của bạn về câu này.');
  });

  it('requires a choice or some text', async () => {
    await open('q.3');
    write('  ');
    press('Gửi báo lỗi');
    expect(screen.getByRole('alert').textContent).toContain('viết vài chữ');
    expect(api.sentTo(report)).toEqual([]);
  });

  it('says that it is offline, and keeps the text after closing', async () => {
    await open('q.4');
    write('Đoạn 2 nói khác');
    press('Gửi báo lỗi');
    await waitFor(() => expect(screen.getByText(/chưa gửi được/)).toBeVisible());
    press('Để sau');
    await closed();
    press('Báo lỗi');
    await screen.findByRole('dialog');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Mô tả thêm').value).toBe('Đoạn 2 nói khác');
  });

  it('shows markup as text, typed or from the server', async () => {
    const hostile = `</textarea><script>alert(1)</script><img src=x onerror=alert(1)>`;
    api.refuse(report, 'BAD_REQUEST', hostile);
    await open('q.6');
    write(hostile);
    press('Gửi báo lỗi');
    await waitFor(() => expect(screen.getAllByText(hostile).length).toBeGreaterThan(0));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Mô tả thêm').value).toBe(hostile);
    expect(document.querySelector('script, img')).toBeNull();
  });

  it('shows the server’s error message', async () => {
    const message = 'Bạn thao tác hơi nhanh. Bạn đợi một lúc rồi thử lại nhé.';
    api.refuse(report, 'TOO_MANY_REQUESTS', message);
    await open('q.5');
    write('Sai');
    press('Gửi báo lỗi');
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('keeps the drafts of questions apart', async () => {
    await open('q.6');
    write('Câu sáu');
    press('Để sau');
    await closed();
    openQuestionReport({ id: 'q.7', position: 7 });
    await screen.findByRole('dialog', { name: 'Báo lỗi câu 7' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Mô tả thêm').value).toBe('');
  });

  describe('of a learner', () => {
    beforeEach(async () => {
      signIn();
      await db.commands.clear();
    });

    it('about a grade preselects it, and is queued when offline', async () => {
      connectivity.setState({ state: 'offline' });
      render(<ReportButton id="q.7" position={7} of="grade" />);
      press(QUESTION_REPORT.openGrade);
      const { asked } = useQuestionReport.getState();
      if (asked) renderApp(<ReportQuestionDialog question={asked} />);
      await screen.findByRole('dialog');
      expect(screen.getByLabelText<HTMLInputElement>('Điểm chấm chưa đúng').checked).toBe(true);
      expect(screen.getByText(QUESTION_REPORT.offlineSaves)).toBeVisible();
      write('Mình đọc rõ từ này.');
      press('Gửi báo lỗi');
      await waitFor(async () => expect(await listQueue(LEARNER)).toHaveLength(1));
      expect((await listQueue(LEARNER))[0]).toMatchObject({
        operation: 'questionReport.reportOwn',
        label: 'Báo lỗi câu 7',
        body: { question_id: 'q.7', errors: [WRONG_GRADE], content: 'Mình đọc rõ từ này.' },
      });
      await waitFor(() => expect(useToasts.getState().items.at(-1)?.text).toBe(QUESTION_REPORT.kept));
      expect(useQuestionReport.getState().asked).toBeNull();
      expect(api.sentTo(report)).toEqual([]);
    });

    it('keeps the text if the device has no space', async () => {
      vi.spyOn(db.commands, 'add').mockRejectedValueOnce(new Error('full'));
      await open('q.8');
      write('Sai');
      press('Gửi báo lỗi');
      expect(await screen.findByText(QUESTION_REPORT.keepFailed, { exact: false })).toBeVisible();
      expect(screen.getByLabelText<HTMLTextAreaElement>('Mô tả thêm').value).toBe('Sai');
    });
  });
});
