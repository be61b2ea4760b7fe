import { Check, CircleDashed, Clock, Minus, X } from 'lucide-react';
import { useId } from 'react';
import type { ExamQuestion } from '#contract/exam-taking.ts';
import { type Answer, GRADING_MODE, type QuestionContent } from '#contract/question.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { currentGrade, waitsForGrade } from '#rules/teacher-grading/current-grade.ts';
import { EXAM, EXAM_RESULT } from '#src/messages/exam.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import { Explanation } from '#src/shared/questions/explanation.tsx';
import { itemNumbers } from '#src/shared/questions/item-numbers.ts';
import { Proofs } from '#src/shared/questions/proofs.tsx';
import { ReportButton } from '#src/shared/questions/report-button.tsx';
import { AnyQuestion } from '#src/shared/questions/views.tsx';
import { Graders } from '#src/shared/teacher-grading/graders.tsx';
import { TeacherComments } from '#src/shared/teacher-grading/teacher-comments.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { GradedAnswer } from './graded-answer.tsx';
import { numberRange } from './items.ts';

/** Right, wrong, partly right, not answered or still being graded: a word with an icon. */
function VerdictBadge({ question }: { question: ExamQuestion }) {
  const user = question.user[0];
  if (!user || !isAnswered(user.bai_lam))
    return (
      <Badge tone="neutral" icon={Minus}>
        {EXAM_RESULT.unanswered}
      </Badge>
    );
  if (question.grading_object !== GRADING_MODE.none)
    return waitsForGrade(user.ai_evaluation, user.teacher_evaluation) ? (
      <Badge tone="info" icon={Clock}>
        {EXAM_RESULT.waitingGrade}
      </Badge>
    ) : null;
  const won = user.marks_won ?? 0;
  if (won > 0 && won < question.marks)
    return (
      <Badge tone="warning" icon={CircleDashed}>
        {EXAM_RESULT.some(won, question.marks)}
      </Badge>
    );
  return won >= question.marks ? (
    <Badge tone="success" icon={Check}>
      {EXAM_RESULT.right}
    </Badge>
  ) : (
    <Badge tone="error" icon={X}>
      {EXAM_RESULT.wrong}
    </Badge>
  );
}

/** Names that a question's proofs may refer to. */
function namesOf(content: QuestionContent): string[] {
  if (content.type_code === 'fill_paragraph') return blankNames(content.text);
  return content.type_code === 'matching' ? content.items.map(({ name }) => name) : [];
}

interface ResultQuestionProps {
  question: ExamQuestion;
  answer: Answer | null;
  /** The test has been marked: verdict, key, proofs and explanation are available. */
  marked: boolean;
  /** Shows a quote in the passage or the transcript. */
  onShow?: (quote: string) => void;
}

/** One question of a result: the learner's answer, the key, its proofs and the explanation. */
export function ResultQuestion({ question, answer, marked, onShow }: ResultQuestionProps) {
  const promptId = useId();
  const { content, first_number, explanation, proofs } = question;
  const recordingId = recordingOf(answer);
  const user = question.user[0];
  const grade = currentGrade(user?.teacher_evaluation ?? null);
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{EXAM.question(numberRange(question))}</h3>
        {marked && <VerdictBadge question={question} />}
      </div>
      <div id={promptId}>
        <Prose markdown={content.prompt} />
      </div>
      <AnyQuestion
        question={question}
        answer={answer}
        answerKey={marked && question.grading_object === GRADING_MODE.none ? question.answers : null}
        labelledBy={promptId}
        firstNumber={first_number}
        recorder={recordingId && <OwnRecording recordingId={recordingId} />}
      />
      {marked && (
        <Graders
          heading="h4"
          question={question}
          machine={user?.ai_evaluation ? <GradedAnswer evaluation={user.ai_evaluation} /> : null}
        >
          {grade && <TeacherComments grade={grade} />}
        </Graders>
      )}
      <Proofs proofs={proofs} numbers={itemNumbers(namesOf(content), first_number)} onShow={onShow} />
      {explanation && (
        <Explanation of={EXAM.question(numberRange(question))}>
          <Prose markdown={explanation} />
        </Explanation>
      )}
      <ReportButton id={question.id} position={first_number} />
    </Card>
  );
}
