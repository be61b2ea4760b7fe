import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod/mini';
import { readConfig } from '#server/config/config.ts';
import { learners } from '#server/db/schema-account.ts';
import { fileSmsSender } from '#server/engines/sms/file-sms-sender.ts';
import { httpSmsSender } from '#server/engines/sms/http-sms-sender.ts';
import { startGrading } from '#server/jobs/start-grading.ts';
import { createLog } from '#server/log/create-log.ts';
import { newPhone } from '../support/new-phone.ts';
import { ESSAY, storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import {
  activeLearner,
  askCode,
  deleteLearner,
  information,
  passwordHash,
  registerLearner,
} from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { LOGIN_PER_PHONE_HOUR: '3', METRICS_TOKEN: 'm'.repeat(32) },
});
const { db, log } = service.platform;
await storeGradedPractice(db);
const NAME = 'Nguyễn Thị Ngọc Recognisable';

const line = z.looseObject({
  level: z.number(),
  msg: z.string(),
  security: z.optional(z.string()),
  from: z.optional(z.string()),
});
/** What has been logged since, each line parsed. */
function since(before: number) {
  const lines = service.logged.slice(before);
  return { text: lines.join(''), lines: lines.map((one) => line.parse(JSON.parse(one))) };
}

describe('a failure', () => {
  it('of an insert logs neither parameters nor values quoted by the database', async () => {
    const before = service.logged.length;
    const { phone } = await registerLearner(service);
    const error = await db
      .insert(learners)
      .values({ id: randomUUID(), phone, full_name: NAME, registration: { note: ESSAY } })
      .catch((failure: unknown) => failure);
    expect(String(error)).toContain(NAME);
    log.error({ err: error }, 'an insert failed');
    const { text, lines } = since(before);
    expect(lines.at(-1)).toMatchObject({ err: { cause: { code: '23505', table: 'learners' } } });
    for (const told of [phone, NAME, ESSAY, 'Recognisable']) expect(text).not.toContain(told);
  });

  it('of a request logs its route, and nothing of its body', async () => {
    const before = service.logged.length;
    const learner = await registerLearner(service);
    await service.owner.execute(
      sql`alter table learners add constraint unwanted check (full_name not like '%Recognisable%')`,
    );
    onTestFinished(() =>
      service.owner.execute(sql`alter table learners drop constraint unwanted`).then(() => undefined),
    );
    const answer = await service.post('/profile', { token: learner.token, body: { full_name: NAME } });
    expect(answer).toMatchObject({ status: 500, code: 'SERVER_ERROR' });
    const { text, lines } = since(before);
    expect(lines).toMatchObject([
      { level: 50, route: '/api/profile', err: { cause: { constraint: 'unwanted' } } },
    ]);
    for (const told of ['Recognisable', learner.token, learner.id, learner.phone])
      expect(text).not.toContain(told);
    service.faults.length = 0;
  });

  it('of a job reveals no content in the log or in the queue', async () => {
    const before = service.logged.length;
    const { handIn } = teachersOf(service);
    const unused = () => Promise.reject(new Error(ESSAY));
    await startGrading(service.platform, {
      writing: {
        grade: ({ essay }) => Promise.reject(Object.assign(new Error(`cannot: ${essay}`), { essay })),
      },
      decoder: { decode: unused },
      pronunciation: { score: unused, listen: unused, report: unused },
      transcriber: null,
    });
    await handIn(await activeLearner(service), TEACHER_QUESTIONS.byAi);
    const outputs = async () =>
      JSON.stringify(
        (await db.execute(sql`select output from pgboss.job where name = 'grading' and output is not null`))
          .rows,
      );
    await expect.poll(outputs, { timeout: 15_000 }).toContain('logs.test.ts');
    expect(await outputs()).not.toContain('Bees');
    expect(since(before).text).not.toContain('Bees');
  });

  it('of the SMS provider logs its status, and nothing of the message', async () => {
    const provider = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(500).end(`no credit for ${request.url}`));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void provider.close());
    await new Promise((resolve) => provider.once('listening', resolve));
    const address = provider.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const sent = { to: '0912345678', text: 'Luyện: mã 424242', code: '424242' };
    for (const url of [
      `http://127.0.0.1:${port}/?to={{to}}`,
      'http://127.0.0.1:1/?to={{to}}',
      'none:{{to}}',
    ]) {
      const lines: string[] = [];
      const own = createLog('info', { write: (one) => void lines.push(one) });
      const sender = httpSmsSender(url, readConfig({}));
      await sender.send(sent).catch((error: unknown) => own.error({ err: error }, 'SMS was not sent'));
      expect(lines).toHaveLength(1);
      for (const told of [sent.to, sent.code]) expect(lines[0]).not.toContain(told);
    }
  });

  it('is not needed to keep messages out of the log: one written to a file is only in the file', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'luyen-sms-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const said: string[] = [];
    await fileSmsSender(directory, (file) => said.push(file)).send({
      to: '0912345678',
      text: 'x',
      code: '424242',
    });
    expect(said).toEqual(['sms.jsonl']);
    expect(await readFile(join(directory, 'sms.jsonl'), 'utf8')).toContain('424242');
  });
});

describe('a security event', () => {
  const signIn = (phone: string) =>
    service.post('/login', { body: { user_name: phone, password: passwordHash('not-the-one') } });
  const events = (before: number) => since(before).lines.flatMap(({ security }) => security ?? []);

  it('is logged for each refused sign-in and the lock-out, without saying whose', async () => {
    const before = service.logged.length;
    const { phone, id } = await registerLearner(service);
    for (let time = 0; time < 4; time++) await signIn(phone);
    expect(events(before)).toEqual(expect.arrayContaining(['sign-in-refused', 'locked-out']));
    const { text, lines } = since(before);
    expect(new Set(lines.map((one) => one.from))).toHaveProperty('size', 1);
    for (const told of [phone, id, '127.0.0.1']) expect(text).not.toContain(told);
  });

  it.each([
    [
      'a wrong code',
      'sign-in-refused',
      async () => {
        const mobile = newPhone();
        await askCode(service, mobile, 0);
        await service.post('/auto-register', {
          body: { code: '000000', mobile, information: information(mobile) },
        });
      },
    ],
    [
      'a code that is only tried',
      'sign-in-refused',
      () => service.post('/verify-otp-sms', { body: { mobile: newPhone(), code: '000000' } }),
    ],
    [
      'a key that is none',
      'access-key-refused',
      () =>
        service.post('/speech/grapheme_to_phoneme', {
          body: { text: 'a' },
          headers: { 'access-key': 'wrong' },
        }),
    ],
    [
      'metrics asked for by a stranger',
      'metrics-refused',
      () => service.app.inject({ url: '/api/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } }),
    ],
    [
      'an export',
      'data-exported',
      async () => service.get('/privacy/export', { token: (await registerLearner(service)).token }),
    ],
    [
      'signing out',
      'session-ended',
      async () => service.post('/logout', { token: (await registerLearner(service)).token }),
    ],
    [
      'the deletion of an account',
      'account-deleted',
      async () => deleteLearner(service, await registerLearner(service)),
    ],
  ])('is %s', async (_, event, act) => {
    const before = service.logged.length;
    await act();
    await expect.poll(() => events(before)).toContain(event);
    expect(since(before).text).not.toMatch(/203\.0\.113|"09\d{8}"/);
  });
});
