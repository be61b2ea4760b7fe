import { Clock, Headphones, Layers, ListChecks, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EXAM } from '#src/messages/exam.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { useStoringPage } from '#src/platform/offline/use-storing-page.ts';
import { takerNow } from '#src/platform/outbox/owner/taker.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { beginExam } from '../model/begin-exam.ts';
import { picturesOf } from '../model/pictures-of.ts';
import { useSounds } from '../model/use-sounds.ts';

/** Duration and size of the test. */
function ExamFacts({ exam: { test, questions } }: { exam: ExamWithAnswers }) {
  const facts = [
    { icon: Clock, text: EXAM.start.minutes(test.minutes) },
    { icon: Layers, text: EXAM.start.parts(test.parts.length) },
    { icon: ListChecks, text: EXAM.start.questions(questions.at(-1)?.last_number ?? 0) },
  ];
  return (
    <ul aria-label={EXAM.start.facts} className="flex flex-wrap gap-x-6 gap-y-2">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-2 font-semibold">
          <Icon aria-hidden="true" className="size-5 text-muted" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The rules once the clock runs. */
function ExamRules({ test }: { test: ExamWithAnswers['test'] }) {
  const rules = [
    { icon: Clock, text: EXAM.start.clock },
    { icon: WifiOff, text: EXAM.start.offline },
    ...(test.parts.some(({ audio }) => audio) ? [{ icon: Headphones, text: EXAM.start.once }] : []),
    { icon: ListChecks, text: `${EXAM.start.over} ${EXAM.start.answers}` },
  ];
  return (
    <ul className="grid gap-3">
      {rules.map(({ icon: Icon, text }) => (
        <li key={text} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface StartCardProps {
  /** Called once the attempt has started. */
  onStart: (attemptId: string) => void;
  exam: ExamWithAnswers;
  /** The check for an attempt on another device is finished. */
  isReady: boolean;
}

/** What to expect, shown before the clock starts. */
export function StartCard({ onStart, exam, isReady }: StartCardProps) {
  useStoringPage();
  const { test } = exam;
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const sounds = useSounds(test.parts.flatMap(({ audio }) => (audio ? [audio.src] : [])));
  useEffect(() => {
    // Including lazy-loaded ones, which the browser would fetch only once they scroll into view.
    for (const src of picturesOf(exam)) void fetch(src).catch(() => undefined);
  }, [exam]);
  const begin = async (): Promise<void> => {
    setState('busy');
    try {
      const owner = await takerNow();
      const attempt = await beginExam({
        owner,
        examId: test.id,
        minutes: test.minutes,
        label: test.title,
      });
      onStart(attempt.id);
    } catch (error) {
      setState('idle');
      setFailure(error);
    }
  };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-6">
      <Card className="grid gap-5">
        <div className="grid gap-1">
          <p className="text-sm font-semibold text-brand-strong">{EXAM.skills[test.skill]}</p>
          <h2 className="text-xl font-semibold">{test.title}</h2>
        </div>
        <ExamFacts exam={exam} />
        <Prose markdown={test.instructions} />
        <ExamRules test={test} />
        {sounds.state === 'failed' && (
          <Notice tone="error" title={EXAM.start.soundFailed}>
            <p>{EXAM.start.soundFailedText}</p>
            <Button variant="secondary" className="justify-self-start" onClick={sounds.retry}>
              {EXAM.start.soundRetry}
            </Button>
          </Notice>
        )}
        <UnsavedNotice what={EXAM.start.beginFailed} error={failure} />
        <Button
          size="lg"
          busy={state === 'busy' || sounds.state === 'loading' || !isReady}
          disabled={sounds.state === 'failed'}
          onClick={() => void begin()}
        >
          {sounds.state === 'loading' ? LISTENING.loading : EXAM.start.begin}
        </Button>
        <DownloadButton kind="test" id={test.id} title={test.title} />
      </Card>
    </div>
  );
}
