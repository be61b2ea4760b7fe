import { and, eq, getTableColumns } from 'drizzle-orm';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { studySheets } from '#server/db/schema-content.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { RawJson } from '#server/http/envelope.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';

export function handlers({ content }: Pick<Platform, 'content'>): Handlers<'studySheet'> {
  const { retired, ...sheetColumns } = getTableColumns(studySheets);
  const sheets = content.keep(async (id) => {
    const [sheet] = await content.db
      .select(sheetColumns)
      .from(studySheets)
      .where(and(eq(studySheets.id, id), eq(retired, false)));
    return sheet
      ? new RawJson(JSON.stringify(sheet satisfies ResponseOf<typeof ENDPOINTS.studySheet.read>))
      : null;
  });
  content.warm(async () => {
    const rows = await content.db.select({ id: studySheets.id }).from(studySheets).where(eq(retired, false));
    for (const { id } of rows) await sheets(id);
  });

  return {
    read: async ({ params }) => {
      const sheet = await sheets(params.id);
      if (!sheet) throw new ApiFailure('NOT_FOUND');
      return sheet;
    },
  };
}
