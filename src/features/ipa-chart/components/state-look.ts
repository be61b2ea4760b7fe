import { Check, Clock, type LucideIcon, Minus, Target } from 'lucide-react';
import { LEVEL_LOOKS } from '#src/shared/reading-report/level-look.ts';
import type { SoundState } from '../model/sound-state.ts';

interface StateLook {
  box: string;
  /** The mark beside the symbol, so that no colour is needed. */
  icon: LucideIcon | null;
}

/** Appearance of a sound by how the learner says it: border, tint and a mark of its own. */
export const STATE_LOOKS: Readonly<Record<SoundState['name'], StateLook>> = {
  none: { box: 'border-line bg-surface', icon: null },
  waiting: { box: 'border-line-strong border-dotted bg-sunk', icon: Clock },
  clear: { box: `border-2 ${LEVEL_LOOKS.clear.box}`, icon: Check },
  fair: { box: `border-2 ${LEVEL_LOOKS.fair.box}`, icon: Minus },
  weak: { box: `border-4 ${LEVEL_LOOKS.weak.box}`, icon: Target },
};
export const STATES = ['clear', 'fair', 'weak', 'waiting', 'none'] as const;
