import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/platform/session/session.ts';
import type { AdviceFields } from '#src/shared/contact/advice-rules.ts';
import { profile } from '#src/shared/queries/profile.ts';

/** What is known of the signed-in learner; undefined for a guest, and until it is known. */
export function usePrefill(): AdviceFields | undefined {
  const signedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({ ...profile(), enabled: signedIn });
  return data && { name: data.full_name, phone: data.phone_number, email: data.email ?? '' };
}
