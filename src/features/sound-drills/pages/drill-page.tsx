import { href } from '#contract/href.ts';
import type { DrillId } from '#rules/sound-drills/sound-drills.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { DRILL } from '#src/messages/reading-report.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { DrillView } from '../components/drill.tsx';
import { titleOf } from '../content/drill.ts';
import { DRILLS } from '../content/drills.ts';
import { useDrillProgress } from '../model/use-drill-progress.ts';

/** One drill: a pair of sounds to hear and to say. */
export function DrillPage({ id }: { id: DrillId }) {
  const { progress, recordRound } = useDrillProgress();
  const title = titleOf(DRILLS[id]);
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{pageTitle(title)}</title>
      <BareHeader
        title={title}
        back={href('pronunciation', {}, { view: 'drills' })}
        backLabel={DRILL.toList}
        leaves="step"
      />
      <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-4 pt-6 not-has-data-dock:pb-16">
        <DrillView
          key={id}
          id={id}
          result={progress[id]}
          onDone={(correct, total) => recordRound(id, correct, total)}
        />
      </div>
    </main>
  );
}
