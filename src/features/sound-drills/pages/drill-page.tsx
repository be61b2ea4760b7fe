import { useParams } from 'react-router';
import { href } from '#contract/href.ts';
import { isDrillId } from '#rules/sound-drills/sound-drills.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { DRILL } from '#src/messages/reading-report.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { DrillView } from '../components/drill.tsx';
import { DrillList } from '../components/drill-list.tsx';
import { titleOf } from '../content/drill.ts';
import { DRILLS } from '../content/drills.ts';
import { useDrillProgress } from '../model/use-drill-progress.ts';

const LIST = href('soundDrills');

/** The drill named in the address; without a name, all of them. */
export function Component() {
  const { id } = useParams();
  const { progress, recordRound } = useDrillProgress();
  const drill = id !== undefined && isDrillId(id) ? id : null;
  const title = drill ? titleOf(DRILLS[drill]) : DRILL.listTitle;
  return (
    <main id="main" className="min-h-dvh pb-10">
      <title>{pageTitle(title)}</title>
      <BareHeader
        title={title}
        back={id === undefined ? href('home') : LIST}
        backLabel={id === undefined ? DRILL.back : DRILL.toList}
        leaves="step"
      />
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-6">
        {drill && (
          <DrillView
            key={drill}
            id={drill}
            result={progress[drill]}
            onDone={(correct, total) => recordRound(drill, correct, total)}
          />
        )}
        {id === undefined && (
          <>
            <p className="max-w-[68ch] text-muted text-pretty">{DRILL.listText}</p>
            <DrillList progress={progress} />
          </>
        )}
        {id !== undefined && drill === null && (
          <EmptyState
            illustration="notebook"
            title={DRILL.missingTitle}
            action={<LinkButton to={LIST}>{DRILL.toList}</LinkButton>}
          >
            {DRILL.missingText}
          </EmptyState>
        )}
      </div>
    </main>
  );
}
