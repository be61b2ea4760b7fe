import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { href } from '#contract/href.ts';
import type { AdviceEvent, AdviceDetail as Detail } from '#contract/operator-advice.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { adviceDetail } from '../api/advice.ts';
import { ADVICE } from '../messages/advice.ts';
import { DESK } from '../messages/desk.ts';
import { AdviceActions } from './advice-actions.tsx';
import { AdviceBadge } from './advice-badge.tsx';
import { AdviceNote } from './advice-note.tsx';
import { DeskLoaded } from './desk-loaded.tsx';
import { Facts } from './facts.tsx';

/** What was done about a request, newest first. */
function AdviceHistory({ events }: { events: readonly AdviceEvent[] }) {
  if (events.length === 0) return <p className="text-muted">{ADVICE.historyEmpty}</p>;
  return (
    <ol className="grid gap-3">
      {events.toReversed().map(({ id, at, by, kind, text }) => (
        <li key={id} className="grid gap-1 border-l-2 border-line-strong pl-4">
          <p className="text-sm text-muted">{formatMoment(at)}</p>
          <p>
            <span className="font-semibold">{by ?? DESK.someone}</span> {ADVICE.events[kind]}
          </p>
          {text !== null && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
        </li>
      ))}
    </ol>
  );
}

function About({ detail }: { detail: Detail }) {
  const { email, referer, books, learner_id } = detail;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-xl font-semibold [overflow-wrap:anywhere]">
          {detail.name || ADVICE.noName}
        </h2>
        <AdviceBadge state={detail.state} />
      </div>
      <Facts
        facts={[
          [ADVICE.columns.asked, formatMoment(detail.asked_at)],
          [ADVICE.columns.about, detail.about],
          [ADVICE.columns.who, detail.assignee?.name ?? ADVICE.nobody],
          [ADVICE.email, email],
          [ADVICE.referer, referer],
          [ADVICE.books, books.length > 0 ? books.join(', ') : null],
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <a
          href={`tel:${detail.phone}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-5 font-semibold tabular-nums hover:bg-sunk"
        >
          <Phone aria-hidden="true" className="size-5" />
          {ADVICE.call(detail.phone)}
        </a>
        {learner_id === null ? (
          <p className="text-sm text-muted">{ADVICE.noLearner}</p>
        ) : (
          <LinkButton variant="quiet" to={href('operatorDesk', { part: 'nguoi-hoc', id: learner_id })}>
            {ADVICE.learner}
          </LinkButton>
        )}
      </div>
      <p className="text-sm text-muted">{ADVICE.senders[detail.sender]}</p>
    </Card>
  );
}

/** One request for advice: whom to call, what was done, what to do next. */
export default function AdviceDetail({ id }: { id: string }) {
  const me = useSession((session) => session.learnerId);
  const query = useQuery(adviceDetail(id));
  const { data } = query;
  if (!data) return <DeskLoaded query={query} />;
  return (
    <>
      <About detail={data} />
      <AdviceActions detail={data} me={me} />
      <AdviceNote id={id} />
      <section className="grid gap-3">
        <SectionHead title={ADVICE.history} />
        <AdviceHistory events={data.events} />
      </section>
    </>
  );
}
