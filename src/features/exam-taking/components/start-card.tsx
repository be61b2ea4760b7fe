import { Clock, Headphones, Layers, ListChecks, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EXAM } from '#src/messages/exam.ts';
import { LISTENING } from '#src/messages/listening.ts';
import { takerNow } from '#src/platform/outbox/owner/taker.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import type { ReadExam } from '#src/shared/exam/read-exam.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { beginExam } from '../model/begin-exam.ts';
import { picturesOf } from '../model/pictures-of.ts';
import { useSounds } from '../model/use-sounds.ts';

/** How long it is. */
function ExamFacts({ read: { test, questions } }: { read: ReadExam }) {
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

/** What holds once the clock runs. */
function ExamRules({ test }: { test: ReadExam['test'] }) {
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
  /** Told the attempt that has begun. */
  onBegun: (attemptId: string) => void;
  read: ReadExam;
  /** The server has been asked whether the test is under way on another device. */
  ready: boolean;
}

/** What awaits the learner, before the clock runs. */
export function StartCard({ onBegun, read, ready }: StartCardProps) {
  const { test } = read;
  const [state, setState] = useState<'waiting' | 'busy' | 'failed'>('waiting');
  const sounds = useSounds(test.parts.flatMap(({ audio }) => (audio ? [audio.src] : [])));
  useEffect(() => {
    // Also those far below, which the browser would fetch only once they are scrolled to.
    for (const src of picturesOf(read)) void fetch(src).catch(() => undefined);
  }, [read]);
  const begin = async (): Promise<void> => {
    setState('busy');
    try {
      const owner = await takerNow();
      const begun = await beginExam({
        owner,
        examId: test.id,
        minutes: test.minutes,
        label: test.title,
      });
      onBegun(begun.id);
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-6">
      <Card className="grid gap-5">
        <div className="grid gap-1">
          <p className="text-sm font-semibold text-brand-strong">{EXAM.skills[test.skill]}</p>
          <h2 className="text-xl font-semibold">{test.title}</h2>
        </div>
        <ExamFacts read={read} />
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
        {state === 'failed' && <Notice tone="error">{EXAM.start.beginFailed}</Notice>}
        <Button
          size="lg"
          busy={state === 'busy' || sounds.state === 'loading' || !ready}
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
