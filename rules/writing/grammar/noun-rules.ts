import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import { ADJECTIVES, PLURAL_OF, SINGULAR_OF, TIME_NOUNS } from './lexicon.ts';
import { phrases } from './phrases.ts';
import { NOUN_ENDS } from './places.ts';

const middle = '((?:[a-z-]+ )??)';
/** Countable nouns that never denote a whole: not "all day", "some reason". */
const PLAIN = new Set(
  'student teacher child person parent company job subject book car worker employee friend advantage disadvantage benefit activity problem tourist citizen'.split(
    ' ',
  ),
);
const ADJECTIVE_SOURCE = [...ADJECTIVES].join('|');

/** Only an adjective may come between a number and its noun; a noun there would form a compound. */
const isBetween = (words: string): boolean => {
  const word = words.trim();
  return (
    word === '' || ADJECTIVES.has(word) || /^(?:other|main|more|of|the|public|social|key|young)$/.test(word)
  );
};

/** Number of nouns. */
export const NOUN_RULES: readonly GrammarRule[] = [
  {
    id: 'missing-plural-s',
    criterion: 'GRA',
    title: 'Thiếu s ở danh từ số nhiều',
    pattern: new RegExp(
      `\\b(many|several|various|numerous|few|two|three|four|five|six|seven|eight|nine|ten|twenty|these|those|both|a lot of|lots of|plenty of|a number of|a variety of|all|all the|all of the|some|so many|too many|more|\\d{1,3}(?:[.,]\\d{3})*|\\d+ (?:million|thousand)|different) ${middle}([a-z]+)\\b${NOUN_ENDS}`,
      'gi',
    ),
    explain:
      'Sau many, several, these, those, a lot of và các con số, danh từ đếm được phải ở số nhiều (many reasons).',
    fix(match) {
      const [amount, between, noun] = [group(match, 1), group(match, 2), group(match, 3)];
      const plural = PLURAL_OF.get(noun);
      if (plural === undefined || !isBetween(between)) return null;
      // "A lot of room", "for some company": not counted.
      if (/^(?:room|company)$/.test(noun) && /^(?:a lot of|lots of|plenty of|some|more|all)$/.test(amount))
        return null;
      if (/^(?:all|all the|all of the|some)$/.test(amount) && !PLAIN.has(noun)) return null;
      // "A different book", "Part 2 question", "in 2010 city", "5-year plan".
      if (
        amount === 'different' &&
        /\b(?:a|the|this|that|every|each|one|another|no|any|my|his|her|very|totally|completely|quite) $/.test(
          before(match),
        )
      )
        return null;
      if (/^\d/.test(amount)) {
        if (/^(?:0|1|01)$/.test(amount) || /^(?:19|20)\d\d$/.test(amount)) return null;
        if (
          /(?:part|task|section|chapter|grade|level|question|number|room|unit|year|class|page|[-.,$]) ?$/.test(
            before(match),
          )
        )
          return null;
      }
      if (
        amount === 'more' &&
        (between !== '' ||
          /\b(?:one|no|any|a|once|the|some|few|two|three|much|is|are|was|were|seem|seems|become) $/.test(
            before(match),
          ))
      )
        return null;
      // "Both industry and farming", "more difference than before".
      if (amount === 'both' && /^ (?:and|or)\b/.test(after(match))) return null;
      if (amount === 'more' && /^(?:difference|opportunity)$/.test(noun)) return null;
      if (noun === 'percentage' && amount !== 'different')
        return [`${match[1]} percent`, `${match[1]} percentage points`];
      if (amount === 'different' && /\b(?:is|was) $/.test(before(match)))
        return [`a different ${match[2]}${match[3]}`];
      if (amount === 'ten' && /\bof $/.test(before(match))) return null;
      if (amount === 'few' && /\bevery $/.test(before(match))) return null;
      return [`${match[1]} ${match[2]}${plural}`];
    },
  },
  {
    id: 'one-of-singular',
    criterion: 'GRA',
    title: 'one of the + danh từ số nhiều',
    pattern: new RegExp(
      `\\bone of ((?:the|my|our|their|these|those|his|her) (?:most |very )?)((?:[a-z-]+ )??)([a-z]+)\\b${NOUN_ENDS}`,
      'gi',
    ),
    explain:
      'Sau one of the… là danh từ số nhiều, vì bạn đang chọn một trong nhiều thứ (one of the main reasons).',
    fix(match) {
      const plural = PLURAL_OF.get(group(match, 3));
      const between = group(match, 2).trim();
      if (plural === undefined || /^(?:family|class|school|company|city)$/.test(between)) return null;
      if (between !== '' && PLURAL_OF.has(between)) return null;
      return [`one of ${match[1]}${match[2]}${plural}`];
    },
  },
  {
    id: 'singular-article-plural-noun',
    criterion: 'GRA',
    title: 'a, each, every + danh từ số ít',
    pattern: new RegExp(
      `(?<![-'])\\b(a|an|every|each|another) ((?:${ADJECTIVE_SOURCE}|main|other|single) )?([a-z]+)\\b(?!'|-)`,
      'gi',
    ),
    explain: 'a, an, each, every, another chỉ đi với danh từ số ít (a student, every country).',
    fix(match) {
      const noun = group(match, 3);
      const between = group(match, 2).trim();
      if (between !== '' && !(ADJECTIVES.has(between) || /^(?:main|other|single)$/.test(between)))
        return null;
      // "A people" may be a nation; "a good many", "every few years", "another two weeks".
      if (noun === 'people' && /^(?:a|an|another)$/.test(group(match, 1)) && between === '') return null;
      // "Group A students", "class A teachers".
      if (
        /^A /.test(match[0]) &&
        /\b(?:group|class|level|grade|type|category|team|plan|hall|part) $/.test(before(match))
      )
        return null;
      const singular = SINGULAR_OF.get(noun) ?? (noun === 'people' ? 'person' : undefined);
      if (singular === undefined || (TIME_NOUNS.has(noun) && between !== '')) return null;
      const isArticle = /^an?$/i.test(match[1] ?? '');
      const article = /^[aeio]/.test(`${between}${singular}`) ? 'an' : 'a';
      return [`${isArticle ? article : match[1]} ${match[2] ?? ''}${singular}`];
    },
  },
  {
    id: 'others-noun',
    criterion: 'GRA',
    title: 'other + danh từ',
    pattern: /\bothers ([a-z]+)\b/gi,
    explain: 'Trước danh từ dùng other (other people, other countries); others chỉ đứng một mình.',
    fix(match) {
      const noun = group(match, 1);
      const plural = noun === 'people' || SINGULAR_OF.has(noun) ? noun : PLURAL_OF.get(noun);
      return plural === undefined ? null : [`other ${plural}`];
    },
  },
  {
    id: 'other-singular',
    criterion: 'GRA',
    title: 'another + danh từ số ít',
    pattern: new RegExp(
      `(?<!\\b(?:the|any|some|no|one|every|each|my|our|her|his|their|its|this|that|or|each|'s|and) )\\bother ([a-z]+)\\b${NOUN_ENDS}`,
      'gi',
    ),
    explain: '“Một … khác” là another + danh từ số ít; “những … khác” là other + danh từ số nhiều.',
    fix(match) {
      const noun = group(match, 1);
      const plural = PLURAL_OF.get(noun);
      return plural === undefined || TIME_NOUNS.has(noun) ? null : [`another ${noun}`, `other ${plural}`];
    },
  },
  {
    id: 'years-old',
    criterion: 'GRA',
    title: 'years old',
    ...phrases([
      [
        '\\b(?:have|has) (\\d\\d?|[a-z]+teen|twenty|thirty|forty|fifty|sixty|ten) years? olds?\\b(?= ?(?:[.,;]|and\\b|but\\b|$))',
        'is $1 years old',
        'am $1 years old',
      ],
      [
        '\\b(a|an|the) (\\d+|[a-z]+teen|ten|twenty|five|six|seven) years? olds? (boy|girl|child|man|woman|student|person|tree|house|building)\\b',
        '$1 $2-year-old $3',
      ],
      [
        '\\b(am|is|are|was|were) (\\d\\d?|ten|twelve|twenty|thirty|five|six|seven|eight|nine) year olds?\\b(?! [a-z]+s?\\b (?:who|and))',
        '$1 $2 years old',
      ],
    ]),
    explain:
      'Sau be viết years old (I am 20 years old); đứng trước danh từ viết liền, không s (a 20-year-old student).',
  },
];
