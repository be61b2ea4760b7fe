import { useMemo } from 'react';
import type { DrillId } from '#rules/sound-drills/sound-drills.ts';
import { LISTEN } from '#src/messages/reading-report.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { Notice } from '#src/ui/notice.tsx';
import { pairsOf } from '../content/drill.ts';
import { DRILLS } from '../content/drills.ts';
import type { DrillResult } from '../model/drill-progress.ts';
import { HowTo } from './how-to.tsx';
import { ListeningRound } from './listening-round.tsx';
import { PairList } from './pair-list.tsx';
import { SayIt } from './say-it.tsx';

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
  return (
    <>
      {!listening.hasVoice && <Notice tone="warning">{LISTEN.noVoice}</Notice>}
      {listening.hasVoice && listening.isVoiceLacking && <Notice tone="warning">{LISTEN.voiceFailed}</Notice>}
      <HowTo drill={drill} />
      <PairList pairs={pairs} listening={listening} />
      <ListeningRound pairs={pairs} listening={listening} result={result} onDone={onDone} />
      <SayIt pairs={pairs} listening={listening} />
    </>
  );
}
