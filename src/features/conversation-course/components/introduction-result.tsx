import { useQuery } from '@tanstack/react-query';
import { conversationCourseId, type OnboardingOptions } from '#contract/conversation-course.ts';
import { conversationLevels } from '#src/shared/queries/conversation-course.ts';
import { Card } from '#src/ui/card.tsx';
import { firstLesson } from '../api/course.ts';
import { RESULT } from '../messages/introduction.ts';
import { countRight, suggestionOf } from '../model/suggestion.ts';
import type { IntroductionResult } from '../model/use-introduction-result.ts';
import { ResultEnd } from './result-end.tsx';
import { SectionRow } from './section-row.tsx';

interface IntroductionResultProps {
  options: OnboardingOptions;
  result: IntroductionResult;
}

/** Why this level: from what the learner says of themselves, and what the entry test found. */
function Why({ options, result: { choices } }: IntroductionResultProps) {
  const { entry_test } = choices;
  const reason = suggestionOf(options, choices)?.reason;
  const own = options.steps
    .find(({ step }) => step === 'step5')
    ?.options.find(({ value }) => value === choices.step5.value)?.vi;
  const counted = entry_test && countRight(options, entry_test);
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{RESULT.why}</h3>
      {own !== undefined && <p className="text-pretty">{RESULT.own(own)}</p>}
      <p className="text-pretty">
        {counted ? RESULT.byTest(counted.right, counted.all) : RESULT.noTest}
        {reason && reason !== 'self' && ` ${RESULT.reasons[reason]}`}
      </p>
    </section>
  );
}

/** What to begin with; the server tells it as soon as it knows of the introduction. */
function First({ level, isSent }: { level: number; isSent: boolean }) {
  const { data } = useQuery({ ...firstLesson(conversationCourseId(level)), enabled: isSent });
  const section = data?.section;
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{RESULT.firstTitle}</h3>
      {section ? (
        <ul>
          <SectionRow section={section} />
        </ul>
      ) : (
        <p className="text-muted text-pretty">{RESULT.firstOffline}</p>
      )}
    </section>
  );
}

/** What came of the introduction: the level in words, why, and where to begin. */
export function IntroductionResultView({ options, result }: IntroductionResultProps) {
  const { level, sent } = result;
  const { data } = useQuery(conversationLevels());
  const summary = data?.levels.find((one) => one.level === level);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-2xl font-semibold text-pretty">
          {RESULT.title(level, summary?.title_vi ?? null)}
        </h2>
        {summary && <p className="text-lg text-pretty">{summary.about_vi}</p>}
        <p className="text-muted text-pretty">
          {sent === 'unsaved' ? RESULT.opens(level) : RESULT.open(level)}
        </p>
      </div>
      <Card className="grid gap-5">
        <Why options={options} result={result} />
        {sent !== 'unsaved' && <First level={level} isSent={sent === 'sent'} />}
      </Card>
      <ResultEnd result={result} />
    </div>
  );
}
