import { DRILL } from '#src/messages/reading-report.ts';
import { useDrillProgress } from '../model/use-drill-progress.ts';
import { DrillList } from './drill-list.tsx';

/** All drills, folded away below the lessons. */
export function AllDrills() {
  const { progress } = useDrillProgress();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-lg font-semibold text-brand-strong">
        {DRILL.listTitle}
      </summary>
      <div className="grid gap-4 pt-2">
        <p className="max-w-[68ch] text-muted text-pretty">{DRILL.listText}</p>
        <DrillList progress={progress} />
      </div>
    </details>
  );
}
