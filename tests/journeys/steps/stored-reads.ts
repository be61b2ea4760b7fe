import { expect, type Page } from '@playwright/test';
import { practiceQuestions } from '#src/shared/queries/exercises.ts';

const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('luyen-reads');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const keys = db.transaction('queries').objectStore('queries').getAllKeys();
          keys.onsuccess = () => {
            db.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );

/** Waits until the device has stored a practice: a lesson's page prefetches it without showing it. */
export async function untilPracticeIsStored(page: Page, practiceId: string): Promise<void> {
  const { queryKey } = practiceQuestions(practiceId);
  const query = JSON.stringify(queryKey);
  await expect.poll(() => storedKeys(page)).toContainEqual(expect.stringContaining(query));
}
