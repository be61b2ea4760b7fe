import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { SecondOpinion } from '#contract/teacher-desk.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { readReply } from '../api/read-reply.ts';
import { DESK } from '../messages/desk.ts';
import { MessageThread } from './message-thread.tsx';

export type Graded = ResponseOf<typeof ENDPOINTS.teacherDesk.mine>;
type OwnGrading = Graded['gradings'][number];

function Opinion({ opinion: { band, summary, at } }: { opinion: SecondOpinion }) {
  return (
    <li className="rounded-control border border-line p-3">
      <p className="font-semibold">{DESK.secondOpinion(band)}</p>
      <p className="text-sm text-muted">{formatMoment(at)}</p>
      {summary !== null && <p className="whitespace-pre-line break-words">{summary}</p>}
    </li>
  );
}

/** A new answer of the learner is news until the teacher says that it is read, or writes again. */
function MarkRead({ id, title }: { id: string; title: string }) {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: () => readReply(id),
    onSuccess: () => client.invalidateQueries(queriesOf(ENDPOINTS.teacherDesk)),
  });
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-4 justify-self-start"
        aria-label={DESK.markReadOf(title)}
        busy={mark.isPending}
        onClick={() => mark.mutate()}
      >
        {DESK.markRead}
      </Button>
      {mark.isError && <Notice tone="error">{mark.error.message}</Notice>}
    </>
  );
}

/** A grading that the teacher gave, with the messages about it and what other teachers thought. */
export function GradedCard({ owner, grading }: { owner: string; grading: OwnGrading }) {
  const { id, title, graded_at, band, messages, has_reply, second_opinions } = grading;
  return (
    <Card as="li" className="grid gap-3">
      <h2 className="flex flex-wrap items-center gap-2 font-semibold break-words">
        {title}
        {has_reply && <Badge tone="warning">{DESK.newReply}</Badge>}
      </h2>
      <p className="text-muted">
        {band === null ? DESK.refused : DESK.band(band)} · {DESK.gradedAt(formatMoment(graded_at))}
      </p>
      {second_opinions.length > 0 && (
        <ul className="grid gap-2">
          {second_opinions.map((opinion) => (
            <Opinion key={opinion.at} opinion={opinion} />
          ))}
        </ul>
      )}
      <MessageThread owner={owner} gradingId={id} title={title} messages={messages} />
      {has_reply && <MarkRead id={id} title={title} />}
    </Card>
  );
}
