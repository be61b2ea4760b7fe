import { and, eq, sql } from 'drizzle-orm';
import type { TwoVoices } from '#contract/ipa-chart.ts';
import type { PronunciationLesson, PronunciationSummary } from '#contract/pronunciation-lesson.ts';
import { pronunciationLessons, type WrittenLesson } from '#server/db/schema-pronunciation.ts';
import { manLine, womanLine } from '#server/domain/voices/sound-lines.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import type { Platform } from '#server/platform.ts';

type Voiced = <T extends { text: string }>(one: T) => T & { voices: TwoVoices };

/** A lesson as it is served, with the paths of its voices. */
function withVoices(lesson: WrittenLesson, voiced: Voiced): PronunciationLesson {
  const { hear, tell, say, use } = lesson;
  return {
    ...lesson,
    hear: hear.map(voiced),
    tell: tell.map((question) => ({ ...question, heard: question.heard && voiced(question.heard) })),
    say: { words: say.words.map(voiced), sentences: say.sentences.map(voiced) },
    use: { ...use, lines: use.lines.map(voiced) },
  };
}

const summaryOf = ({ id, group, place, title, why }: WrittenLesson): PronunciationSummary => ({
  id,
  group,
  place,
  title,
  why,
});

/** The pronunciation lessons of the stored content. */
export function openPronunciation(
  { content }: Pick<Platform, 'content'>,
  voices: Pick<VoiceStore, 'pathOf'>,
) {
  const voiced: Voiced = (one) => ({
    ...one,
    voices: { woman: voices.pathOf(womanLine(one.text)), man: voices.pathOf(manLine(one.text)) },
  });
  const path = content.keep(async (): Promise<PronunciationSummary[]> => {
    const rows = await content.db
      .select({ data: pronunciationLessons.data })
      .from(pronunciationLessons)
      .where(eq(pronunciationLessons.retired, false))
      .orderBy(sql`(${pronunciationLessons.data} ->> 'place')::int`);
    return rows.map(({ data }) => summaryOf(data));
  });
  const one = content.keep(async (id: string): Promise<PronunciationLesson | null> => {
    const [row] = await content.db
      .select({ data: pronunciationLessons.data })
      .from(pronunciationLessons)
      .where(and(eq(pronunciationLessons.id, id), eq(pronunciationLessons.retired, false)));
    return row ? withVoices(row.data, voiced) : null;
  });
  return { path: () => path('all'), one };
}
export type Pronunciation = ReturnType<typeof openPronunciation>;
