import { SignalHigh, SignalLow, SignalMedium } from 'lucide-react';
import { Badge } from '#src/ui/badge.tsx';
import type { Prediction } from './topic-predictions.ts';

const LOOKS = {
  high: { icon: SignalHigh, tone: 'brand', text: 'Nên luyện trước' },
  medium: { icon: SignalMedium, tone: 'neutral', text: 'Nên luyện' },
  low: { icon: SignalLow, tone: 'neutral', text: 'Luyện thêm nếu kịp' },
} as const;

/** How likely a predicted topic is, as advice. */
export function LikelihoodBadge({ likelihood }: Pick<Prediction['topics'][number], 'likelihood'>) {
  const { icon, tone, text } = LOOKS[likelihood];
  return (
    <Badge icon={icon} tone={tone}>
      {text}
    </Badge>
  );
}
