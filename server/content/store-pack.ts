import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { GRADING_SCALE } from '#contract/practice.ts';
import type { Database, Queryable, Tx } from '../db/connect.ts';
import { lockBlob } from '../db/lock-blob.ts';
import {
  blogPosts,
  contentVersions,
  courses,
  exercises,
  lessons,
  mediaFiles,
  paymentWays,
  questions,
  studySheets,
  themes,
} from '../db/schema-content.ts';
import { conversationScenes, conversationTexts } from '../db/schema-conversation.ts';
import { learningTrials } from '../db/schema-learning-trial.ts';
import { pronunciationLessons } from '../db/schema-pronunciation.ts';
import { soundTexts } from '../db/schema-sounds.ts';
import { speakingSets, speakingTexts } from '../db/schema-speaking-content.ts';
import type { BlobStore } from '../engines/blobs/blob-store.ts';
import type {
  ContentPack,
  PackCourse,
  PackPronunciation,
  PackQuestion,
  PackSounds,
  PackSpeaking,
} from './pack.ts';

/** Nodes that load content at the same time take turns. */
const CONTENT_LOCK = 4_711_002;
const TABLES = [
  courses,
  lessons,
  exercises,
  questions,
  studySheets,
  blogPosts,
  themes,
  paymentWays,
  mediaFiles,
  speakingSets,
  speakingTexts,
  learningTrials,
  soundTexts,
  pronunciationLessons,
  conversationScenes,
  conversationTexts,
];
const served = { retired: false };
/** What belongs to no lesson has no passage either: that of a timed test is in its parts. */
const UNPLACED = { course_id: null, lesson_id: null, passage: null, audio: null } as const;

async function storeCourse(tx: Tx, { lessons: ownLessons, ...course }: PackCourse): Promise<void> {
  const row = { ...course, ...served };
  await tx.insert(courses).values(row).onConflictDoUpdate({ target: courses.id, set: row });
  for (const lesson of ownLessons) {
    const lessonRow = { ...lesson, course_id: course.id, ...served };
    await tx.insert(lessons).values(lessonRow).onConflictDoUpdate({ target: lessons.id, set: lessonRow });
  }
}

type ExerciseRow = typeof exercises.$inferInsert;

async function storeExercise(
  tx: Tx,
  exercise: ExerciseRow,
  own: readonly (PackQuestion & { part?: number })[],
): Promise<void> {
  const row = { ...exercise, ...served };
  await tx.insert(exercises).values(row).onConflictDoUpdate({ target: exercises.id, set: row });
  for (const { question, part = null, ...kept } of own) {
    const { id, position } = question;
    const questionRow = { exercise_id: exercise.id, id, position, question, part, ...kept, ...served };
    await tx
      .insert(questions)
      .values(questionRow)
      .onConflictDoUpdate({ target: [questions.exercise_id, questions.id], set: questionRow });
  }
}

/** A conversation has its questions in an exercise, so that it is attempted and graded like any other. */
async function storeSpeaking(tx: Tx, { sets, texts }: PackSpeaking): Promise<void> {
  for (const { title, questions: own, ...set } of sets) {
    const { id, summary_vi: instructions } = set;
    const grading_scale = GRADING_SCALE.BAND_IELTS;
    const exercise = {
      ...UNPLACED,
      id,
      kind: 'speaking',
      title,
      instructions,
      grading_scale,
      test: null,
    } as const;
    await storeExercise(tx, exercise, own);
    const asked = own.filter(({ question }) => question.follows === undefined).length;
    const row = { ...set, questions: asked, ...served };
    await tx.insert(speakingSets).values(row).onConflictDoUpdate({ target: speakingSets.id, set: row });
  }
  for (const data of texts) {
    const row = { id: data.kind, data, ...served };
    await tx.insert(speakingTexts).values(row).onConflictDoUpdate({ target: speakingTexts.id, set: row });
  }
}

async function storeLearningTrial(tx: Tx, trial: ContentPack['learning_trial']): Promise<void> {
  if (trial === null) return;
  const { id, title, summary_vi: instructions, questions: own, detail } = trial;
  const grading_scale = GRADING_SCALE.NO_GRADING;
  const exercise = { id, kind: 'learning_trial', title, instructions, grading_scale, test: null } as const;
  await storeExercise(tx, { ...UNPLACED, ...exercise }, own);
  const row = { id, detail, ...served };
  await tx.insert(learningTrials).values(row).onConflictDoUpdate({ target: learningTrials.id, set: row });
}

/** Sets that belong to no course. */
async function storeSets(tx: Tx, sets: PackSounds['sets']): Promise<void> {
  for (const { questions: own, script: _, ...set } of sets)
    await storeExercise(tx, { ...set, ...UNPLACED, test: null }, own);
}

async function storePronunciation(tx: Tx, { lessons: all, sets }: PackPronunciation): Promise<void> {
  await storeSets(tx, sets);
  for (const data of all) {
    const row = { id: data.id, data, ...served };
    await tx
      .insert(pronunciationLessons)
      .values(row)
      .onConflictDoUpdate({ target: pronunciationLessons.id, set: row });
  }
}

async function storeSounds(tx: Tx, { texts, sets }: PackSounds): Promise<void> {
  await storeSets(tx, sets);
  for (const data of texts) {
    const row = { id: data.kind, data, ...served };
    await tx.insert(soundTexts).values(row).onConflictDoUpdate({ target: soundTexts.id, set: row });
  }
}

async function storeScenes(tx: Tx, scenes: ContentPack['scenes']): Promise<void> {
  for (const data of scenes) {
    const row = { id: data.id, level: data.level, data, ...served };
    await tx
      .insert(conversationScenes)
      .values(row)
      .onConflictDoUpdate({ target: conversationScenes.id, set: row });
  }
}

async function storeConversation(tx: Tx, { texts, sets }: ContentPack['conversation']): Promise<void> {
  await storeSets(tx, sets);
  for (const text of texts) {
    const row = { ...text, ...served };
    await tx
      .insert(conversationTexts)
      .values(row)
      .onConflictDoUpdate({ target: conversationTexts.id, set: row });
  }
}

async function storeArticles(tx: Tx, pack: ContentPack): Promise<void> {
  for (const sheet of pack.study_sheets) {
    const row = { ...sheet, ...served };
    await tx.insert(studySheets).values(row).onConflictDoUpdate({ target: studySheets.id, set: row });
  }
  for (const post of pack.blog_posts) {
    const row = { ...post, ...served };
    await tx.insert(blogPosts).values(row).onConflictDoUpdate({ target: blogPosts.id, set: row });
  }
}

async function storeThemes(tx: Tx, pack: ContentPack): Promise<void> {
  for (const theme of pack.themes) {
    const row = { ...theme, ...served };
    await tx.insert(themes).values(row).onConflictDoUpdate({ target: themes.id, set: row });
  }
}

async function storePayments(tx: Tx, { payment_methods: methods }: ContentPack): Promise<void> {
  if (methods.length === 0) return;
  const row = { id: 'payments', methods, ...served };
  await tx.insert(paymentWays).values(row).onConflictDoUpdate({ target: paymentWays.id, set: row });
}

async function storeMedia(tx: Tx, pack: ContentPack, blobs: BlobStore): Promise<void> {
  for (const { path, file } of pack.media) {
    const bytes = await readFile(file);
    const hash = createHash('sha256').update(bytes).digest('hex');
    await lockBlob(tx, hash);
    const key = await blobs.keep(file, hash);
    const row = { path, blob_key: key, size: bytes.byteLength, ...served };
    await tx.insert(mediaFiles).values(row).onConflictDoUpdate({ target: mediaFiles.path, set: row });
  }
}

/** The content that is served; undefined when none has been stored. */
export async function servedContent(db: Pick<Queryable, 'select'>) {
  const [latest] = await db.select().from(contentVersions).orderBy(desc(contentVersions.stored_at)).limit(1);
  return latest;
}

/** Version of the content that is served, or null when none has been stored. */
export const storedVersion = async (db: Pick<Queryable, 'select'>): Promise<string | null> =>
  (await servedContent(db))?.version ?? null;

/** Notes that what is served is whole. */
export const noteWhole = (db: Pick<Queryable, 'update'>, version: string, whole_with: string) =>
  db.update(contentVersions).set({ whole_with }).where(eq(contentVersions.version, version));

/**
 * Publishes a checked pack in one transaction. Content that it no longer contains is retired, not deleted, so
 * that attempts stay intact. Returns true if anything was stored, false if it was already served.
 */
export async function storePack(db: Database, pack: ContentPack, blobs: BlobStore): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
    if ((await storedVersion(tx)) === pack.version) return false;
    for (const table of TABLES) await tx.update(table).set({ retired: true });
    for (const course of pack.courses) await storeCourse(tx, course);
    for (const { questions: own, script: _, ...exercise } of pack.exercises) {
      await storeExercise(tx, { ...exercise, test: null }, own);
    }
    for (const { questions: own, scripts: _, ...test } of pack.tests) {
      await storeExercise(tx, { ...test, ...UNPLACED, kind: 'test' }, own);
    }
    await storeSpeaking(tx, pack.speaking);
    await storeLearningTrial(tx, pack.learning_trial);
    await storeScenes(tx, pack.scenes);
    await storeSounds(tx, pack.sounds);
    await storePronunciation(tx, pack.pronunciation);
    await storeConversation(tx, pack.conversation);
    await storeArticles(tx, pack);
    await storeThemes(tx, pack);
    await storePayments(tx, pack);
    await storeMedia(tx, pack, blobs);
    const version = { version: pack.version, stored_at: new Date(), whole_with: null };
    await tx
      .insert(contentVersions)
      .values(version)
      .onConflictDoUpdate({ target: contentVersions.version, set: version });
    return true;
  });
}
