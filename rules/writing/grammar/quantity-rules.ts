import { before, type GrammarRule, group } from './grammar-rule.ts';
import { SINGULAR_OF, TIME_NOUNS, UNCOUNTABLE } from './lexicon.ts';
import { phrases } from './phrases.ts';
import { NOUN_ENDS, PEOPLE } from './places.ts';

const UNCOUNTABLE_SOURCE = [...UNCOUNTABLE].join('|');

/** Quantities with countable and uncountable nouns. */
export const QUANTITY_RULES: readonly GrammarRule[] = [
  {
    id: 'uncountable-plural',
    criterion: 'GRA',
    title: 'Danh từ không đếm được thêm s',
    ...phrases([
      [
        "\\b(information|advice|knowledge|equipment|furniture|homework|evidence|software|luggage|traffic|pollution|scenery|violence|clothing|employment|unemployment|electricity|garbage|rubbish|health|machinery|staff member|weather|music)s\\b(?!')",
        '$1',
      ],
      // "It transports goods": a verb.
      ['\\b(public|different|many|these|of) transports\\b', '$1 transport'],
      ['\\b(?:many|some|these|several) researches\\b', 'some research', 'many studies'],
      ['\\bhouseworks\\b', 'housework'],
      ['\\b(of|many|important|new|great) progresses\\b', '$1 progress'],
      [
        '\\b(many|some|most|all|other|young|old|these|those|lots of|a lot of|poor|rich) peoples\\b',
        '$1 people',
      ],
    ]),
    explain: 'Danh từ này không đếm được nên không thêm s; muốn đếm thì dùng a piece of.',
  },
  {
    id: 'uncountable-quantity',
    criterion: 'GRA',
    title: 'many, few, a/an + danh từ không đếm được',
    pattern: new RegExp(
      `\\b(so many|too many|many|a few|few|several|these|those|a|an|a number of|the number of|a large number of) ((?:useful |new |important |good |great |big |serious )?)(${UNCOUNTABLE_SOURCE})\\b${NOUN_ENDS}`,
      'gi',
    ),
    explain: 'Danh từ không đếm được không đi với many, few, a/an: dùng much, little, some hoặc a piece of.',
    fix(match) {
      const [amount, between, noun] = [group(match, 1), group(match, 2), group(match, 3)];
      // "In just one of these water is added".
      if (/\bone of $/.test(before(match))) return null;
      if (/^an?$/.test(amount)) {
        // "A knowledge of", "a water of", "a research in": some of these may be countable.
        if (/^(?:knowledge|water|transport|weather|money|unemployment|employment|violence)$/.test(noun))
          return null;
        if (
          /^\s+(?:of|in|to)\b/.test(match.input.slice(match.index + match[0].length)) &&
          noun !== 'information'
        )
          return null;
        if (noun === 'news') return [`a piece of ${between}${noun}`, `${between}${noun}`];
        return [`${between ? 'some ' : 'some '}${between}${noun}`, `a piece of ${between}${noun}`];
      }
      const right: Record<string, string> = {
        few: 'little',
        'a few': 'a little',
        these: 'this',
        those: 'that',
        'so many': 'so much',
        'too many': 'too much',
        several: 'some',
        'a number of': 'an amount of',
        'the number of': 'the amount of',
        'a large number of': 'a large amount of',
      };
      const most = right[amount];
      return most === undefined
        ? [`a lot of ${between}${noun}`, `much ${between}${noun}`]
        : [`${most} ${between}${noun}`];
    },
  },
  {
    id: 'much-plural',
    criterion: 'GRA',
    title: 'much, less, amount of + danh từ đếm được',
    pattern:
      /\b(?<!\b(?:how|as|no|not|so) )(much|too much|so much|less|the amount of|a large amount of|an amount of) ((?:different |new |young |good )?)([a-z]+)\b(?!-)/gi,
    explain: 'Danh từ đếm được số nhiều đi với many, fewer, the number of (many people, fewer cars).',
    fix(match) {
      const [amount, noun] = [group(match, 1), group(match, 3)];
      if (!SINGULAR_OF.has(noun) && noun !== 'people') return null;
      if (TIME_NOUNS.has(noun)) return null;
      const right: Record<string, string> = {
        much: 'many',
        'too much': 'too many',
        'so much': 'so many',
        less: 'fewer',
        'the amount of': 'the number of',
        'a large amount of': 'a large number of',
        'an amount of': 'a number of',
      };
      // "it matters much people say" has no comma, so only words that cannot end a clause are certain.
      if (amount === 'much' && /\b(?:very|pretty) $/.test(before(match))) return null;
      return [`${right[amount] ?? 'many'} ${match[2]}${noun}`];
    },
  },
  {
    id: 'a-lot-of',
    criterion: 'GRA',
    title: 'a lot of',
    pattern:
      /(?:\b(a) lot (?!of\b)([a-z]+)\b(?!-)|(?<!\b(?:a|the|whole|awful|this|that|their|our|his|her|job|parking|building|an|quite) )\blot of\b)/gi,
    explain: '“Rất nhiều” là a lot of hoặc lots of + danh từ (a lot of people).',
    fix(match) {
      if (group(match, 1) === '') return ['a lot of', 'lots of'];
      const noun = group(match, 2);
      if (!SINGULAR_OF.has(noun) && !UNCOUNTABLE.has(noun) && noun !== 'people') return null;
      return TIME_NOUNS.has(noun) ? null : [`a lot of ${noun}`];
    },
  },
  {
    id: 'almost-people',
    criterion: 'LR',
    title: 'almost khác most',
    ...phrases([
      [
        '\\balmost (people|students|children|parents|teachers|companies|countries|young people|families|jobs)\\b',
        'most $1',
        'almost all $1',
      ],
      ['\\balmost of\\b', 'most of'],
    ]),
    explain: 'almost là trạng từ: viết most people hoặc almost all people.',
  },
  {
    id: 'most-of-plural',
    criterion: 'GRA',
    title: 'most / most of the',
    ...phrases([
      [`\\b(?:the )?(most|many|some) of (${PEOPLE}|countries|companies)\\b(?!'|’)`, '$1 $2', '$1 of the $2'],
      ['\\bthe most of (?:the )?(people|students|children|time)\\b', 'most of the $1'],
      ['(?<!\\b(?:make|makes|made|making) )\\bthe most of (?=(?:young|my|old|them|vietnamese) )', 'most '],
    ]),
    explain: 'Viết most people hoặc most of the people: có of thì phải có the, my, these… sau nó.',
  },
];
