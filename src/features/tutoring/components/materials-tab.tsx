import type { SyllabusWeek } from '#contract/tutoring.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TUTORING } from '../messages/tutoring.ts';
import { MaterialRow } from './material-row.tsx';

/** Study sheets and files of all lessons, by lesson. */
export function MaterialsTab({ weeks }: { weeks: readonly SyllabusWeek[] }) {
  const lessons = weeks.flatMap((week) => week.lessons).filter(({ materials }) => materials.length > 0);
  if (lessons.length === 0) return <EmptyState illustration="notebook" title={TUTORING.noMaterials} />;
  return (
    <div className="grid gap-6">
      <SectionHead title={TUTORING.tabs.materials} />
      {lessons.map(({ id, title, materials }) => (
        <section key={id} className="grid gap-1">
          <h3 className="font-semibold">{title}</h3>
          <ul className="grid">
            {materials.map((material) => (
              <MaterialRow key={material.id} material={material} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
