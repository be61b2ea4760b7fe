import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, SETTINGS } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      SMS_ADAPTER: 'file',
      SMS_HEADERS: {},
      RUN_JOBS: true,
      TRUSTED_PROXIES: [],
      CRM_ORIGINS: [],
    });
  });

  it.each([
    ['a port that is no number', { PORT: 'abc' }, /^PORT=abc /],
    ['a port out of range', { PORT: '70000' }, /^PORT=70000 /],
    ['a URL without a scheme', { PUBLIC_URL: 'luyen.example' }, /^PUBLIC_URL=/],
    [
      'a database of another kind, without its password',
      { DATABASE_URL: 'mysql://u:secret@x' },
      /^DATABASE_URL (?!.*secret)/,
    ],
    [
      'a key of another kind, without showing it',
      { CERTIFICATE_PRIVATE_KEY: 'c2VjcmV0' },
      /^CERTIFICATE_PRIVATE_KEY (?!.*c2VjcmV0)/,
    ],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL=loud /],
    ['headers that are not a JSON object', { SMS_HEADERS: '[1]' }, /^SMS_HEADERS /],
    ['headers that are not JSON', { SMS_HEADERS: '{' }, /^SMS_HEADERS /],
    ['a limit of zero', { OTP_PER_PHONE_HOUR: '0' }, /^OTP_PER_PHONE_HOUR=0 /],
    ['a contact that is no e-mail', { SUPPORT_EMAIL: 'trung tâm' }, /^SUPPORT_EMAIL=/],
    ['a contact that is no number', { SUPPORT_PHONE: 'gọi mình' }, /^SUPPORT_PHONE=/],
    ['a company of spaces', { COMPANY_NAME: ' ' }, /^COMPANY_NAME=/],
    ['notices without https', { NOTIFY_URL: 'http://hook.example/x' }, /^NOTIFY_URL cannot/],
    ['notices to a private address', { NOTIFY_URL: 'http://10.0.0.1/x' }, /^NOTIFY_URL cannot/],
    ['notices to a lookalike of localhost', { NOTIFY_URL: 'http://127.0.0.1.example' }, /^NOTIFY_URL cannot/],
    [
      'notices with a password in the URL, without showing it',
      { NOTIFY_URL: 'https://u:geheim@hook.example' },
      /^NOTIFY_URL (?!.*geheim)/,
    ],
    ['notices to an invalid URL', { NOTIFY_URL: 'hook' }, /^NOTIFY_URL cannot/],
    ['notices to another URL scheme', { NOTIFY_URL: 'file:///etc/passwd' }, /^NOTIFY_URL cannot/],
    ['notices without a signing secret', { NOTIFY_URL: 'https://hook.example' }, /NOTIFY_SECRET/],
    ['a short secret', { NOTIFY_SECRET: 'geheim' }, /^NOTIFY_SECRET (?!.*geheim)/],
    ['HTTP messages without an address', { SMS_ADAPTER: 'http' }, /SMS_URL/],
  ])('rejects %s in one line that names the setting', (_, environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(message);
    try {
      readConfig(environment);
    } catch (error) {
      expect(String(error)).not.toContain('\n');
    }
  });

  it('reads lists, yes/no and JSON', () => {
    const config = readConfig({
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
      CRM_ORIGINS: 'https://crm.example, http://localhost:4000',
      RUN_JOBS: 'no',
      SMS_HEADERS: '{"x-key":"1"}',
      PORT: '',
    });
    expect(config).toMatchObject({
      TRUSTED_PROXIES: ['10.0.0.0/8', '127.0.0.1'],
      CRM_ORIGINS: ['https://crm.example', 'http://localhost:4000'],
      RUN_JOBS: false,
      SMS_HEADERS: { 'x-key': '1' },
      PORT: 3000,
    });
  });

  it('documents every setting in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const named = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]);
    expect(named.toSorted()).toEqual(Object.keys(SETTINGS.shape).toSorted());
  });
});
