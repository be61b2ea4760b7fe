import { TALK } from '#src/messages/talk.ts';
import { Card } from '#src/ui/card.tsx';
import { type AssessedCriterion, BandNote, type PlayMoment } from './band-note.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';

interface AssessedCriteriaProps {
  criteria: readonly AssessedCriterion[];
  onPlay: PlayMoment;
}

/** What was found for the criteria that there was enough to go by, where no band tells it; nothing if for none. */
export function AssessedCriteria({ criteria, onPlay }: AssessedCriteriaProps) {
  const explained = criteria.filter(({ reasons }) => reasons.length > 0);
  if (explained.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="font-semibold">{SHORT_TALK.answers.found}</h2>
      {explained.map(({ code, reasons }) => (
        <section key={code} className="grid gap-3">
          <h3 className="font-semibold">{TALK.band.criteria[code]}</h3>
          <ul className="grid gap-3">
            {reasons.map((reason) => (
              <BandNote key={`${reason.comment}-${reason.quote?.start}`} reason={reason} onPlay={onPlay} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
