import type { QueryOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { SPEAKING_CATEGORIES, type SpeakingSet } from '#contract/speaking.ts';
import { topicOrder } from '#rules/speaking/topic-order.ts';
import { slugOf } from '#rules/text/slug.ts';
import type { Queryable } from '#server/db/connect.ts';
import { ofMode, type SetCatalogue } from '#server/domain/speaking/set-catalogue.ts';
import type { SpeakingTexts } from '#server/domain/speaking/texts.ts';
import { levelOf } from '#server/domain/speaking/user-level.ts';
import { learnerSets, openSetIds } from './learner-sets.ts';

type Topics = typeof ENDPOINTS.speakingRoom.topics;

/** Whether a title in either language contains the text; case and diacritics do not matter. */
const isFound = ({ title, title_vi }: SpeakingSet, search: string): boolean => {
  const wanted = slugOf(search);
  return [title, title_vi].some((text) => slugOf(text).includes(wanted));
};

const fits = (set: SpeakingSet, { search, category, part, level }: QueryOf<Topics>): boolean =>
  (search === undefined || isFound(set, search)) &&
  (category === undefined || set.category === category) &&
  (part === undefined || set.part === part) &&
  (level === undefined || set.level === level);

/** Topics and tests with what the learner has done of each. */
export async function listTopics(
  db: Queryable,
  catalogue: SetCatalogue,
  learnerId: string,
  query: QueryOf<Topics>,
): Promise<ResponseOf<Topics>> {
  const found = (await catalogue.served()).filter((set) => fits(set, query));
  const sets = await learnerSets(db, learnerId, [...ofMode(found, 'topic'), ...ofMode(found, 'test')]);
  return {
    topics: sets.filter(({ mode }) => mode === 'topic'),
    tests: sets.filter(({ mode }) => mode === 'test'),
  };
}

/** Categories that have topics, and how many of each the learner has submitted. */
export async function listCategories(
  db: Queryable,
  catalogue: SetCatalogue,
  learnerId: string,
): Promise<ResponseOf<typeof ENDPOINTS.speakingRoom.categories>> {
  const sets = await learnerSets(db, learnerId, ofMode(await catalogue.served(), 'topic'));
  return {
    categories: SPEAKING_CATEGORIES.map((code) => {
      const topics = sets.filter(({ category }) => category === code);
      return { code, topics: topics.length, done: topics.filter(({ done }) => done > 0).length };
    }).filter(({ topics }) => topics > 0),
  };
}

/** Topics and tests to go on with, those of earlier packs, too. */
export async function listInProgress(
  db: Queryable,
  catalogue: SetCatalogue,
  learnerId: string,
): Promise<ResponseOf<typeof ENDPOINTS.speakingRoom.inProgress>> {
  const open: SpeakingSet[] = [];
  for (const id of await openSetIds(db, learnerId)) {
    const stored = await catalogue.find(id);
    if (stored && (stored.set.mode === 'topic' || stored.set.mode === 'test')) open.push(stored.set);
  }
  return { sets: open.length === 0 ? [] : await learnerSets(db, learnerId, open) };
}

/** Topics in the order to do them. */
export async function listCourseTopics(
  db: Queryable,
  { catalogue, text }: { catalogue: SetCatalogue; text: SpeakingTexts },
  learnerId: string,
  subjectId: number,
): Promise<ResponseOf<typeof ENDPOINTS.speakingRoom.courseTopics>> {
  const level = await levelOf(db, learnerId);
  const levels = (await text('levels'))?.levels ?? [];
  const first = levels.find((described) => described.level === level)?.first_topics ?? [];
  const topics = await learnerSets(db, learnerId, ofMode(await catalogue.served(), 'topic'));
  return { subject_id: subjectId, topics: topicOrder(topics, level, first) };
}
