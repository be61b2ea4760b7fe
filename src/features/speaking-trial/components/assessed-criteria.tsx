import { TALK } from '#src/messages/talk.ts';
import { Card } from '#src/ui/card.tsx';
import { TRIAL } from '../messages/trial.ts';
import { type AssessedCriterion, type PlayMoment, TrialNote } from './trial-note.tsx';

interface AssessedCriteriaProps {
  criteria: readonly AssessedCriterion[];
  onPlay: PlayMoment;
}

/** What was found for the criteria that there was enough to go by, where there is no band; nothing if for none. */
export function AssessedCriteria({ criteria, onPlay }: AssessedCriteriaProps) {
  const explained = criteria.filter(({ reasons }) => reasons.length > 0);
  if (explained.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="font-semibold">{TRIAL.result.heard}</h2>
      {explained.map(({ code, reasons }) => (
        <section key={code} className="grid gap-3">
          <h3 className="font-semibold">{TALK.band.criteria[code]}</h3>
          <ul className="grid gap-3">
            {reasons.map((reason) => (
              <TrialNote key={`${reason.comment}-${reason.quote?.start}`} reason={reason} onPlay={onPlay} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
