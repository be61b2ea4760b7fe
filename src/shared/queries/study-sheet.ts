import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export const studySheet = (id: string) =>
  readQuery(ENDPOINTS.studySheet.read, { params: { id } }, { staleTime: 5 * 60_000 });
