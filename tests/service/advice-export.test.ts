import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { newPhone } from '../support/new-phone.ts';
import { withCode } from './fresh-code.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

/** What one file may hold. */
const MOST = 20_000;
const PER_DAY = 10;
/** What says how the file is divided, and the names of columns. */
const HEAD_LINES = 2;

const service = await startService({
  settings: { NOTIFY_URL: 'https://centre.example/hook', NOTIFY_SECRET: 'a-secret-of-thirty-two-characters' },
});
const { db } = service.platform;
const operator = await staffMember(service, 'operator');

const exported = async (state: string, { token, id }: TestLearner) =>
  service.app.inject({
    url: `/api/desk/advice/export/${state}`,
    headers: { authorization: `Bearer ${token}`, ...(await withCode(service, id)) },
  });
const trailOf = async ({ token }: TestLearner) =>
  ENDPOINTS.privacy.exportData.response.parse((await service.get('/privacy/export', { token })).data)
    .audit_entries;
const insert = (count: number, first: { sender: string | null; phone: string }) =>
  db.execute(sql`
    insert into advice_requests (id, learner_id, product_name, phone, children_name, children_yob,
      children_ability, type_id, source)
    select gen_random_uuid(), case when n = 1 then ${first.sender}::uuid end, 'IELTS',
      case when n = 1 then ${first.phone} else '07' || lpad(n::text, 8, '0') end, 'Thu', 0, '', 5, 'web'
    from generate_series(1, ${count}) n`);

it('is in the trail of everybody in it, also of who has no account yet, and neither slow nor large', async () => {
  const [sender, owner] = [await registerLearner(service), await registerLearner(service)];
  const later = newPhone();
  await insert(MOST - 1, { sender: sender.id, phone: owner.phone });
  await insert(1, { sender: null, phone: later });

  globalThis.gc?.();
  const [begun, before] = [performance.now(), process.memoryUsage().rss];
  const { statusCode, body } = await exported('open', operator);
  const [seconds, grown] = [(performance.now() - begun) / 1_000, process.memoryUsage().rss - before];
  console.info(`exported ${MOST} rows, ${body.length} bytes, in ${seconds.toFixed(2)} s, +${grown >> 20} MB`);
  expect([statusCode, body.trimEnd().split('\r\n').length]).toEqual([200, MOST + HEAD_LINES]);
  expect(seconds).toBeLessThan(30);
  expect(grown).toBeLessThan(200 << 20);

  const entry = { action: 'advice.exported', object: 'open', as: 'subject' };
  expect(await trailOf(sender)).toMatchObject([entry]);
  expect(await trailOf(owner)).toMatchObject([entry]);
  expect(await trailOf(await registerLearner(service, later))).toMatchObject([entry]);
  expect(await trailOf(await registerLearner(service))).toEqual([]);

  const { data } = await service.get('/staff/audit?action=advice.exported', { token: operator.token });
  const { entries } = ENDPOINTS.staff.auditTrail.response.parse(data);
  // Requests, who sent one of them, and who owns its number.
  expect(entries).toMatchObject([{ actor: operator.id, subject_count: MOST + 2 }]);
  expect(entries[0]?.subjects.length).toBeLessThan(100);

  const { rows } = await db.execute(sql`select data from pgboss.job where name = 'notices'`);
  expect(rows).toMatchObject([{ data: { kind: 'export', by: operator.id, state: 'open', requests: MOST } }]);
});

it('is refused whole where it would be cut off', async () => {
  await insert(1, { sender: null, phone: newPhone() });
  const answer = await exported('all', operator);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'EXPORT_TOO_LARGE']);
});

it('leaves an entry each time, and so often a day', async () => {
  const busy = await staffMember(service, 'operator');
  const codes: number[] = [];
  for (let time = 0; time <= PER_DAY; time++) codes.push((await exported('closed', busy)).statusCode);
  expect(codes).toEqual([...Array.from({ length: PER_DAY }, () => 200), 429]);
  expect((await exported('closed', busy)).json()).toMatchObject({ code: 'EXPORT_LIMIT' });
  const left = await db.execute(
    sql`select count(*)::int as count from audit_entries where actor = ${busy.id}`,
  );
  expect(left.rows).toEqual([{ count: PER_DAY }]);
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
