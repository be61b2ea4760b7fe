import { useMemo, useState } from 'react';
import type { EntryQuestion, OnboardingOptions } from '#contract/conversation-course.ts';
import { nextEntryQuestion } from '#rules/conversation/suggested-level.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { useExaminerVoice } from '#src/shared/speaking/examiner/use-examiner-voice.ts';
import { useVoicesAhead } from '#src/shared/speaking/examiner/use-voices-ahead.ts';
import { Button } from '#src/ui/button.tsx';
import { ENTRY_TEST } from '../messages/introduction.ts';
import { countRight } from '../model/suggestion.ts';
import type { Introduction } from '../model/use-introduction.ts';
import { EntryQuestionView } from './entry-question-view.tsx';

interface EntryTestProps {
  options: OnboardingOptions;
  introduction: Introduction;
}

interface AskedProps extends EntryTestProps {
  voice: ExaminerVoice;
  /** The question that was answered last, while its explanation is shown. */
  explained: string | null;
  onExplained: (id: string | null) => void;
}

const titleClass = 'text-xl font-semibold';

/** Before the first question: it may be left out. */
function Offer({ onBegin, onLeaveOut }: { onBegin: () => void; onLeaveOut: () => void }) {
  return (
    <div className="grid gap-4">
      <h2 className={titleClass}>{ENTRY_TEST.title}</h2>
      <p className="text-pretty">{ENTRY_TEST.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" className="max-sm:w-full" onClick={onBegin}>
          {ENTRY_TEST.begin}
        </Button>
        <Button size="lg" variant="secondary" className="max-sm:w-full" onClick={onLeaveOut}>
          {ENTRY_TEST.leaveOut}
        </Button>
      </div>
      <p className="text-sm text-muted text-pretty">{ENTRY_TEST.leaveOutText}</p>
    </div>
  );
}

function Over({ options, introduction: { state, reset, passEntry } }: EntryTestProps) {
  const { right, all } = countRight(options, state.step3.value);
  return (
    <div className="grid gap-4">
      <h2 className={titleClass}>{ENTRY_TEST.title}</h2>
      <p>{all > 0 ? ENTRY_TEST.done(right, all) : ENTRY_TEST.skipped}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" className="max-sm:w-full" onClick={passEntry}>
          {ENTRY_TEST.goOn}
        </Button>
        <Button variant="quiet" onClick={reset}>
          {all > 0 ? ENTRY_TEST.again : ENTRY_TEST.takeAfterAll}
        </Button>
      </div>
    </div>
  );
}

function Asked({ options, introduction, voice, explained, onExplained }: AskedProps) {
  const { value } = introduction.state.step3;
  const next = nextEntryQuestion(options.entry_test, value);
  const question: EntryQuestion | undefined =
    options.entry_test.find(({ id }) => id === explained) ?? next ?? undefined;
  if (!question) return <Over options={options} introduction={introduction} />;
  const given = value.find(({ question_id }) => question_id === question.id)?.value ?? null;
  return (
    <div className="grid gap-4">
      <EntryQuestionView
        key={question.id}
        question={question}
        place={value.length + (given === null ? 1 : 0)}
        voice={voice}
        given={given}
        onAnswer={(answer) => {
          introduction.answerEntry({ question_id: question.id, value: answer });
          onExplained(question.id);
        }}
      />
      <div className="flex flex-wrap gap-3">
        {given !== null && (
          <Button
            size="lg"
            className="max-sm:w-full"
            onClick={() => {
              voice.stop();
              onExplained(null);
              if (!next) introduction.passEntry();
            }}
          >
            {next ? ENTRY_TEST.nextQuestion : ENTRY_TEST.end}
          </Button>
        )}
        {(given === null || next) && (
          <Button variant="quiet" onClick={introduction.passEntry}>
            {ENTRY_TEST.stop}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The third step: lines of partners, from easy to hard, until the level is known. */
export function EntryTest({ options, introduction }: EntryTestProps) {
  const voice = useExaminerVoice();
  useVoicesAhead(useMemo(() => options.entry_test.map(({ line }) => line), [options]));
  const [isBegun, setBegun] = useState(false);
  const [explained, setExplained] = useState<string | null>(null);
  const { is_passed, value } = introduction.state.step3;
  if (is_passed && explained === null) return <Over options={options} introduction={introduction} />;
  if (!isBegun && value.length === 0)
    return <Offer onBegin={() => setBegun(true)} onLeaveOut={introduction.passEntry} />;
  return <Asked {...{ options, introduction, voice, explained }} onExplained={setExplained} />;
}
