import { type GrammarRule, group } from './grammar-rule.ts';
import { phrases } from './phrases.ts';

const NAMES =
  'english|vietnam|vietnamese|japan|japanese|chinese|american|america|england|britain|british|france|korea|korean|asia|asian|europe|european|ielts|toeic|hanoi|australia|canada|singapore|thailand|germany|german|africa|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|facebook|youtube|tiktok|google';
const PROPER: Readonly<Record<string, string>> = {
  ielts: 'IELTS',
  toeic: 'TOEIC',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

/** Surface errors: capitals, doubled words, spaces around punctuation. */
export const SURFACE_RULES: readonly GrammarRule[] = [
  {
    id: 'lowercase-i',
    criterion: 'GRA',
    title: 'I viết hoa',
    pattern: /(?<![\w'.(-])i(?=\s+[a-z]|'(?:m|ve|ll|d)\b)(?! and ii\b)/g,
    explain: 'Đại từ I luôn viết hoa.',
    fix: () => ['I'],
  },
  {
    id: 'proper-capital',
    criterion: 'GRA',
    title: 'Tên riêng viết hoa',
    // Not the i flag, which would match names that are already capitalised.
    pattern: new RegExp(`(?<![\\w@.#/-])(${NAMES})\\b(?![\\w.]*(?:\\.com|\\/))`, 'g'),
    explain: 'Tên nước, ngôn ngữ, thứ, tháng và tên riêng viết hoa chữ đầu (English, Vietnam, Monday).',
    fix(match) {
      const name = group(match, 1);
      return [PROPER[name] ?? name.charAt(0).toUpperCase() + name.slice(1)];
    },
  },
  {
    id: 'sentence-capital',
    criterion: 'GRA',
    title: 'Viết hoa đầu câu',
    // "iPhone" and "e.g." may begin a sentence unchanged.
    pattern: /^(?!i\b)[a-z]+(?=[\s,'])/g,
    explain: 'Chữ đầu câu phải viết hoa.',
    fix: (match) => [match[0].charAt(0).toUpperCase() + match[0].slice(1)],
  },
  {
    id: 'doubled-word',
    criterion: 'GRA',
    title: 'Lặp từ',
    pattern:
      /\b(?!(?:had|that|is|do|very|really|so|no|bye|ha|long|many|far|new|who|in|oh|zero|one|two|three|four|five|six|seven|eight|nine)\b)([a-z]{2,}|i) \1\b(?!['-])/gi,
    explain: 'Một từ bị viết hai lần liền nhau: bỏ bớt một từ.',
    // "Lang Lang" is a name.
    fix: (match) => (/^\p{Lu}.* \p{Lu}/u.test(match[0]) ? null : [match[1] ?? '']),
  },
  {
    id: 'space-before-punctuation',
    criterion: 'GRA',
    title: 'Khoảng trắng ở dấu câu',
    ...phrases([
      ['(?<![a-z])([a-z]+) +([,.;:!?])(?=\\s|$)', '$1$2'],
      ['(?<![a-z])([a-z]+) ,([a-z]+)', '$1, $2'],
      ['(?<![a-z])([a-z]{2,})([,;])([a-z]{2,})', '$1$2 $3'],
      ['(?<![a-z])([a-z]+),,+', '$1,'],
    ]),
    explain: 'Dấu câu viết liền với từ đứng trước, cách từ đứng sau một khoảng trắng.',
  },
  {
    id: 'comma-after-linker',
    criterion: 'GRA',
    title: 'Dấu phẩy sau từ nối',
    pattern:
      /^(however|moreover|furthermore|in addition|for example|for instance|in conclusion|on the other hand|first of all|besides that|as a result|in my opinion|nowadays) (?=(?:i|we|they|he|she|it|there|people|some|this|these|my|our|the)\b)(?!it (?:may|might))/gi,
    explain: 'Từ nối đứng đầu câu có dấu phẩy theo sau (However, it is…).',
    fix: (match) =>
      /^(?:nowadays|in my opinion|as a result|for example|for instance)/i.test(match[0])
        ? null
        : [`${match[1]}, `],
  },
];
