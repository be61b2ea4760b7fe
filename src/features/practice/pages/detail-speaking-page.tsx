import { recordingOf } from '#rules/questions/recording-of.ts';
import { OwnRecording } from '#src/audio/own-recording.tsx';
import { RESULT } from '#src/messages/practice.ts';
import { EstimateLine } from '#src/questions/estimate-line.tsx';
import { EngineLine } from '#src/questions/machine-grade.tsx';
import { Card } from '#src/ui/card.tsx';
import { DetailFrame } from '../components/detail-frame.tsx';
import { WordScores } from '../components/word-scores.tsx';
import { useGradedQuestion } from '../model/use-graded-question.ts';

export function Component() {
  const graded = useGradedQuestion();
  const user = graded.question?.user[0];
  const content = user?.ai_evaluation?.content;
  const result = content?.kind === 'speaking' && content.result.outcome === 'graded' ? content.result : null;
  const recordingId = recordingOf(user?.bai_lam ?? null);
  return (
    <DetailFrame title={RESULT.detail} graded={graded}>
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
