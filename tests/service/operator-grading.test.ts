import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { COMMAND_LINE } from '#server/domain/audit/audit.ts';
import { readTrail } from '#server/domain/audit/read-trail.ts';
import { showToTeacher, submitGrading } from '../../operator/grading.ts';
import { listGradings } from '../../operator/grading-list.ts';
import { showGrading } from '../../operator/grading-show.ts';
import { ESSAY, storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { activeLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db, blobs } = service.platform;
await storeGradedPractice(db);
const teachers = teachersOf(service);
const { byTeacher, talk } = TEACHER_QUESTIONS;

const folder = await mkdtemp(join(tmpdir(), 'luyen-grading-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** An essay that waits for a teacher. */
async function waitingEssay(): Promise<{ learner: TestLearner; attempt: string; id: string }> {
  const learner = await activeLearner(service);
  const attempt = await teachers.handIn(learner, byTeacher);
  return {
    learner,
    attempt,
    id: (await teachers.read(learner, attempt, byTeacher)).teacher_evaluation?.id ?? '',
  };
}
/** A talk that waits for a teacher. */
async function waitingTalk(bytes: Buffer): Promise<{ learner: TestLearner; attempt: string; id: string }> {
  const learner = await activeLearner(service);
  const attempt = await teachers.talk(learner, bytes);
  expect((await teachers.ask(learner, attempt, talk)).status).toBe(200);
  return { learner, attempt, id: (await teachers.read(learner, attempt, talk)).teacher_evaluation?.id ?? '' };
}
let files = 0;
async function fileOf(content: unknown): Promise<string> {
  files += 1;
  const file = join(folder, `grade-${files}.json`);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const submit = async (id: string, content: unknown) =>
  submitGrading(db, id, await fileOf(content), new Date());

const sound = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.from('a talk about bees')]);
const bands = { TR: 6.5, CC: 6, LR: 6, GRA: 5.5 };
const GRADE = { graded_by: 'Cô Mai', criteria: bands };

describe('grading list', () => {
  it('lists what waits, since when and until when, without naming the learner', async () => {
    const { id, learner } = await waitingEssay();
    const { id: late } = await waitingTalk(sound);
    await db
      .update(teacherGradings)
      .set({ due_at: new Date(0) })
      .where(eq(teacherGradings.id, late));
    const now = Date.now();
    const lines = (await listGradings(db, now, false)).split('\n');
    expect(lines[0]).toMatch(
      new RegExp(`^${late} +speaking +since .+ due 07:00 01/01/1970 +OVERDUE +Chấm bài$`),
    );
    expect(lines.find((line) => line.startsWith(id))).toMatch(
      / writing {3}since \d\d:\d\d \d\d\/\d\d\/\d{4} /,
    );
    const json = await listGradings(db, now, true);
    expect(JSON.parse(json)).toContainEqual(
      expect.objectContaining({
        id: late,
        kind: 'speaking',
        is_overdue: true,
        due: '1970-01-01T00:00:00.000Z',
      }),
    );
    expect(JSON.parse(json)).toContainEqual(
      expect.objectContaining({ id, is_overdue: false, is_regrade: false }),
    );
    for (const shown of [lines.join('\n'), json]) {
      expect(shown).not.toContain(learner.phone);
      expect(shown).not.toContain(learner.id);
    }
  });
});

describe('grading show', () => {
  it('writes an essay with its task, and a form that is never overwritten', async () => {
    const { id, learner, attempt } = await waitingEssay();
    const dir = join(folder, 'essay');
    await showGrading({ db, blobs }, id, dir);
    expect((await readdir(dir)).toSorted()).toEqual(['essay.txt', 'grade.json', 'task.md']);
    const read = (name: string) => readFile(join(dir, name), 'utf8');
    expect(await read('essay.txt')).toBe(ESSAY);
    expect(await read('task.md')).toContain('Write about bees.');
    expect(await read('task.md')).toContain(ESSAY);
    expect(await read('task.md')).not.toMatch(new RegExp(`${learner.phone}|${learner.id}`));
    expect(JSON.parse(await read('grade.json'))).toMatchObject({ criteria: { TR: null, GRA: null } });
    await writeFile(join(dir, 'grade.json'), JSON.stringify(GRADE));
    expect(await showGrading({ db, blobs }, id, dir)).toContain('stays as it is');
    await submitGrading(db, id, join(dir, 'grade.json'), new Date());

    await teachers.requestRegrade(learner, attempt, byTeacher, 'Em thấy bài đủ ý ```');
    const again = (await teachers.read(learner, attempt, byTeacher)).teacher_evaluation?.regrade?.id ?? '';
    await showGrading({ db, blobs }, again, join(folder, 'again'));
    const page = await readFile(join(folder, 'again', 'task.md'), 'utf8');
    expect(page).toContain('````text\nEm thấy bài đủ ý ```\n````');
    expect(page).toContain('band 6.0 (TR 6.5, CC 6.0, LR 6.0, GRA 5.5)');
  });

  it('writes a recording as it was uploaded, with the cue card', async () => {
    const { id } = await waitingTalk(sound);
    const dir = join(folder, 'talk');
    await showGrading({ db, blobs }, id, dir);
    expect((await readdir(dir)).toSorted()).toEqual(['grade.json', 'recording.wav', 'task.md']);
    expect(await readFile(join(dir, 'recording.wav'))).toEqual(sound);
    expect(await readFile(join(dir, 'task.md'), 'utf8')).toContain('- where it lives');
  });

  it.each(['x', '019aa000-0000-7000-8000-0000000000a1', "' or 1=1"])('rejects the id %s', async (id) => {
    await expect(showGrading({ db, blobs }, id, join(folder, 'none'))).rejects.toThrow(id);
    await expect(submit(id, GRADE)).rejects.toThrow(id);
  });
});

it('what the command line reads and grades is in the audit trail', async () => {
  const { id, learner } = await waitingEssay();
  expect(await showToTeacher(db, folder, id, join(folder, 'audited'))).toContain('essay.txt');
  await submit(id, GRADE);
  expect(await readTrail(db, { subject: learner.id }, 9)).toMatchObject([
    { actor: COMMAND_LINE, action: 'grading.submit', object: id },
    { actor: COMMAND_LINE, action: 'grading.read', object: id },
  ]);
});

describe('grading submit', () => {
  it('gives the learner bands, the overall band by the rules, and comments with their quotes', async () => {
    const { id, learner, attempt } = await waitingEssay();
    const start = ESSAY.indexOf('nobody');
    const comments = [
      { criterion: 'TR', tone: 'strength', comment: 'Ý rõ.', quote: 'Bees help our city' },
      { criterion: 'GRA', tone: 'improve', comment: 'Nên tách câu.', quote: { start, end: start + 6 } },
      { tone: 'improve', comment: 'Viết dài hơn nhé.' },
    ];
    await submit(id, { ...GRADE, summary: ' Bài ổn. ', comments });
    const evaluation = (await teachers.userOf(learner, attempt, byTeacher))?.teacher_evaluation;
    expect(evaluation).toMatchObject({
      status: 'finished',
      graded_by: 'Cô Mai',
      content: {
        band: 6,
        criteria: [
          { code: 'TR', band: 6.5 },
          { code: 'CC', band: 6 },
          { code: 'LR', band: 6 },
          { code: 'GRA', band: 5.5 },
        ],
        summary: 'Bài ổn.',
        comments: [
          { criterion: 'TR', quote: { start: 0, end: 18, text: 'Bees help our city' } },
          { criterion: 'GRA', quote: { start, end: start + 6, text: 'nobody' } },
          { criterion: null, tone: 'improve', quote: null },
        ],
      },
    });
    expect(await listGradings(db, Date.now(), true)).not.toContain(id);
  });

  it('accepts the four criteria of speaking', async () => {
    const { id, learner, attempt } = await waitingTalk(sound);
    await submit(id, { graded_by: 'Thầy Nam', criteria: { FC: 5, LR: 6, GRA: 5.5, P: 6.5 } });
    expect((await teachers.read(learner, attempt, talk)).teacher_evaluation).toMatchObject({
      content: { band: 6, summary: null, comments: [] },
    });
  });

  it('accepts that an answer cannot be graded', async () => {
    const { id, learner, attempt } = await waitingTalk(sound);
    await submit(id, { graded_by: 'Thầy Nam', cannot_grade: 'Bản ghi không có tiếng.' });
    expect((await teachers.read(learner, attempt, talk)).teacher_evaluation).toMatchObject({
      status: 'error',
      refusal: 'Bản ghi không có tiếng.',
      content: null,
    });
  });

  it('is rejected the second time, whoever comes first', async () => {
    const { id, learner, attempt } = await waitingEssay();
    const sent = await Promise.allSettled([
      submit(id, GRADE),
      submit(id, { ...GRADE, criteria: { TR: 9, CC: 9, LR: 9, GRA: 9 } }),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { teacher_evaluation: before } = await teachers.read(learner, attempt, byTeacher);
    await expect(submit(id, { graded_by: 'X', cannot_grade: 'Y' })).rejects.toThrow(
      /graded already, by Cô Mai/,
    );
    expect((await teachers.read(learner, attempt, byTeacher)).teacher_evaluation).toEqual(before);
  });

  const comment = (more: object) => ({ ...GRADE, comments: [{ tone: 'improve', comment: 'Sửa.', ...more }] });
  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{"graded_by":', /grade-\d+\.json: file: /],
    ['a list', '[]', /file: .*expected object/],
    ['no name', { criteria: bands }, /: graded_by: /],
    ['an empty name', { ...GRADE, graded_by: ' ' }, /: graded_by: /],
    ['a missing criterion', { ...GRADE, criteria: { TR: 6, CC: 6, LR: 6 } }, /: criteria\.GRA: .*number/],
    ['a form not filled in', { ...GRADE, criteria: { ...bands, LR: null } }, /: criteria\.LR: /],
    ['a criterion of speaking', { ...GRADE, criteria: { ...bands, P: 6 } }, /: criteria: .*"P"/],
    ['a band between halves', { ...GRADE, criteria: { ...bands, CC: 6.25 } }, /: criteria\.CC: .*0\.5/],
    ['a band above nine', { ...GRADE, criteria: { ...bands, CC: 9.5 } }, /: criteria\.CC: /],
    ['a band below nought', { ...GRADE, criteria: { ...bands, CC: -0.5 } }, /: criteria\.CC: /],
    ['a band in words', { ...GRADE, criteria: { ...bands, CC: '6' } }, /: criteria\.CC: /],
    ['a band of its own', { ...GRADE, band: 9 }, /"band"/],
    ['a tone that is not', comment({ tone: 'bad' }), /: comments\.0\.tone: /],
    ['an empty comment', comment({ comment: '' }), /: comments\.0\.comment: /],
    ['a criterion of its own', comment({ criterion: 'XX' }), /: comments\.0\.criterion: /],
    [
      "a comment on speaking's criterion",
      comment({ criterion: 'FC' }),
      /: comments\.0\.criterion: FC is no criterion/,
    ],
    ['words that are not there', comment({ quote: 'wasps' }), /: comments\.0\.quote: .*does not occur/],
    [
      'a place beyond the essay',
      comment({ quote: { start: 0, end: 9999 } }),
      /: comments\.0\.quote: .*outside/,
    ],
    [
      'other words at a place',
      comment({ quote: { start: 0, end: 4, text: 'Wasp' } }),
      /stands "Bees", not "Wasp"/,
    ],
    ['half an offset', comment({ quote: { start: 0.5, end: 4 } }), /: comments\.0\.quote/],
    ['a NUL', comment({ comment: 'a\0b' }), /: comments\.0\.comment: /],
    ['a refusal with bands', { ...GRADE, cannot_grade: 'Không đọc được.' }, /"criteria"/],
  ])('rejects %s, and changes nothing', async (_, content, message) => {
    const { id, learner, attempt } = await waitingEssay();
    await expect(submit(id, content)).rejects.toThrow(message);
    expect((await teachers.read(learner, attempt, byTeacher)).teacher_evaluation).toMatchObject({
      status: 'waiting',
      content: null,
    });
  });

  it('rejects a quote from a recording, and a missing file', async () => {
    const { id } = await waitingTalk(sound);
    const criteria = { FC: 5, LR: 6, GRA: 5.5, P: 6.5 };
    const quoted = {
      graded_by: 'A',
      criteria,
      comments: [{ tone: 'improve', comment: 'Sửa.', quote: 'bees' }],
    };
    await expect(submit(id, quoted)).rejects.toThrow(/comments\.0\.quote: a recording/);
    await expect(submitGrading(db, id, join(folder, 'no.json'), new Date())).rejects.toThrow(
      /no\.json: file: .*ENOENT/,
    );
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
