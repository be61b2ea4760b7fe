import { recordByScreen } from '../../support/record-by-screen.ts';
import { question, recordSaved } from '../scene.ts';
import { lastTape } from '../tape.ts';
import type { Action } from './action.ts';
import { goToLast, openPractice } from './answer-practice.ts';

/** Records the last answer. */
export const recordAnswer: Action = {
  name: 'record',
  weight: 2,
  perform: async (scene) => {
    const { device, ledger } = scene;
    const page = await openPractice(scene);
    await goToLast(page);
    const questionId = await question(page).getAttribute('data-question');
    if (questionId === null) return;
    ledger.begin(device.name, questionId);
    await recordByScreen(page, '00:01');
    const failed = question(page).getByRole('alert');
    await question(page).locator('[data-save="saved"]').or(failed).first().waitFor();
    if (await failed.isVisible()) return;
    const { recordings } = await recordSaved(scene, questionId);
    const tape = await lastTape(page);
    const newest = recordings
      .filter((one) => one.questionId === questionId)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .at(-1);
    const isNew = newest && !ledger.tapes.has(newest.id);
    if (tape && isNew) ledger.tapes.set(newest.id, tape);
  },
};
