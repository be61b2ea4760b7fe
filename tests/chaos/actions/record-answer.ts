import { recordByScreen } from '../../support/record-by-screen.ts';
import { noteTape } from '../note-tape.ts';
import { question, recordSaved } from '../scene.ts';
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
    const before = new Set(ledger.recordings.keys());
    await recordByScreen(page, '00:01');
    const failed = question(page).getByRole('alert');
    await question(page).locator('[data-save="saved"]').or(failed).first().waitFor();
    if (await failed.isVisible()) return;
    const { recordings } = await recordSaved(scene, questionId);
    await noteTape(page, ledger, questionId, recordings, before);
  },
};
