import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { DRILL } from '#src/messages/reading-report.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { DrillList } from '../components/drill-list.tsx';
import { useDrillProgress } from '../model/use-drill-progress.ts';

/** All drills. */
export function DrillsPage() {
  const { progress } = useDrillProgress();
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh pb-10">
      <title>{pageTitle(DRILL.listTitle)}</title>
      <BareHeader
        title={DRILL.listTitle}
        back={href('pronunciation')}
        backLabel={DRILL.toLessons}
        leaves="step"
      />
      <div className="mx-auto grid max-w-3xl gap-4 px-4 py-5">
        <p className="max-w-[68ch] text-muted text-pretty">{DRILL.listText}</p>
        <DrillList progress={progress} />
      </div>
    </main>
  );
}
