import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

export type Tone = 'success' | 'warning' | 'error' | 'info';

/** Colour is never the only cue: each tone has its icon. */
export const TONES: Record<Tone, { icon: LucideIcon; text: string; soft: string }> = {
  success: { icon: CircleCheck, text: 'text-success', soft: 'bg-success-soft' },
  warning: { icon: TriangleAlert, text: 'text-warning', soft: 'bg-warning-soft' },
  error: { icon: CircleAlert, text: 'text-danger', soft: 'bg-danger-soft' },
  info: { icon: Info, text: 'text-info', soft: 'bg-info-soft' },
};
