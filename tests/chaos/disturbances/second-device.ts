import { answerTest } from '../actions/answer-test.ts';
import { finishSheet } from '../actions/finish-sheet.ts';
import { revise } from '../actions/revise.ts';
import { saveWord } from '../actions/save-word.ts';
import type { Disturbance } from '../disturbances.ts';

const THERE = [answerTest, answerTest, revise, finishSheet, saveWord];

/** The learner goes on at their other device, which is put away at once. */
export const secondDevice: Disturbance = {
  name: 'second-device',
  needsLearner: true,
  happen: async (scene) => {
    const device = await scene.world.laptop();
    // From now on it may hold something, even where nobody gets to look at it.
    scene.ledger.devices.add(device.name);
    await device.adopt(scene.account);
    try {
      await scene.random.pick(THERE).perform({ ...scene, device });
    } finally {
      await device.browser.kill();
    }
  },
};
