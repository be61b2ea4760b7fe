import type { z } from 'zod/mini';
import { ROW_VERSION } from '../database/rows.ts';
import {
  FILE_MAX_BYTES,
  formatSchema,
  MAX_ROWS,
  type RestoredRow,
  ROWS_MAX_BYTES,
  recordingSchema,
  rowSchema,
  soundlessSchema,
  versionSchema,
} from './file-schema.ts';
import { readParts } from './read-parts.ts';
import { readSound } from './read-sound.ts';
import { RestoreRefused } from './refusal.ts';

export interface CheckedFile {
  rows: RestoredRow[];
  /** Recordings that the file contains completely. */
  recordingIds: Set<string>;
}

function parsed<T>(schema: z.ZodMiniType<T>, value: unknown, refusal: 'foreign' | 'damaged'): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new RestoreRefused(refusal, { cause: result.error });
  return result.data;
}

/**
 * Reads a file from end to end before storing any of it: a damaged one must not be restored by half.
 * @throws RestoreRefused
 */
export async function checkFile(file: Blob, owner: string): Promise<CheckedFile> {
  if (file.size > FILE_MAX_BYTES) throw new RestoreRefused('large');
  const rows: RestoredRow[] = [];
  const recordingIds = new Set<string>();
  const head = new Set<string>();
  let bytes = 0;
  for await (const { kind, value } of readParts(file)) {
    if (kind === 'format') parsed(formatSchema, value, 'foreign');
    else if (kind === 'version' && parsed(versionSchema, value, 'foreign') > ROW_VERSION)
      throw new RestoreRefused('newer');
    else if (kind === 'row') {
      const row = parsed(rowSchema, value, 'damaged');
      if (row.owner !== owner) throw new RestoreRefused('owner');
      bytes += JSON.stringify(row).length;
      if (rows.push(row) > MAX_ROWS || bytes > ROWS_MAX_BYTES) throw new RestoreRefused('large');
    } else if (kind === 'recording' && !soundlessSchema.safeParse(value).success) {
      const recording = parsed(recordingSchema, value, 'damaged');
      if (recording.owner !== owner) throw new RestoreRefused('owner');
      await readSound(recording);
      recordingIds.add(recording.id);
    }
    head.add(kind);
  }
  if (!head.has('format') || !head.has('version')) throw new RestoreRefused('foreign');
  if (rows.length === 0) throw new RestoreRefused('empty');
  return { rows, recordingIds };
}
