import { after, before, type GrammarRule, group } from './grammar-rule.ts';

const SHORT_ADJECTIVES =
  `angry big brave bright broad busy calm cheap clean clever close cold cool crazy cute dark dear deep dirty dry dull easy fair fast
  fat fine firm fit flat fresh friendly funny great green happy hard healthy heavy high hot hungry kind large lazy light
  long loud lovely low lucky narrow near neat nice noisy old poor pretty proud pure quick quiet rare rich rough sad safe
  sharp short simple slim slow small smart smooth soft strict strong sunny sweet tall thick thin tidy tight tiny tough
  ugly warm weak wealthy wet wide wild wise young`.split(/\s+/);
const DOUBLED = new Set('big fat fit hot sad slim thin wet'.split(' '));
const withEnding = (word: string, ending: string): string =>
  `${DOUBLED.has(word) ? word + word.slice(-1) : word.replace(/y$/, 'i').replace(/e$/, '')}${ending}`;
const COMPARATIVES: ReadonlySet<string> = new Set([
  'better',
  'worse',
  ...SHORT_ADJECTIVES.map((word) => withEnding(word, 'er')),
]);
const SUPERLATIVES: ReadonlySet<string> = new Set([
  'best',
  'worst',
  ...SHORT_ADJECTIVES.map((word) => withEnding(word, 'est')),
]);
const SURE_COMPARATIVES = new Set(
  `better worse easier harder bigger smaller cheaper faster slower higher lower stronger weaker healthier happier longer
  shorter older younger richer poorer safer larger greater busier taller`.split(/\s+/),
);
/** What follows a comparative without a noun, and what precedes one. */
const CLOSES =
  /^(?:\s*(?:[.,;:!?)]|$)| (?:than|and|or|but|for|to|in|at|on|when|if|because|every|now|today|nowadays|as|with|by|so|from)\b)/;
const LINKS =
  /\b(?:is|are|was|were|be|been|become|becomes|became|get|gets|got|getting|look|looks|feel|feels|seem|seems|much|far) $/;

/** More, most, -er and -est. */
export const COMPARISON_RULES: readonly GrammarRule[] = [
  {
    id: 'double-comparative',
    criterion: 'GRA',
    title: 'So sánh hai lần',
    pattern: /\b(more|most) ([a-z]+)\b(?!-)/gi,
    explain: 'Tính từ đã ở dạng so sánh (better, easier) thì không thêm more hay most.',
    fix(match) {
      const [amount, word] = [group(match, 1), group(match, 2)];
      if (!(amount === 'more' ? COMPARATIVES : SUPERLATIVES).has(word)) return null;
      // "More cleaner energy" may be more of it; "one more cooler" is a thing.
      const isSure = SURE_COMPARATIVES.has(word) || CLOSES.test(after(match)) || LINKS.test(before(match));
      return amount === 'most' || isSure ? [`${match[2]}`] : null;
    },
  },
  {
    id: 'short-adjective-more',
    criterion: 'GRA',
    title: 'Tính từ ngắn so sánh bằng -er',
    pattern:
      /\b(?<!the )more (big|small|cheap|fast|slow|old|young|high|low|strong|short|long|large|hard|rich|poor|happy|easy|healthy|busy|safe|tall|weak|warm|hot|good|bad|lazy|noisy)(?=\s*(?:[.,;!?]|$)| (?:than|for|to|because|when|if|in|every|today|now|nowadays)\b)/gi,
    explain: 'Tính từ ngắn thêm -er (cheaper, bigger, easier); good → better, bad → worse.',
    fix(match) {
      const word = group(match, 1);
      // "More good than harm".
      if (/^(?:good|bad)$/.test(word) && /^ than (?:harm|good|bad|evil|damage)\b/.test(after(match)))
        return null;
      // "It did me more good".
      if (
        word === 'good' &&
        /\b(?:do|does|did|done|doing) (?:me|you|him|her|us|them|people)? ?$/.test(before(match))
      )
        return null;
      if (word === 'good') return ['better'];
      if (word === 'bad') return ['worse'];
      if (word === 'big' || word === 'hot') return [`${word}${word.slice(-1)}er`];
      return [/e$/.test(word) ? `${word}r` : /y$/.test(word) ? word.replace(/y$/, 'ier') : `${word}er`];
    },
  },
];
