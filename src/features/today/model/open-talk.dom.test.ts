import 'fake-indexeddb/auto';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LearnerSet } from '#contract/speaking.ts';
import { changeAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';
import { speakingExam, speakingTopic } from '#src/shared/queries/speaking.ts';
import { localAttempts } from '#src/shared/speaking/sets/local-attempts.ts';
import { setsInProgress } from '#src/shared/speaking/sets/sets-in-progress.ts';
import { newQueryClient } from '#tests/support/render-app.tsx';
import { speakingSet } from '#tests/support/speaking-set.ts';
import { openTalk } from './open-talk.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const ELSEWHERE = '019aa000-0000-7000-8000-0000000000e1';
const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const DAY_MS = 86_400_000;
const TOPIC = speakingSet({ id: 'speaking-weekends', questions: 3, minutes: 6 });
const TEST = speakingSet({ id: 'speaking-test-1', mode: 'test', title_vi: 'Đề 1', part: null, minutes: 14 });

let client: QueryClient;
let attempts = 0;

beforeEach(async () => {
  await Promise.all([db.attempts.clear(), db.answers.clear()]);
  client = newQueryClient();
  store(TOPIC);
  store(TEST);
});

/** The conversation is on this device: three questions, of which the first has a follow-up. */
function store(set: LearnerSet): void {
  const questions = [{ id: 'q1' }, { id: 'q1-more', follows: 'q1' }, { id: 'q2' }, { id: 'q3' }];
  const { queryKey } = set.mode === 'test' ? speakingExam(set.id) : speakingTopic(set.id);
  client.setQueryData<unknown>(queryKey, { set, questions });
}

const serve = (...sets: LearnerSet[]): void => void client.setQueryData(setsInProgress().queryKey, { sets });
const openElsewhere = (set: LearnerSet, at: number) =>
  serve({ ...set, open: { attempt_id: ELSEWHERE, answered: 1, at } });

async function begin(
  practiceId: string,
  answered: string[],
  change: Partial<AttemptRow> & { at?: number } = {},
): Promise<string> {
  const { at = NOW, ...given } = change;
  const id = `attempt-${++attempts}`;
  await putAttempt({ id, owner: LAN, practiceId, openedAt: at, submittedAt: null, ...given });
  const answer = { type_code: 'ielts_unscripted_speaking', recording_id: 'r' } as const;
  for (const questionId of answered)
    await putAnswer({ attemptId: id, questionId, owner: LAN, answer, savedAt: at });
  return id;
}

const open = async (isOnline = false) =>
  openTalk({ client, owner: LAN, local: await localAttempts(LAN), now: NOW, isOnline });

const question = (at: number) => ({ by: 'question', at, of: 3 });

describe('openTalk', () => {
  it.each<[string, () => unknown, object | null]>([
    ['none begun', () => undefined, null],
    ['one opened, nothing said', () => begin('speaking-weekends', []), null],
    ['one handed in', () => begin('speaking-weekends', ['q1'], { submittedAt: NOW }), null],
    [
      'one left alone for two weeks',
      () => begin('speaking-weekends', ['q1'], { at: NOW - 14 * DAY_MS }),
      null,
    ],
    ['one whose questions are not on this device', () => begin('speaking-sleep', ['q1']), null],
    ['the trial', () => begin('speaking-trial', ['t1']), null],
    [
      'a topic kept only here, at its first open question',
      () => begin('speaking-weekends', ['q1', 'q1-more']),
      {
        to: '/virtual-speaking-practice/speaking-weekends',
        title: 'Cuối tuần',
        minutes: 6,
        place: question(2),
      },
    ],
    [
      'a topic at the very question where it was left',
      () => begin('speaking-weekends', ['q1'], { place: { questionId: 'q3' } }),
      { place: question(3) },
    ],
    [
      'a topic at whose first question a follow-up is asked',
      () => begin('speaking-weekends', ['q1'], { place: { questionId: 'q1' } }),
      { place: question(1) },
    ],
    [
      'a topic that only has to be handed in',
      () => begin('speaking-weekends', ['q1', 'q2', 'q3']),
      { place: question(3) },
    ],
    [
      'a test kept only here, by its part',
      async () =>
        changeAttemptNotes(LAN, await begin('speaking-test-1', ['q1']), () => ({
          progress: { handedIn: [1] },
        })),
      {
        to: '/virtual-speaking-test/speaking-test-1',
        title: 'Đề 1',
        place: { by: 'part', at: 2, of: 3 },
      },
    ],
    [
      'a test whose notes are lost',
      () => begin('speaking-test-1', ['q1']),
      { place: { by: 'part', at: 1, of: 3 } },
    ],
    [
      'a topic begun elsewhere, which is brought here',
      () => openElsewhere(TOPIC, NOW - 1),
      {
        to: `/virtual-speaking-practice/speaking-weekends`,
        place: question(2),
        lastAt: NOW - 1,
      },
    ],
    ['a test begun elsewhere', () => openElsewhere(TEST, NOW - 1), { title: 'Đề 1', place: null }],
    [
      'the one worked on last',
      async () => {
        await begin('speaking-weekends', ['q1'], { at: NOW - 5 });
        openElsewhere(TEST, NOW - 1);
      },
      { title: 'Đề 1' },
    ],
  ])('%s', async (_, prepare, expected) => {
    await prepare();
    const found = await open();
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeNull();
  });

  it('does not offer with no network what only another device has', async () => {
    openElsewhere(speakingSet({ id: 'speaking-sleep', questions: 5 }), NOW);
    expect(await open(false)).toBeNull();
    expect(await open(true)).toMatchObject({ place: { by: 'question', at: 2, of: 5 } });
  });
});
