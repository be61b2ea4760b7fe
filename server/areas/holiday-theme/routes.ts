import { eq } from 'drizzle-orm';
import { themes } from '#server/db/schema-content.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { currentOrNext } from './current-or-next.ts';

export function handlers({ content }: Platform): Handlers<'holidayTheme'> {
  const planned = content.keep(async () => {
    const rows = await content.db
      .select({ theme: themes.theme })
      .from(themes)
      .where(eq(themes.retired, false));
    return rows.map(({ theme }) => theme);
  });
  return {
    detailByKey: async () => currentOrNext(await planned('all'), Date.now()),
  };
}
