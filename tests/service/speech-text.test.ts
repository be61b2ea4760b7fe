import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { translationSchema } from '#contract/translation.ts';
import { cleanUp } from '#server/cleanup/clean-up.ts';
import { ProviderError } from '#server/engines/providers/provider-error.ts';
import type { Transcriber } from '#server/engines/transcription/transcriber.ts';
import { speakToWav } from '../support/speak.ts';
import { grantVip } from './conversation-calls.ts';
import { registerLearner } from './learner.ts';
import { type Service, startService } from './service.ts';
import { ACCESS_KEY, learnerWith, newGuest, postForm, program, type Who } from './speech-calls.ts';

const SETTINGS = { ACCESS_KEYS: ACCESS_KEY };
const service = await startService({ settings: SETTINGS });
const { token } = await registerLearner(service);

const SENTENCE = 'Learning English every day isn’t hard, said Anna.';
const speak = async (body: object, on: Service = service, headers = program) =>
  on.post('/speech/text_to_speech', { headers, body });
const spoken = async (body: object) => ENDPOINTS.speech.textToSpeech.response.parse((await speak(body)).data);
const play = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers });
const directory = join(service.platform.config.DATA_DIR, 'speech');

describe('a spoken text', () => {
  it('is served by range, with times and positions of its words', async () => {
    const found = await spoken({ text: SENTENCE });
    expect(found.engine).toEqual({ name: 'flite', version: '1' });
    expect(found.words?.map(({ text }) => text)).toEqual([
      'Learning',
      'English',
      'every',
      'day',
      "isn't",
      'hard',
      'said',
      'Anna',
    ]);
    let last = 0;
    for (const { from, to, start, end } of found.words ?? []) {
      expect(found.text.slice(from, to)).toMatch(/^[\w’]+$/);
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = start;
    }
    expect(found.duration).toBeGreaterThanOrEqual(last);
    const whole = await play(found.audio_url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mp4',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const part = await play(found.audio_url, { range: 'bytes=4-11' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.toString('latin1')).toBe('ftypisom');
  });

  it('is cached per voice', async () => {
    const [first, again] = [await spoken({ text: SENTENCE }), await spoken({ text: ` ${SENTENCE} ` })];
    expect(again).toEqual(first);
    const male = await spoken({ text: SENTENCE, lang: 'en', voice_gender: 'male' });
    expect(male.audio_url).not.toBe(first.audio_url);
  });

  it('is synthesised once for simultaneous requests', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => spoken({ text: 'Three ask at once.' })));
    expect(new Set(responses.map(({ audio_url }) => audio_url)).size).toBe(1);
  });

  it.each([
    ['too long', { text: 'word '.repeat(201) }, 'TEXT_TOO_LONG'],
    ['empty', { text: '' }, 'BAD_REQUEST'],
    ['of emoji', { text: '🎉' }, 'TEXT_NOT_ENGLISH'],
    ['Vietnamese', { text: 'Chào bạn, mình là Luyện.' }, 'TEXT_NOT_ENGLISH'],
    ['for a voice that there is none of', { text: 'Hello', voice_gender: 'robot' }, 'BAD_REQUEST'],
    ['in another language', { text: 'Bonjour', lang: 'fr' }, 'BAD_REQUEST'],
  ])('is refused where it is %s', async (_, body, code) => {
    expect((await speak(body)).code).toBe(code);
  });

  it('counts towards the limit only when it is synthesised', async () => {
    const own = await startService({ settings: { SPEECH_PER_GUEST_DAY: '1' } });
    const guest = newGuest();
    const codes = [];
    for (const text of ['One.', 'One.', 'Two.', 'One.']) codes.push((await speak({ text }, own, guest)).code);
    expect(codes).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS', undefined]);
  });

  it.each(['../../pg', '..%2Fcertificate-key.pem', `${'a'.repeat(32)}.m4a`, 'x.json', '%00.m4a'])(
    'is not found at %s',
    async (name) => {
      expect((await play(`/media/speech/${name}`)).statusCode).toBe(404);
    },
  );

  it('is deleted when not requested for a month', async () => {
    const old = await spoken({ text: 'An old sentence.' });
    const young = await spoken({ text: 'A young sentence.' });
    const key = /([0-9a-f]{32})\.m4a$/.exec(old.audio_url)?.[1] ?? '';
    const long = new Date(Date.now() - 31 * 86_400_000);
    for (const name of readdirSync(directory).filter((file) => file.startsWith(key)))
      utimesSync(join(directory, name), long, long);
    expect((await cleanUp(service.platform, new Date())).spoken).toBe(2);
    expect((await play(old.audio_url)).statusCode).toBe(404);
    expect((await play(young.audio_url)).statusCode).toBe(200);
    expect((await spoken({ text: 'An old sentence.' })).audio_url).toBe(old.audio_url);
  });

  it('is synthesised again when its file is gone', async () => {
    const { audio_url } = await spoken({ text: 'A lost file.' });
    rmSync(join(directory, audio_url.replace('/media/speech/', '')));
    expect((await spoken({ text: 'A lost file.' })).audio_url).toBe(audio_url);
    expect((await play(audio_url)).statusCode).toBe(200);
  });
});

/** A service with OpenAI's `POST /audio/speech` that answers with a recording or an error. */
async function speechService(answer: Uint8Array | number): Promise<string> {
  const server: Server = createServer((_, response) => {
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.writeHead(200, { 'content-type': 'audio/wav' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

describe('a configured voice', () => {
  const text = 'The clock on the tower is slow.';
  it('is used, and its words have times like any other', async () => {
    const TTS_BASE_URL = await speechService(await speakToWav(text, 'rms'));
    const own = await startService({ settings: { ...SETTINGS, TTS_BASE_URL } });
    const found = ENDPOINTS.speech.textToSpeech.response.parse((await speak({ text }, own)).data);
    expect(found.engine).toEqual({ name: 'service', version: '1' });
    expect(JSON.stringify(found)).not.toContain('127.0.0.1');
    expect(found.words).toHaveLength(7);
  });

  it('that fails is replaced by the embedded one', async () => {
    const TTS_BASE_URL = await speechService(500);
    const own = await startService({ settings: { ...SETTINGS, TTS_BASE_URL } });
    const found = ENDPOINTS.speech.textToSpeech.response.parse((await speak({ text }, own)).data);
    expect(found.engine.name).toBe('flite');
  });
});

it('a voice that stops is reported as the declared error, in Vietnamese', async () => {
  const own = await startService({ settings: SETTINGS });
  await Promise.all(own.platform.speech.voices.map((voice) => voice.close()));
  const answer = await speak({ text: 'Nobody speaks.' }, own);
  expect(answer).toMatchObject({ status: 503, code: 'VOICE_SERVICE_FAILED', data: null });
  expect(answer.message).toMatch(/^Lỗi gọi API/);
  expect(own.faults.join()).not.toContain('Nobody');
});

describe('a recording to be transcribed', () => {
  const write = async (on: Service, fields: { by?: string } = {}) =>
    postForm(on, '/speech/speech_to_text', program, { file: await speakToWav('Hello there.'), ...fields });

  it('is transcribed by the server itself, which says how sure it is', async () => {
    const file = await speakToWav('The train to the north leaves at nine in the morning.');
    const { data } = await postForm(service, '/speech/speech_to_text', program, { file });
    expect(data).toMatchObject({
      text: expect.stringMatching(/^The train to the north leaves at nine/i),
      engine: { name: 'moonshine-tiny' },
      is_reliable: true,
    });
  });

  it.each([
    ['in a turn of a scene, with what was likely meant', { scene: 'lost-bag', turn: 'look-like' }, true],
    ['in a turn that is gone, without it', { scene: 'lost-bag', turn: 'gone' }, false],
    ['in a scene that is gone, without it', { scene: 'gone', turn: 'look-like' }, false],
  ])('%s', async (_, at, isTold) => {
    const file = await speakToWav('The colour of the suitcase is dark blue.');
    const { data } = await postForm(service, '/speech/speech_to_text', program, { file, ...at });
    const { likely } = ENDPOINTS.speech.speechToText.response.parse(data);
    if (isTold) expect(likely?.[0]).toMatchObject({ id: 'colour-blue', is_turned: false });
    else expect(likely).toBeUndefined();
  });

  it('in a turn of a scene is only for those who may open the scene', async () => {
    const file = await speakToWav('The colour of the suitcase is dark blue.');
    const ask = (who: Who) =>
      postForm(service, '/speech/speech_to_text', who, { file, scene: 'lost-bag', turn: 'look-like' });
    for (const who of [newGuest(), learnerWith(token)])
      expect(await ask(who)).toMatchObject({ status: 403, code: 'CONVERSATION_NOT_ALLOWED' });
    const vip = await registerLearner(service);
    await grantVip(service, vip, 'speaking');
    expect((await ask(learnerWith(vip.token))).data).toMatchObject({ likely: expect.any(Array) });
  });

  it('is not transcribed where the server is not to, and no service is configured', async () => {
    const own = await startService({ settings: { ...SETTINGS, SPEECH_RECOGNITION: 'off' } });
    const answer = await write(own);
    expect(answer).toMatchObject({ status: 503, code: 'VOICE_SERVICE_FAILED', data: null });
    expect(answer.message).toMatch(/^Lỗi gọi API: .*không chép lại/);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'RECORDING_EMPTY'],
    ['a text', Buffer.from('Hello there.'), 'RECORDING_NOT_AUDIO'],
  ])('is refused where it is %s', async (_, file, code) => {
    expect((await postForm(service, '/speech/speech_to_text', program, { file })).code).toBe(code);
  });

  it('is transcribed by the service, which gets the file type and a user id', async () => {
    const own = await startService({ settings: SETTINGS });
    const requests: string[] = [];
    const heard = { text: 'Hello there.', engine: { name: 'ears', version: '1' } };
    const transcriber: Transcriber = {
      transcribe: async ({ type, bytes }, payer) => {
        requests.push(`${type} ${bytes.length > 1_000} ${payer.kind}`);
        return { ...heard, source: 'provider', unsure: null, isReliable: true };
      },
    };
    own.platform.speech.transcriber = transcriber;
    expect((await write(own)).data).toEqual({ ...heard, is_reliable: true });
    expect(requests).toEqual(['audio/wav true key']);
    // What is only for a follow-up goes to the server's own recogniser.
    own.platform.speech.ownTranscriber = {
      transcribe: async () => ({ ...heard, text: 'Here.', source: 'server', unsure: [], isReliable: true }),
    };
    expect((await write(own, { by: 'server' })).data).toMatchObject({ text: 'Here.' });
    expect(requests).toHaveLength(1);
    transcriber.transcribe = () => Promise.reject(new ProviderError('refused', 'no credit'));
    const failed = await write(own);
    expect(failed).toMatchObject({ status: 503, code: 'VOICE_SERVICE_FAILED' });
    expect(failed.message).not.toContain('credit');
  });
});

describe('the sounds of a text', () => {
  const sounds = async (body: object) =>
    ENDPOINTS.speech.graphemeToPhoneme.response.parse(
      (await service.post('/speech/grapheme_to_phoneme', { headers: program, body })).data,
    );

  it('come from the dictionary, in two accents', async () => {
    const found = await sounds({ text: 'The student’s new car, please.' });
    expect(found.lang).toBe('en');
    expect(found.words.map(({ text, source }) => [text, source])).toEqual([
      ['The', 'dictionary'],
      ["student's", 'dictionary'],
      ['new', 'dictionary'],
      ['car', 'dictionary'],
      ['please', 'dictionary'],
    ]);
    expect(found.words[2]?.pronunciations[0]).toEqual({
      arpabet: ['N', 'UW1'],
      ipa_us: 'nuː',
      ipa_gb: 'njuː',
    });
    const british = await sounds({ text: 'The new car', lang: 'en-GB' });
    expect(british.ipa).toBe('ðə njuː kɑː');
  });

  it('include every pronunciation of a word', async () => {
    const { words } = await sounds({ text: 'read' });
    expect(words[0]?.pronunciations.map(({ ipa_us }) => ipa_us)).toEqual(['red', 'riːd']);
  });

  it('are guessed for a word missing from the dictionary, and marked as guessed', async () => {
    const { words } = await sounds({ text: 'brexitology 21' });
    expect(words.map(({ source }) => source)).toEqual(['rules', 'dictionary']);
    expect(words[0]?.pronunciations).toHaveLength(1);
    expect(words[1]?.pronunciations[0]?.ipa_gb).toBe('ˈtwenti wʌn');
  });

  it.each([
    [{ text: '', lang: 'en' }, 'BAD_REQUEST'],
    [{ text: 'hello', lang: 'vi' }, 'BAD_REQUEST'],
    [{ text: 'Xin chào các bạn' }, 'TEXT_NOT_ENGLISH'],
    [{ text: 'a '.repeat(600) }, 'TEXT_TOO_LONG'],
  ])('are refused for %j', async (body, code) => {
    const answer = await service.post('/speech/grapheme_to_phoneme', { headers: program, body });
    expect(answer.code).toBe(code);
  });
});

describe('the meaning of a text', () => {
  it.each(['/speech/translate', '/translation/translate'])(
    'is glossed word by word by %s, and labelled as such',
    async (path) => {
      const answer = await service.post(path, { token, body: { text: 'She studies the zxqv river.' } });
      const found = translationSchema.parse(answer.data);
      if (found.kind !== 'glosses') throw new Error('a sentence');
      expect(found.label).toBe('nghĩa từng từ');
      expect(found.not_found).toEqual(['zxqv']);
      expect(found.words.map(({ base }) => base)).toEqual(['she', 'study', 'the', null, 'river']);
      expect(found.words[4]?.senses[0]).toEqual({ pos: 'noun', meanings: expect.arrayContaining(['sông']) });
      expect(found.words[3]).toMatchObject({ text: 'zxqv', start: 16, end: 20, senses: [] });
    },
  );

  it('is refused for other languages', async () => {
    const answer = await service.post('/speech/translate', { token, body: { text: 'Hello', target: 'fr' } });
    expect(answer.code).toBe('BAD_REQUEST');
  });

  it('is available to guests too, within limits', async () => {
    const own = await startService({ settings: { SPEECH_PER_GUEST_DAY: '1' } });
    const headers = newGuest();
    const codes = [];
    for (let time = 0; time < 21; time++)
      codes.push((await own.post('/translation/translate', { headers, body: { text: 'river' } })).code);
    expect(codes.slice(0, 20).every((code) => code === undefined)).toBe(true);
    expect(codes[20]).toBe('TOO_MANY_REQUESTS');
  });
});

afterAll(() => {
  expect(service.faults).toEqual([]);
});
