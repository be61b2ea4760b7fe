import { z } from 'zod/mini';
import { create } from 'zustand';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { SPLIT } from './split.ts';

/** Text sizes, per cent. */
export const ZOOMS = [100, 125, 150] as const;

export const CONTRASTS = ['standard', 'black_on_white', 'white_on_black', 'yellow_on_black'] as const;

const settingsSchema = z.object({
  zoom: z.union([z.literal(100), z.literal(125), z.literal(150)]),
  contrast: z.enum(CONTRASTS),
  /** Width of the passage, per cent. */
  split: z.number().check(z.minimum(SPLIT.min), z.maximum(SPLIT.max)),
  shortcuts: z.boolean(),
  clockHidden: z.boolean(),
  /** Volume of a listening test, 0 to 1. */
  volume: z.number().check(z.minimum(0), z.maximum(1)),
});
type ViewSettings = z.infer<typeof settingsSchema>;

const KEY = 'luyen.test-view';
const DEFAULTS: ViewSettings = {
  zoom: 100,
  contrast: 'standard',
  split: SPLIT.middle,
  shortcuts: true,
  clockHidden: false,
  volume: 1,
};

/** The learner's display settings for tests, stored on this device. */
export const useViewSettings = create<ViewSettings>(() => readStoredJson(KEY, settingsSchema) ?? DEFAULTS);

export function changeView(change: Partial<ViewSettings>): void {
  useViewSettings.setState(change);
  deviceStorage.setItem(KEY, JSON.stringify(useViewSettings.getState()));
}
