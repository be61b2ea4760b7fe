import { useQuery } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { profile } from '#src/shared/queries/profile.ts';
import type { Icon } from '#src/ui/icon-button.tsx';
import { Avatar } from './avatar.tsx';

/** The learner's picture in the header's button. */
export default function AccountPicture(look: ComponentProps<Icon>) {
  const url = useQuery(profile()).data?.avatar_url ?? null;
  return <Avatar url={url} alt="" className="size-8" fallback={<CircleUserRound {...look} />} />;
}
