import { Check, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import {
  PRONUNCIATION_SECTIONS,
  PRONUNCIATION_STATUS,
  type PronunciationLesson,
  type PronunciationProgress,
  type PronunciationSection,
  type PronunciationSummary,
} from '#contract/pronunciation-lesson.ts';
import { nextSection } from '#rules/pronunciation/path-progress.ts';
import { Card } from '#src/ui/card.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { PRONUNCIATION } from '../messages/pronunciation.ts';
import type { SectionScore } from '../model/section-score.ts';
import { useSectionScores } from '../model/use-section-scores.ts';
import { LessonExtras } from './lesson-extras.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

interface LessonIntroProps {
  owner: string | null;
  lesson: PronunciationLesson;
  progress: readonly PronunciationProgress[];
  /** The lesson after this one that is not completed. */
  next: PronunciationSummary | null;
  drillTitle: (id: string) => string;
}

function scoreText(score: SectionScore): string | null {
  if (score === null) return null;
  return score.isProvisional ? PRONUNCIATION.provisional(score.score) : PRONUNCIATION.score(score.score);
}

function SectionRow({
  lessonId,
  section,
  status,
  score,
}: {
  lessonId: string;
  section: PronunciationSection;
  status: PronunciationProgress['status'] | undefined;
  score: SectionScore;
}) {
  const isDone = status === PRONUNCIATION_STATUS.completed;
  const state = isDone ? 'done' : status === undefined ? 'todo' : 'begun';
  return (
    <Link
      to={href('pronunciation', { id: lessonId }, { section })}
      data-section={section}
      data-state={state}
      className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sunk"
    >
      <span
        aria-hidden="true"
        className={`grid size-8 shrink-0 place-items-center rounded-full border font-semibold ${isDone ? 'border-success bg-success-soft text-success' : 'border-line-strong'}`}
      >
        {isDone ? <Check className="size-5" /> : PRONUNCIATION_SECTIONS.indexOf(section) + 1}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{PRONUNCIATION.sections[section]}</span>
        <span className="text-sm text-muted">{PRONUNCIATION.sectionTexts[section]}</span>
      </span>
      <span className="grid justify-items-end text-sm text-muted">
        <span>{PRONUNCIATION[state]}</span>
        {score && <span className="font-semibold tabular-nums">{scoreText(score)}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}

function Told({ lesson }: { lesson: PronunciationLesson }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="font-semibold">{PRONUNCIATION.why}</h2>
        <p className="max-w-[68ch] text-pretty">{lesson.why}</p>
      </div>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {PRONUNCIATION.how}
        </summary>
        <Prose markdown={lesson.how} />
      </details>
      <div className="grid gap-1">
        <h2 className="font-semibold">{PRONUNCIATION.scored}</h2>
        <p className="max-w-[68ch] text-muted text-pretty">{lesson.scored}</p>
      </div>
    </Card>
  );
}

/** A lesson before one of its sections is entered: what it is for, its sections, the next thing to do. */
export function LessonIntro({ owner, lesson, progress, next, drillTitle }: LessonIntroProps) {
  const scoreOf = useSectionScores(owner, lesson.id, progress);
  const todo = nextSection(progress, lesson.id);
  const isBegun = progress.some(({ lesson_id }) => lesson_id === lesson.id);
  return (
    <>
      <div className="mx-auto grid w-full max-w-3xl flex-1 content-start gap-5 px-4 py-5">
        <h2 className="text-xl font-semibold text-pretty">{lesson.title}</h2>
        {owner === null && <SignInNotice lessonId={lesson.id}>{PRONUNCIATION.guest}</SignInNotice>}
        <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {PRONUNCIATION_SECTIONS.map((section) => (
            <li key={section}>
              <SectionRow
                lessonId={lesson.id}
                section={section}
                status={
                  progress.find((one) => one.lesson_id === lesson.id && one.section === section)?.status
                }
                score={scoreOf(section)}
              />
            </li>
          ))}
        </ol>
        <Told lesson={lesson} />
        <LessonExtras {...{ owner, lesson, isBegun, drillTitle }} />
      </div>
      <Dock width="max-w-3xl">
        {todo !== null ? (
          <LinkButton size="lg" to={href('pronunciation', { id: lesson.id }, { section: todo })}>
            {(isBegun ? PRONUNCIATION.goOn : PRONUNCIATION.start)(PRONUNCIATION.sections[todo])}
          </LinkButton>
        ) : (
          <LinkButton size="lg" to={href('pronunciation', { id: next?.id })}>
            {next ? PRONUNCIATION.nextLesson(next.title) : PRONUNCIATION.toPath}
          </LinkButton>
        )}
      </Dock>
    </>
  );
}
