import { describe, expect, it } from 'vitest';
import { newPhone } from '../support/new-phone.ts';
import { askCode, passwordHash } from './learner.ts';
import { startService } from './service.ts';

const startWith = (settings: Record<string, string>) => startService({ settings });

describe('limits', () => {
  it('apply to codes for one number, and say when to retry', async () => {
    const service = await startWith({ OTP_PER_PHONE_HOUR: '2', OTP_PAUSE_SECONDS: '0' });
    const phone = newPhone();
    for (let time = 0; time < 2; time++) expect((await askCode(service, phone, 0)).status).toBe(200);
    const refused = await askCode(service, phone, 0);
    expect(refused).toMatchObject({ status: 429, code: 'OTP_LIMIT' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await askCode(service, newPhone(), 0)).status).toBe(200);
    expect(service.sms.filter(({ to }) => to === phone)).toHaveLength(2);
  });

  it('apply to codes from one device, whatever the number', async () => {
    const service = await startWith({ OTP_PER_DEVICE_HOUR: '2' });
    const first = await askCode(service, newPhone(), 0);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const ask = () =>
      service.post('/v2.2/send-otp', {
        headers: { cookie },
        body: { phone: newPhone(), type: 0, agent_type: 'web' },
      });
    expect((await ask()).status).toBe(200);
    expect((await ask()).code).toBe('OTP_LIMIT');
  });

  it('apply to checking numbers from one network, but not from another', async () => {
    const service = await startWith({ CHECK_PER_NETWORK_HOUR: '3' });
    const check = (remoteAddress: string) =>
      service.post('/check-account', { remoteAddress, body: { phone: newPhone() } });
    for (let time = 0; time < 3; time++) expect((await check('10.0.0.1')).status).toBe(200);
    expect(await check('10.0.0.1')).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect((await check('10.0.0.2')).status).toBe(200);
  });

  it('apply to guessing the password of one number, from any network, registered or not', async () => {
    const service = await startWith({ LOGIN_PER_PHONE_HOUR: '3' });
    const user_name = newPhone();
    const guess = (remoteAddress: string) =>
      service.post('/login', { remoteAddress, body: { user_name, password: passwordHash('x') } });
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      expect((await guess(address)).code).toBe('WRONG_CREDENTIALS');
    }
    expect((await guess('10.0.0.4')).code).toBe('TOO_MANY_REQUESTS');
  });

  it('trust a forwarded address only from a trusted proxy', async () => {
    const service = await startWith({ CHECK_PER_NETWORK_HOUR: '1', TRUSTED_PROXIES: '10.9.9.9' });
    const check = (remoteAddress: string, forwarded: string) =>
      service.post('/check-account', {
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        body: { phone: newPhone() },
      });
    expect((await check('10.9.9.9', '1.1.1.1')).status).toBe(200);
    expect((await check('10.9.9.9', '2.2.2.2')).status).toBe(200);
    expect((await check('10.9.9.9', '1.1.1.1')).status).toBe(429);
    expect((await check('10.8.8.8', '3.3.3.3')).status).toBe(200);
    expect((await check('10.8.8.8', '4.4.4.4')).status).toBe(429);
  });
});
