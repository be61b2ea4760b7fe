import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import {
  ADJECTIVES,
  BE_FOR,
  BY_ING,
  BY_PAST,
  BY_S,
  BY_STRONG_PAST,
  isPureVerb,
  VERBS,
  verbForms,
} from './lexicon.ts';
import { CLAUSE_START, MODAL, PEOPLE, PERSON } from './places.ts';

const subject = `(?:i|you|we|they|he|she|it|who|which|${PEOPLE}|governments?|companies|schools)`;

const doNot = "(?:do not|don't|does not|doesn't|did not|didn't)";

/** Verbs without a passive: thinking, states, movement. */
const STATES = new Set(
  `agree disagree depend believe become happen exist think know have come go want belong hope like live work travel
  occur rely arrive stay wait listen talk participate disappear laugh sleep survive cooperate communicate complain rise
  fall look seem remain smile suffer need tend appear love hate prefer enjoy`.split(/\s+/),
);

/** Verbs without a passive: "the price was rose" is meant as "rose". */
const GOES_BY_ITSELF = /^(?:rise|fall)$/;

/** Verbs after a person, although they may be nouns elsewhere: "I am work", "they are live". */
const DAILY = new Set(
  'live work study use help need play travel move visit wait walk talk support call look love cook'.split(
    ' ',
  ),
);

const PERSON_BEFORE = new RegExp(
  `\\b(?:we|they|he|she|you|who|${PEOPLE}|(?:my|our|his|her|their) (?:best )?${PERSON}) $`,
);
/** A following object, which shows that the verb is active. */
const OBJECT_NEXT =
  /^ (?:the|a|an|my|our|their|his|her|your|this|these|it|them|us|him|me|you|many|more|some|people|children|students|english|money)\b/;

const isPersonBefore = (match: RegExpExecArray): boolean =>
  /m$|'re$/.test(group(match, 1)) || PERSON_BEFORE.test(before(match));

const isVerbAfterBe = (match: RegExpExecArray, base: string): boolean =>
  isPureVerb(base) || base === 'have' || (isPersonBefore(match) && DAILY.has(base));

/** On the air: "We're live!", "we are live from the studio". The verb says where or how. */
const isOnAir = (match: RegExpExecArray, verb: string): boolean =>
  verb === 'live' && /^(?:\s*(?:[.,!?;:]|$)| (?:from|on (?:air|tv|radio)|tonight|now)\b)/i.test(after(match));

/** Whether the learner added be to a verb that is meant to be active. */
const isMeantActive = (match: RegExpExecArray): boolean =>
  isPersonBefore(match) || OBJECT_NEXT.test(after(match));

/** The comparative of a known adjective: "cleaner", "happier". */
const isComparative = (word: string): boolean =>
  ADJECTIVES.has(word.replace(/ier$/, 'y')) || ADJECTIVES.has(word.replace(/e?r$/, '')) || word === 'cleaner';

/** The form of a verb after be, have, do or a modal. */
export const HELPER_VERB_RULES: readonly GrammarRule[] = [
  {
    id: 'be-base-verb',
    criterion: 'GRA',
    title: 'Thừa am/is/are trước động từ',
    // "All they have to do is learn" is correct, and so are "think tanks" and "know-how".
    pattern:
      /(?<!\b(?:do|does|did|done) )\b(am|is|are|was|were|i'm|they're|we're)( not)?( also| always| totally| completely| strongly| partly| mostly| mainly)? ([a-z]+)\b(?!-| tank)/gi,
    explain:
      'Không đặt am/is/are ngay trước động từ nguyên mẫu. Nói chủ động thì bỏ be (“I agree”, “it depends”), nói bị động thì dùng be + V3 (“it is made”).',
    fix(match) {
      const [be, not, adverb, verb] = [
        group(match, 1),
        group(match, 2),
        group(match, 3),
        VERBS.get(group(match, 4)),
      ];
      if (!verb || verb.participle === verb.base || !isVerbAfterBe(match, verb.base)) return null;
      if (/^(?:wh|how|that|to)/.test(verb.base) || isOnAir(match, verb.base)) return null;
      const past = be === 'was' || be === 'were';
      const pronoun = be.includes("'") ? `${be.slice(0, be.indexOf("'"))} ` : '';
      const finite = past ? verb.past : be === 'is' ? verb.s : verb.base;
      const auxiliary = past ? 'did not' : be === 'is' ? 'does not' : 'do not';
      const active = not
        ? `${pronoun}${auxiliary}${adverb} ${verb.base}`
        : `${pronoun}${adverb.trimStart()}${adverb ? ' ' : ''}${finite}`;
      const passive = `${be}${not}${adverb} ${verb.participle}`;
      if (STATES.has(verb.base)) return [active];
      return isMeantActive(match) ? [active, passive] : [passive, active];
    },
  },
  {
    id: 'modal-be-base',
    criterion: 'GRA',
    title: 'Bị động cần V3',
    pattern: new RegExp(
      `\\b(${MODAL}|to|been|being)( not| also| always)?( be)? ([a-z]+)\\b(?=\\s*(?:[.,;!?]|$)|\\s+(?:by|in|for|to|and|or|with|from|on|at|because|when|if|as|how)\\b)`,
      'gi',
    ),
    explain: 'Bị động là be + quá khứ phân từ (V3): should be protected, can be used.',
    fix(match) {
      const lead = group(match, 1);
      const isBe = group(match, 3) === ' be';
      if (!isBe && lead !== 'been' && lead !== 'being') return null;
      const verb = VERBS.get(group(match, 4));
      if (!verb || verb.participle === verb.base || STATES.has(verb.base)) return null;
      if (!isPureVerb(verb.base) && !['use', 'build', 'ban', 'control', 'raise'].includes(verb.base))
        return null;
      return [`${match[1]}${group(match, 2)}${group(match, 3)} ${verb.participle}`];
    },
  },
  {
    id: 'passive-wrong-form',
    criterion: 'GRA',
    title: 'V2 dùng nhầm cho V3',
    pattern:
      /\b(am|is|are|was|were|be|been|being|have|has|had)( not| never| already| also| just)? ([a-z]+)\b/gi,
    explain:
      'Sau have/has/had và trong câu bị động, động từ ở cột ba (V3): has gone, was written, is spoken.',
    fix(match) {
      const forms = BY_STRONG_PAST.get(group(match, 3));
      // "To be broke" is to have no money.
      if (/^(?:be|am|'m)$/.test(group(match, 1)) && group(match, 3) === 'broke') return null;
      const perfect = /^ha/.test(group(match, 1));
      if (!forms || (!perfect && ['come', 'go', 'become'].includes(forms.base))) return null;
      // "The people we have, saw"; "what he had grew": a clause ends before the verb.
      if (/\b(?:what|all|that|who|which|everything)(?: [a-z]+){1,3} $/.test(before(match))) return null;
      if (/^(?:was|were)$/.test(group(match, 1)) && GOES_BY_ITSELF.test(forms.base) && group(match, 2) === '')
        return [forms.past];
      return [`${match[1]}${group(match, 2)} ${forms.participle}`];
    },
  },
  {
    id: 'perfect-base-verb',
    criterion: 'GRA',
    title: 'Sau have/has cần V3',
    pattern:
      /\b(?<!\b(?:to|can|should|could|would|will|may|must|might) )(have|has|had)( not| already| never| also)? ([a-z]+)\b(?!-)/gi,
    explain: 'Thì hoàn thành là have/has + V3: I have learned, it has made.',
    fix(match) {
      const forms = VERBS.get(group(match, 3));
      if (!forms || forms.participle === forms.base) return null;
      if (!isPureVerb(forms.base) && !/^(?:visit|watch|try|move)$/.test(forms.base)) return null;
      // "Refuse" may be the noun for rubbish.
      if (forms.base === 'refuse') return null;
      return [`${match[1]}${group(match, 2)} ${forms.participle}`];
    },
  },
  {
    id: 'modal-to',
    criterion: 'GRA',
    title: 'Thừa to sau can, should, must…',
    // "Do all you can to help" is correct; "may" and "will" may be nouns.
    pattern: new RegExp(
      `(?<!\\b(?:all|what|everything|whatever|anything|best|as|much) (?:that )?(?:i|you|we|they|he|she|it|one|people) )\\b(can|could|should|must|would|might|had better|would rather|${subject} (?:may|will))( not)? to ([a-z]+)\\b`,
      'gi',
    ),
    explain: 'Sau can, could, should, must, will… là động từ nguyên mẫu không có to (can help).',
    fix: (match) =>
      VERBS.has(group(match, 3)) || group(match, 3) === 'be'
        ? [`${match[1]}${group(match, 2)} ${match[3]}`]
        : null,
  },
  {
    id: 'modal-wrong-form',
    criterion: 'GRA',
    title: 'Sai dạng động từ sau can, should, must…',
    pattern: new RegExp(`\\b(${MODAL})( not| also| always| never)? ([a-z]+)\\b(?!-)`, 'gi'),
    explain:
      'Sau can, could, should, must, will… động từ giữ nguyên mẫu: không thêm s, -ing hay đổi sang quá khứ.',
    fix(match) {
      const word = group(match, 3);
      // "Should helping others count?"
      if (/\?\s*$/.test(match.input) && /(?:ing|ed)$/.test(word)) return null;
      // "The will needs to be signed", "a can opener": a noun.
      if (
        /^(?:can|will|might|must|may)$/.test(group(match, 1)) &&
        /\b(?:a|the|his|her|their|of|own) $/.test(before(match))
      )
        return null;
      // "May is the warmest month".
      if (/^May (?:is|was)\b/.test(match[0])) return null;
      if (/^(?:is|are|was|were|am|been|being)$/.test(word)) return [`${match[1]}${group(match, 2)} be`];
      const forms = BY_S.get(word) ?? BY_ING.get(word) ?? BY_STRONG_PAST.get(word) ?? BY_PAST.get(word);
      if (!forms || VERBS.has(word) || word === 'discovery') return null;
      return [`${match[1]}${group(match, 2)} ${forms.base}`];
    },
  },
  {
    id: 'double-modal',
    criterion: 'GRA',
    title: 'Hai động từ khuyết thiếu liền nhau',
    pattern:
      /\b(will|must|should|would|could|might|may|can) (can|will|should|must|could|would|may)\b(?! be\b)(?= [a-z])/gi,
    explain: 'Hai động từ khuyết thiếu không đứng cạnh nhau: viết will be able to, must… chỉ giữ một.',
    fix(match) {
      const [first, second] = [group(match, 1), group(match, 2)];
      if (first === 'can' && /\b(?:a|the|of) $/.test(before(match))) return null;
      return second === 'can' || second === 'could' ? [`${first} be able to`] : [first, second];
    },
  },
  {
    id: 'modal-adjective',
    criterion: 'GRA',
    title: 'Thiếu be trước tính từ',
    pattern: new RegExp(
      `\\b(${MODAL})( not| also| always)?( very| so| more| too)? ([a-z-]+)(?=\\s*(?:[.,;!?]|$)|\\s+(?:for|to|and|in|than|because|when|if|with|about)\\b)`,
      'gi',
    ),
    explain: 'Tính từ cần be đứng trước: will be useful, can be dangerous.',
    fix(match) {
      const word = group(match, 4);
      if (
        !(ADJECTIVES.has(word) || isComparative(word)) ||
        /^(?:better|worse|well|fresh|ready|long|free|own|right|bored|stressed|tired|worth)$/.test(word)
      )
        return null;
      if (/\b(?:a|the|of) $/.test(before(match))) return null;
      return [`${match[1]}${group(match, 2)} be${group(match, 3)} ${match[4]}`];
    },
  },
  {
    id: 'do-not-wrong-form',
    criterion: 'GRA',
    title: 'Sai dạng động từ sau do not, does not, did not',
    pattern: new RegExp(`\\b(${doNot}) ([a-z]+)\\b(?!-)`, 'gi'),
    explain: 'Sau do not, does not, did not động từ trở về nguyên mẫu (does not have, did not go).',
    fix(match) {
      const word = group(match, 2);
      const be = /^(?:is|was|were|are|am)$/.test(word);
      if (be) {
        const past = group(match, 1).startsWith('did');
        return [past ? 'was not' : word === 'am' ? 'am not' : `${word} not`];
      }
      const forms = verbForms(word);
      if (!forms || VERBS.has(word)) return null;
      return [`${match[1]} ${forms.base}`];
    },
  },
  {
    id: 'do-not-adjective',
    criterion: 'GRA',
    title: 'Phủ định của tính từ dùng be',
    pattern: new RegExp(
      `\\b(i|you|we|they|he|she|it|this|${PEOPLE}) (don't|do not|doesn't|does not)( very| really| so)? ([a-z-]+)(?=\\s*(?:[.,;!?]|$)|\\s+(?:for|to|and|in|with|about|because|when|enough|at|of|that|by)\\b)`,
      'gi',
    ),
    explain: 'Tính từ phủ định bằng be + not (I am not happy), không dùng do not.',
    fix(match) {
      if (!ADJECTIVES.has(group(match, 4))) return null;
      const be = BE_FOR[group(match, 1)] ?? 'are';
      return [`${match[1]} ${be} not${group(match, 3)} ${match[4]}`];
    },
  },
  {
    id: 'missing-do-not',
    criterion: 'GRA',
    title: 'Phủ định thiếu do/does',
    pattern: new RegExp(
      `${CLAUSE_START}(i|you|we|they|he|she|it|${PEOPLE}) (not|no) ([a-z]+)\\b(?! only)`,
      'gi',
    ),
    explain: 'Động từ thường phủ định bằng do not / does not (I do not like, it does not help).',
    fix(match) {
      if (/^(?:should|can|must|will|could|would)$/.test(group(match, 3)))
        return [`${match[1]} ${match[3]} not`];
      const verb = VERBS.get(group(match, 3));
      if (!verb || /\b(?:suggest|recommend|insist|propose|whether)\b/.test(before(match))) return null;
      const third = BE_FOR[group(match, 1)] === 'is';
      return [`${match[1]} ${third ? 'does' : 'do'} not ${verb.base}`];
    },
  },
];
