import type { Action } from '../actions/action.ts';
import { answerTest } from '../actions/answer-test.ts';
import { finishSheet } from '../actions/finish-sheet.ts';
import { revise } from '../actions/revise.ts';
import { saveWord } from '../actions/save-word.ts';
import type { Scene } from '../scene.ts';
import type { Disturbance } from './disturbance.ts';

const THERE = [answerTest, answerTest, revise, finishSheet, saveWord];

/** The first device answers the test without a network; so its answers come after the newer ones of the other. */
async function fallBehind(scene: Scene): Promise<Action> {
  await scene.device.setNetwork(false);
  await answerTest.perform(scene);
  return answerTest;
}

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
      const action = scene.random.chance(0.5) ? await fallBehind(scene) : scene.random.pick(THERE);
      await action.perform({ ...scene, device });
    } finally {
      await device.browser.kill();
    }
  },
};
