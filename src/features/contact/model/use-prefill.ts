import { useQuery } from '@tanstack/react-query';
import { profile } from '#src/reads/profile.ts';
import { useSession } from '#src/session/session.ts';
import type { AdviceFields } from '#src/support/advice-rules.ts';

/** What is known of the signed-in learner; undefined for a guest, and until it is known. */
export function usePrefill(): AdviceFields | undefined {
  const signedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({ ...profile(), enabled: signedIn });
  return data && { name: data.full_name, phone: data.phone_number, email: data.email ?? '' };
}
