import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SmsSender } from './sms-sender.ts';

const NAME = 'sms.jsonl';

/**
 * For development and tests: appends each message as a line to `DATA_DIR/sms.jsonl`.
 * @param onWritten receives the file's name, never the message
 */
export function fileSmsSender(directory: string, onWritten: (file: string) => void): SmsSender {
  const file = join(directory, NAME);
  return {
    async send(message) {
      appendFileSync(file, `${JSON.stringify({ ...message, at: new Date().toISOString() })}\n`, {
        mode: 0o600,
      });
      onWritten(NAME);
    },
  };
}
