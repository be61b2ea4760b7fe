import { CircleUserRound } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Icon } from '#src/ui/icon-button.tsx';

const AccountPicture = lazy(() => import('#src/features/profile/components/account-picture.tsx'));

/** The learner's picture; the default icon until it is known. */
export function AccountIcon(look: ComponentProps<Icon>) {
  return (
    <Suspense fallback={<CircleUserRound {...look} />}>
      <AccountPicture {...look} />
    </Suspense>
  );
}
