import { FileText, NotebookText } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import type { TaughtLessonDetail } from '#contract/teacher-classes.ts';
import type { ClassMaterial } from '#contract/tutoring.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { removeMaterial, useLessonAction } from '../api/taught.ts';
import { LESSON } from '../messages/classes.ts';
import { MaterialDialog } from './material-dialog.tsx';

const addressOf = ({ kind, target }: ClassMaterial): string =>
  kind === 'study_sheet' ? href('studySheet', { id: target }) : target;

/** What can be read or downloaded at the lesson. */
export function Materials({ lesson }: { lesson: TaughtLessonDetail }) {
  const [isAdding, setAdding] = useState(false);
  const remove = useLessonAction((id: string) => removeMaterial(lesson.id, id), LESSON.materialRemoved);
  return (
    <section className="grid gap-3">
      <SectionHead title={LESSON.materials} />
      <Card className="grid gap-4">
        {lesson.materials.length === 0 && <p className="text-muted">{LESSON.noMaterials}</p>}
        {lesson.materials.length > 0 && (
          <ul className="divide-y divide-line">
            {lesson.materials.map((material) => {
              const Icon = material.kind === 'file' ? FileText : NotebookText;
              return (
                <li key={material.id} className="flex items-center gap-3 py-1">
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  <a
                    href={addressOf(material)}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 min-w-0 flex-1 items-center text-brand-strong underline underline-offset-4 [overflow-wrap:anywhere]"
                  >
                    {material.title}
                  </a>
                  <Button
                    variant="quiet"
                    aria-label={LESSON.removeMaterialOf(material.title)}
                    busy={remove.isPending && remove.variables === material.id}
                    onClick={() => remove.mutate(material.id)}
                  >
                    {LESSON.removeMaterial}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
        <Button
          variant="secondary"
          className="justify-self-start max-sm:w-full"
          onClick={() => setAdding(true)}
        >
          {LESSON.addMaterial}
        </Button>
      </Card>
      {isAdding && <MaterialDialog lessonId={lesson.id} onClose={() => setAdding(false)} />}
    </section>
  );
}
