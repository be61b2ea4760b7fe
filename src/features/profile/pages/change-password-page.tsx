import { useQuery } from '@tanstack/react-query';
import { PROFILE } from '#src/messages/profile.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { profile } from '#src/shared/queries/profile.ts';
import { Card } from '#src/ui/card.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { PasswordForm } from '../components/password-form.tsx';

export function Component() {
  const query = useQuery(profile());
  return (
    <ProfileFrame title={PROFILE.passwordTitle} text={PROFILE.passwordText}>
      {query.data && (
        <Card>
          <PasswordForm profile={query.data} />
        </Card>
      )}
      {!query.data && query.isError && (
        <FailureState heading="h2" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!query.data && !query.isError && <CardSkeleton />}
    </ProfileFrame>
  );
}
