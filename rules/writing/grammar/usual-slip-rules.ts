import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import { BY_STRONG_PAST, isPureVerb, SINGULAR_OF, VERBS } from './lexicon.ts';
import { phrases } from './phrases.ts';

const AFTER_IS =
  '(increase|decrease|happen|become|develop|improve|grow|rise|decline|reduce|depend|belong|seem|appear|exist)';
const NOT_PLURAL =
  /^(?:series|species|news|mathematics|physics|means|always|this|is|us|bus|class|glass|gas)$/;

/** Forms of verbs that Vietnamese writers often choose wrongly. */
export const USUAL_SLIP_RULES: readonly GrammarRule[] = [
  {
    id: 'did-past',
    criterion: 'GRA',
    title: 'Câu hỏi với did dùng động từ nguyên mẫu',
    pattern: /(?<=^|[,;] |\b(?:when|why|where|how|what|who) )(did (?:you|he|she|it|we|they|i)) ([a-z]+)\b/gi,
    explain: 'Did đã mang thì quá khứ, nên động từ sau nó để nguyên mẫu (Did you go?).',
    fix(match) {
      const verb = BY_STRONG_PAST.get(group(match, 2));
      return verb ? [`${match[1]} ${verb.base}`] : null;
    },
  },
  {
    id: 'used-to',
    criterion: 'GRA',
    title: 'used to V và be used to V-ing',
    pattern:
      /\b(?:(i|we|they|he|she|people|you) used to ([a-z]+ing)|(i|we|they|he|she|people) (am|is|are|'m) used to ([a-z]+))\b/gi,
    explain:
      'used to + nguyên mẫu: ngày trước hay làm (I used to live there). be used to + V-ing: đã quen (I am used to getting up early).',
    fix(match) {
      const ing = group(match, 2);
      if (ing !== '') {
        const verb = [...VERBS.values()].find((one) => one.ing === ing);
        return verb ? [`${match[1]} used to ${verb.base}`, `${match[1]} am used to ${ing}`] : null;
      }
      const verb = VERBS.get(group(match, 5));
      const sure = /^(?:live|work|study|walk|cook|drive|help|wait)$/;
      return verb && (isPureVerb(verb.base) || sure.test(verb.base))
        ? [`${match[3]} ${match[4]} used to ${verb.ing}`]
        : null;
    },
  },
  {
    id: 'want-that',
    criterion: 'GRA',
    title: 'want someone to V',
    pattern:
      /\b(want|wants|wanted|would like) that (my [a-z]+|the [a-z]+|i|you|he|she|they|we|people|everyone|children|students) (will |can |should )?([a-z]+)\b/gi,
    explain: 'want không đi với that: want + người + to V (I want you to come).',
    fix(match) {
      const who = { i: 'me', he: 'him', she: 'her', they: 'them', we: 'us' }[group(match, 2)] ?? match[2];
      const word = group(match, 4);
      const verb = VERBS.get(word) ?? [...VERBS.values()].find(({ s }) => s === word);
      // "What they want that we lack": a relative clause.
      if (/\b(?:what|all|everything|nothing|things?) (?:[a-z]+ )?$/.test(before(match))) return null;
      return verb ? [`${match[1]} ${who} to ${verb.base}`] : null;
    },
  },
  {
    id: 'ask-not-to',
    criterion: 'GRA',
    title: 'ask/tell someone not to V',
    ...phrases([
      [
        "\\b(ask|asks|asked|tell|tells|told|advise|advises|advised|warn|warned) (me|us|him|her|them|you|students|children|people) (?:to )?(?:don't|do not|to not) ([a-z]+)",
        '$1 $2 not to $3',
      ],
    ]),
    explain: 'Bảo ai đừng làm gì: ask/tell + người + not to V (She asked me not to go).',
  },
  {
    id: 'tell-that',
    criterion: 'GRA',
    title: 'say that, tell someone that',
    pattern:
      /\b(i|we|they|he|she|people|teachers|parents|experts|my [a-z]+) (told|tells|tell) that (?=(?:i|we|they|he|she|it|the|this|there|you|people)\b)/gi,
    explain:
      'tell cần nói rõ nói với ai (He told me that…); không có người nghe thì dùng say (He said that…).',
    fix(match) {
      const say = { told: 'said', tells: 'says', tell: 'say' }[group(match, 2)];
      return say === undefined ? null : [`${match[1]} ${say} that `];
    },
  },
  {
    id: 'wish-present',
    criterion: 'GRA',
    title: 'wish + quá khứ',
    pattern:
      /\b(i|we|they|he|she) (wish|wishes) (i|we|they|he|she|it|you|my [a-z]+) (have|has|am|is|are|can|will|do|know|live)\b/gi,
    explain:
      'Điều ước trái với hiện tại dùng thì quá khứ sau wish (I wish I had a car, I wish I could swim).',
    fix(match) {
      const past = {
        have: 'had',
        has: 'had',
        am: 'were',
        is: 'were',
        are: 'were',
        can: 'could',
        will: 'would',
        do: 'did',
        know: 'knew',
        live: 'lived',
      }[group(match, 4)];
      return past === undefined ? null : [`${match[1]} ${match[2]} ${match[3]} ${past}`];
    },
  },
  {
    id: 'happen-passive',
    criterion: 'GRA',
    title: 'happen không có bị động',
    ...phrases([
      ['\\b(?:is|are) (happened|occurred|appeared|disappeared|existed)\\b', '$1'],
      ['\\b(?:was|were) (happened|occurred|appeared|disappeared|existed)\\b', '$1'],
    ]),
    explain: 'happen, occur, appear, exist không dùng ở thể bị động: bỏ be (The accident happened at night).',
  },
  {
    id: 'be-and-verb',
    criterion: 'GRA',
    title: 'Thừa am/is/are trước động từ',
    pattern: new RegExp(
      `(?<=^|[,;] |\\b(?:and|but|because|that) )((?:the|a|our|its|their) (?:number of [a-z]+|[a-z]+|[a-z]+ of [a-z]+|prices?|population)) (is|are) ${AFTER_IS}(?=\\s*(?:[.,;!]|$)| (?:every|very|quickly|slowly|rapidly|more|because|from|to|by|steadily|sharply|each|year)\\b)`,
      'gi',
    ),
    explain:
      'is/are không đứng trước động từ nguyên mẫu: bỏ be (The price increases) hoặc thêm -ing (is increasing).',
    fix(match) {
      const verb = VERBS.get(group(match, 3));
      if (!verb || /\b(?:what|all|result|aim|goal|thing)\b/.test(`${before(match)} ${group(match, 1)}`))
        return null;
      const is = group(match, 2) === 'is';
      return [`${match[1]} ${is ? verb.s : verb.base}`, `${match[1]} ${match[2]} ${verb.ing}`];
    },
  },
  {
    id: 'hobby-is-base',
    criterion: 'GRA',
    title: 'Danh từ + is + V-ing / to V',
    pattern:
      /\b(my|his|her|their|our) ((?:favou?rite |biggest |first |main )?(?:hobby|hobbies|dream|goal|job|plan|habit|wish|ambition|duty|aim)) (is|are|was) ([a-z]+)\b/gi,
    explain:
      'Sau is, động từ làm tên của sở thích, ước mơ phải là V-ing hoặc to V (My hobby is reading, my dream is to become…).',
    fix(match) {
      const verb = VERBS.get(group(match, 4));
      const sure = /^(?:read|play|watch|travel|cook|swim|study|visit|help|learn|open|work|run|dance)$/;
      if (!verb || !(isPureVerb(verb.base) || sure.test(verb.base))) return null;
      if (/^ (?:in|at|for|with)\b/.test(after(match)) && /^(?:work|travel|help|study|run)$/.test(verb.base))
        return null;
      const lead = `${match[1]} ${match[2]} ${match[3]}`;
      const hobby = /hobb|habit|job/.test(group(match, 2));
      return hobby ? [`${lead} ${verb.ing}`, `${lead} to ${verb.base}`] : [`${lead} to ${verb.base}`];
    },
  },
  {
    id: 'worth-to',
    criterion: 'GRA',
    title: 'worth V-ing',
    pattern: /\b(is|are|was|were|be|not|really|it's) worth to (be )?([a-z]+)\b/gi,
    explain: 'worth đi với V-ing: It is worth visiting.',
    fix(match) {
      const verb =
        VERBS.get(group(match, 3)) ?? [...VERBS.values()].find((one) => one.past === group(match, 3));
      return verb ? [`${match[1]} worth ${verb.ing}`] : null;
    },
  },
  {
    id: 'stand-to',
    criterion: 'GRA',
    title: 'can’t stand, can’t help + V-ing',
    pattern:
      /\b((?:can't|cannot|could not|couldn't) (?:stand|help)|it is no use|it's no use|it is no good|there is no point) to ([a-z]+)\b/gi,
    explain: 'Sau can’t stand, can’t help, it is no use dùng V-ing (I can’t stand waiting).',
    fix(match) {
      const verb = VERBS.get(group(match, 2));
      // "He can't stand to lose" is said as well, and "I cannot help to carry" leaves a person out.
      if (!verb || /^(?:lose|see|be|hear)$/.test(verb.base)) return null;
      return [`${match[1]}${/point/.test(group(match, 1)) ? ' in' : ''} ${verb.ing}`];
    },
  },
  {
    id: 'suggest-to',
    criterion: 'GRA',
    title: 'suggest V-ing',
    pattern: /\b(suggest|suggests|suggested) to ([a-z]+)\b/gi,
    explain:
      'suggest đi với V-ing hoặc that + mệnh đề (He suggested going, He suggested that we go), không đi với to V.',
    fix(match) {
      const verb = VERBS.get(group(match, 2));
      return verb ? [`${match[1]} ${verb.ing}`] : null;
    },
  },
  {
    id: 'this-plural',
    criterion: 'GRA',
    title: 'this + số ít, these + số nhiều',
    pattern: /\b(this|that) (children|[a-z]+s) (are|were|have|do|don't|help|make|need)\b/gi,
    explain: 'Danh từ số nhiều đi với these, those (these books are old).',
    fix(match) {
      const noun = group(match, 2);
      if (!SINGULAR_OF.has(noun) || NOT_PLURAL.test(noun)) return null;
      // "A school that parents have chosen": a relative clause.
      if (group(match, 1) === 'that') return null;
      return [`these ${noun} ${match[3]}`];
    },
  },
  {
    id: 'both-of-is',
    criterion: 'GRA',
    title: 'both of … + động từ số nhiều',
    pattern:
      /\b(both of (?:us|them|you|(?:my|our|the|these|those) [a-z]+s)|both (?:my|his|her|their|our) [a-z]+s) (is|was|has|does)\b/gi,
    explain: 'both nói tới hai người, hai thứ nên động từ ở số nhiều (Both of us are happy).',
    fix(match) {
      const many = { is: 'are', was: 'were', has: 'have', does: 'do' }[group(match, 2)];
      return many === undefined ? null : [`${match[1]} ${many}`];
    },
  },
  {
    id: 'ever-statement',
    criterion: 'GRA',
    title: 'ever không dùng trong câu khẳng định',
    pattern: /(?<=^|[,;] |\b(?:and|but) )(i|we|they|he|she|my [a-z]+) (have|has|'ve) ever ([a-z]+)\b/gi,
    explain:
      'ever dùng trong câu hỏi, phủ định và so sánh nhất. Khẳng định “đã từng” chỉ cần have/has + V3 (I have been to Paris).',
    fix: (match) => (/\?\s*$/.test(match.input) ? null : [`${match[1]} ${match[2]} ${match[3]}`]),
  },
  {
    id: 'was-child',
    criterion: 'GRA',
    title: 'Thiếu a/an trước danh từ',
    pattern:
      /\b((?:when|since|while) (?:i|he|she) was(?: still)?) (child|baby|boy|girl|teenager|kid|student|pupil|young (?:boy|girl|man|woman)|little (?:boy|girl)|small (?:boy|girl|child))\b(?= ?[.,;!]|$| (?:i|my|he|she|we|in|at|and)\b)/gi,
    explain: 'Danh từ số ít chỉ người cần a/an (when I was a child).',
    fix: (match) => [`${match[1]} a ${match[2]}`],
  },
];
