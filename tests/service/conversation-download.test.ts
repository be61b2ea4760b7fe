import { afterAll, describe, expect, it } from 'vitest';
import { scenesManifests } from '#server/areas/download/scenes-manifest.ts';
import { conversationAccess } from '#server/domain/conversation/access.ts';
import { openCourses } from '#server/domain/conversation/courses.ts';
import { openScenes } from '#server/domain/conversation/scenes.ts';
import { openSoundTexts } from '#server/domain/sounds/sound-texts.ts';
import { openVoices } from '#server/domain/voices/voices.ts';
import { conversationsOf, grantVip } from './conversation-calls.ts';
import { DOWNLOAD_PATHS } from './download-paths.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { platform } = service;
const path = (level: string) => `/ielts/conversations/scenes-of-level/${level}/download-manifest`;

/** Manifests whose voices are there already: making them takes long, and has tests of its own. */
function manifests() {
  const real = openVoices(platform);
  const facts = { bytes: 1, sha256: 'a'.repeat(64) };
  const voices = {
    examiner: real.examiner,
    allFacts: async (paths: readonly string[]) => new Map(paths.map((one) => [one, facts])),
  };
  const courses = openCourses(platform, real);
  const setting = {
    ...{ db: platform.content.db, courses, voices },
    scenes: openScenes(platform, real),
    sounds: openSoundTexts(platform, real),
    access: conversationAccess(platform.db, courses),
  };
  return scenesManifests(setting, (_, make) => make());
}
const manifestOf = manifests();

afterAll(() => {
  expect(service.faults).toEqual([]);
});

async function newLearner(level: number | null, vip: 'conversation' | 'speaking' | null = null) {
  const learner = await registerLearner(service);
  const mine = conversationsOf(service, learner);
  if (level !== null) await mine.introduce({ step5: { value: `level-${level}` } });
  if (vip) await grantVip(service, learner, vip);
  return { ...learner, ...mine };
}
const idsOf = (reads: readonly { operation: string; id: string }[], operation: string) =>
  reads.filter((read) => read.operation === operation).map(({ id }) => id);

describe('the download of a level', () => {
  it.each([
    ['what is free', 1, null, ['a-new-classmate', 'a-phone-number'], 1],
    ['everything for a VIP', 1, 'conversation', 6, 3],
    ['scenes alone for a VIP of the speaking room', null, 'speaking', 6, 0],
  ] as const)('holds %s, and only queries that the learner may make', async (_, level, vip, scenes, sets) => {
    const learner = await newLearner(level, vip);
    const { reads, media } = await manifestOf(learner.id, '1');
    const own = idsOf(reads, 'conversation.scene');
    if (typeof scenes === 'number') expect(own).toHaveLength(scenes);
    else expect(own).toEqual(scenes);
    expect(idsOf(reads, 'revise.listQuestion')).toHaveLength(sets);
    expect(idsOf(reads, 'conversationCourse.classes')).toEqual(level === null ? [] : ['hoi-thoai-1']);
    expect(media.length).toBeGreaterThan(50);
    for (const { operation, id } of reads) {
      const { token } = learner;
      const answer = await service.get(DOWNLOAD_PATHS[operation](id), { token });
      expect(answer.status, `${operation} ${id}`).toBe(200);
    }
  });

  it('has the voices of lines, of the entry test and of trained sounds', async () => {
    const learner = await newLearner(1);
    const { media } = await manifestOf(learner.id, '1');
    const paths = media.map((file) => file.path);
    const [first] = await learner.classes('hoi-thoai-1');
    expect(first?.lines.length).toBeGreaterThan(0);
    for (const { voice } of first?.lines ?? []) expect(paths).toContain(voice);
    const options = JSON.stringify((await learner.get('onboarding-options')).data);
    const asked = [...options.matchAll(/\/media\/voices\/\w+\.m4a/g)].map(([voice]) => voice);
    expect(asked).toHaveLength(18);
    expect(paths).toEqual(expect.arrayContaining(asked));
  });

  it('is the same after something was done', async () => {
    const learner = await newLearner(1);
    const before = await manifestOf(learner.id, '1');
    await learner.visit('a-new-classmate');
    expect(await manifestOf(learner.id, '1')).toEqual(before);
  });

  it('is refused where nothing may be entered, and not found where there is no level', async () => {
    const [stranger, learner] = [await newLearner(null), await newLearner(1)];
    const read = (level: string, token: string) => service.get(path(level), { token });
    expect((await read('1', stranger.token)).code).toBe('CONVERSATION_NOT_ALLOWED');
    expect((await read('2', learner.token)).code).toBe('CONVERSATION_NOT_ALLOWED');
    for (const level of ['0', '7', 'one']) expect((await read(level, learner.token)).code).toBe('NOT_FOUND');
    expect((await service.get(path('1'))).code).toBe('NOT_SIGNED_IN');
  });
});
