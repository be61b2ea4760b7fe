import { expect, it } from 'vitest';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';
import { startService } from './service.ts';
import { ACCESS_KEY, newGuest, postForm, program, type Who } from './speech-calls.ts';

const service = await startService({ settings: { ACCESS_KEYS: ACCESS_KEY, SPEECH_PER_GUEST_DAY: '1' } });
const SCORE = '/speech/v3/get_score_from_file';
const NO_AUDIO = Buffer.from('none');
const JSON_TYPE = { 'content-type': 'application/json' };

/** Looks a word up, which costs a twentieth of transcribing a recording. */
const lookUp = (headers: Who, text: string) =>
  service.post('/speech/grapheme_to_phoneme', { headers, body: { text } });

/** A multipart form written out literally, part by part. */
const form = (...parts: string[]) => ({
  headers: { ...program, 'content-type': 'multipart/form-data; boundary=x' },
  body: `${parts.map((part) => `--x\r\ncontent-disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`,
});
const field = (name: string, value: string) => `name="${name}"\r\n\r\n${value}`;

it('a text of 24 MB beside a recording is rejected by its size, whatever it contains', async () => {
  const text = '$'.repeat(24 * 1024 * 1024);
  const answer = await postForm(service, SCORE, program, { file: NO_AUDIO, text });
  expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST', message: 'Dữ liệu gửi lên quá lớn.' });
});

it.each([
  ['a text longer than the contract takes', form(field('text', 'a'.repeat(40_000)))],
  ['more fields than there are', form(...Array<string>(20).fill(field('text', 'a')))],
  ['many small parts', form(...Array<string>(100_000).fill(field('a', '')))],
  ['a long name', form(field('a'.repeat(300_000), 'a'))],
  [
    'a form that breaks off',
    { ...form(), body: '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nab' },
  ],
  [
    'a form without a boundary',
    { headers: { ...program, 'content-type': 'multipart/form-data; boundary=' }, body: 'a' },
  ],
  [
    'another boundary',
    {
      ...form(field('text', 'a')),
      headers: { ...program, 'content-type': 'multipart/form-data; boundary=y' },
    },
  ],
])('%s is rejected', async (_, call) => {
  expect(await service.post(SCORE, call)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
});

it('a form cut off within its file is rejected, and the server keeps running', async () => {
  const { headers } = form();
  const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nRIFF';
  expect(await service.post(SCORE, { headers, body })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  expect((await service.get('/health/live')).status).toBe(200);
});

it.each([
  ['a recording to be scored', '/speech/v3/get_score_from_file'],
  ['a recording to be written down', '/speech/speech_to_text'],
])('%s counts towards the limit before its body is read', async (_, path) => {
  const guest = newGuest();
  const first = await postForm(service, path, guest, { file: NO_AUDIO, text: 'Hello' });
  expect(first.code).toBe('RECORDING_NOT_AUDIO');
  const again = await service.post(path, {
    headers: { ...guest, 'content-type': 'multipart/form-data; boundary=x' },
    body: 'no form at all',
  });
  expect(again).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});

it('a text counts towards the limit before it is looked up', async () => {
  const guest = newGuest();
  for (let time = 0; time < 20; time++)
    expect((await lookUp(guest, 'Chào bạn')).code).toBe('TEXT_NOT_ENGLISH');
  expect((await lookUp(guest, 'Chào bạn')).code).toBe('TOO_MANY_REQUESTS');
  expect((await service.post('/speech/translate', { headers: guest, body: 'x' })).code).toBe(
    'TOO_MANY_REQUESTS',
  );
});

it('a text without cached speech counts towards the limit before it is spoken', async () => {
  const guest = newGuest();
  const codeFor = async (text: string) =>
    (await service.post('/speech/text_to_speech', { headers: guest, body: { text } })).code;
  expect(await codeFor('Chào bạn')).toBe('TEXT_NOT_ENGLISH');
  expect(await codeFor('Chào bạn')).toBe('TOO_MANY_REQUESTS');
});

it('JSON bodies larger than their call allows are rejected unread', async () => {
  for (const { area, name, endpoint } of EVERY_ENDPOINT) {
    if (!['action', 'command', 'service'].includes(endpoint.kind)) continue;
    const limit = bodyLimitOf(endpoint);
    expect(limit, `${area}.${name}`).toBeLessThanOrEqual(512 * 1024);
    const response = await service.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`,
      headers: { ...program, ...JSON_TYPE },
      // Invalid JSON, but the size is checked before it is parsed.
      payload: '{'.repeat(limit + 1),
    });
    expect(response.json(), `${area}.${name}`).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Dữ liệu gửi lên quá lớn.',
    });
  }
});
