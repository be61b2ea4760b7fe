import type { GrammarRule } from './grammar-rule.ts';

/** Slips of the pen: capitals, doubled words, spaces around punctuation. */
export const SURFACE_RULES: readonly GrammarRule[] = [
  {
    id: 'lowercase-i',
    criterion: 'GRA',
    pattern: /(?<![\w'.(-])i(?=\s+[a-z]|'(?:m|ve|ll|d)\b)(?! and ii\b)/g,
    explain: 'Đại từ I luôn viết hoa.',
  },
  {
    id: 'sentence-capital',
    criterion: 'GRA',
    // "iPhone" and "e.g." may begin a sentence as they are.
    pattern: /^(?!i\b)[a-z]+(?=[\s,'])/g,
    explain: 'Chữ đầu câu phải viết hoa.',
  },
  {
    id: 'doubled-word',
    criterion: 'GRA',
    pattern: /\b(?!(?:had|that|is|do|very|really|so|no|bye|ha|long|many|far|new)\b)([a-z]+) \1\b(?!['-])/gi,
    explain: 'Một từ bị viết hai lần liền nhau: bỏ bớt một từ.',
  },
  {
    id: 'space-before-punctuation',
    criterion: 'GRA',
    pattern: /[a-z]+ +[,.;:!?](?=\s|$)/gi,
    explain: 'Dấu câu viết liền với từ đứng trước, cách từ đứng sau một khoảng trắng.',
  },
];
