import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import type { Random } from '../tests/chaos/random.ts';
import type { LoadClient } from './load-client.ts';
import { type Exercise, essayOf } from './load-exercises.ts';

/** Share of visits with reading aloud, and with an essay. */
const SPEAKS = 0.25;
const WRITES = 0.15;
const ANSWERS_RIGHT = 0.7;
/** Upload chunk size on a slow network, bytes. */
const PIECE_BYTES = 64 * 1024;
/** How often a result is polled before the learner moves on. */
const LOOKS_AT_RESULT = 3;

const attempt = z.object({ attempt: z.nullable(z.object({ waiting: z.number() })) });
const cards = z.object({ cards: z.array(z.object({ id: z.string() })) });

export interface Visitor {
  client: LoadClient;
  random: Random;
  exercises: readonly Exercise[];
  articles: readonly string[];
  /** A reading aloud, a WAV file. */
  recording: Uint8Array;
}

/** Uploads a unique recording in chunks. @returns its id */
async function upload({ client, recording }: Visitor): Promise<string> {
  const bytes = Buffer.concat([recording.subarray(0, -64), randomBytes(64)]);
  const id = randomUUID();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES) {
    const headers = {
      'upload-id': id,
      'upload-offset': String(offset),
      'upload-length': String(bytes.length),
      'upload-sha256': sha256,
      'upload-type': 'audio/wav',
    };
    await client.piece(
      'upload',
      '/files/upload-to-server',
      headers,
      bytes.subarray(offset, offset + PIECE_BYTES),
    );
  }
  return id;
}

/** Opens the app and reads an article. */
async function* arrive({ client, random, articles }: Visitor): AsyncGenerator<void> {
  await Promise.all([
    client.get('read', '/ielts/courses/my-courses'),
    client.get('read', '/ielts/courses/day-streaks'),
    client.get('read', '/notebook?scope=due'),
  ]);
  yield;
  if (!random.chance(0.5)) return;
  await client.get('read', '/blog/index');
  yield;
  await client.get('read', `/blog/${random.pick(articles)}`);
  yield;
  yield;
}

/** Finds the lesson and works through its sheet. */
async function* study({ client }: Visitor, { course, lesson, sheet }: Exercise): AsyncGenerator<void> {
  await client.get('read', `/ielts/courses/${course}/details`);
  yield;
  await client.get('read', `/ielts/lessons/${lesson}/assets`);
  yield;
  if (!sheet) return;
  const progress = (status: 1 | 2) =>
    client.command('progress', `/ielts/lessons/${lesson}/update-progress`, {
      section_id: sheet.section,
      status,
    });
  await Promise.all([client.get('read', `/ielts/study-sheets/${sheet.id}`), progress(1)]);
  yield;
  yield;
  await progress(2);
  yield;
}

/** Answers every question of a practice, hands it in, reads the result. */
async function* practise(visitor: Visitor, exercise: Exercise): AsyncGenerator<void> {
  const { client, random } = visitor;
  const ids = { attempt_id: randomUUID(), practice_id: exercise.practice };
  const save = (question_id: string, answer: object) =>
    client.command('save', '/practice/update-single-answer', { ...ids, question_id, answer });
  await client.get('read', `/practice/list-question?practice_id=${exercise.practice}`);
  yield;
  yield;
  for (const { id, right, wrong } of exercise.keyed) {
    await save(id, random.chance(ANSWERS_RIGHT) ? right : wrong);
    yield;
  }
  if (exercise.written && random.chance(WRITES)) {
    await save(exercise.written, essayOf(ids.attempt_id));
    yield;
  }
  if (exercise.spoken && random.chance(SPEAKS)) {
    const recording_id = await upload(visitor);
    await save(exercise.spoken, { type_code: 'ielts_scripted_speaking', recording_id });
    yield;
  }
  await client.command('submit', '/practice/submit', ids);
  const result = `/practice/list-question?practice_id=${exercise.practice}&attempt_id=${ids.attempt_id}`;
  for (let look = 0; look < LOOKS_AT_RESULT; look += 1) {
    const answer = attempt.safeParse(await client.get('result', result));
    yield;
    if (!answer.data?.attempt?.waiting) return;
  }
}

/** Looks at the notebook and reviews two cards. */
async function* review({ client }: Visitor): AsyncGenerator<void> {
  const due = cards.safeParse(await client.get('notebook', '/notebook?scope=due'));
  yield;
  for (const { id } of due.data?.cards.slice(0, 2) ?? []) {
    await client.command('review', '/notebook/review', { event_id: randomUUID(), card_id: id, rating: 3 });
    yield;
  }
}

/**
 * A learner's endless sequence of visits; at each `yield` they read, think or write. The first starts at a
 * random point within a visit, since learners do not all arrive at the same time.
 */
export async function* visits(visitor: Visitor): AsyncGenerator<void> {
  const { random, exercises } = visitor;
  // Weighted by duration.
  let place = random.pick([0, 1, 2, 2, 2, 2, 3]);
  for (;;) {
    const exercise = random.pick(exercises);
    const parts = [arrive(visitor), study(visitor, exercise), practise(visitor, exercise), review(visitor)];
    for (const part of parts.slice(place)) yield* part;
    place = 0;
  }
}

/** Saves an answer and immediately hands in the practice, as at the end of a lesson in class. */
export async function handIn({ client, random, exercises }: Visitor): Promise<void> {
  const { practice, keyed } = random.pick(exercises.filter(({ keyed }) => keyed.length > 0));
  const ids = { attempt_id: randomUUID(), practice_id: practice };
  const { id, right } = random.pick(keyed);
  await client.command('burst', '/practice/update-single-answer', { ...ids, question_id: id, answer: right });
  await client.command('burst', '/practice/submit', ids);
}
