import type { EssayCorrection } from '#contract/writing-evaluation.ts';
import { overlapsAny } from '../text/spans.ts';
import type { EssayText, Token } from './essay-text.ts';
import type { FoundError } from './grammar/find-errors.ts';
import { nearestWords } from './nearest-word.ts';

const SPELLING = { rule: 'misspelling', title: 'Chính tả', criterion: 'LR' } as const;

function ofError(essay: EssayText, { rule, start, end, replacements }: FoundError): EssayCorrection {
  return {
    start,
    end,
    text: essay.text.slice(start, end),
    replacements: [...replacements],
    rule: rule.id,
    title: rule.title,
    comment: rule.explain,
    criterion: rule.criterion,
  };
}

/** An unknown word is corrected only if a common word is one typo away; otherwise it may be a term or a name. */
function ofMisspelt(essay: EssayText, { word, start, end }: Token): EssayCorrection[] {
  const text = essay.text.slice(start, end);
  const isCapital = /^\p{Lu}/u.test(text);
  const replacements = nearestWords(word).map((near) =>
    isCapital ? near.charAt(0).toUpperCase() + near.slice(1) : near,
  );
  if (replacements.length === 0) return [];
  const comment = 'Mình không thấy từ này trong từ điển. Có lẽ bạn định viết từ gần giống nó.';
  return [{ ...SPELLING, start, end, text, replacements, comment }];
}

/** Corrections for an essay, in the order of the text, without overlaps. */
export function correctionsOf(
  essay: EssayText,
  errors: readonly FoundError[],
  misspelt: readonly Token[],
): EssayCorrection[] {
  const found = errors.map((error) => ofError(essay, error));
  const spelling = misspelt
    .filter((token) => !overlapsAny(token, errors))
    .flatMap((token) => ofMisspelt(essay, token));
  return [...found, ...spelling].sort((a, b) => a.start - b.start);
}
