import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { QuestionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { ANSWER_STATUS, questionStatus } from '#rules/questions/question-status.ts';
import { WAITING } from '#src/messages/practice.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';

/** How many gradings the learner has left today, and how long one currently takes. */
const gradingCount = () => readQuery(ENDPOINTS.gradingCount.statistic, {}, { staleTime: 10_000 });

const LOOKS = {
  waiting: { tone: 'info', icon: Clock },
  finished: { tone: 'success', icon: CircleCheck },
  error: { tone: 'warning', icon: CircleAlert },
  expired: { tone: 'warning', icon: CircleAlert },
} as const;

function stateOf({ grading_object, user, is_expired }: QuestionResult): keyof typeof LOOKS {
  const evaluation_status = user[0]?.ai_evaluation?.status ?? null;
  const facts = { grading_object, has_answer: true, evaluation_status, is_expired };
  switch (questionStatus(facts, 'practice_result')) {
    case ANSWER_STATUS.HAVE_RESULT:
      return 'finished';
    case ANSWER_STATUS.ERROR:
      return 'error';
    case ANSWER_STATUS.ANSWERED:
      return 'expired';
    default:
      return 'waiting';
  }
}

/** What the AI has graded of an attempt and is still grading, and how long that usually takes. */
export function GradingProgress({ questions }: { questions: readonly QuestionResult[] }) {
  const counts = useQuery(gradingCount()).data;
  const aiQuestions = questions.filter(
    ({ grading_object, user }) => grading_object === GRADING_MODE.ai && user[0]?.bai_lam,
  );
  const done = aiQuestions.filter((question) => stateOf(question) !== 'waiting').length;
  return (
    <Card>
      <div className="grid gap-4">
        <p role="status" className="font-semibold">
          {WAITING.done(done, aiQuestions.length)}
        </p>
        <ProgressBar value={done} max={aiQuestions.length} label={WAITING.done(done, aiQuestions.length)} />
        <ul className="grid divide-y divide-line">
          {aiQuestions.map((question) => {
            const state = stateOf(question);
            const { tone, icon } = LOOKS[state];
            return (
              <li key={question.id} className="flex min-h-11 items-center justify-between gap-3 py-2">
                <span>
                  {WAITING.question(question.position)}
                  <span className="text-muted"> · {question.folder_name}</span>
                </span>
                <Badge tone={tone} icon={icon}>
                  {WAITING.states[state]}
                </Badge>
              </li>
            );
          })}
        </ul>
        <div className="grid gap-1 text-sm text-muted">
          {counts?.usual_seconds != null && <p>{WAITING.usual(counts.usual_seconds)}</p>}
          {counts && <p>{WAITING.remain(counts.remain_number_of_grading, counts.number_of_grading)}</p>}
        </div>
      </div>
    </Card>
  );
}
