import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { teacherResult } from './teacher-result.ts';

export const handlers = ({ db }: Pick<Platform, 'db'>): Handlers<'examResult'> => ({
  teacherResult: ({ learner: { id }, params }) => teacherResult(db, id, params.id),
});
