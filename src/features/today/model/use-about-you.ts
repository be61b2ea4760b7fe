import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { profile } from '#src/shared/queries/profile.ts';

/** Learners who were asked on this device. */
const KEY = 'luyen.asked-about';

const asked = (): string[] => readStoredJson(KEY, z.array(z.string())) ?? [];

/**
 * Whether a new learner is asked for a name and a target, whichever is missing: once.
 * @returns `unanswered`: the profile of who is asked now for what it lacks; null where nothing is asked
 */
export function useAboutYou(owner: string) {
  const { data } = useQuery(profile());
  const [isOver, setOver] = useState(() => asked().includes(owner));
  const isComplete = data !== undefined && data.full_name !== '' && data.target_band !== null;
  return {
    unanswered: data && !isOver && !isComplete ? data : null,
    /** Answered or put off. */
    end: (): void => {
      deviceStorage.setItem(KEY, JSON.stringify([...asked(), owner]));
      setOver(true);
    },
  };
}
