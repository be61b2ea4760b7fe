import type { Span } from '../text/spans.ts';
import type { EssayText } from './essay-text.ts';

const BULLET = /^[ \t]*(?:[-•*–+►✓]|\d{1,2}[.)]|[a-z]\))[ \t]+\S/;
const FEWEST = 3;

/** The lines written as notes, if there are enough of them to replace paragraphs; else none. */
export function bulletPoints(essay: EssayText): Span[] {
  const lines = [...essay.text.matchAll(/[^\r\n\u2028\u2029]+/g)].filter(([line]) => line.trim() !== '');
  const bullets = lines
    .filter(([line]) => BULLET.test(line))
    .map((match) => ({ start: match.index, end: match.index + match[0].trimEnd().length }));
  return bullets.length >= FEWEST && bullets.length / lines.length >= 0.4 ? bullets : [];
}
