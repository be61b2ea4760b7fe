import { useQuery } from '@tanstack/react-query';
import { PROFILE } from '#src/messages/profile.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { profile } from '#src/shared/queries/profile.ts';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { PasswordForm } from '../components/password-form.tsx';

export function Component() {
  const query = useQuery(profile());
  return (
    <ProfileFrame title={PROFILE.passwordTitle} text={PROFILE.passwordText}>
      <Loaded query={query} waiting={<CardSkeleton />}>
        {(data) => (
          <Card>
            <PasswordForm profile={data} />
          </Card>
        )}
      </Loaded>
    </ProfileFrame>
  );
}
