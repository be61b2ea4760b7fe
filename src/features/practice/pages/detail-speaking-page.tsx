import type { SpeakingEvaluation } from '#contract/evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';
import { Card } from '#src/ui/card.tsx';
import { DetailFrame } from '../components/detail-frame.tsx';
import { EngineLine, EstimateLine } from '../components/evaluation.tsx';
import { OwnRecording } from '../components/own-recording.tsx';
import { useGradedQuestion } from '../model/use-graded-question.ts';

type Graded = Extract<SpeakingEvaluation['result'], { outcome: 'graded' }>;

const toneOf = (score: number): string => {
  if (score > 75) return 'border-success bg-success-soft';
  return score > 50 ? 'border-warning bg-warning-soft' : 'border-danger bg-danger-soft';
};

function WordScores({ words }: { words: Graded['words'] }) {
  return (
    <Card>
      <h2 className="mb-3 font-semibold">{RESULT.wordScores}</h2>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word.start}
            className={`grid rounded-sm border-b-4 px-3 py-2 text-center ${toneOf(word.score)}`}
          >
            <span lang="en" className="text-lg">
              {word.text}
            </span>
            <span className="text-sm tabular-nums">{Math.round(word.score)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Component() {
  const { question, isLoading, back } = useGradedQuestion();
  const user = question?.user[0];
  const content = user?.ai_evaluation?.content;
  const result = content?.kind === 'speaking' && content.result.outcome === 'graded' ? content.result : null;
  const recordingId =
    user?.bai_lam?.type_code === 'ielts_scripted_speaking' ? user.bai_lam.recording_id : null;
  return (
    <DetailFrame title={RESULT.detail} back={back} isLoading={isLoading}>
      {result && (
        <>
          <Card>
            <EstimateLine estimate={result.score} scale="hundred" />
            <EngineLine engine={result.engine} />
            <p className="text-sm text-muted">{RESULT.speechRate(Math.round(result.speech_rate))}</p>
            {recordingId && <OwnRecording recordingId={recordingId} />}
          </Card>
          <WordScores words={result.words} />
        </>
      )}
    </DetailFrame>
  );
}
