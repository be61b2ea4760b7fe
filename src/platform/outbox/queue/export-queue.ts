import { OUTBOX } from '#src/messages/outbox.ts';
import { type CommandRow, ROW_VERSION } from '../database/rows.ts';
import { type SalvagedRecording, salvageRecording } from '../recordings/recording-bytes.ts';
import { listQueue } from './queue.ts';

const base64 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(''));
};

function entryOf(id: string, { row, bytes, missing }: SalvagedRecording): object {
  return { id, ...row, base64: base64(bytes), ...(missing && { missing }) };
}

export interface QueueExport {
  file: Blob;
  /** Labels of the rows whose recording is incomplete. */
  incomplete: string[];
}

/**
 * The whole queue as one JSON file, including recordings as base64. If a recording can't be read, its entry
 * contains what can, and `missing`; the file's own `missing`, beside the rows, then says in words what it
 * lacks.
 */
export async function exportQueue(owner: string): Promise<QueueExport> {
  const rows = await listQueue(owner);
  const parts: BlobPart[] = [
    `{"format":"luyen-outbox","version":${ROW_VERSION},"rows":${JSON.stringify(rows)},"recordings":{`,
  ];
  const carriers = new Map<string, CommandRow>();
  for (const row of rows) if (row.recordingId) carriers.set(row.recordingId, row);
  const lacks: { label: string; words: string }[] = [];
  let isFirst = true;
  for (const [id, { label }] of carriers) {
    const salvaged = await salvageRecording(id);
    parts.push(`${isFirst ? '' : ','}${JSON.stringify(id)}:${JSON.stringify(entryOf(id, salvaged))}`);
    isFirst = false;
    if (!salvaged.missing) continue;
    const words = salvaged.bytes.length === 0 ? OUTBOX.missingAll(label) : OUTBOX.missingPart(label);
    lacks.push({ label, words });
  }
  const words = lacks.map((lack) => lack.words);
  parts.push(words.length > 0 ? `},"missing":${JSON.stringify(words)}}` : '}}');
  const file = new Blob(parts, { type: 'application/json' });
  return { file, incomplete: lacks.map(({ label }) => label) };
}
