import { JSONParser } from '@streamparser/json';
import { RestoreRefused } from './refusal.ts';

/** A piece of the file as it comes by: one row, one recording, or what the file says of itself. */
export interface FilePart {
  kind: 'format' | 'version' | 'row' | 'recording';
  value: unknown;
}

const KINDS: Record<string, FilePart['kind']> = { rows: 'row', recordings: 'recording' };

/**
 * Reads an exported queue piece by piece, so that no more than a recording or two is in memory at once.
 * @throws RestoreRefused `damaged` where it is no whole JSON text
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
