import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import {
  PRONUNCIATION_GROUPS,
  PRONUNCIATION_SECTIONS,
  type PronunciationProgress,
  type PronunciationSummary,
} from '#contract/pronunciation-lesson.ts';
import { sectionsDone } from '#rules/pronunciation/path-progress.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { PRONUNCIATION } from '../messages/pronunciation.ts';

const ALL = PRONUNCIATION_SECTIONS.length;

interface PathListProps {
  lessons: readonly PronunciationSummary[];
  progress: readonly PronunciationProgress[];
  /** Id of the lesson to go on with. */
  next: string | null;
}

function LessonRow({
  lesson: { id, place, title, why },
  done,
  isNext,
}: {
  lesson: PronunciationSummary;
  done: number;
  isNext: boolean;
}) {
  return (
    <Link
      to={href('pronunciation', { id })}
      aria-current={isNext ? 'step' : undefined}
      data-lesson={id}
      data-done={done}
      className={`flex items-center gap-4 px-4 py-3 hover:bg-sunk ${isNext ? 'bg-brand-soft' : ''}`}
    >
      <ProgressRing value={done} max={ALL} size="sm" label={PRONUNCIATION.sectionsDone(done, ALL)}>
        {done === ALL ? <CircleCheck className="size-5 text-success" /> : place}
      </ProgressRing>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold text-pretty">{title}</span>
        <span className="line-clamp-2 text-sm text-muted">{why}</span>
        {isNext && (
          <span>
            <Badge tone="brand">{PRONUNCIATION.next}</Badge>
          </span>
        )}
      </span>
    </Link>
  );
}

/** The lessons by group, each with a ring of its sections. */
export const PathList = ({ lessons, progress, next }: PathListProps) =>
  PRONUNCIATION_GROUPS.map((group) => {
    const own = lessons.filter((lesson) => lesson.group === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className="grid gap-2">
        <h2 className="text-lg font-semibold">{PRONUNCIATION.groups[group]}</h2>
        <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {own.map((lesson) => (
            <li key={lesson.id}>
              <LessonRow
                lesson={lesson}
                done={sectionsDone(progress, lesson.id)}
                isNext={lesson.id === next}
              />
            </li>
          ))}
        </ol>
      </section>
    );
  });
