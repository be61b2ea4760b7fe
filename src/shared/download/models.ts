import { DEVICE_GRADE } from '#src/messages/device-grade.ts';

/** The model that scores pronunciation, as a download: one file. */
export const SPEECH_MODEL = { kind: 'speech_model', id: 'en-us', title: DEVICE_GRADE.model } as const;

/** The recogniser of speech, as a download: its file, and that of the model which scores. */
export const RECOGNISER_MODEL = {
  kind: 'speech_model',
  id: 'recogniser',
  title: DEVICE_GRADE.recogniser,
} as const;
