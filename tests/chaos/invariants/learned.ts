import { z } from 'zod/mini';
import type { Evidence } from '../evidence.ts';
import type { Invariant } from './invariant.ts';

const LEARNT = `select
  (select coalesce(array_agg(lesson_id), '{}') from pronunciation_progress
    where learner_id = $1 and section = 'hear' and completed_at is not null) as heard,
  (select count(*)::int from conversation_learners where learner_id = $1 and choices is not null) as introduced,
  (select coalesce(max(max_level), 0) from conversation_learners where learner_id = $1) as level,
  (select coalesce(array_agg(id::text), '{}') from scene_visits where learner_id = $1) as visits`;
const learnt = z.tuple([
  z.object({
    heard: z.array(z.string()),
    introduced: z.number(),
    level: z.number(),
    visits: z.array(z.string()),
  }),
]);

/** Ids of the visits that the learner's applied commands carried, each once. */
const visitsSent = ({ traffic, applied }: Evidence): Set<unknown> =>
  new Set(
    traffic
      .filter(({ key, operation }) => operation === 'conversation.visit' && applied.has(key))
      .map(({ body }) => body.id),
  );

/** What was learnt of sounds and conversation is there, or waits on its device; each visit is there once. */
export const learned: Invariant = {
  name: 'learned',
  check: async (evidence) => {
    const { db, learnerId, savedWork, held } = evidence;
    const [{ heard, introduced, level, visits }] = learnt.parse((await db.query(LEARNT, [learnerId])).rows);
    const queued = [...held.values()].flatMap(({ commands }) => commands);
    const waits = (name: string): number => queued.filter(({ operation }) => operation === name).length;
    const isThere: Record<string, (name: string, times: number) => boolean> = {
      heard: (name) => heard.includes(name) || waits('lesson.sectionProgressPronunciation') > 0,
      introduced: () => introduced > 0 || waits('conversationLevel.completeOnboarding') > 0,
      'went-up': () => level > 1 || waits('conversationLevel.levelUp') > 0,
      visited: (_, times) => visits.length + waits('conversation.visit') >= times,
    };
    const lost = [...savedWork.promises].filter(([what, times]) => {
      const [kind = '', name = ''] = what.split(' ');
      return isThere[kind]?.(name, times) === false;
    });
    const sent = visitsSent(evidence);
    return [
      ...lost.map(([what, times]) => `${what}: ${times} times saved, the server does not know it`),
      ...visits.filter((id) => !sent.has(id)).map((id) => `nobody made the visit ${id}`),
      ...[...sent].filter((id) => !visits.includes(String(id))).map((id) => `the visit ${id} is lost`),
    ];
  },
};
