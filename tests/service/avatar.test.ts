import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { AVATAR_MAX_BYTES } from '#contract/avatar.ts';
import { profileSchema } from '#contract/profile.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learners, recordingsToErase } from '#server/db/schema-account.ts';
import {
  animatedWebpOf,
  isNear,
  jpegOf,
  looksOf,
  PLACE,
  pngOf,
  QUARTERS,
  webpOf,
  withExif,
} from '../support/pictures.ts';
import { deleteLearner, registerLearner, type TestLearner } from './learner.ts';
import { type Answer, startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db, blobs, config } = service.platform;
const BYTES = { 'content-type': 'application/octet-stream' };

const upload = (token: string | undefined, body: Buffer) =>
  service.post('/update-avatar', { token, headers: BYTES, body });
const remove = (token: string) => service.post('/update-avatar?remove=yes', { token });
const addressIn = (answer: Answer): string => z.string().parse(profileSchema.parse(answer.data).avatar_url);
const fetchPicture = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ url, headers });
const profileOf = async ({ token }: TestLearner) => (await service.get('/profile', { token })).data;
const rowOf = async ({ id }: TestLearner) => (await db.select().from(learners).where(eq(learners.id, id)))[0];
const erase = (learner: TestLearner) => deleteLearner(service, learner);
/** A unique photo: equal pictures share their bytes on the server. */
let photos = 0;
const nextPhoto = () => jpegOf(200 + photos++ * 10, 100);

describe('a picture', () => {
  it.each([
    ['a JPEG', () => jpegOf(640, 400)],
    ['a PNG', async () => pngOf(64, 64)],
    ['a WebP', () => webpOf(400, 700)],
  ])('is accepted as %s and cropped to a square', async (_, bytes) => {
    const learner = await registerLearner(service);
    expect(await profileOf(learner)).toMatchObject({ avatar_url: null, is_default_avatar: true });
    const answer = await upload(learner.token, await bytes());
    expect(answer).toMatchObject({ status: 200, data: { id: learner.id, is_default_avatar: false } });
    expect(await profileOf(learner)).toEqual(answer.data);
    const picture = await fetchPicture(addressIn(answer));
    expect(await looksOf(picture.rawPayload)).toMatchObject({ width: 512, height: 512 });
  });

  it('is served to anyone who knows its URL, immutable, and only as an image', async () => {
    const { token, id } = await registerLearner(service);
    const url = addressIn(await upload(token, await nextPhoto()));
    expect(url).toMatch(/^\/media\/avatars\/[\w-]{22}\.webp$/);
    expect(url).not.toContain(id);
    const picture = await fetchPicture(url);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.rawPayload.length),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    const etag = String(picture.headers.etag);
    expect((await fetchPicture(url, { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('is turned upright and stripped of location and camera data', async () => {
    const { token } = await registerLearner(service);
    const photo = withExif(await jpegOf(400, 300), 3);
    expect(photo.includes(PLACE)).toBe(true);
    const { rawPayload } = await fetchPicture(addressIn(await upload(token, photo)));
    for (const trace of [PLACE, 'Exif', 'EXIF', 'XMP ', 'ICCP'])
      expect(rawPayload.includes(trace)).toBe(false);
    expect(isNear((await looksOf(rawPayload)).topLeft, QUARTERS.bottomRight)).toBe(true);
  });

  it('is replaced by the next one, and nothing of it remains', async () => {
    const learner = await registerLearner(service);
    const first = addressIn(await upload(learner.token, await nextPhoto()));
    const before = await rowOf(learner);
    const second = addressIn(await upload(learner.token, await nextPhoto()));
    expect(second).not.toBe(first);
    expect((await fetchPicture(first)).statusCode).toBe(404);
    expect((await fetchPicture(second)).statusCode).toBe(200);
    await expect(blobs.read(String(before?.avatar_blob))).rejects.toThrow();
    expect(await db.select().from(recordingsToErase)).toEqual([]);
    const uploads = join(config.DATA_DIR, 'uploads');
    expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);
  });

  it('gets another URL, and stays, when it is sent again', async () => {
    const { token } = await registerLearner(service);
    const photo = await nextPhoto();
    const first = addressIn(await upload(token, photo));
    const second = addressIn(await upload(token, photo));
    expect(second).not.toBe(first);
    expect((await fetchPicture(first)).statusCode).toBe(404);
    expect((await fetchPicture(second)).statusCode).toBe(200);
  });

  it('stays intact when two are uploaded at the same time', async () => {
    const learner = await registerLearner(service);
    const photos = [await nextPhoto(), await nextPhoto(), await nextPhoto()];
    const answers = await Promise.all(photos.map((photo) => upload(learner.token, photo)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { avatar_url } = profileSchema.parse(await profileOf(learner));
    expect((await fetchPicture(String(avatar_url))).statusCode).toBe(200);
  });

  it('can be removed repeatedly', async () => {
    const learner = await registerLearner(service);
    const url = addressIn(await upload(learner.token, await nextPhoto()));
    const blob = (await rowOf(learner))?.avatar_blob;
    for (let time = 0; time < 2; time++) {
      expect(await remove(learner.token)).toMatchObject({
        status: 200,
        data: { avatar_url: null, is_default_avatar: true },
      });
    }
    expect((await fetchPicture(url)).statusCode).toBe(404);
    await expect(blobs.read(String(blob))).rejects.toThrow();
  });

  it('stays for one of two learners with the same photo when the other removes it', async () => {
    const [learner, other] = [await registerLearner(service), await registerLearner(service)];
    const photo = await nextPhoto();
    await upload(learner.token, photo);
    const url = addressIn(await upload(other.token, photo));
    await remove(learner.token);
    expect((await fetchPicture(url)).statusCode).toBe(200);
  });
});

describe('a picture is refused, and the previous one stays,', () => {
  it.each([
    ['when there are no bytes', 422, 'AVATAR_EMPTY', async () => Buffer.alloc(0)],
    ['when it is text', 415, 'AVATAR_NOT_IMAGE', async () => Buffer.from('<script>alert(1)</script>')],
    ['when it is an SVG', 415, 'AVATAR_NOT_IMAGE', async () => Buffer.from('<svg onload="alert(1)"/>')],
    [
      'when it is a ZIP named photo.png',
      415,
      'AVATAR_NOT_IMAGE',
      async () => Buffer.from('PK\x03\x04photo.png'),
    ],
    ['when it is half a JPEG', 422, 'AVATAR_BROKEN', async () => (await jpegOf(300, 300)).subarray(0, 2_000)],
    ['when it is half a PNG', 422, 'AVATAR_BROKEN', async () => pngOf(300, 300).subarray(0, 90)],
    ['when it is half a WebP', 422, 'AVATAR_BROKEN', async () => (await webpOf(300, 300)).subarray(0, 200)],
    ['when its data is damaged', 422, 'AVATAR_BROKEN', async () => pngOf(100, 100).fill(0x55, 45, 60)],
    [
      'when it is one byte too large',
      413,
      'AVATAR_TOO_LARGE',
      async () => Buffer.alloc(AVATAR_MAX_BYTES + 1),
    ],
    ['when it is a decompression bomb', 422, 'AVATAR_TOO_MANY_PIXELS', async () => pngOf(8_000, 5_001)],
    ['when it is too small', 422, 'AVATAR_TOO_SMALL', async () => pngOf(63, 200)],
    ['when it is an animated PNG', 422, 'AVATAR_ANIMATED', async () => pngOf(100, 100, true)],
    ['when it is an animated WebP', 422, 'AVATAR_ANIMATED', () => animatedWebpOf(100)],
  ])('%s', async (_, status, code, bytes) => {
    const { token } = await registerLearner(service);
    const url = addressIn(await upload(token, await nextPhoto()));
    const answer = await upload(token, await bytes());
    expect(answer).toMatchObject({ status, code, data: null });
    expect(answer.message).toMatch(/ảnh/i);
    expect((await fetchPicture(url)).statusCode).toBe(200);
  });

  it('when it has the maximum size but is not an image', async () => {
    const { token } = await registerLearner(service);
    expect((await upload(token, Buffer.alloc(AVATAR_MAX_BYTES))).code).toBe('AVATAR_NOT_IMAGE');
  });

  it('when the caller is not signed in, before its body is read', async () => {
    const large = Buffer.alloc(AVATAR_MAX_BYTES + 1);
    for (const token of [undefined, 'no-token']) {
      expect(await upload(token, large)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    }
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'image/png'])(
    'when it is sent as %s',
    async (type) => {
      const { token } = await registerLearner(service);
      const answer = await service.post('/update-avatar', {
        token,
        headers: { 'content-type': type },
        body: pngOf(64, 64),
      });
      expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    },
  );

  it('when uploads are repeated too often', async () => {
    const { token } = await registerLearner(service);
    const codes = [];
    for (let time = 0; time < 31; time++) codes.push((await upload(token, Buffer.from('no picture'))).code);
    expect(codes.slice(0, 30).every((code) => code === 'AVATAR_NOT_IMAGE')).toBe(true);
    const refused = await upload(token, await nextPhoto());
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it.each([
  '/media/avatars/AAAAAAAAAAAAAAAAAAAAAA.webp',
  '/media/avatars/..%2F..%2Fetc%2Fpasswd',
  '/media/avatars/%00.webp',
  '/media/avatars/',
])('%s is not found', async (url) => {
  expect((await fetchPicture(url)).statusCode).toBe(404);
});

describe("a learner's data", () => {
  it('includes the picture in the export', async () => {
    const learner = await registerLearner(service);
    const read = async () => {
      const { data } = await service.get('/privacy/export', { token: learner.token });
      return ENDPOINTS.privacy.exportData.response.parse(data);
    };
    expect((await read()).avatar).toBeNull();
    const url = addressIn(await upload(learner.token, await nextPhoto()));
    const { rawPayload } = await fetchPicture(url);
    expect(await read()).toMatchObject({
      profile: { avatar_url: url },
      avatar: { file: `${config.PUBLIC_URL}${url}`, type: 'image/webp', bytes: rawPayload.length },
    });
  });

  it('is deleted with the account, the picture included', async () => {
    const [learner, other] = [await registerLearner(service), await registerLearner(service)];
    const url = addressIn(await upload(learner.token, await nextPhoto()));
    const blob = String((await rowOf(learner))?.avatar_blob);
    const shared = await nextPhoto();
    const kept = addressIn(await upload(other.token, shared));
    expect((await blobs.read(blob)).byteLength).toBeGreaterThan(0);
    expect((await erase(learner)).status).toBe(200);
    expect((await fetchPicture(url)).statusCode).toBe(404);
    await expect(blobs.read(blob)).rejects.toThrow();
    expect(await db.select().from(recordingsToErase)).toEqual([]);
    expect((await fetchPicture(kept)).statusCode).toBe(200);
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
