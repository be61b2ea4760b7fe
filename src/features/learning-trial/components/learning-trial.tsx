import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { TrialChat } from '#contract/learning-trial.ts';
import { useStoringPage } from '#src/platform/offline/use-storing-page.ts';
import { openAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import type { Brought } from '#src/shared/attempt/bring-work.ts';
import { BroughtHere } from '#src/shared/attempt/brought-here.tsx';
import { useBroughtWork } from '#src/shared/attempt/use-brought-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { useFromTop } from '#src/ui/use-from-top.ts';
import { trialChat } from '../api/trial-queries.ts';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { saveLessonEnd } from '../model/save-lesson.ts';
import { useLessonElsewhere } from '../model/use-lesson-elsewhere.ts';
import { type LocalLesson, useLocalLesson } from '../model/use-local-lesson.ts';
import { Chat } from './chat.tsx';
import { LessonStart } from './lesson-start.tsx';
import { Report } from './report.tsx';

interface ResumeProps {
  chat: TrialChat;
  open: LocalLesson;
  brought: Brought;
  onResume: () => void;
}

function Resume({ chat, open, brought, onResume }: ResumeProps) {
  const asked = chat.messages.filter(({ ask }) => ask).length;
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="text-xl font-semibold">{LEARNING_TRIAL.resumeTitle}</h2>
      <BroughtHere brought={brought} />
      <p>{LEARNING_TRIAL.resumeText(open.answers.size, asked)}</p>
      <Button size="lg" icon={Play} className="max-sm:w-full" onClick={onResume}>
        {LEARNING_TRIAL.resume}
      </Button>
    </Card>
  );
}

/** The lesson of a taker: its beginning, the chat, or the report on the last one. */
function Lesson({ owner, chat }: { owner: string; chat: TrialChat }) {
  const local = useLocalLesson(owner, chat.id);
  const [isTalking, setTalking] = useState(false);
  /** What was left of the lesson that was handed in is being answered. */
  const [isFinishing, setFinishing] = useState(false);
  const { isReady, brought } = useBroughtWork(owner, chat.id, { keepsFirst: true });
  useLessonElsewhere({
    owner,
    exerciseId: chat.id,
    isNeeded: local !== undefined && local.open === null && local.submitted === null,
  });
  const open = local?.open ?? null;
  const submitted = local?.submitted ?? null;
  const isUnderWay = open !== null && (isTalking || open.answers.size > 0);
  // A chat finds its place by itself.
  useFromTop(submitted && !isUnderWay && !isFinishing ? 'report' : 'lesson');
  if (!local || !isReady) return <LinesSkeleton />;
  const start = async (): Promise<void> => {
    await openAttempt(owner, chat.id);
    setTalking(true);
  };
  if (isTalking && open) {
    const { attemptId, answers } = open;
    const end = () => void saveLessonEnd({ owner, attemptId }, chat);
    return <Chat owner={owner} chat={chat} attemptId={attemptId} answers={answers} onEnd={end} />;
  }
  if (open && open.answers.size > 0)
    return <Resume chat={chat} open={open} brought={brought} onResume={() => setTalking(true)} />;
  if (submitted && isFinishing) {
    const { attemptId, answers } = submitted;
    const end = () => setFinishing(false);
    return <Chat owner={owner} chat={chat} attemptId={attemptId} answers={answers} onEnd={end} />;
  }
  if (submitted)
    return (
      <Report
        owner={owner}
        chat={chat}
        lesson={submitted}
        onFinish={() => setFinishing(true)}
        onAgain={() => void start()}
      />
    );
  return <LessonStart owner={owner} chat={chat} onStart={() => void start()} />;
}

/** The learning trial of whoever uses this device. */
export function LearningTrial() {
  useStoringPage();
  const owner = useTaker();
  const query = useQuery(trialChat());
  return (
    <Loaded query={query} offlineText={LEARNING_TRIAL.offline}>
      {(chat) => (owner ? <Lesson key={owner} owner={owner} chat={chat} /> : <LinesSkeleton />)}
    </Loaded>
  );
}
