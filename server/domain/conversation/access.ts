import { isPast } from '#rules/conversation/standing.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Courses } from './courses.ts';
import { type Entry, entryOf } from './standing.ts';

/** Whether a learner went through the introduction, or is VIP of conversation. */
export const isLetIn = ({ standing, isVip }: Entry): boolean => isVip || standing.completed_at !== null;

/** What is free of a level is for learners to whom the level is open. */
const isFree = (levels: ReadonlyMap<string, number>, id: string, entry: Entry): boolean => {
  const level = levels.get(id);
  return level !== undefined && isLetIn(entry) && isPast(entry.standing.max_level, level);
};

/** Who may enter what of the conversations (decision 085). */
export function conversationAccess(db: Queryable, courses: Pick<Courses, 'freePart' | 'sets'>) {
  /** Ids of the scenes that the learner may enter. */
  async function scenesFor(entry: Entry, ids: readonly string[]): Promise<string[]> {
    if (entry.isSpeakingVip) return [...ids];
    const { scenes } = await courses.freePart();
    return ids.filter((id) => isFree(scenes, id, entry));
  }
  return {
    entryOf: (learnerId: string, tx: Queryable | Tx = db) => entryOf(tx, learnerId),
    scenesFor,
    /** @throws ApiFailure `CONVERSATION_NOT_ALLOWED` */
    async checkScene(learnerId: string, id: string): Promise<void> {
      const allowed = await scenesFor(await entryOf(db, learnerId), [id]);
      if (allowed.length === 0) throw new ApiFailure('CONVERSATION_NOT_ALLOWED');
    },
    /**
     * Useful lines of a class are a revise set without a course; other sets are none of its business.
     * @throws ApiFailure `CONVERSATION_NOT_ALLOWED`
     */
    async checkSet(learnerId: string, id: string): Promise<void> {
      if (!(await courses.sets()).has(id)) return;
      const entry = await entryOf(db, learnerId);
      const { sets } = await courses.freePart();
      if (!entry.isVip && !isFree(sets, id, entry)) throw new ApiFailure('CONVERSATION_NOT_ALLOWED');
    },
  };
}
export type ConversationAccess = ReturnType<typeof conversationAccess>;
