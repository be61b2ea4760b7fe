import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TALK } from '#src/messages/talk.ts';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { MendShortTalk } from '#src/shared/speaking/short-talk/mend-short-talk.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { myTalks } from '../api/interview-queries.ts';
import { INTERVIEW } from '../messages/interview.ts';

interface OwnDeclinedProps {
  /** Of the interview's attempt. */
  id: string;
  message: string;
  facts: ReactNode;
}

/** Why one's own interview has no band, and the answers whose words are missing or unsure, to be mended. */
export function OwnDeclined({ id, message, facts }: OwnDeclinedProps) {
  const owner = useTaker();
  const { data } = useQuery({ ...myTalks(id), enabled: owner != null });
  const speaking = data?.attempt?.user_result.speaking;
  const cause = speaking?.outcome === 'declined' ? speaking.cause : undefined;
  return (
    <Notice tone="warning" title={cause ? TALK.band.causes[cause] : INTERVIEW.result.none}>
      <p>{message}</p>
      <div className="text-sm">{facts}</div>
      {owner && data && <MendShortTalk owner={owner} talk={data} />}
    </Notice>
  );
}
