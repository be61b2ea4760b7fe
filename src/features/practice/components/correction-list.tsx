import type { EssayCorrection } from '#contract/writing-evaluation.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { groupCorrections } from '../model/group-corrections.ts';
import { Replacement } from './replacement.tsx';

/** The corrections of an essay by kind, with the count of each. */
export function CorrectionList({ corrections }: { corrections: readonly EssayCorrection[] }) {
  if (corrections.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="mb-2 font-semibold">{ESSAY_REVIEW.kinds}</h2>
      {groupCorrections(corrections).map(({ rule, title, items }) => (
        <details key={rule} className="border-t border-line" data-testid="correction-kind">
          <summary className="min-h-11 cursor-pointer content-center">
            <span className="mr-2 font-semibold">{title}</span>
            <Badge>{ESSAY_REVIEW.times(items.length)}</Badge>
          </summary>
          <div className="grid gap-2 pb-3 pl-4">
            <p>{items[0]?.comment}</p>
            <ul className="grid gap-1">
              {items.map((item) => (
                <li key={item.number} className="flex gap-2">
                  <span className="text-muted">{item.number}.</span>
                  <Replacement correction={item} />
                </li>
              ))}
            </ul>
          </div>
        </details>
      ))}
      <p className="mt-2 border-t border-line pt-3 text-sm text-muted">{ESSAY_REVIEW.limits}</p>
    </Card>
  );
}
