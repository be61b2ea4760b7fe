import { CircleUserRound } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import type { Icon } from '#src/ui/icon-button.tsx';

const AccountPicture = lazyPart(() => import('#src/features/profile/components/account-picture.tsx'));

/** The learner's picture; the default icon until it is known. */
export function AccountIcon(look: ComponentProps<Icon>) {
  return (
    <Suspense fallback={<CircleUserRound {...look} />}>
      <AccountPicture {...look} />
    </Suspense>
  );
}
