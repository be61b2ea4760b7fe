import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import type { NextStep, TrialChat, TrialPage } from '#contract/learning-trial.ts';
import { SendingState } from '#src/shared/speaking/short-talk/sending-state.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import type { LocalLesson } from '../model/use-local-lesson.ts';
import { useReports } from '../model/use-reports.ts';
import { AskAdvice, KeepReport } from './keep-report.tsx';
import { OnAgain } from './lesson-start.tsx';
import { PhaseReport } from './phase-report.tsx';
import { SkillList } from './skill-list.tsx';

const words = LEARNING_TRIAL.report;

const PAGES: Record<TrialPage, string> = {
  sounds: href('pronunciation'),
  speaking_trial: href('speakingRoomTrial'),
  placement: href('placementInstructions'),
  trial_class: href('trialClass'),
};

/** What to do next: the first step is the screen's one action, once nothing is left of the lesson. */
function NextSteps({ steps, isOver }: { steps: readonly NextStep[]; isOver: boolean }) {
  return (
    <ol className="grid gap-4">
      {steps.map(({ text_vi, page }, at) => (
        <li key={text_vi} className="grid justify-items-start gap-2">
          <p className="text-pretty">{text_vi}</p>
          <LinkButton
            to={PAGES[page]}
            variant={at === 0 && isOver ? 'primary' : 'secondary'}
            icon={ArrowRight}
          >
            {words.pages[page]}
          </LinkButton>
        </li>
      ))}
    </ol>
  );
}

interface ReportProps {
  owner: string;
  chat: TrialChat;
  lesson: LocalLesson;
  /** Goes on to what was not answered. */
  onFinish: () => void;
  onAgain: () => void;
}

/** The three reports on a finished lesson: what to do next, what the guest can do, then phase by phase. */
export function Report({ owner, chat, lesson, onFinish, onAgain }: ReportProps) {
  const { overview, phases } = useReports(chat, lesson);
  const [now] = useState(Date.now);
  const left = overview.of - lesson.answers.size;
  return (
    <>
      <SendingState queued={lesson.queued} parked={lesson.parked} />
      <Card as="section" className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-xl font-semibold">{words.title}</h2>
          <p className="text-lg">{words.right(overview.right, overview.of)}</p>
          <p className="text-muted">{words.answered(overview.answered, overview.of)}</p>
        </div>
        {left > 0 && (
          <Button className="justify-self-start" onClick={onFinish}>
            {words.finish(left)}
          </Button>
        )}
        {overview.state === 'waiting' && <Notice tone="info">{words.waiting}</Notice>}
        <h3 className="font-semibold">{words.next}</h3>
        <NextSteps steps={overview.next} isOver={left <= 0} />
      </Card>
      <KeepReport isClaiming={lesson.isClaiming} />
      <Card as="section" className="grid gap-4">
        <h2 className="text-xl font-semibold">{words.skills}</h2>
        <SkillList skills={overview.skills} />
      </Card>
      {phases.map((report) => (
        <PhaseReport key={report.phase} chat={chat} report={report} />
      ))}
      <AskAdvice owner={owner} book={chat.book} />
      <OnAgain chat={chat} finishedAt={lesson.submittedAt ?? now} now={now} onStart={onAgain} />
    </>
  );
}
