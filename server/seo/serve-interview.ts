import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { PAGE_PATHS } from '#contract/pages.ts';
import { interviewResultOf } from '#server/domain/interview/interview-result.ts';
import type { Platform } from '#server/platform.ts';
import { isTransientDatabaseError } from '../db/transient-error.ts';
import { interviewPage } from './interview-page.ts';
import { drawInterviewPicture } from './interview-picture.ts';
import { renderPage } from './render-page.ts';
import { sendNoFile } from './send-no-file.ts';

const querySchema = z.object({ id: z.uuid() });
const rangeSchema = z.object({ file: z.string().check(z.regex(/^\d(?:\.5)?-\d(?:\.5)?\.png$/)) });
const BAND_MAX = 9;
/** A range is drawn the same for everybody. */
const A_WEEK = 'public, max-age=604800';

function rangeOf(params: unknown): { low: number; high: number } | null {
  const parsed = rangeSchema.safeParse(params);
  if (!parsed.success) return null;
  const [low = 0, high = 0] = parsed.data.file
    .replace(/\.png$/, '')
    .split('-')
    .map(Number);
  return low <= high && high <= BAND_MAX ? { low, high } : null;
}

/**
 * Serves the page of the interview with what other sites show of a link to it, and the pictures for that. The app draws
 * the page itself.
 * @param directory of the built app
 */
export function serveInterview(app: FastifyInstance, platform: Platform, directory: string): void {
  const absolute = (path: string): string => new URL(path, platform.config.PUBLIC_URL).href;
  /** At most one for each range. */
  const pictures = new Map<string, Promise<Buffer>>();

  const resultOf = async (query: unknown) => {
    const parsed = querySchema.safeParse(query);
    if (!parsed.success) return null;
    try {
      return await interviewResultOf(platform.db, parsed.data.id);
    } catch (error) {
      if (isTransientDatabaseError(error)) return null;
      throw error;
    }
  };

  app.get(PAGE_PATHS.aiInteractiveResult, async (request, reply) => {
    const page = interviewPage(await resultOf(request.query));
    const shell = await readFile(join(directory, 'index.html'), 'utf8');
    // Results are for those who have the link.
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(renderPage(shell, page, null, absolute, () => []));
  });

  app.get('/link-picture/interview/:file', async (request, reply) => {
    const range = rangeOf(request.params);
    if (!range) return sendNoFile(reply);
    const key = `${range.low}-${range.high}`;
    const drawn = pictures.get(key) ?? drawInterviewPicture(range);
    pictures.set(key, drawn);
    drawn.catch(() => pictures.delete(key));
    return reply
      .header('cache-control', A_WEEK)
      .type('image/png')
      .send(await drawn);
  });
}
