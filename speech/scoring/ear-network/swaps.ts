import type { EarStretch } from '../../recognition/ear-stretch.ts';
import { drawLine, type StoredLine } from '../line.ts';
import type { MeasuredReading } from '../measures.ts';
import { type SoundEar, soundChances, soundInputs } from './sound-ear.ts';
import levels from './swap-levels.json' with { type: 'json' };

/** When a sound was surely said as another: see speech/training/learn-swaps.ts. */
export interface SwapLevel {
  /** ARPAbet. */
  asked: string;
  said: string;
  /** A line over how much better the other sound fits: by the ear, and by the acoustic model. */
  weights: StoredLine;
  /** It is surely the other one above this. */
  level: number;
  /** Of other speakers: share found of the sounds that were the other one, and of those that were right. */
  caught: number;
  false: number;
}

/**
 * How far above its level a swap is; null where the ear and the acoustic model do not both prefer the other sound.
 * @param byEar by how much the ear prefers it, and `byModel` the acoustic model
 */
export function aboveLevel(
  { weights, level }: Pick<SwapLevel, 'weights' | 'level'>,
  [byEar, byModel]: readonly [byEar: number, byModel: number],
): number | null {
  const above = drawLine(weights)([byEar, byModel]) - level;
  return byEar > 0 && byModel > 0 && above > 0 ? above : null;
}

const LEVELS: ReadonlyMap<string, readonly SwapLevel[]> = Map.groupBy(
  levels as readonly SwapLevel[],
  ({ asked }) => asked,
);

/**
 * Sounds that were said as another: only where the ear and the acoustic model agree, since the ear knows the word that is
 * expected and repairs what it hears.
 * @param names of the phones
 * @returns the phone that was said, by the index of the one that was asked
 */
export function findSwaps(
  ear: SoundEar,
  { phones }: MeasuredReading,
  stretch: EarStretch,
  names: readonly string[],
): Map<number, string> {
  const found = new Map<number, string>();
  for (const [index, phone] of phones.entries()) {
    const rivals = (LEVELS.get(names[phone.phone] ?? '') ?? []).filter(
      ({ said }) => (phone.againstAll[names.indexOf(said)] ?? 0) < 0,
    );
    if (rivals.length === 0) continue;
    const chances = soundChances(ear, soundInputs(stretch, phone));
    const sure = rivals.flatMap((level) => {
      const other = names.indexOf(level.said);
      const byEar = (chances[other] ?? 0) - (chances[phone.phone] ?? 0);
      const above = aboveLevel(level, [byEar, -(phone.againstAll[other] ?? 0)]);
      return above === null ? [] : [{ said: level.said, above }];
    });
    const [best] = sure.toSorted((a, b) => b.above - a.above);
    if (best) found.set(index, best.said);
  }
  return found;
}
