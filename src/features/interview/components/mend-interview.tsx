import { useQuery } from '@tanstack/react-query';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { MendShortTalk } from '#src/shared/speaking/short-talk/mend-short-talk.tsx';
import { myTalks } from '../api/interview-queries.ts';

/** The answers of one's own interview whose words are missing or unsure, to be mended. @param id of its attempt */
export function MendInterview({ id }: { id: string }) {
  const owner = useTaker();
  const { data } = useQuery({ ...myTalks(id), enabled: owner != null });
  return owner && data ? <MendShortTalk owner={owner} talk={data} /> : null;
}
