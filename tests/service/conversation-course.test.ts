import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { phrasesSetId } from '#contract/conversation-course.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { conversationScenes, sceneVisits } from '#server/db/schema-conversation.ts';
import { reviseAnswers } from '#server/db/schema-progress.ts';
import { CONVERSATIONS, conversationsOf, grantVip } from './conversation-calls.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
const { conversationCourse } = ENDPOINTS;
const COURSE = 'hoi-thoai-1';
const FREE = 'a-new-classmate';
const CALLS = [
  ...['classes', 'missions', 'todo-section', 'first-lesson', 'hot-section', 'section-categories'],
  ...['section-categories-detail', 'room-list', 'pronunciation-detail', 'pronunciation-config'],
];

afterAll(() => {
  expect(service.faults).toEqual([]);
});

/** A learner who went through the introduction, and perhaps is VIP. */
async function newLearner({ level = 1, isVip = false } = {}) {
  const learner = await registerLearner(service);
  const mine = conversationsOf(service, learner);
  await mine.introduce({ step5: { value: `level-${level}` } });
  if (isVip) await grantVip(service, learner, 'conversation');
  const ofCourse = async (name: string, course = COURSE) =>
    (await mine.get(`courses/${course}/${name}`)).data;
  return { learner, ...mine, ofCourse };
}
type Mine = Awaited<ReturnType<typeof newLearner>>;

const sectionOf = async (mine: Mine, module: string) => {
  const sections = (await mine.classes(COURSE)).flatMap((one) => one.sections);
  return sections.find(({ module_id }) => module_id === module);
};
const todoOf = async (mine: Mine) =>
  conversationCourse.todoSection.response.parse(await mine.ofCourse('todo-section')).section;

/** Lines of a class that were said, as if they had been recorded and sent. */
const say = ({ learner }: Mine, classId: string, questions: readonly string[]) =>
  db.insert(reviseAnswers).values(
    questions.map((question_id) => ({
      ...{ learner_id: learner.id, revise_id: phrasesSetId(classId), question_id },
      answer: { type_code: 'ielts_scripted_speaking' as const, recording_id: randomUUID() },
      ...{ is_correct: null, marks_won: 0, at: new Date() },
    })),
  );

describe('who may read a course', () => {
  it.each(CALLS)('%s', async (name) => {
    const path = (course: string) => `${CONVERSATIONS}/courses/${course}/${name}`;
    const [learner, stranger] = [await newLearner({ level: 2 }), await registerLearner(service)];
    const read = (token: string | undefined, course = COURSE) => service.get(path(course), { token });
    expect(await read(undefined)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    expect(await read(stranger.token)).toMatchObject({ status: 403, code: 'CONVERSATION_NOT_ALLOWED' });
    const { token } = learner.learner;
    expect((await read(token)).status).toBe(200);
    expect((await read(token, 'hoi-thoai-2')).status).toBe(200);
    expect(await read(token, 'hoi-thoai-3')).toMatchObject({ status: 409, code: 'LEVEL_LOCKED' });
    expect(await read(token, 'none')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('a VIP of conversation needs no introduction, one of the speaking room does', async () => {
    const [vip, speaker] = [await registerLearner(service), await registerLearner(service)];
    await grantVip(service, vip, 'conversation');
    await grantVip(service, speaker, 'speaking');
    const path = `${CONVERSATIONS}/courses/${COURSE}/classes`;
    expect((await service.get(path, { token: vip.token })).status).toBe(200);
    expect((await service.get(path, { token: speaker.token })).code).toBe('CONVERSATION_NOT_ALLOWED');
  });
});

describe('classes', () => {
  it('have useful lines with voices, sounds and scenes, each scene of the level in one of them', async () => {
    const classes = await (await newLearner({ isVip: true })).classes(COURSE);
    expect(classes.length).toBeGreaterThanOrEqual(3);
    for (const { lines, sections } of classes) {
      expect(lines.length).toBeGreaterThanOrEqual(6);
      for (const { voice } of lines) expect(voice).toMatch(/^\/media\/voices\/\w+\.m4a$/);
      expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(['phrases', 'sound', 'scene']));
    }
    const scenes = classes.flatMap((one) => one.sections.filter(({ kind }) => kind === 'scene'));
    expect(new Set(scenes.map(({ module_id }) => module_id)).size).toBe(6);
    expect(scenes).toHaveLength(6);
  });

  it('are free as to the first; the rest needs VIP, but for the sounds of the chart', async () => {
    const classes = await (await newLearner()).classes(COURSE);
    expect(classes.map(({ is_allowed }) => is_allowed)).toEqual([true, false, false]);
    for (const { place, lines, sections } of classes) {
      expect(lines.length > 0).toBe(place === 1);
      for (const { kind, is_allowed } of sections) expect(is_allowed).toBe(place === 1 || kind === 'sound');
    }
    const vip = await (await newLearner({ isVip: true })).classes(COURSE);
    expect(vip.every(({ sections }) => sections.every(({ is_allowed }) => is_allowed))).toBe(true);
  });

  it('VIPs of the speaking room may enter every scene of them', async () => {
    const mine = await newLearner();
    await grantVip(service, mine.learner, 'speaking');
    const classes = await mine.classes(COURSE);
    expect(classes.map(({ is_allowed }) => is_allowed)).toEqual([true, false, false]);
    const scenes = classes.flatMap((one) => one.sections.filter(({ kind }) => kind === 'scene'));
    expect(scenes.every(({ is_allowed }) => is_allowed)).toBe(true);
  });

  it('know what is begun and done, each learner for themselves', async () => {
    const [mine, other] = [await newLearner(), await newLearner()];
    await mine.visit(FREE, { end: 'open' });
    expect(await sectionOf(mine, FREE)).toMatchObject({ is_begun: true, is_done: false });
    await mine.visit(FREE);
    expect(await sectionOf(mine, FREE)).toMatchObject({ is_begun: false, is_done: true });
    const set = phrasesSetId('meeting-people');
    await say(mine, 'meeting-people', ['p1', 'p2']);
    expect(await sectionOf(mine, set)).toMatchObject({ is_begun: true, is_done: false });
    await say(mine, 'meeting-people', ['p3', 'p4', 'p5', 'p6', 'p7']);
    expect(await sectionOf(mine, set)).toMatchObject({ is_begun: false, is_done: true });
    expect(await sectionOf(other, FREE)).toMatchObject({ is_begun: false, is_done: false });
    expect(await sectionOf(other, set)).toMatchObject({ is_begun: false, is_done: false });
  });

  it('their lines are a revise set, open as its class is', async () => {
    const [mine, vip] = [await newLearner(), await newLearner({ isVip: true })];
    const stranger = await registerLearner(service);
    const read = (token: string | undefined, classId: string) =>
      service.get(`/revise/list-question?revise_id=${phrasesSetId(classId)}&limit=50`, { token });
    const { questions } = ENDPOINTS.revise.listQuestion.response.parse(
      (await read(mine.learner.token, 'meeting-people')).data,
    );
    const [first] = await mine.classes(COURSE);
    expect(questions.map(({ id, content }) => [id, 'text' in content ? content.text : ''])).toEqual(
      first?.lines.map(({ text }, index) => [`p${index + 1}`, text]),
    );
    expect((await read(mine.learner.token, 'getting-around')).code).toBe('CONVERSATION_NOT_ALLOWED');
    expect((await read(vip.learner.token, 'getting-around')).status).toBe(200);
    expect((await read(stranger.token, 'meeting-people')).code).toBe('CONVERSATION_NOT_ALLOWED');
    expect((await read(undefined, 'meeting-people')).code).toBe('NOT_SIGNED_IN');
  });
});

describe('what to do', () => {
  it('first is the first section, next what is not done yet', async () => {
    const mine = await newLearner();
    const first = conversationCourse.firstLesson.response.parse(await mine.ofCourse('first-lesson')).section;
    expect(first).toMatchObject({ kind: 'phrases', class_id: 'meeting-people', is_allowed: true });
    expect(await todoOf(mine)).toEqual(first);
    await say(mine, 'meeting-people', ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
    expect(await todoOf(mine)).toMatchObject({ kind: 'sound', module_id: 's' });
  });

  it('missions are ticked when they were heard', async () => {
    const mine = await newLearner();
    const missionsOf = async () =>
      conversationCourse.missions.response.parse(await mine.ofCourse('missions')).missions;
    const before = await missionsOf();
    expect(before).toHaveLength(17);
    expect(before.some(({ is_done }) => is_done)).toBe(false);
    const [first] = before;
    await mine.visit(FREE, { missions: [first?.id] });
    expect((await missionsOf()).filter(({ is_done }) => is_done)).toEqual([{ ...first, is_done: true }]);
  });
});

describe('the scene that most talked through', () => {
  const hotOf = async (mine: Mine, course: string) =>
    conversationCourse.hotSection.response.parse(await mine.ofCourse('hot-section', course));

  it('is counted by learners of the last 30 days, and kept for an hour', async () => {
    const course = 'hoi-thoai-2';
    const [one, other] = [await newLearner({ level: 2 }), await newLearner({ level: 2 })];
    expect(await hotOf(one, course)).toEqual({ section: null, learners: 0 });
    const long = Date.now() - 31 * 24 * 60 * 60_000;
    for (const mine of [one, other]) {
      await mine.visit('ordering-dinner');
      await mine.visit('a-taxi-ride', {}, long);
    }
    for (let count = 0; count < 3; count++) await one.visit('lost-bag');
    const hot = await hotOf(one, course);
    expect(hot).toMatchObject({ learners: 2, section: { kind: 'scene', module_id: 'ordering-dinner' } });
    expect(JSON.stringify(hot)).not.toContain(other.learner.id);
    await db.delete(sceneVisits).where(eq(sceneVisits.scene_id, 'ordering-dinner'));
    expect((await hotOf(other, course)).learners).toBe(2);
  });
});

describe('sections by category', () => {
  const detailOf = async (mine: Mine, query: string) =>
    conversationCourse.sectionCategoriesDetail.response.parse(
      await mine.ofCourse(`section-categories-detail${query}`),
    );

  it('are counted, and their lists paged by position', async () => {
    const mine = await newLearner();
    await mine.visit(FREE);
    const { categories } = conversationCourse.sectionCategories.response.parse(
      await mine.ofCourse('section-categories'),
    );
    expect(categories.find(({ category }) => category === 'people')).toMatchObject({ done: 1 });
    const seen: unknown[] = [];
    for (let position = 0, hasMore = true; hasMore; position++) {
      const page = await detailOf(mine, `?lastPosition=${position}&limit=1`);
      expect(page.categories).toMatchObject([{ position: position + 1 }]);
      seen.push(
        ...page.categories.map(({ position: _, list, ...counts }) => {
          expect(list).toHaveLength(counts.sections);
          return counts;
        }),
      );
      hasMore = page.has_more;
    }
    expect(seen).toEqual(categories);
    expect((await detailOf(mine, '')).categories).toHaveLength(1);
    expect(await detailOf(mine, '?lastPosition=50')).toEqual({ categories: [], has_more: false });
  });

  it.each(['?limit=0', '?limit=9', '?lastPosition=-1', '?lastPosition=x', '?limit=1.5'])(
    '%s is a bad request',
    async (query) => {
      const mine = await newLearner();
      const answer = await mine.get(`courses/${COURSE}/section-categories-detail${query}`);
      expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    },
  );
});

describe('rooms', () => {
  const roomsOf = async (mine: Mine) =>
    conversationCourse.roomList.response.parse(await mine.ofCourse('room-list')).rooms;

  it('tell what was done in each, and which are open', async () => {
    const mine = await newLearner();
    await mine.visit(FREE, { end: 'open' });
    const rooms = await roomsOf(mine);
    expect(rooms).toHaveLength(6);
    expect(rooms.filter(({ is_allowed }) => is_allowed).map(({ id }) => id)).toEqual([
      FREE,
      'a-phone-number',
    ]);
    expect(rooms.find(({ id }) => id === FREE)).toMatchObject({ visits: 1, is_reached: false });
  });

  it('a scene that was withdrawn is in none, and still takes its visits', async () => {
    const other = await startService();
    const learner = await registerLearner(other);
    const mine = conversationsOf(other, learner);
    await mine.introduce();
    const rows = other.platform.db;
    await rows.update(conversationScenes).set({ retired: true }).where(eq(conversationScenes.id, FREE));
    const rooms = await mine.get(`courses/${COURSE}/room-list`);
    expect(JSON.stringify(rooms.data)).not.toContain(FREE);
    const sections = (await mine.classes(COURSE)).flatMap((one) => one.sections);
    expect(sections.some(({ module_id }) => module_id === FREE)).toBe(false);
    expect((await mine.levels()).needs).toMatchObject({ scenes: { needed: 4 } });
    expect((await mine.visit(FREE)).status).toBe(200);
    expect((await mine.get(`scenes/${FREE}`)).code).toBe('NOT_FOUND');
  });
});

describe('pronunciation', () => {
  it('names the sounds of a course with lines in which they are heard', async () => {
    const mine = await newLearner();
    const { sounds } = conversationCourse.pronunciationDetail.response.parse(
      await mine.ofCourse('pronunciation-detail'),
    );
    expect(sounds.map(({ sound }) => sound).toSorted()).toEqual(['f', 'p', 'r', 's']);
    for (const { lines, mean } of sounds) {
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(mean).toBeNull();
    }
  });

  it('is judged as the chart judges', async () => {
    const mine = await newLearner();
    expect(await mine.ofCourse('pronunciation-config')).toEqual({
      ...{ clear_from: 85, nearly_from: 50, voices: ['woman', 'man'], speeds: [0.6, 1] },
      ...{ longest_answer: 600, is_heard_on_device: true },
    });
  });
});
