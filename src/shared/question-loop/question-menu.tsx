import { Ellipsis, Flag, Volume2, VolumeX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { QUESTION_REPORT } from '#src/messages/question-report.ts';
import {
  openQuestionReport,
  type ReportedQuestion,
  reportKey,
} from '#src/shared/questions/question-report.ts';
import { useReported } from '#src/shared/questions/reported-questions.ts';
import { LazyMenu } from '#src/ui/lazy-menu.tsx';
import { chooseAnswerSounds, useAnswerSounds } from '#src/ui/sounds/answer-sounds.ts';
import { LOOP } from './messages/question-loop.ts';

interface QuestionMenuProps {
  /** The question on screen, of which an error can be reported. */
  question?: ReportedQuestion | undefined;
  /** What else is rarely done here. */
  entries?: ComponentProps<typeof LazyMenu>['entries'];
}

/** What is rarely done with a question, in one place. */
export function QuestionMenu({ question, entries = [] }: QuestionMenuProps) {
  const { isOn } = useAnswerSounds();
  const reported = useReported(question ? reportKey(question) : '');
  const report = question && {
    label: reported ? QUESTION_REPORT.again : QUESTION_REPORT.open,
    icon: Flag,
    onSelect: () => openQuestionReport(question),
  };
  const sounds = {
    label: isOn ? LOOP.soundsOff : LOOP.soundsOn,
    icon: isOn ? VolumeX : Volume2,
    onSelect: () => chooseAnswerSounds(!isOn),
  };
  return (
    <LazyMenu
      icon={Ellipsis}
      label={LOOP.more}
      className="-mr-3"
      entries={[...(report ? [report] : []), ...entries, sounds]}
    />
  );
}
