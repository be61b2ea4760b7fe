import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { DRILL_IDS, type DrillId } from '#rules/sound-drills/sound-drills.ts';
import { DRILL } from '#src/messages/reading-report.ts';
import { type Drill, pairsOf, titleOf } from '../content/drill.ts';
import { DRILLS } from '../content/drills.ts';
import { GLIDING_VOWEL_DRILLS } from '../content/gliding-vowels.ts';
import { VOWEL_DRILLS } from '../content/vowels.ts';
import type { DrillProgress } from '../model/drill-progress.ts';
import { ResultBadge } from './result-badge.tsx';

function kindOf(id: DrillId): keyof typeof DRILL.kinds {
  if (id in VOWEL_DRILLS || id in GLIDING_VOWEL_DRILLS) return 'vowel';
  return id.startsWith('cl-') ? 'cluster' : id.startsWith('end-') ? 'end' : 'consonant';
}

const KINDS = ['vowel', 'consonant', 'end', 'cluster'] as const;

/** All drills, by the kind of sound they train. */
export function DrillList({ progress }: { progress: DrillProgress }) {
  return KINDS.map((kind) => (
    <section key={kind} className="grid gap-2">
      <h2 className="text-lg font-semibold">{DRILL.kinds[kind]}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {DRILL_IDS.filter((id) => kindOf(id) === kind).map((id) => {
          const drill: Drill = DRILLS[id];
          const [example] = pairsOf(drill);
          return (
            <li key={id}>
              <Link
                to={href('pronunciation', { id })}
                className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunk"
              >
                <span className="grid flex-1 gap-0.5">
                  <span className="font-semibold">{titleOf(drill)}</span>
                  {example && (
                    <span lang="en" className="text-sm">
                      {example[0].text} – {example[1].text}
                    </span>
                  )}
                  <ResultBadge result={progress[id]} />
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
