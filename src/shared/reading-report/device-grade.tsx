import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { DEVICE_GRADE } from '#src/messages/device-grade.ts';
import { EstimateLine } from '#src/shared/questions/estimate-line.tsx';
import { EngineLine } from '#src/shared/questions/machine-grade.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Reading } from './score-recording.ts';
import { useDeviceGrade } from './use-device-grade.ts';

type Result = SpeakingEvaluation['result'];
type Graded = Extract<Result, { outcome: 'graded' }>;

interface DeviceGradeProps extends Reading {
  /** Details of a score, such as its words and sounds. */
  children?: (graded: Graded) => ReactNode;
}

const consentText = (result: Result): string =>
  result.outcome === 'graded'
    ? `${DEVICE_GRADE.title}: ${Math.round(result.score.point)}/100`
    : DEVICE_GRADE.declined;

function Provisional({ result, children }: { result: Result; children: DeviceGradeProps['children'] }) {
  return (
    <div
      className="grid gap-2 rounded-control border border-dashed border-line bg-raised p-4"
      data-testid="device-grade"
    >
      <p>
        <Badge tone="info" icon={Smartphone}>
          {DEVICE_GRADE.title}
        </Badge>
      </p>
      {result.outcome === 'graded' ? (
        <>
          <EstimateLine estimate={result.score} scale="hundred" />
          <EngineLine engine={result.engine} />
          {children?.(result)}
        </>
      ) : (
        <>
          <p className="font-semibold">{DEVICE_GRADE.declined}</p>
          <p>{result.message}</p>
        </>
      )}
      <p className="text-sm text-muted">{DEVICE_GRADE.text}</p>
    </div>
  );
}

/**
 * This device's score of a recording, marked as provisional, or why there is none; nothing without a model.
 * Shown until the server's evaluation is there.
 */
export function DeviceGrade({ children, ...reading }: DeviceGradeProps) {
  const grade = useDeviceGrade(reading);
  if (grade.name === 'none') return null;
  const isScoring = grade.name === 'scoring';
  return (
    <div className="grid gap-2">
      {/* The words and sounds are too many to announce; only the score itself is. */}
      <p role="status" className={isScoring ? 'text-sm text-muted' : 'sr-only'}>
        {isScoring && DEVICE_GRADE.scoring}
        {grade.name === 'scored' && consentText(grade.result)}
      </p>
      {grade.name === 'scored' && <Provisional result={grade.result}>{children}</Provisional>}
      {!isScoring && grade.name !== 'scored' && <Notice tone="warning">{DEVICE_GRADE[grade.name]}</Notice>}
    </div>
  );
}
