import { eq } from 'drizzle-orm';
import type { OnboardingOptions } from '#contract/conversation-course.ts';
import { conversationCourseId, phrasesSetId } from '#contract/conversation-course.ts';
import { conversationTexts, type WrittenCourse } from '#server/db/schema-conversation.ts';
import { partnerLine } from '#server/domain/voices/scene-lines.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import type { Platform } from '#server/platform.ts';

type Voices = Pick<VoiceStore, 'pathOf'>;

/** What of the courses is open without VIP: the first class of each. */
interface FreePart {
  /** Levels by the id of a scene or of a revise set. */
  scenes: ReadonlyMap<string, number>;
  sets: ReadonlyMap<string, number>;
}

/** The courses and the introduction of the stored content. */
export function openCourses({ content }: Pick<Platform, 'content'>, voices: Voices) {
  const texts = content.keep(async () => {
    const rows = await content.db
      .select({ data: conversationTexts.data })
      .from(conversationTexts)
      .where(eq(conversationTexts.retired, false));
    return rows.map(({ data }) => data);
  });
  const courses = async (): Promise<WrittenCourse[]> => {
    const found = (await texts('all')).flatMap((text) => (text.kind === 'course' ? [text] : []));
    return found.toSorted((one, other) => one.level - other.level);
  };

  return {
    /** By level. */
    all: courses,
    one: async (id: string): Promise<WrittenCourse | null> =>
      (await courses()).find(({ level }) => conversationCourseId(level) === id) ?? null,

    async freePart(): Promise<FreePart> {
      const first = (await courses()).flatMap(({ level, classes: [one] }) => (one ? [{ level, one }] : []));
      return {
        scenes: new Map(first.flatMap(({ level, one }) => one.scenes.map((id) => [id, level] as const))),
        sets: new Map(first.map(({ level, one }) => [phrasesSetId(one.id), level])),
      };
    },

    /** Revise sets of all classes. */
    sets: async (): Promise<ReadonlySet<string>> =>
      new Set((await courses()).flatMap(({ classes }) => classes.map(({ id }) => phrasesSetId(id)))),

    async introduction(): Promise<OnboardingOptions> {
      const found = (await texts('all')).find((text) => text.kind === 'onboarding');
      if (found?.kind !== 'onboarding') return { steps: [], entry_test: [] };
      return {
        steps: found.steps,
        entry_test: found.entry_test.map(({ speaker, line, ...question }) => ({
          ...question,
          line: { ...line, voice: voices.pathOf(partnerLine(speaker, line.text)) },
        })),
      };
    },
  };
}
export type Courses = ReturnType<typeof openCourses>;
