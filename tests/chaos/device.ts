import type { Page } from 'playwright';
import type { DeviceState } from './invariants.ts';

/** Reads what the device holds for one learner, straight from its database. */
export const readDevice = (page: Page, owner: string): Promise<DeviceState> =>
  page.evaluate(
    (learner) =>
      new Promise<DeviceState>((resolve, reject) => {
        const open = indexedDB.open('luyen-outbox');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const tx = open.result.transaction(['commands', 'receipts', 'answers']);
          const commands = tx.objectStore('commands').getAll();
          const receipts = tx.objectStore('receipts').getAll();
          const answers = tx.objectStore('answers').getAll();
          tx.onerror = () => reject(tx.error);
          tx.oncomplete = () => {
            open.result.close();
            const own = <T extends { owner: string }>(rows: T[]): T[] =>
              rows.filter((row) => row.owner === learner);
            resolve({
              commands: own(commands.result),
              receipts: own(receipts.result),
              answers: own(answers.result).map(({ attemptId, questionId, answer }) => ({
                attemptId,
                questionId,
                answer,
              })),
            });
          };
        };
      }),
    owner,
  );
