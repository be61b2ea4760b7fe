import { recordByScreen } from '../../support/record-by-screen.ts';
import { noteRecorderOutput } from '../note-recorder-output.ts';
import { question, recordSaved } from '../scene.ts';
import type { Action } from './action.ts';
import { goToLast, openPractice } from './answer-practice.ts';

/** Records the last answer. */
export const recordAnswer: Action = {
  name: 'record',
  weight: 2,
  perform: async (scene) => {
    const { device, savedWork } = scene;
    const page = await openPractice(scene);
    await goToLast(page);
    const questionId = await question(page).getAttribute('data-question');
    if (questionId === null) return;
    savedWork.begin(device.name, questionId);
    const before = new Set(savedWork.recordings.keys());
    await recordByScreen(page, '00:01');
    const failed = question(page).getByRole('alert');
    await question(page).locator('[data-save="saved"]').or(failed).first().waitFor();
    if (await failed.isVisible()) return;
    const { recordings } = await recordSaved(scene, questionId);
    await noteRecorderOutput(page, savedWork, questionId, recordings, before);
  },
};
