import type { WritingEvaluation } from '#contract/evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';
import { EngineLine } from '#src/questions/machine-grade.tsx';
import { ReasonList } from '#src/questions/reason-list.tsx';
import { Card } from '#src/ui/card.tsx';
import { DetailFrame } from '../components/detail-frame.tsx';
import { EstimateLine } from '../components/evaluation.tsx';
import { QuotedEssay } from '../components/quoted-essay.tsx';
import { useGradedQuestion } from '../model/use-graded-question.ts';

type Graded = Extract<WritingEvaluation['result'], { outcome: 'graded' }>;

function Criterion({ criterion }: { criterion: Graded['criteria'][number] }) {
  return (
    <Card as="li">
      <h2 className="font-semibold">{RESULT.criteria[criterion.code]}</h2>
      <EstimateLine estimate={criterion.band} scale="band" />
      <div className="mt-3">
        <ReasonList reasons={criterion.reasons} />
      </div>
    </Card>
  );
}

export function Component() {
  const graded = useGradedQuestion();
  const user = graded.question?.user[0];
  const content = user?.ai_evaluation?.content;
  const result = content?.kind === 'writing' && content.result.outcome === 'graded' ? content.result : null;
  const essay = user?.bai_lam?.type_code === 'ielts_writing' ? user.bai_lam.u : '';
  return (
    <DetailFrame title={RESULT.detail} graded={graded}>
      {result && (
        <>
          <Card>
            <EstimateLine estimate={result.band} scale="band" />
            <EngineLine engine={result.engine} />
            <p className="text-sm text-muted">{RESULT.words(result.word_count)}</p>
          </Card>
          <QuotedEssay essay={essay} criteria={result.criteria} />
          <ul className="grid gap-4">
            {result.criteria.map((criterion) => (
              <Criterion key={criterion.code} criterion={criterion} />
            ))}
          </ul>
        </>
      )}
    </DetailFrame>
  );
}
