import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { Attempt, QuestionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { type AnswerGrading, answerGrading, countGradings } from '#rules/attempt/answer-grading.ts';
import { WAITING } from '#src/messages/practice.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';

/** How many gradings the learner has left today, and how long one currently takes. */
const gradingCount = () => readQuery(ENDPOINTS.gradingCount.statistic, {}, { staleTime: 10_000 });

const LOOKS = {
  waiting: { tone: 'info', icon: Clock },
  graded: { tone: 'success', icon: CircleCheck },
  heard: { tone: 'neutral', icon: CircleCheck },
  declined: { tone: 'warning', icon: CircleAlert },
  failed: { tone: 'warning', icon: CircleAlert },
  expired: { tone: 'warning', icon: CircleAlert },
} as const satisfies Record<AnswerGrading, unknown>;

interface GradingProgressProps {
  questions: readonly QuestionResult[];
  attempt: Attempt | null;
}

/** What the AI has graded of an attempt and is still grading, and how long that usually takes. */
export function GradingProgress({ questions, attempt }: GradingProgressProps) {
  const counts = useQuery(gradingCount()).data;
  const band = attempt?.user_result.speaking;
  const byAi = questions.filter(({ grading_object }) => grading_object === GRADING_MODE.ai);
  const { of, graded, waiting } = countGradings(byAi, band);
  return (
    <Card>
      <div className="grid gap-4">
        <p role="status" className="font-semibold">
          {WAITING.done(graded, of)}
        </p>
        <ProgressBar value={of - waiting} max={of} label={WAITING.looked(of - waiting, of)} />
        <ul className="grid divide-y divide-line">
          {byAi.map((question) => {
            const state = answerGrading(question, band);
            if (state === null) return null;
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
