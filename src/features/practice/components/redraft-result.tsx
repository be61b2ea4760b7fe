import type { EarlierDraft } from '#contract/practice.ts';
import { type CriterionChange, compareDrafts } from '#rules/writing/redraft.ts';
import { RESULT } from '#src/messages/practice.ts';
import { Card } from '#src/ui/card.tsx';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import type { GradedEssay } from './criterion-card.tsx';
import { Replacement } from './replacement.tsx';

interface RedraftResultProps {
  essay: string;
  machine: GradedEssay;
  earlier: EarlierDraft;
}

const rangeOf = ({ low, high }: CriterionChange['before']): string =>
  RESULT.range(low.toFixed(1), high.toFixed(1));

function Bands({ criteria }: { criteria: readonly CriterionChange[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{ESSAY_REVIEW.bands}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {criteria.map(({ code, before, after, verdict }) => (
          <li key={code} className="rounded-control bg-sunk p-3">
            <p className="font-semibold">{RESULT.criteria[code]}</p>
            <p className="text-sm">{ESSAY_REVIEW.change(rangeOf(before), rangeOf(after))}</p>
            <p className={verdict === 'better' ? 'font-semibold text-success' : 'text-muted'}>
              {ESSAY_REVIEW.verdicts[verdict]}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {RESULT.estimate}. {ESSAY_REVIEW.tooCloseNote}
      </p>
    </section>
  );
}

/** Which errors a second version of an essay fixed, which remain and which are new. */
export function RedraftResult({ essay, machine, earlier }: RedraftResultProps) {
  const { result } = earlier.evaluation;
  if (result.outcome !== 'graded') return null;
  const change = compareDrafts({ essay: earlier.essay, result }, { essay, result: machine });
  const lists = [
    { name: 'stays', title: ESSAY_REVIEW.stays(change.stays.length), list: change.stays },
    { name: 'fresh', title: ESSAY_REVIEW.fresh(change.fresh.length), list: change.fresh },
  ];
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="font-semibold">{ESSAY_REVIEW.redraft}</h2>
      {change.isSame ? (
        <p>{ESSAY_REVIEW.same}</p>
      ) : (
        <>
          {change.settled.length > 0 && (
            <section className="grid gap-2" data-testid="settled">
              <h3 className="font-semibold text-success">{ESSAY_REVIEW.settled(change.settled.length)}</h3>
              <ul className="grid gap-1">
                {change.settled.map(({ correction, asProposed }) => (
                  <li key={correction.start}>
                    <del lang="en">{correction.text}</del>{' '}
                    <span className="text-muted">
                      · {correction.title} · {asProposed ? ESSAY_REVIEW.asProposed : ESSAY_REVIEW.leftOut}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {lists.map(
            ({ name, title, list }) =>
              list.length > 0 && (
                <section key={name} className="grid gap-2" data-testid={name}>
                  <h3 className="font-semibold">{title}</h3>
                  <ul className="grid gap-1">
                    {list.map((correction) => (
                      <li key={correction.start}>
                        <Replacement correction={correction} />
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
          <Bands criteria={change.criteria} />
        </>
      )}
    </Card>
  );
}
