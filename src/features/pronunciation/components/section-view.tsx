import { useEffect, useRef, useState } from 'react';
import {
  PRONUNCIATION_SECTIONS,
  PRONUNCIATION_STATUS,
  type PronunciationLesson,
  type PronunciationProgress,
  type PronunciationSection,
  type PronunciationSummary,
} from '#contract/pronunciation-lesson.ts';
import { withWaiting } from '#rules/pronunciation/path-progress.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { useFromTop } from '#src/ui/use-from-top.ts';
import { PRONUNCIATION } from '../messages/pronunciation.ts';
import { saveSection } from '../model/save-progress.ts';
import { ownLines, sayables } from '../model/sayables.ts';
import { useSectionScores } from '../model/use-section-scores.ts';
import { DiscriminationSection } from './discrimination-section.tsx';
import { HearSection } from './hear-section.tsx';
import { SectionEnd } from './section-end.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { Situation } from './situation.tsx';
import { SpokenSection } from './spoken-section.tsx';

interface SectionViewProps {
  owner: string | null;
  lesson: PronunciationLesson;
  section: PronunciationSection;
  progress: readonly PronunciationProgress[];
  next: PronunciationSummary | null;
}

/** Saves that the section was begun, once; what was begun before needs no word. */
function useBegun({ owner, lesson, section, progress }: Omit<SectionViewProps, 'next'>): void {
  const isSaved = useRef(false);
  const isKnown = progress.some((one) => one.lesson_id === lesson.id && one.section === section);
  useEffect(() => {
    if (owner === null || isKnown || isSaved.current) return;
    isSaved.current = true;
    saveSection(owner, lesson, { section, status: PRONUNCIATION_STATUS.begun, score: null }).catch(
      (error: unknown) => tellUnsaved(PRONUNCIATION.saveFailed, error),
    );
  }, [owner, lesson, section, isKnown]);
}

/** One section of a lesson, then what came of it. */
export function SectionView({ owner, lesson, section, progress, next }: SectionViewProps) {
  const [end, setEnd] = useState<{ right: number } | null>(null);
  useMeasuredTime(end ? null : owner, `pronunciation:${lesson.id}/${section}`);
  useBegun({ owner, lesson, section, progress });
  useFromTop(end ? 'end' : 'section');
  const scoreOf = useSectionScores(owner, lesson.id, progress);
  const done = (right = 0) => {
    const score = section === 'tell' ? Math.round((100 * right) / lesson.tell.length) : null;
    const ended = { section, status: PRONUNCIATION_STATUS.completed, score };
    if (owner === null) return setEnd({ right });
    saveSection(owner, lesson, ended).then(
      () => setEnd({ right }),
      (error: unknown) => tellUnsaved(PRONUNCIATION.saveFailed, error),
    );
  };
  if (end) {
    const { completed } = PRONUNCIATION_STATUS;
    const own = {
      kind: 'section',
      lessonId: lesson.id,
      at: 0,
      section,
      status: completed,
      score: null,
    } as const;
    const now = withWaiting(progress, [own]).filter(({ lesson_id }) => lesson_id === lesson.id);
    const isOpen = (one: PronunciationSection) =>
      now.find((each) => each.section === one)?.status !== PRONUNCIATION_STATUS.completed;
    const after = PRONUNCIATION_SECTIONS.slice(PRONUNCIATION_SECTIONS.indexOf(section) + 1);
    const todo = after.find(isOpen) ?? PRONUNCIATION_SECTIONS.find(isOpen) ?? null;
    return (
      <SectionEnd
        {...{ lesson, section, todo, next }}
        right={end.right}
        score={scoreOf(section)}
        onAgain={() => setEnd(null)}
      />
    );
  }
  if (section === 'hear') return <HearSection items={lesson.hear} onDone={() => done()} />;
  if (section === 'tell') return <DiscriminationSection {...{ owner, lesson }} onDone={done} />;
  if (owner === null)
    return (
      <div className="mx-auto grid w-full max-w-3xl gap-4 px-4 py-5">
        <SignInNotice lessonId={lesson.id}>{PRONUNCIATION.guestSay}</SignInNotice>
      </div>
    );
  const items = section === 'say' ? sayables(lesson.say) : ownLines(lesson.use);
  return (
    <SpokenSection lesson={lesson} part={section} items={items} onDone={() => done()}>
      {section === 'use' && <Situation use={lesson.use} />}
    </SpokenSection>
  );
}
