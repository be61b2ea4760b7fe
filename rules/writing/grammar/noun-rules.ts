import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import { ADJECTIVES, PLURAL_OF, SINGULAR_OF, TIME_NOUNS, UNCOUNTABLE } from './lexicon.ts';
import { phrases } from './phrases.ts';
import { NOUN_ENDS, PEOPLE } from './places.ts';

const middle = '((?:[a-z-]+ )??)';
/** Nouns that are counted and never stand for a whole: not "all day", "some reason". */
const PLAIN = new Set(
  'student teacher child person parent company job subject book car worker employee friend advantage disadvantage benefit activity problem tourist citizen'.split(
    ' ',
  ),
);
const ADJECTIVE_SOURCE = [...ADJECTIVES].join('|');
const UNCOUNTABLE_SOURCE = [...UNCOUNTABLE].join('|');

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
/** What follows a comparison that no noun belongs to, and what stands before one. */
const CLOSES =
  /^(?:\s*(?:[.,;:!?)]|$)| (?:than|and|or|but|for|to|in|at|on|when|if|because|every|now|today|nowadays|as|with|by|so|from)\b)/;
const LINKS =
  /\b(?:is|are|was|were|be|been|become|becomes|became|get|gets|got|getting|look|looks|feel|feels|seem|seems|much|far) $/;

/** An adjective may stand between a number and its noun; a noun there makes a compound of its own. */
const isBetween = (words: string): boolean => {
  const word = words.trim();
  return (
    word === '' || ADJECTIVES.has(word) || /^(?:other|main|more|of|the|public|social|key|young)$/.test(word)
  );
};

/** Number of nouns, countable and uncountable nouns. */
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
    id: 'uncountable-plural',
    criterion: 'GRA',
    title: 'Danh từ không đếm được thêm s',
    ...phrases([
      [
        "\\b(information|advice|knowledge|equipment|furniture|homework|evidence|software|luggage|traffic|pollution|scenery|violence|clothing|employment|unemployment|electricity|garbage|rubbish|health|machinery|staff member|weather|music)s\\b(?!')",
        '$1',
      ],
      // "It transports goods" is a verb.
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
        // "A knowledge of", "a water of", "a research in": some of these may be counted.
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
      // "it matters much people say" has no comma; only what cannot end a clause is sure.
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
      if (word === 'good') return ['better'];
      if (word === 'bad') return ['worse'];
      if (word === 'big' || word === 'hot') return [`${word}${word.slice(-1)}er`];
      return [/e$/.test(word) ? `${word}r` : /y$/.test(word) ? word.replace(/y$/, 'ier') : `${word}er`];
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
