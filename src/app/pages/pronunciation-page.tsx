import { useParams } from 'react-router';
import { isDrillId } from '#rules/sound-drills/sound-drills.ts';
import { LessonPage } from '#src/features/pronunciation/pages/lesson-page.tsx';
import { PathPage } from '#src/features/pronunciation/pages/path-page.tsx';
import { AllDrills } from '#src/features/sound-drills/components/all-drills.tsx';
import { titleOf } from '#src/features/sound-drills/content/drill.ts';
import { DRILLS } from '#src/features/sound-drills/content/drills.ts';
import { DrillPage } from '#src/features/sound-drills/pages/drill-page.tsx';

const drillTitle = (id: string): string => (isDrillId(id) ? titleOf(DRILLS[id]) : id);

/** The path of pronunciation lessons; by an id one of them, or a drill of a pair of sounds. */
export function Component() {
  const { id } = useParams();
  if (id === undefined)
    return (
      <PathPage>
        <AllDrills />
      </PathPage>
    );
  return isDrillId(id) ? (
    <DrillPage key={id} id={id} />
  ) : (
    <LessonPage key={id} id={id} drillTitle={drillTitle} />
  );
}
