import { sectionSchema } from '#contract/lesson.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '#contract/lesson.ts';
import type { SectionDetail } from '#contract/lesson-detail.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { DUET, LESSON } from '#src/messages/lesson.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { sectionStates } from '#src/shared/lesson/section-states.ts';
import { lessonDetail } from '#src/shared/queries/lesson.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { DUET_RESULT } from '../messages/duet-result.ts';
import { SectionView } from './section-view.tsx';

const section = (id: string, kind: Section['kind']) =>
  made(sectionSchema, {
    id,
    kind,
    module_id: `m-${id}`,
    title: `Phần ${id}`,
    minutes: 3,
  });
const lesson = made(ENDPOINTS.lesson.assets.response, {
  id: 'l1',
  title: 'Bài một',
  summary: '',
  course_id: 'c1',
  course_name: 'Khóa',
  list_section: [section('xem', 'video'), section('doc', 'doc'), section('noi', 'duet_video')],
  user_result: {
    star_cup: { most: 9 },
  },
});
const DETAILS: Record<string, SectionDetail> = {
  xem: {
    kind: 'video',
    content_type: 6,
    video_id: 'm-xem',
    src: '/media/clip.mp4',
    seconds: 4,
    poster: null,
    captions: '/media/clip.vtt',
    lang: 'en',
    body: 'Lời trong video.',
  },
  doc: {
    kind: 'doc',
    content_type: 7,
    doc_id: 'm-doc',
    summary: 's',
    body: 'Chữ của tài liệu.',
    file: { src: '/media/bang.pdf', name: 'Bảng từ' },
  },
  noi: {
    kind: 'duet_video',
    content_type: 14,
    duet_video_id: 'm-noi',
    instructions: 'Bạn là Minh.',
    learner: 'MAN',
    lines: [
      { id: 'm-noi.1', speaker: 'WOMAN', text: 'Hello there.', audio: null, question_id: null },
      { id: 'm-noi.2', speaker: 'MAN', text: 'Hi.', audio: null, question_id: 'm-noi.2' },
    ],
  },
};

const api = fakeApi();

beforeEach(async () => {
  await Promise.all([db.commands.clear(), db.attempts.clear(), db.answers.clear()]);
  queryClient.setQueryData(lessonDetail('l1').queryKey, {
    ...lesson,
    list_section: lesson.list_section.map((one) => ({ ...one, detail: DETAILS[one.id] ?? null })),
  });
  api.noNetwork();
});

function open(id: string) {
  const own = { completed: new Set<string>(), attempts: new Map(), isRedone: false };
  const state = sectionStates(lesson, own).find((one) => one.section.id === id);
  const element = state ? <SectionView lesson={lesson} state={state} /> : null;
  return renderRoutes(
    [
      { path: '/here', element },
      { path: '/lesson/:id', element: <p>the lesson</p> },
    ],
    '/here',
  );
}

describe('SectionView', () => {
  it('plays a video with captions, shows its transcript and completes it offline', async () => {
    signIn();
    const { container } = open('xem');
    expect(container.querySelector('video')?.getAttribute('src')).toBe('/media/clip.mp4');
    const track = container.querySelector('track');
    expect([track?.getAttribute('kind'), track?.getAttribute('src')]).toEqual([
      'captions',
      '/media/clip.vtt',
    ]);
    expect(screen.getByText('Lời trong video.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: LESSON.watched }));
    expect(await screen.findByText('the lesson')).toBeVisible();
    expect((await listQueue(LEARNER)).map(({ operation, body }) => [operation, body])).toMatchObject([
      ['lesson.updateProgress', { section_id: 'xem', status: 2 }],
    ]);
  });

  it('shows the text of a doc and links to its file', () => {
    open('doc');
    expect(screen.getByText('Chữ của tài liệu.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Bảng từ/ }).getAttribute('href')).toBe('/media/bang.pdf');
  });

  it('moves a duet from the played line to the learner’s, which has to be recorded', async () => {
    signIn();
    open('noi');
    expect(await screen.findByText('Hello there.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: DUET.next }));
    expect(await screen.findByText('Hi.')).toBeVisible();
    expect(screen.getByRole('heading', { name: DUET.yourTurn })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: DUET.next }).hasAttribute('disabled')).toBe(true),
    );
  });

  it('shows the latest result of a duet, of each line and in total', async () => {
    signIn();
    api.answer(ENDPOINTS.duet.latestResult, {
      duet_id: 'm-noi',
      lines: [{ question_id: 'm-noi.2', state: 'graded', score: 72 }],
      total: { said: 1, of: 1, graded: 1, score: 72 },
    });
    open('noi');
    expect(await screen.findByText(DUET_RESULT.total({ graded: 1, of: 1, score: 72 }))).toBeVisible();
  });

  it('lets a guest do a duet', async () => {
    open('noi');
    expect(await screen.findByText('Hello there.')).toBeVisible();
    expect(await db.attempts.toArray()).toMatchObject([{ owner: expect.stringMatching(/^guest-/) }]);
  });
});
