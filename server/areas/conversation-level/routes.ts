import { eq } from 'drizzle-orm';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { afterSelection, NO_STANDING, selectedLevel, withVip } from '#rules/conversation/standing.ts';
import { conversationLearners } from '#server/db/schema-conversation.ts';
import { levelList } from '#server/domain/conversation/level-list.ts';
import { entryOf, standingIn } from '#server/domain/conversation/standing.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { resultOf, storeIntroduction } from './introduction.ts';
import { lockedRow, storeStanding } from './learner-standing.ts';
import { levelUp, needsOf } from './level-up.ts';

export function handlers({ db, courses, scenes }: Parts): Handlers<'conversationLevel'> {
  return {
    levels: async ({ learner }) => {
      const all = await courses.all();
      const standing = learner ? (await entryOf(db, learner.id)).standing : NO_STANDING;
      const course = all.find(({ level }) => level === selectedLevel(standing));
      const needs = learner && course ? await needsOf(db, learner.id, course, scenes) : null;
      return levelList(all, standing, needs);
    },

    selectLevel: async ({ tx, learner, body: { level, ...clock } }) => {
      const { isVip } = await entryOf(tx, learner.id);
      const row = await lockedRow(tx, learner.id);
      const standing = withVip(standingIn(row), isVip);
      const next = afterSelection(standing, level, learnerTime(clock, Date.now()).getTime());
      if (!next) throw new ApiFailure('LEVEL_LOCKED');
      // The level that VIP opens is theirs for as long as they are VIP.
      await storeStanding(tx, learner.id, { ...next, max_level: row.max_level }, row.choices);
      return { level: selectedLevel(next) ?? level };
    },

    options: () => courses.introduction(),

    onboardingResult: async ({ learner }) => {
      const [row] = await db
        .select()
        .from(conversationLearners)
        .where(eq(conversationLearners.learner_id, learner.id));
      return { result: row ? resultOf(row) : null };
    },

    completeOnboarding: async ({ tx, learner, body: { at, skew, ...choices } }) => {
      const when = learnerTime({ at, skew }, Date.now());
      return {
        result: await storeIntroduction(tx, learner.id, choices, await courses.introduction(), when),
      };
    },

    levelUp: async ({ tx, learner, params, body }) => {
      const course = await courses.one(params.id);
      if (!course) throw new ApiFailure('NOT_FOUND');
      return levelUp(tx, learner.id, course, scenes, learnerTime(body, Date.now()));
    },
  };
}
