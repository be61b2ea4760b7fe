import { Clock, Ear, NotebookPen, Scissors, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useStoringPage } from '#src/platform/offline/use-storing-page.ts';
import { useVoiceConsent } from '#src/platform/outbox/consent/use-voice-consent.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { usePrepared } from '#src/shared/microphone-check/prepared.ts';
import type { SpeakingExam } from '#src/shared/queries/speaking.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PREPARATION } from '../messages/speaking-exam.ts';
import type { Elsewhere, ExamChoice } from '../model/exam-elsewhere.ts';
import { useReportedPreparation } from '../model/use-preparation.ts';
import { type Check, Checks } from './checks.tsx';
import { ConsentCard } from './consent-card.tsx';
import { ElsewhereCard } from './elsewhere-card.tsx';

const FACTS = [
  { icon: Clock, text: PREPARATION.fact.time },
  { icon: Ear, text: PREPARATION.fact.listen },
  { icon: NotebookPen, text: PREPARATION.fact.card },
  { icon: Scissors, text: PREPARATION.fact.cut },
  { icon: WifiOff, text: PREPARATION.fact.offline },
];

function Facts({ set }: Pick<SpeakingExam, 'set'>) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl font-semibold">{set.title_vi}</h2>
      <p className="text-pretty">{set.summary_vi}</p>
      <ul aria-label={PREPARATION.facts} className="grid gap-3">
        {FACTS.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PreparationProps {
  owner: string;
  detail: SpeakingExam;
  voice: ExaminerVoice;
  elsewhere: Elsewhere | null;
  choice: ExamChoice | null;
  onChoose: (choice: ExamChoice) => void;
  busy: boolean;
  /** Why the test could not be begun; undefined: nothing failed. */
  failure: unknown;
  onStart: () => void;
}

/** What the test is, the consent and the checks that come before it. */
export function Preparation(props: PreparationProps) {
  const { owner, detail, voice, elsewhere, choice, onChoose, busy, failure, onStart } = props;
  const consented = useVoiceConsent(owner);
  useStoringPage();
  const [wasPrepared] = useState(() => usePrepared.getState().prepared);
  const [done, setDone] = useState<ReadonlySet<Check>>(new Set());
  useReportedPreparation(detail.set.id);
  const onDone = (check: Check, isDone: boolean): void =>
    setDone((before) => new Set([...before, check].filter((each) => each !== check || isDone)));
  const checks = (['microphone', 'speaker', 'room'] as const).filter((check) => !done.has(check));
  const todo = [
    ...(elsewhere?.kind === 'begun' && choice === null ? (['elsewhere'] as const) : []),
    ...(consented === false ? (['consent'] as const) : []),
    ...(wasPrepared ? [] : checks),
  ];
  const cards = <Checks detail={detail} voice={voice} done={done} onDone={onDone} />;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-6">
      <ElsewhereCard setId={detail.set.id} {...{ elsewhere, choice, onChoose }} />
      <Facts set={detail.set} />
      <section aria-label={PREPARATION.checks} className="grid gap-4">
        <h2 className="text-xl font-semibold">{PREPARATION.checks}</h2>
        {consented === false && <ConsentCard owner={owner} />}
        {wasPrepared ? (
          <>
            <Notice tone="success" title={PREPARATION.checked}>
              {PREPARATION.checkedText}
            </Notice>
            <details>
              <summary className="mb-2 min-h-11 cursor-pointer content-center font-semibold text-brand-strong">
                {PREPARATION.checkAgain}
              </summary>
              {cards}
            </details>
          </>
        ) : (
          cards
        )}
      </section>
      <UnsavedNotice what={PREPARATION.beginFailed} error={failure} />
      <div className="grid gap-2">
        <Button size="lg" busy={busy} disabled={todo.length > 0 || consented === undefined} onClick={onStart}>
          {PREPARATION.start}
        </Button>
        <p role="status" className="text-sm text-muted text-pretty">
          {todo.length > 0
            ? `${PREPARATION.todo}: ${todo.map((item) => PREPARATION.todoItems[item]).join(', ')}.`
            : PREPARATION.startNote}
        </p>
      </div>
    </div>
  );
}
