import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readWav } from '#server/engines/audio/wav.ts';
import { encodeOpus } from '#server/engines/tts/encode-opus.ts';
import { opusInMp4 } from '#server/engines/tts/opus-in-mp4.ts';
import { speakToWav } from '../support/speak.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { ACCESS_KEY, learnerWith, newGuest, postForm, program, type Who } from './speech-calls.ts';

const V2 = '/speech/v2/get_score_from_file';
const V3 = '/speech/v3/get_score_from_file';
const SENTENCE = 'Many people think that learning English every day is the best way to improve.';
const fixture = (name: string) => readFileSync(`server/engines/audio/fixtures/${name}`);
const WEBM = fixture('sentence.webm');

const service = await startService({
  settings: { ACCESS_KEYS: `another-key-of-another-partner, ${ACCESS_KEY}`, SPEECH_PER_GUEST_DAY: '2' },
});
const guest = newGuest();
const score = (who: Who, file: Uint8Array | undefined, text: string | undefined = SENTENCE, path = V3) =>
  postForm(service, path, who, { ...(file && { file }), text });

/** 16-bit WAV of 16 kHz samples, played `step` times slower or faster through the declared rate. */
function wavOf(pcm: Int16Array, rate = 16_000, channels = 1): Buffer {
  const head = Buffer.alloc(44);
  const bytes = pcm.length * 2;
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * channels * 2, 28);
  head.writeUInt16LE(channels * 2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.from(pcm.buffer, pcm.byteOffset, bytes)]);
}

const said = readWav(await speakToWav(SENTENCE));
/** Every second sample: 8 kHz, like telephone audio. */
const telephone = () =>
  wavOf(
    said.filter((_, at) => at % 2 === 0),
    8_000,
  );
/** Each sample three times on each of two channels: 48 kHz. */
const stereo = () =>
  wavOf(
    Int16Array.from({ length: said.length * 6 }, (_, at) => said[Math.floor(at / 6)] ?? 0),
    48_000,
    2,
  );
/** Thirty minutes: the same sentence over and over. */
async function halfAnHour(): Promise<Uint8Array> {
  const { packets, preSkip } = await encodeOpus(said);
  const wanted = 30 * 60 * 50;
  const many = Array.from({ length: wanted }, (_, at) => packets[at % packets.length] ?? new Uint8Array());
  return opusInMp4({ packets: many, preSkip }, wanted * 320);
}

describe('a reading', () => {
  it('is scored as a whole, by word and by sound', async () => {
    const { token } = await registerLearner(service);
    const answer = await score(learnerWith(token), WEBM);
    expect(answer.status).toBe(200);
    const result = ENDPOINTS.speech.scoreV3.response.parse(answer.data);
    if (result.outcome === 'declined') throw new Error(result.reason);
    expect(result.total.point).toBeGreaterThan(50);
    expect(result.words.map(({ text }) => text)).toEqual(SENTENCE.replace('.', '').split(' '));
    for (const word of result.words) {
      expect(word.end).toBeGreaterThan(word.start);
      expect(word.phones.length).toBeGreaterThan(0);
    }
    const think = result.words[2];
    expect(think?.phones.map(({ ipa }) => ipa)).toEqual(['θ', 'ɪ', 'ŋ', 'k']);
    expect(think?.phones[0]?.start).toBe(think?.start);
  });

  it('is scored the same by version 2, without sounds', async () => {
    const [second, third] = await Promise.all([
      score(program, WEBM, SENTENCE, V2),
      score(program, WEBM, SENTENCE, V3),
    ]);
    const result = ENDPOINTS.speech.scoreV2.response.parse(second.data);
    if (result.outcome === 'declined') throw new Error(result.reason);
    expect(third.data).toMatchObject({ total: result.total });
    expect(JSON.stringify(second.data)).not.toContain('phones');
  });

  it.each([
    ['WebM', () => WEBM],
    ['Ogg', () => fixture('sentence.ogg')],
    ['MP4 with AAC', () => fixture('sentence-aac.mp4')],
    ['WAV at 8 kHz', telephone],
    ['stereo WAV at 48 kHz', stereo],
  ])('is scored as %s', async (_, file) => {
    expect(await score(program, file())).toMatchObject({ status: 200, data: { outcome: 'graded' } });
  });

  it.each([
    [
      'of other words',
      () => WEBM,
      'The weather in the mountains was cold, so our family cooked dinner.',
      'other_text',
    ],
    ['of 10 ms', () => wavOf(said.slice(0, 160)), SENTENCE, 'too_short'],
    ['of silence', () => wavOf(new Int16Array(64_000)), SENTENCE, 'silence'],
    ['of a damaged file', () => WEBM.subarray(0, 300), SENTENCE, 'unreadable'],
    [
      'of a file without sound',
      () => readFileSync('content/media/videos/ba-tu-noi.mp4').subarray(0, 500),
      SENTENCE,
      'unreadable',
    ],
    ['of half an hour', halfAnHour, SENTENCE, 'too_long'],
  ])('%s is declined with the reason', async (_, file, text, reason) => {
    const answer = await score(program, await file(), text);
    expect(answer).toMatchObject({ status: 200, data: { outcome: 'declined', reason } });
    expect(JSON.stringify(answer.data)).toMatch(/Bạn/);
  });

  it('that is truncated is scored or declined, never an error', async () => {
    const answer = await score(program, WEBM.subarray(0, Math.floor(WEBM.length / 2)));
    expect(answer.status).toBe(200);
    ENDPOINTS.speech.scoreV3.response.parse(answer.data);
  });

  it('in a video is scored by its audio track', async () => {
    const answer = await score(program, readFileSync('content/media/videos/ba-tu-noi.mp4'), 'However');
    expect(answer.status).toBe(200);
    ENDPOINTS.speech.scoreV3.response.parse(answer.data);
  });
});

describe('what cannot be a reading is rejected with its own error code:', () => {
  it.each([
    ['no file', undefined, SENTENCE, 'RECORDING_EMPTY'],
    ['an empty file', Buffer.alloc(0), SENTENCE, 'RECORDING_EMPTY'],
    ['a ZIP named recording.webm', Buffer.from('PK\u0003\u0004and more'), SENTENCE, 'RECORDING_NOT_AUDIO'],
    ['a page', Buffer.from('<!doctype html><script>'), SENTENCE, 'RECORDING_NOT_AUDIO'],
    ['more than 25 MB', Buffer.alloc(25 * 1024 * 1024 + 1), SENTENCE, 'RECORDING_TOO_LARGE'],
    ['far more than 25 MB', Buffer.alloc(27 * 1024 * 1024), SENTENCE, 'RECORDING_TOO_LARGE'],
    ['a text of 900 words', WEBM, 'improve '.repeat(900), 'TEXT_TOO_LONG'],
    ['a text longer than any that is taken', WEBM, 'improve '.repeat(10_000), 'BAD_REQUEST'],
    ['a text of emoji', WEBM, '😀🎉👍 🇻🇳', 'TEXT_NOT_ENGLISH'],
    ['a Vietnamese text', WEBM, 'Mỗi ngày mình học tiếng Anh một giờ.', 'TEXT_NOT_ENGLISH'],
    ['no text', WEBM, '', 'BAD_REQUEST'],
    ['a text of spaces', WEBM, '   ', 'TEXT_NOT_ENGLISH'],
    ['NUL in the text', WEBM, 'improve\u0000', 'BAD_REQUEST'],
  ])('%s', async (_, file, text, code) => {
    const answer = await score(program, file, text);
    expect(answer).toMatchObject({ code, data: null });
    expect(answer.status).toBeLessThan(500);
  });

  it('numbers and names in an English text are accepted', async () => {
    const answer = await score(
      program,
      WEBM,
      'In 2026 Nguyễn Minh Anh paid $25 for 3 books in the café nearby.',
    );
    expect(answer).toMatchObject({ status: 200, data: { outcome: 'declined' } });
  });

  it.each(['application/json', 'application/octet-stream', 'multipart/form-data'])(
    'a body of type %s',
    async (type) => {
      const answer = await service.post(V3, { headers: { ...program, 'content-type': type }, body: '{}' });
      expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    },
  );

  it('a truncated form', async () => {
    const type = 'multipart/form-data; boundary=x';
    const answer = await service.post(V3, {
      headers: { ...program, 'content-type': type },
      body: Buffer.from('--x\r\ncontent-disposition: form-data; name="te'),
    });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('access', () => {
  it.each([
    ['nobody in particular', {}, 'NOT_SIGNED_IN'],
    ['a session that is none', learnerWith('a'.repeat(43)), 'NOT_SIGNED_IN'],
    ['a wrong key', { 'access-key': `${ACCESS_KEY}x` }, 'ACCESS_KEY_WRONG'],
    ['an empty key', { 'access-key': '' }, 'ACCESS_KEY_WRONG'],
    ['a token that no device makes', { 'visitor-token': 'short' }, 'BAD_REQUEST'],
  ])('not %s, whose recording is not read', async (_, who, code) => {
    const answer = await score(who, Buffer.alloc(27 * 1024 * 1024));
    expect(answer.code).toBe(code);
  });

  it('a guest, within the daily limit of guests; others on their network are unaffected', async () => {
    for (let time = 0; time < 2; time++) expect((await score(guest, WEBM)).status).toBe(200);
    const refused = await score(guest, WEBM);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await score(newGuest(), WEBM)).status).toBe(200);
  });
});

afterAll(() => {
  expect(service.faults).toEqual([]);
});
