import { z } from 'zod/mini';
import { create } from 'zustand';
import {
  DATA_SAVING_CHOICES,
  type DataPolicy,
  type DataSavingChoice,
  dataPolicy,
} from '#rules/data-saving/data-policy.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { connectionFacts } from './connection.ts';

/** In localStorage: the choice is the device's, whoever is signed in. */
const KEY = 'luyen.data-saving';

/** The learner's choice on this device. */
export const dataSaving = create<{ choice: DataSavingChoice }>(() => ({
  choice: readStoredJson(KEY, z.enum(DATA_SAVING_CHOICES)) ?? 'auto',
}));

export function chooseDataSaving(choice: DataSavingChoice): void {
  deviceStorage.setItem(KEY, JSON.stringify(choice));
  dataSaving.setState({ choice });
}

/** How to use the network now. */
export const dataPolicyNow = (): DataPolicy => dataPolicy(dataSaving.getState().choice, connectionFacts());

/** Whether to fetch what the learner has not opened. */
export const mayPrefetch = (): boolean => dataPolicyNow().prefetches;
