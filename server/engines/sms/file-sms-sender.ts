import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SmsSender } from './sms-sender.ts';

/** For trying and testing: each message is a line of `DATA_DIR/sms.jsonl`, its code also in the log. */
export function fileSmsSender(directory: string, log: (line: string) => void): SmsSender {
  const file = join(directory, 'sms.jsonl');
  return {
    async send(message) {
      appendFileSync(file, `${JSON.stringify({ ...message, at: new Date().toISOString() })}\n`, {
        mode: 0o600,
      });
      log(`SMS to …${message.to.slice(-3)}: code ${message.code}`);
    },
  };
}
