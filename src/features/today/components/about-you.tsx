import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { z } from 'zod/mini';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { profile } from '#src/shared/queries/profile.ts';

const AboutYouForm = lazyPart(() => import('./about-you-form.tsx'));

/** Learners who were asked on this device. */
const KEY = 'luyen.asked-about';

const asked = (): string[] => readStoredJson(KEY, z.array(z.string())) ?? [];

/** Asks a new learner for a name and a target, whichever is missing; once, answered or put off. */
export function AboutYou({ owner }: { owner: string }) {
  const { data } = useQuery(profile());
  const [isOver, setOver] = useState(() => asked().includes(owner));
  if (!data || isOver || (data.full_name !== '' && data.target_band !== null)) return null;
  const end = (): void => {
    deviceStorage.setItem(KEY, JSON.stringify([...asked(), owner]));
    setOver(true);
  };
  return (
    <Suspense>
      <AboutYouForm profile={data} onEnd={end} />
    </Suspense>
  );
}
