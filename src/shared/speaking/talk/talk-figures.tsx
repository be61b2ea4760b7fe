import type { TalkEvaluation } from '#contract/talk-evaluation.ts';
import { TalkMeasureBars } from './talk-measures.tsx';
import { ClarityLine, MelodyBar } from './voice-sound.tsx';

type Graded = Extract<TalkEvaluation['result'], { outcome: 'graded' }>;

/** All figures of a graded talk: from its words, and from its sound. */
export function TalkFigures({ talk: { measures, sound } }: { talk: Pick<Graded, 'measures' | 'sound'> }) {
  return (
    <>
      <TalkMeasureBars measures={measures} />
      {sound && (
        <>
          <ul>
            <MelodyBar melody={sound.melody} />
          </ul>
          <ClarityLine clearance={sound.clearance} />
        </>
      )}
    </>
  );
}
