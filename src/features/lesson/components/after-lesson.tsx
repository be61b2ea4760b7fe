import { ArrowRight } from 'lucide-react';
import { href } from '#contract/href.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { useNextLesson } from '#src/shared/lesson/use-next-lesson.ts';
import { LinkButton } from '#src/ui/link-button.tsx';

/** The way on from a finished lesson: the next one, after the last whatever comes next today. */
export function AfterLesson({ lessonId }: { lessonId: string }) {
  const { lesson, isPending } = useNextLesson(lessonId);
  if (isPending) return null;
  if (!lesson) return <ToNextThing size="lg" />;
  return (
    <LinkButton
      to={href('lesson', { id: lesson.id })}
      size="lg"
      icon={ArrowRight}
      className="justify-self-start max-sm:w-full"
    >
      {NEXT_UP.lesson(lesson.title)}
    </LinkButton>
  );
}
