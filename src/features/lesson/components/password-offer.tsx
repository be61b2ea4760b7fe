import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod/mini';
import { href } from '#contract/href.ts';
import { ACCOUNT } from '#src/messages/account.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { profile } from '#src/shared/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

/** Learners who want none. */
const KEY = 'luyen.no-password';

const read = (): string[] => readStoredJson(KEY, z.array(z.string())) ?? [];

function remember(learnerId: string): void {
  deviceStorage.setItem(KEY, JSON.stringify([...read(), learnerId]));
}

/** Says how the learner gets back in, and offers a password to those who have none; once. */
export function PasswordOffer({ learnerId }: { learnerId: string }) {
  const { data } = useQuery(profile());
  const [isPutOff, setPutOff] = useState(() => read().includes(learnerId));
  if (!data || data.has_password || isPutOff) return null;
  const putOff = (): void => {
    remember(learnerId);
    setPutOff(true);
  };
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="font-semibold">{ACCOUNT.offerTitle}</h2>
        <p className="text-muted text-pretty">{ACCOUNT.offerText(data.phone_number)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('changePassword')} variant="secondary" icon={KeyRound}>
          {ACCOUNT.setPassword}
        </LinkButton>
        <Button variant="quiet" onClick={putOff}>
          {ACCOUNT.keepCodes}
        </Button>
      </div>
    </Card>
  );
}
