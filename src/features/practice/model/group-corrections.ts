import type { EssayCorrection } from '#contract/writing-evaluation.ts';

export interface NumberedCorrection extends EssayCorrection {
  /** From 1, as in the essay. */
  number: number;
}

interface CorrectionKind {
  rule: string;
  title: string;
  items: NumberedCorrection[];
}

/** The corrections of an essay by kind, the most frequent kind first. */
export function groupCorrections(corrections: readonly EssayCorrection[]): CorrectionKind[] {
  const kinds = new Map<string, CorrectionKind>();
  for (const [index, correction] of corrections.entries()) {
    const kind = kinds.get(correction.rule) ?? { rule: correction.rule, title: correction.title, items: [] };
    kind.items.push({ ...correction, number: index + 1 });
    kinds.set(correction.rule, kind);
  }
  return [...kinds.values()].sort((a, b) => b.items.length - a.items.length);
}
