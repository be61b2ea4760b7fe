import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFileSms } from '#server/areas/account/check-file-sms.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { learners } from '#server/db/schema-account.ts';
import { startService } from './service.ts';

const { db } = (await startService()).platform;
const check = (settings: Record<string, string>) => checkFileSms(db, readConfig(settings));
const PUBLIC = { PUBLIC_URL: 'https://luyen.example' };

const learner = (phone: string | null) => ({ id: randomUUID(), phone, full_name: '', registration: {} });
const phones = Array.from({ length: 10 }, (_, index) => `090000000${index}`);

beforeAll(async () => {
  // Guests receive no messages, so they do not count.
  await db.insert(learners).values([...phones.map(learner), ...phones.map(() => learner(null))]);
});

describe('codes written to a file', () => {
  it.each([
    ['on this machine', {}],
    ['on this machine by https', { PUBLIC_URL: 'https://localhost:3000' }],
    ['within a network of one’s own', { PUBLIC_URL: 'http://192.168.1.10' }],
    ['not at all', { ...PUBLIC, SMS_ADAPTER: 'http', SMS_URL: 'https://sms.example' }],
  ])('are accepted %s', async (_, settings) => {
    expect(await check(settings)).toBeNull();
  });

  it('cause a warning on a public address with ten learners, and an error with eleven', async () => {
    expect(await check(PUBLIC)).toMatch(/SMS_ADAPTER=http/);
    await db.insert(learners).values(learner('0911111111'));
    await expect(check(PUBLIC)).rejects.toThrow(ConfigError);
    await expect(check(PUBLIC)).rejects.toThrow(
      /11 learners are registered: set SMS_ADAPTER=http and SMS_URL$/,
    );
    expect(await check({})).toBeNull();
  });
});
