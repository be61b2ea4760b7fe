import { desc } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { unanswered } from './attempt-view.ts';
import { type ExerciseRow, exerciseView, findExercise, questionsOf } from './store.ts';

/** How long content may be served before its version is asked for again, milliseconds. */
const TRUST_MS = 1_000;

interface ServedPractice {
  courseId: string;
  /** The answer's `data` for somebody without an attempt. */
  json: string;
}

interface ServedRevise {
  exercise: ExerciseRow;
  questions: Awaited<ReturnType<typeof questionsOf>>;
}

/** Exercises as served, read and serialised once for each version of the content. */
export class ServedExercises {
  readonly #db: Queryable;
  #version = '';
  #checkedAt = 0;
  #practices = new Map<string, Promise<ServedPractice | null>>();
  #revises = new Map<string, Promise<ServedRevise | null>>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** A practice without anybody's answers and without keys; null when there is none. */
  async practice(id: string): Promise<ServedPractice | null> {
    await this.#refresh();
    return this.#once(this.#practices, id, async () => {
      const found = await this.#read(id, 'practice');
      if (!found) return null;
      const data = {
        practice: exerciseView(found.exercise),
        attempt: null,
        questions: found.questions.map(unanswered),
      };
      return { courseId: found.exercise.course_id, json: JSON.stringify(data) };
    });
  }

  async revise(id: string): Promise<ServedRevise | null> {
    await this.#refresh();
    return this.#once(this.#revises, id, () => this.#read(id, 'revise'));
  }

  async #read(id: string, kind: ExerciseRow['kind']): Promise<ServedRevise | null> {
    const exercise = await findExercise(this.#db, id, kind);
    if (!exercise || exercise.retired) return null;
    const questions = await questionsOf(this.#db, id);
    return { exercise, questions: questions.filter(({ retired }) => !retired) };
  }

  /** Keeps what was found; a failure, and an id that is not there, are asked for again. */
  async #once<T>(
    kept: Map<string, Promise<T | null>>,
    id: string,
    read: () => Promise<T | null>,
  ): Promise<T | null> {
    const known = kept.get(id);
    if (known) return known;
    const reading = read();
    kept.set(id, reading);
    try {
      const found = await reading;
      if (found === null) kept.delete(id);
      return found;
    } catch (error) {
      kept.delete(id);
      throw error;
    }
  }

  async #refresh(): Promise<void> {
    const now = Date.now();
    if (now - this.#checkedAt < TRUST_MS) return;
    this.#checkedAt = now;
    const { contentVersions } = schema;
    const [row] = await this.#db
      .select({ version: contentVersions.version })
      .from(contentVersions)
      .orderBy(desc(contentVersions.stored_at))
      .limit(1);
    const version = row?.version ?? '';
    if (version === this.#version) return;
    this.#version = version;
    this.#practices = new Map();
    this.#revises = new Map();
  }
}
