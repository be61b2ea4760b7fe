import { useParams, useSearchParams } from 'react-router';
import { isDrillId } from '#rules/sound-drills/sound-drills.ts';
import { LessonPage } from '#src/features/pronunciation/pages/lesson-page.tsx';
import { PathPage } from '#src/features/pronunciation/pages/path-page.tsx';
import { titleOf } from '#src/features/sound-drills/content/drill.ts';
import { DRILLS } from '#src/features/sound-drills/content/drills.ts';
import { DrillPage } from '#src/features/sound-drills/pages/drill-page.tsx';
import { DrillsPage } from '#src/features/sound-drills/pages/drills-page.tsx';

const drillTitle = (id: string): string => (isDrillId(id) ? titleOf(DRILLS[id]) : id);

/** The path of pronunciation lessons, or all drills; by an id one lesson, or a drill of a pair of sounds. */
export function Component() {
  const { id } = useParams();
  const [search] = useSearchParams();
  if (id === undefined) return search.get('view') === 'drills' ? <DrillsPage /> : <PathPage />;
  return isDrillId(id) ? (
    <DrillPage key={id} id={id} />
  ) : (
    <LessonPage key={id} id={id} drillTitle={drillTitle} />
  );
}
