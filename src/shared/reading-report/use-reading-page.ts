import { useEffect } from 'react';
import { deviceRecogniser } from '#src/shared/recogniser/device-recogniser.ts';

/** What is on screen scores readings on this device: the recogniser's memory goes back when it is left. */
export function useReadingPage(): void {
  useEffect(() => deviceRecogniser.enter(), []);
}
