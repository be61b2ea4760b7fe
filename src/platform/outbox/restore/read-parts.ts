import { JSONParser } from '@streamparser/json';
import { RestoreRefused } from './refusal.ts';

/** A part of the file: one row, one recording, or a field of the file itself. */
export interface FilePart {
  kind: 'format' | 'version' | 'row' | 'recording';
  value: unknown;
}

const KINDS: Record<string, FilePart['kind']> = { rows: 'row', recordings: 'recording' };

/**
 * Reads an exported queue part by part, so that only a recording or two are in memory at the same time.
 * @throws RestoreRefused `damaged` if it is not complete JSON
 */
export async function* readParts(file: Blob): AsyncGenerator<FilePart> {
  const parts: FilePart[] = [];
  const parser = new JSONParser({
    paths: ['$.format', '$.version', '$.rows.*', '$.recordings.*'],
    keepStack: false,
    stringBufferSize: 64 * 1024,
  });
  parser.onValue = ({ key, value, stack }) => {
    const kind = KINDS[String(stack[1]?.key)] ?? (key === 'format' || key === 'version' ? key : undefined);
    if (kind) parts.push({ kind, value });
  };
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (value) parser.write(value);
      yield* parts.splice(0);
      if (done) break;
    }
    if (!parser.isEnded) throw new RestoreRefused('damaged');
  } catch (error) {
    throw error instanceof RestoreRefused ? error : new RestoreRefused('damaged', { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
