import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import { adviceCommand } from '../../operator/advice.ts';
import { auditCommand } from '../../operator/audit.ts';
import { maintenanceCommand } from '../../operator/maintenance.ts';
import { outageCommand } from '../../operator/outage.ts';
import { reportsCommand } from '../../operator/reports.ts';
import { STARTER } from '../support/starter.ts';
import { commandOutput } from './command-output.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { outputs, refusals } = await commandOutput(service);

/** What the command line did, latest first. */
async function trail(...filter: string[]): Promise<{ action: string; object: string; subjects: string }[]> {
  outputs.length = 0;
  await auditCommand(['list', '--actor', 'command-line', '--json', ...filter]);
  return JSON.parse(outputs.pop() ?? '');
}

it('a request for advice is listed, taken and closed', async () => {
  const { phone, id: learnerId } = await registerLearner(service);
  const asked = { ...ADVICE_CONSTANTS, phone, children_name: 'Minh', referer: null, description: null };
  expect((await service.post('/contact/course-advice', { body: asked })).status).toBe(200);
  expect(await adviceCommand(['list'])).toBe(0);
  const id =
    outputs[0]
      ?.split('\n')
      .find((line) => line.includes(phone))
      ?.split(' ')[0] ?? '';
  await adviceCommand(['take', id, '--by', 'Cô Mai']);
  await adviceCommand(['list']);
  await adviceCommand(['close', id]);
  await adviceCommand(['list']);
  await adviceCommand(['list', '--all', '--csv']);
  expect(outputs[2]).toContain('taken by Cô Mai');
  expect(outputs[4]).not.toContain(phone);
  expect(outputs[5]).toMatch(new RegExp(`^"${id}",.*"closed","${phone}"`, 'm'));
  expect((await trail()).slice(0, 6)).toMatchObject([
    { action: 'advice.exported', object: 'all' },
    { action: 'advice.exported', object: 'open' },
    { action: 'advice.moved', object: id, subjects: `${learnerId} ${id}` },
    { action: 'advice.exported' },
    { action: 'advice.taken', object: id, subjects: `${learnerId} ${id}` },
    { action: 'advice.exported' },
  ]);
});

it('a report is listed, answered and closed', async () => {
  const { token, id: learnerId } = await registerLearner(service);
  const report = async (words: string): Promise<string> => {
    const body = { question_id: `${STARTER.practice}.1`, errors: [2], content: words, debug: false };
    await service.post('/question-report-errors', { token, key: randomUUID(), body });
    outputs.length = 0;
    await reportsCommand(['list']);
    return (
      outputs[0]
        ?.split('\n')
        .find((line) => line.includes(words))
        ?.split(' ')[0] ?? ''
    );
  };
  await reportsCommand(['answer', await report('Đáp án B?'), 'Cảm ơn bạn, mình đã sửa.']);
  await reportsCommand(['close', await report('Đáp án C?')]);
  await reportsCommand(['list']);
  expect(outputs.at(-1)).not.toContain('Đáp án');
  await reportsCommand(['list', '--all', '--csv']);
  expect(outputs.at(-1)).toMatch(/"answered".*"Đáp án B\?"/);
  expect(outputs.at(-1)).toMatch(/"closed".*"Đáp án C\?"/);
  expect(JSON.stringify((await service.get('/notify', { token })).data)).toContain('mình đã sửa');
  expect((await trail('--subject', learnerId)).map(({ action }) => action)).toEqual([
    'report.listed',
    'report.closed',
    'report.listed',
    'report.answered',
    'report.listed',
  ]);
});

it('maintenance is turned on until a given time, and off', async () => {
  const day = new Date(Date.now() + 172_800_000).toISOString().slice(0, 10);
  const state = async () => (await service.get('/health/maintenance')).data;
  expect(await maintenanceCommand(['on', '--until', `${day}T02:30`])).toBe(0);
  const until = Date.parse(`${day}T02:30:00+07:00`);
  await expect.poll(state).toEqual({ is_on: true, until });
  expect(await maintenanceCommand(['off'])).toBe(0);
  await expect.poll(state).toEqual({ is_on: false, until: null });
});

it('an outage is recorded, listed and removed', async () => {
  expect(await outageCommand(['add', '--from', '2026-11-21T18:00', '--to', '2026-11-21 23:30'])).toBe(0);
  expect(outputs[0]).toMatch(/^recorded: \d+ {2}.*18:00.*23:30.*found by the operator$/);
  const id = /\d+/.exec(outputs[0] ?? '')?.[0] ?? '';
  await outageCommand(['list']);
  expect(outputs[1]).toContain(`${id}  `);
  await outageCommand(['remove', id]);
  await outageCommand(['list']);
  expect(outputs.slice(2)).toEqual([`outage ${id} is removed`, 'no outages']);
  expect(await outageCommand(['remove', id])).toBe(1);
  expect(await outageCommand(['add', '--from', '2026-11-21T18:00', '--to', '2026-11-21T18:00'])).toBe(1);
  expect(await outageCommand(['add', '--from', '2026-01-01T18:00', '--to', '2026-11-21T18:00'])).toBe(1);
  expect(refusals).toEqual([
    `there is no outage ${id}`,
    expect.stringContaining('must begin before it ends'),
    expect.stringContaining('60 days at most'),
  ]);
});

const COMMANDS = {
  advice: adviceCommand,
  reports: reportsCommand,
  maintenance: maintenanceCommand,
  outage: outageCommand,
};

it.each([
  ['advice', 'take'],
  ['advice', 'list x'],
  ['advice', 'list --csv --json'],
  ['advice', 'list --what'],
  ['reports', 'answer x'],
  ['reports', 'close x words'],
  ['maintenance', 'on --until tomorrow'],
  ['maintenance', 'off --until 02:30'],
  ['maintenance', ''],
  ['outage', ''],
  ['outage', 'add --from 18:00 --to 19:00'],
  ['outage', 'add --from 2026-11-21T18:00'],
  ['outage', 'add --from 2126-11-21T18:00 --to 2126-11-21T19:00'],
  ['outage', 'remove x'],
  ['outage', 'list 1'],
] as const)('%s %s makes no sense, and does nothing', async (name, words) => {
  expect(await COMMANDS[name](words.split(' '))).toBeNull();
  expect(outputs).toEqual([]);
});
