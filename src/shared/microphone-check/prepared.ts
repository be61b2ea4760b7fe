import { create } from 'zustand';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';

const KEY = 'luyen.prepared';
const YES = 'yes';

/** Whether a microphone was tested on this device and picked up sound (docs/product.md, point 4). */
export const usePrepared = create<{ prepared: boolean }>(() => ({
  prepared: deviceStorage.getItem(KEY) === YES,
}));

export function setPrepared(): void {
  deviceStorage.setItem(KEY, YES);
  usePrepared.setState({ prepared: true });
}
