import type { RecordingType } from '#contract/file.ts';

interface PickedType {
  /** MIME type requested from the recorder. */
  recorder: string;
  type: RecordingType;
}

const PREFERRED: PickedType[] = [
  { recorder: 'audio/webm;codecs=opus', type: 'audio/webm' },
  { recorder: 'audio/ogg;codecs=opus', type: 'audio/ogg' },
  { recorder: 'audio/mp4', type: 'audio/mp4' },
];

/** WebKit on Apple's systems. */
export const isApple = (): boolean => navigator.vendor.includes('Apple');

/** The type to record in. Safari claims webm but cannot play it back, so mp4 comes first there. */
export function pickRecordingType(
  onApple: boolean,
  isSupported: (recorder: string) => boolean,
): PickedType | null {
  const order = onApple ? [...PREFERRED].reverse() : PREFERRED;
  return order.find((candidate) => isSupported(candidate.recorder)) ?? null;
}
