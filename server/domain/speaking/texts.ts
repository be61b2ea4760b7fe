import { eq } from 'drizzle-orm';
import { schema } from '#server/db/schema.ts';
import type { SpeakingText, SpeakingTextKind, SpeakingTextOf } from '#server/db/schema-speaking-content.ts';
import type { Platform } from '#server/platform.ts';

const { speakingTexts } = schema;

const isOf = <K extends SpeakingTextKind>(text: SpeakingText, kind: K): text is SpeakingTextOf<K> =>
  text.kind === kind;

/** A text of the speaking room that belongs to no set; null where the pack has none. */
export type SpeakingTexts = <K extends SpeakingTextKind>(kind: K) => Promise<SpeakingTextOf<K> | null>;

/** They are cached. */
export function speakingText({ content }: Pick<Platform, 'content'>): SpeakingTexts {
  const read = content.keep(async (): Promise<SpeakingText[]> => {
    const rows = await content.db
      .select({ data: speakingTexts.data })
      .from(speakingTexts)
      .where(eq(speakingTexts.retired, false));
    return rows.map(({ data }) => data);
  });
  return async <K extends SpeakingTextKind>(kind: K) => {
    for (const text of await read('all')) if (isOf(text, kind)) return text;
    return null;
  };
}
