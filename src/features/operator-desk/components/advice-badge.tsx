import type { AdviceState } from '#contract/operator-advice.ts';
import { Badge } from '#src/ui/badge.tsx';
import { ADVICE } from '../messages/advice.ts';

const TONES = { new: 'brand', called: 'info', enrolled: 'success', closed: 'neutral' } as const;

export const AdviceBadge = ({ state }: { state: AdviceState }) => (
  <Badge tone={TONES[state]}>{ADVICE.states[state]}</Badge>
);
