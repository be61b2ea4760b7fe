import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/platform/session/session.ts';
import type { AdviceFields } from '#src/shared/contact/advice-rules.ts';
import { profile } from '#src/shared/queries/profile.ts';

/** Fields from the learner's profile; undefined for a guest, and until the profile is loaded. */
export function usePrefill(): AdviceFields | undefined {
  const signedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({ ...profile(), enabled: signedIn });
  return data && { name: data.full_name, phone: data.phone_number, email: data.email ?? '' };
}
