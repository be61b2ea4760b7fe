import type { SoundLevel } from '#rules/reading-report/sound-level.ts';

interface LevelLook {
  /** For a box around what was scored. */
  box: string;
  text: string;
  colour: string;
  line: 'solid' | 'dashed' | 'double';
}

/** Appearance of levels: the line below differs in style as well as in colour. */
export const LEVEL_LOOKS: Readonly<Record<SoundLevel, LevelLook>> = {
  clear: {
    box: 'border-success bg-success-soft',
    text: 'text-success',
    colour: 'var(--color-success)',
    line: 'solid',
  },
  fair: {
    box: 'border-warning border-dashed bg-warning-soft',
    text: 'text-warning',
    colour: 'var(--color-warning)',
    line: 'dashed',
  },
  weak: {
    box: 'border-danger border-double bg-danger-soft',
    text: 'text-danger',
    colour: 'var(--color-danger)',
    line: 'double',
  },
};
