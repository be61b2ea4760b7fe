import { CircleCheck } from 'lucide-react';
import { href } from '#contract/href.ts';
import type {
  PronunciationLesson,
  PronunciationSection,
  PronunciationSummary,
} from '#contract/pronunciation-lesson.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PRONUNCIATION, SECTION } from '../messages/pronunciation.ts';
import type { SectionScore } from '../model/section-score.ts';

interface SectionEndProps {
  lesson: PronunciationLesson;
  section: PronunciationSection;
  /** Right answers of the section that is told apart. */
  right: number;
  score: SectionScore;
  /** The section of this lesson to go on with; null: all are completed. */
  todo: PronunciationSection | null;
  next: PronunciationSummary | null;
  onAgain: () => void;
}

/** Share of right answers from which the ear counts as used to it. */
const GOOD_SHARE = 0.8;

function Evidence({ lesson, section, right, score }: SectionEndProps) {
  if (section === 'tell')
    return (
      <div className="grid gap-1">
        <p className="text-lg font-semibold">{SECTION.told(right, lesson.tell.length)}</p>
        <p className="text-pretty">
          {right / lesson.tell.length >= GOOD_SHARE ? SECTION.toldWell : SECTION.toldMore}
        </p>
      </div>
    );
  if (section === 'hear') return null;
  return (
    <div className="grid gap-1">
      {score && (
        <p className="text-lg font-semibold">
          {score.isProvisional ? PRONUNCIATION.provisional(score.score) : PRONUNCIATION.score(score.score)}
        </p>
      )}
      <p className="text-pretty">{SECTION.saidText}</p>
    </div>
  );
}

/** After a section: the next thing to do first, then what came of it. */
export function SectionEnd(props: SectionEndProps) {
  const { lesson, section, todo, next, onAgain } = props;
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 content-start gap-5 px-4 py-8">
      <p role="status" className="flex items-center gap-2 text-2xl font-semibold">
        <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-success" />
        {SECTION.finished(PRONUNCIATION.sections[section])}
      </p>
      {todo === null && <p className="text-pretty">{SECTION.lessonDone}</p>}
      {todo !== null ? (
        <LinkButton size="lg" to={href('pronunciation', { id: lesson.id }, { section: todo })}>
          {PRONUNCIATION.goOn(PRONUNCIATION.sections[todo])}
        </LinkButton>
      ) : (
        <LinkButton size="lg" to={href('pronunciation', { id: next?.id })}>
          {next ? PRONUNCIATION.nextLesson(next.title) : PRONUNCIATION.toPath}
        </LinkButton>
      )}
      <Evidence {...props} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onAgain}>
          {SECTION.again}
        </Button>
        <LinkButton variant="quiet" to={href('pronunciation', { id: lesson.id })}>
          {PRONUNCIATION.toLesson}
        </LinkButton>
      </div>
    </div>
  );
}
