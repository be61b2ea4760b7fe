import { formatMoment } from '#rules/text/formats.ts';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { DESK } from '../messages/desk.ts';
import type { Graded } from './graded-card.tsx';

/** What the teacher thought of works that others had graded before them. */
export function OwnOpinions({ opinions }: { opinions: Graded['opinions'] }) {
  if (opinions.length === 0) return null;
  return (
    <section className="grid gap-3">
      <SectionHead title={DESK.ownOpinions} />
      <p className="max-w-[68ch] text-muted text-pretty">{DESK.ownOpinionsText}</p>
      <ul className="grid gap-3">
        {opinions.map(({ grading_id, title, band, standing, summary, at }) => (
          <Card key={grading_id} as="li" className="grid gap-1">
            <h3 className="font-semibold break-words">{title}</h3>
            <p>{DESK.ownOpinion(band, standing)}</p>
            <p className="text-sm text-muted">{formatMoment(at)}</p>
            {summary !== null && <p className="whitespace-pre-line break-words">{summary}</p>}
          </Card>
        ))}
      </ul>
    </section>
  );
}
