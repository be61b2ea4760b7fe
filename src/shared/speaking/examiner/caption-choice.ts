import { z } from 'zod/mini';
import { create } from 'zustand';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const KEY = 'luyen.examiner-text';

/** Whether the learner reads along, which holds until they change it. */
export const useCaptionChoice = create<{ showsText: boolean }>(() => ({
  showsText: readStoredJson(KEY, z.boolean()) ?? false,
}));

export function chooseCaptions(showsText: boolean): void {
  useCaptionChoice.setState({ showsText });
  deviceStorage.setItem(KEY, JSON.stringify(showsText));
}
