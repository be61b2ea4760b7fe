import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { usedIn } from '#contract/study-time.ts';
import { db } from '../database/db.ts';
import { claimGuestWork } from '../owner/claim-guest-work.ts';
import { becomeGuest, knownGuest } from '../owner/guest.ts';
import { saveCommand } from '../queue/save-command.ts';
import { timesOf } from './device-times.ts';
import { startMeasuring } from './measure.ts';

const OWNER = '019aa000-0000-7000-8000-00000000000a';
const SUBJECT = 'section:bai/a';
const START = Date.parse('2026-11-21T12:00:00Z');

let now = START;
beforeEach(async () => {
  now = START;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  localStorage.clear();
  await db.commands.clear();
});
afterEach(() => vi.restoreAllMocks());

const press = () => document.dispatchEvent(new Event('pointerdown'));
/** A press every half minute, up to so many minutes after the start. */
function work(until: number): void {
  for (; now < START + until * 60_000; now += 30_000) press();
  press();
}
const finish = (owner = OWNER, section_id = 'a') =>
  saveCommand(ENDPOINTS.lesson.updateProgress, {
    owner,
    params: { id: 'bai' },
    body: { section_id, status: 2, at: now, skew: 0 },
    label: 'A',
  });
/** Minutes after the start that waiting commands bring. */
const brought = async () =>
  (await db.commands.toArray()).map(({ body }) =>
    usedIn(body).flatMap(({ spans }) => spans.map((span) => span.map((at) => (at - START) / 60_000))),
  );
function show(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('work brings the time in which it was in use, and the next work what came since', async () => {
  const end = startMeasuring({ owner: OWNER, subject: SUBJECT });
  work(3);
  await finish();
  now += 20_000;
  await finish(OWNER, 'b');
  end();
  expect(await brought()).toEqual([[[0, 3]], [[3, 3 + 1 / 3]]]);
});

it('idle time and time out of sight are cut', async () => {
  const end = startMeasuring({ owner: OWNER, subject: SUBJECT });
  work(2);
  now += 10 * 60_000;
  press();
  now += 30_000;
  show('hidden');
  now += 10 * 60_000;
  press();
  show('visible');
  now += 15_000;
  end();
  await finish();
  expect(await brought()).toEqual([
    [
      [0, 3],
      [12, 12.5],
      [22.5, 22.75],
    ],
  ]);
});

it('a command that takes the place of another brings its time, too', async () => {
  const end = startMeasuring({ owner: OWNER, subject: SUBJECT });
  work(1);
  await finish();
  work(2);
  await finish();
  end();
  expect(await brought()).toEqual([[[0, 2]]]);
});

it('time waits for the next command where one could not be stored', async () => {
  const end = startMeasuring({ owner: OWNER, subject: SUBJECT });
  work(1);
  vi.spyOn(db.commands, 'add').mockRejectedValueOnce(new Error('full'));
  await expect(finish()).rejects.toThrow();
  await finish();
  end();
  expect(await brought()).toEqual([[[0, 1]]]);
});

it('nothing is measured once the exercise is left, and other people’s time stays theirs', async () => {
  startMeasuring({ owner: OWNER, subject: SUBJECT })();
  now += 60_000;
  press();
  startMeasuring({ owner: 'other', subject: SUBJECT })();
  await finish();
  await finish('other');
  expect(await brought()).toEqual([[], []]);
  const end = startMeasuring({ owner: 'other', subject: SUBJECT });
  work(3);
  end();
  await finish(OWNER, 'b');
  expect((await brought()).at(-1)).toEqual([]);
});

it('what a guest has learnt is the learner’s who takes it over', async () => {
  await becomeGuest();
  const guest = (await knownGuest())?.owner ?? '';
  const end = startMeasuring({ owner: guest, subject: SUBJECT });
  work(2);
  end();
  await claimGuestWork(OWNER);
  expect(timesOf(guest)).toEqual([]);
  await finish();
  expect((await brought()).at(-1)).toEqual([[0, 2]]);
});
