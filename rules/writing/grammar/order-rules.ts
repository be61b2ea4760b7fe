import { FUNCTION_WORDS } from '../function-words.ts';
import { before, type GrammarRule, group } from './grammar-rule.ts';
import { ADJECTIVES, BY_ING, BY_PAST, BY_S, VERBS } from './lexicon.ts';

const ADVERB_OF: ReadonlyMap<string, string> = new Map(
  `quick slow careful happy rapid significant dramatic gradual steady slight sharp considerable easy efficient effective
  fluent independent serious quiet comfortable regular constant safe successful beautiful strong healthy bad clear
  automatic continuous sudden polite`
    .split(/\s+/)
    .map(
      (adjective) =>
        [
          adjective,
          /ic$/.test(adjective)
            ? `${adjective}ally`
            : /y$/.test(adjective)
              ? adjective.replace(/y$/, 'ily')
              : `${adjective}ly`,
        ] as const,
    )
    .concat([['good', 'well']]),
);
const ACTS = new Set(
  `work study speak drive learn live grow increase develop change rise fall drop decrease decline play sing write
  improve communicate behave reduce run eat`.split(/\s+/),
);
const TURNED = new Set([
  'important',
  'different',
  'useful',
  'necessary',
  'difficult',
  'effective',
  'wrong',
  'true',
  'dangerous',
  'beautiful',
  'expensive',
  'popular',
  'harmful',
  'high',
  'good',
  'beneficial',
  'happy',
  'bad',
  'hard',
  'strong',
]);
const CHANGES = new Set(
  'increase decrease rise fall drop growth decline change role problem impact effect number part way issue improvement development difference'.split(
    ' ',
  ),
);
/** Adjectives that may follow their noun: "a place full of light", "a man responsible for it". */
const POSTPOSITIVE =
  /^(?:responsible|similar|full|worth|available|possible|able|unable|aware|different|ready|suitable|necessary|useful|typical|popular|rich|common|unique|dependent|high|long|better|worse|beneficial|harmful|independent|proud|sure|true|great)$/;
const NOT_ADVERBS =
  /^(?:only|early|daily|weekly|monthly|yearly|likely|family|friendly|elderly|lovely|ugly|lonely|supply|reply|assembly|orderly|costly|deadly|hourly|timely|lively|silly|holy|italy|july|fly|rely|apply|unlikely|anomaly|monopoly)$/;

/** Adjective or adverb, and the position of adverbs. */
export const ORDER_RULES: readonly GrammarRule[] = [
  {
    id: 'adverb-for-adjective',
    criterion: 'GRA',
    title: 'Trạng từ bổ nghĩa cho động từ',
    pattern:
      /\b([a-z]+)((?: english| vietnamese| chinese| french| japanese| korean| it| them)?(?: very| so| more| really| too)?) ([a-z]+)(?=\s*(?:[.,;!?]|$)| (?:in|from|by|and|because|when|with|over|every|between|after|during|at|to|than|if|so)\b)/gi,
    explain: 'Bổ nghĩa cho động từ thì dùng trạng từ (work hard, increase significantly, speak well).',
    fix(match) {
      const adverb = ADVERB_OF.get(group(match, 3));
      const word = group(match, 1);
      const verb =
        (VERBS.has(word) ? word : (BY_S.get(word) ?? BY_PAST.get(word) ?? BY_ING.get(word))?.base) ?? '';
      if (adverb === undefined || !ACTS.has(verb)) return null;
      // "A change significant in…" is rare, "the changing happy" rarer: certain only after a subject or auxiliary.
      if (/\b(?:a|an|the|of|very|this|that|each|any|no) $/.test(before(match))) return null;
      if (
        /^(?:strong|bad|clear|healthy|safe)$/.test(group(match, 3)) &&
        /^(?:grow|run|eat|live|fall|develop)$/.test(verb) &&
        verb !== 'live'
      )
        return null;
      const more =
        group(match, 2) === ' more' && adverb === 'well' ? ' better' : `${group(match, 2)} ${adverb}`;
      return [`${match[1]}${more}`];
    },
  },
  {
    id: 'adjective-for-adverb',
    criterion: 'GRA',
    title: 'Tính từ bổ nghĩa cho danh từ',
    pattern: /\b(a|an|the) ([a-z]+ly) ([a-z]+)\b/gi,
    explain: 'Trước danh từ dùng tính từ, không dùng trạng từ (a significant increase).',
    fix(match) {
      const [adverb, noun] = [group(match, 2), group(match, 3)];
      if (NOT_ADVERBS.test(adverb) || !CHANGES.has(noun)) return null;
      const adjective =
        /ally$/.test(adverb) && /ic(?=ally$)/.test(adverb)
          ? adverb.replace(/ally$/, '')
          : /ily$/.test(adverb)
            ? adverb.replace(/ily$/, 'y')
            : adverb.replace(/ly$/, '');
      return [`${match[1]} ${adjective} ${noun}`];
    },
  },
  {
    id: 'degree-adverb',
    criterion: 'GRA',
    title: 'Trạng từ bổ nghĩa cho tính từ',
    pattern:
      /\b(extreme|real|complete|absolute|total|particular|especial|relative|high|incredible|serious|bad|strong) ([a-z]+)\b(?! school|-)/gi,
    explain: 'Bổ nghĩa cho tính từ thì dùng trạng từ (extremely important, completely different).',
    fix(match) {
      const word = group(match, 2);
      if (!TURNED.has(word) || !ADJECTIVES.has(word)) return null;
      const lead = group(match, 1);
      if (
        /^(?:high|serious|bad|strong)$/.test(lead) &&
        !/^(?:important|effective|popular|dangerous)$/.test(word)
      )
        return null;
      const adverb = /le$/.test(lead) ? lead.replace(/e$/, 'y') : `${lead}ly`;
      return [`${adverb} ${word}`];
    },
  },
  {
    id: 'very-much-order',
    criterion: 'GRA',
    title: 'very much, very well đứng sau tân ngữ',
    pattern:
      /\b((?:like|love|enjoy|speak|play|know|understand|learn|study|help|use)s?) (very much|very well|so much|very good|a lot|well) ((?:the |my |this |our |their |vietnamese |video |playing |learning |reading )?[a-z]+)\b/gi,
    explain: 'very much, very well đứng sau tân ngữ (I like music very much, speak English very well).',
    fix(match) {
      const [adverb, object] = [group(match, 2), group(match, 3)];
      const [first = '', second] = object.split(' ');
      if (
        second === undefined &&
        (FUNCTION_WORDS.has(first) || /ly$/.test(first)) &&
        !/^(?:it|them|her|him|me|us)$/.test(first)
      )
        return null;
      // "Helps a lot more", "know well enough", "plays well together".
      if (
        /^(?:more|better|less|enough|beyond|together|today|nowadays|during|because|known|worse|because|about|thanks|when|first)$/.test(
          first,
        )
      )
        return null;
      if (
        adverb === 'well' &&
        !/^(?:english|football|it|them|music|piano|guitar|maths?|tennis|chess)$/.test(object)
      )
        return null;
      if (adverb === 'a lot' && (first === 'of' || first === 'the' || /^(?:like|s)$/.test(first)))
        return null;
      return [`${match[1]} ${match[3]} ${adverb === 'very good' ? 'very well' : adverb}`];
    },
  },
  {
    id: 'adverb-before-be',
    criterion: 'GRA',
    title: 'Trạng từ tần suất đứng sau be',
    pattern:
      /\b(i|he|she|it|they|we|people|life|children|students|this) (always|usually|often|sometimes|rarely) (am|is|are|was|were) (?!more |less )(?=[a-z])/gi,
    explain: 'always, usually, often… đứng sau am/is/are (It is always useful).',
    fix: (match) => [`${match[1]} ${match[3]} ${match[2]} `],
  },
  {
    id: 'adjective-after-noun',
    criterion: 'GRA',
    title: 'Tính từ đứng trước danh từ',
    pattern:
      /\b(a|an|many|some|have|has) (house|city|place|job|car|problem|idea|school|country|food|book|life|room|teacher|friend|people|person) (very )?([a-z]+)(?=\s*(?:[.,;!?]|$)| (?:in|and|for|to|with|near|because)\b)/gi,
    explain: 'Tiếng Anh đặt tính từ trước danh từ (a beautiful city), ngược với tiếng Việt.',
    fix(match) {
      const lead = group(match, 1);
      const adjective = group(match, 4);
      if (!ADJECTIVES.has(adjective) || POSTPOSITIVE.test(adjective)) return null;
      // "keep a house quiet", "make a place beautiful", "find an idea interesting" are correct.
      if (
        /\b(?:make|makes|making|made|keep|keeps|keeping|find|finds|found|consider|call|think|leave|get)\b/.test(
          before(match).slice(-25),
        )
      )
        return null;
      if (/^(?:have|has)$/.test(lead) && group(match, 2) !== 'life' && group(match, 2) !== 'food')
        return null;
      const very = group(match, 3);
      const first = `${very}${adjective}`;
      const article =
        lead === 'a' || lead === 'an' ? (/^[aeiou]/.test(first) ? 'an' : 'a') : (match[1] ?? '');
      return [`${article} ${first} ${match[2]}`];
    },
  },
];
