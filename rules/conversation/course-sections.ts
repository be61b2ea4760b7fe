import { SCENE_CATEGORIES, type SceneCategory } from '#contract/conversation.ts';
import type {
  ConversationClass,
  ConversationSection,
  SectionCategory,
} from '#contract/conversation-course.ts';

const sectionsOf = (classes: readonly ConversationClass[]): ConversationSection[] =>
  classes.flatMap(({ sections }) => sections);

/**
 * What to do next: lines that were begun, else the first section that was not, else one to try again. Sections that need
 * VIP come last, so that there is a way on. Null: everything is done.
 */
export function todoSection(classes: readonly ConversationClass[]): ConversationSection | null {
  const open = sectionsOf(classes).filter(({ is_done }) => !is_done);
  const allowed = open.filter(({ is_allowed }) => is_allowed);
  return (
    allowed.find(({ kind, is_begun }) => kind === 'phrases' && is_begun) ??
    allowed.find(({ is_begun }) => !is_begun) ??
    allowed[0] ??
    open[0] ??
    null
  );
}

/** The section that a new learner begins with. */
export const firstLesson = (classes: readonly ConversationClass[]): ConversationSection | null =>
  sectionsOf(classes)[0] ?? null;

export type CategorySections = SectionCategory & { list: ConversationSection[] };

/** Sections by category, in the order of `SCENE_CATEGORIES`; those without any are left out. */
export const sectionsByCategory = (classes: readonly ConversationClass[]): CategorySections[] =>
  SCENE_CATEGORIES.flatMap((category: SceneCategory) => {
    const list = sectionsOf(classes).filter((section) => section.category === category);
    const done = list.filter(({ is_done }) => is_done).length;
    return list.length > 0 ? [{ category, sections: list.length, done, list }] : [];
  });
