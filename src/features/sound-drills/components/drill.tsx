import { useMemo, useState } from 'react';
import type { DrillId } from '#rules/sound-drills/sound-drills.ts';
import { DRILL, LISTEN } from '#src/messages/reading-report.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { type Drill, pairsOf } from '../content/drill.ts';
import { DRILLS } from '../content/drills.ts';
import type { DrillResult } from '../model/drill-progress.ts';
import { ListeningRound } from './listening-round.tsx';
import { PairList } from './pair-list.tsx';
import { SayIt } from './say-it.tsx';

/** Tongue and lip position for both sounds, and what usually goes wrong. */
function HowTo({ drill: { sides, trap } }: { drill: Drill }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{DRILL.how}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ sound, how }) => (
          <Card as="li" key={sound} className="grid content-start gap-1">
            <p className="text-xl font-semibold">{sound}</p>
            <p className="text-pretty">{how}</p>
          </Card>
        ))}
      </ul>
      <Notice tone="info" title={DRILL.trap}>
        <p className="text-pretty">{trap}</p>
      </Notice>
    </section>
  );
}

interface DrillViewProps {
  id: DrillId;
  result: DrillResult | undefined;
  onDone: (right: number, total: number) => void;
}

/** One drill: how the sounds are made, words to hear, a listening round, the learner's recording. */
export function DrillView({ id, result, onDone }: DrillViewProps) {
  const drill = DRILLS[id];
  const pairs = useMemo(() => pairsOf(drill), [drill]);
  const listening = useListening();
  const [isRound, setRound] = useState(false);
  return (
    <>
      {!listening.hasVoice && <Notice tone="warning">{LISTEN.noVoice}</Notice>}
      {listening.hasVoice && listening.isVoiceLacking && <Notice tone="warning">{LISTEN.voiceFailed}</Notice>}
      <div hidden={isRound} className="grid gap-6">
        <HowTo drill={drill} />
        <PairList pairs={pairs} listening={listening} />
      </div>
      <ListeningRound
        pairs={pairs}
        listening={listening}
        result={result}
        onDone={onDone}
        onUnderWay={setRound}
      />
      <div hidden={isRound}>
        <SayIt pairs={pairs} listening={listening} />
      </div>
    </>
  );
}
