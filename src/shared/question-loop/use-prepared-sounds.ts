import { useEffect } from 'react';
import { prepareSounds } from '#src/ui/sounds/respond.ts';

/** Where questions are answered, what makes the sounds is fetched before the first touch. */
export const usePreparedSounds = (): void => useEffect(prepareSounds, []);
