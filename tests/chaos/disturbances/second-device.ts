import type { Action } from '../actions/action.ts';
import { answerExam } from '../actions/answer-exam.ts';
import { finishSheet } from '../actions/finish-sheet.ts';
import { revise } from '../actions/revise.ts';
import { saveWord } from '../actions/save-word.ts';
import type { Scene } from '../scene.ts';
import type { Disturbance } from './disturbance.ts';

const THERE = [answerExam, answerExam, revise, finishSheet, saveWord];

/** The first device answers the test offline, so its answers arrive after the newer ones of the other. */
async function fallBehind(scene: Scene): Promise<Action> {
  await scene.device.setNetwork(false);
  await answerExam.perform(scene);
  return answerExam;
}

/** The learner continues on their other device, which then closes. */
export const secondDevice: Disturbance = {
  name: 'second-device',
  needsLearner: true,
  happen: async (scene) => {
    const device = scene.world.laptop();
    // From now on it may hold data, even if it is never inspected.
    scene.savedWork.devices.add(device.name);
    await device.adopt(scene.account);
    try {
      const action = scene.random.chance(0.5) ? await fallBehind(scene) : scene.random.pick(THERE);
      await action.perform({ ...scene, device });
    } finally {
      await device.browser.kill();
    }
  },
};
