import { create } from 'zustand';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';

/** In localStorage: the choice is the device's, whoever is signed in. */
const KEY = 'luyen.answer-sounds';
const OFF = 'off';

/** Whether this device answers with sounds and vibration. */
export const useAnswerSounds = create<{ isOn: boolean }>(() => ({
  isOn: deviceStorage.getItem(KEY) !== OFF,
}));

export function chooseAnswerSounds(isOn: boolean): void {
  if (isOn) deviceStorage.removeItem(KEY);
  else deviceStorage.setItem(KEY, OFF);
  useAnswerSounds.setState({ isOn });
}
