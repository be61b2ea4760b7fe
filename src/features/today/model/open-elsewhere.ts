import { href } from '#contract/href.ts';
import type { OpenWork } from '#contract/open-work.ts';
import type { OpenExercise } from '#rules/today/next-step.ts';
import { takePath } from '#src/shared/exam/paths.ts';

/** Where work goes on; null for what is spoken with the examiner, which has a step of its own. */
function pathOf({ kind, id, place }: OpenWork): string | null {
  const { lesson_id: lesson, section_id: section } = place ?? {};
  switch (kind) {
    case 'practice':
      return href('practice', { id });
    case 'revise':
      return href('revise', { id }, { lesson, section });
    case 'duet_video':
      return lesson === undefined ? null : href('lesson', { id: lesson }, { section });
    case 'learning_trial':
      return href('learningTrial');
    case 'scene':
      return href('aiConversation', { id });
    case 'speaking':
    case 'test':
      return null;
  }
}

/** The exercise, lesson or talk that was worked on last on another device; null without one. */
export function exerciseElsewhere(served: readonly OpenWork[]): OpenExercise | null {
  for (const work of served) {
    const to = pathOf(work);
    if (to === null) continue;
    const { title, answered, of, at: lastAt } = work;
    return { to, title, question: Math.min(answered + 1, of), of, lastAt, isElsewhere: true };
  }
  return null;
}

/** A test that is running on another device; null without one. @param now device clock */
export function examElsewhere(
  served: readonly OpenWork[],
  now: number,
): { to: string; title: string; endsAt: number } | null {
  const test = served.find(({ kind, deadline_at }) => kind === 'test' && (deadline_at ?? 0) > now);
  return test ? { to: takePath(test.id), title: test.title, endsAt: test.deadline_at ?? now } : null;
}
