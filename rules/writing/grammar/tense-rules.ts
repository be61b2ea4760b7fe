import { before, type GrammarRule, group } from './grammar-rule.ts';
import { BE_FOR, BY_S, VERBS } from './lexicon.ts';
import { PEOPLE } from './places.ts';

const subject = `(?:i|we|they|he|she|it|you|${PEOPLE}|(?:my|our|the|his|her|their) [a-z]+)`;
const past =
  '(?:yesterday|last (?:night|week|month|year|summer|winter|weekend)|[a-z0-9]+ (?:years?|days?|months?|weeks?) ago)';

const inPast = (word: string): string | null => {
  if (word === 'is' || word === 'am') return 'was';
  if (word === 'are') return 'were';
  return (VERBS.get(word) ?? BY_S.get(word))?.past ?? null;
};

/** Impersonal or involuntary verbs after "it". */
const OF_ITSELF = /^(?:be|rain|snow|become|happen|continue|get|start|stop)$/;
/** Verbs of asking and doubting, after which will is correct: "I will ask if he will come". */
const ASKS =
  /\b(?:know|wonder|ask|see|tell|say|decide|check|doubt|sure|understand|predict|matter)\b[^,;]{0,40}$/;

/** Tense that does not match a time. */
export const TENSE_RULES: readonly GrammarRule[] = [
  {
    id: 'past-time-first',
    criterion: 'GRA',
    title: 'Mốc quá khứ cần thì quá khứ',
    pattern: new RegExp(
      `(?<=^["“(]?|[,;] |\\b(?:because|and|but) )(${past}|in (?:19\\d\\d|200\\d|201\\d))(,? )(${subject}) ([a-z]+)\\b(?! to have)`,
      'gi',
    ),
    explain:
      'Việc đã xảy ra ở một mốc quá khứ (yesterday, last year, in 2010…) thì động từ chia quá khứ đơn.',
    fix(match) {
      const verb = inPast(group(match, 4));
      if (verb === null || verb === group(match, 4)) return null;
      if (/^the (?:past|last)/.test(group(match, 3))) return null;
      return [`${match[1]}${match[2]}${match[3]} ${verb}`];
    },
  },
  {
    id: 'past-time-last',
    criterion: 'GRA',
    title: 'Mốc quá khứ cần thì quá khứ',
    pattern:
      /\b(i|we|they|he|she|my [a-z]+) ([a-z]+)((?: (?!(?:that|what|when|how|who|which|if|was|were|had|did|and|but|because|about|from|since)\b)[a-z]+){1,6} (?:yesterday|last (?:night|week|month|year|summer)|[a-z0-9]+ (?:years?|days?|months?|weeks?) ago))\b/gi,
    explain: 'Việc đã xảy ra ở một mốc quá khứ (yesterday, last year, ago…) thì động từ chia quá khứ đơn.',
    fix(match) {
      const word = group(match, 2);
      const verb = inPast(word);
      if (/ to ([a-z]+)/.test(match[3] ?? '') && VERBS.has(/ to ([a-z]+)/.exec(group(match, 3))?.[1] ?? ''))
        return null;
      if (verb === null || verb === word || /^(?:know|think|remember|believe|say|says|feel)$/.test(word))
        return null;
      if (/\b(?:did|does|do|will|can|could|would|let|make|that|to|like)(?: not)? $/.test(before(match)))
        return null;
      return [`${match[1]} ${verb}${match[3]}`];
    },
  },
  {
    id: 'when-i-was',
    criterion: 'GRA',
    title: 'Kể chuyện quá khứ dùng thì quá khứ',
    pattern:
      /\b(when (?:i|he|she|we|they) (?:was|were) [^,.;:!?]{2,40}, (?:i|he|she|we|they|my [a-z]+)(?: often| always| usually)?) ([a-z]+)\b/gi,
    explain: 'Mệnh đề when đã ở quá khứ thì mệnh đề chính cũng ở quá khứ (When I was young, I liked…).',
    fix(match) {
      const verb = inPast(group(match, 2));
      return verb === null || verb === group(match, 2) ? null : [`${match[1]} ${verb}`];
    },
  },
  {
    id: 'since-present',
    criterion: 'GRA',
    title: 'since đi với hiện tại hoàn thành',
    pattern:
      /\b(i|we|they|he|she|it|you) (am|is|are|[a-z]+)((?: [a-z]+){0,5} since (?:(?:19|20)\d\d|i was|we were|he was|she was|last|childhood|then))\b/gi,
    explain:
      'Việc bắt đầu từ trước và còn đến nay (since…) dùng have/has + V3 (I have lived here since 2015).',
    fix(match) {
      const word = group(match, 2);
      const third = /^(?:he|she|it)$/.test(group(match, 1));
      const have = third ? 'has' : 'have';
      const be = /^(?:am|is|are)$/.test(word);
      if (be && /^ [a-z]+(?:ing|ed)\b/.test(group(match, 3))) return null;
      const participle = be ? 'been' : (VERBS.get(word) ?? BY_S.get(word))?.participle;
      if (participle === undefined || participle === word || /^(?:have|has)$/.test(word)) return null;
      if (/\b(?:did|does|do|will|can|to|have|has)(?: not)? $/.test(before(match))) return null;
      return [`${match[1]} ${have} ${participle}${match[3]}`];
    },
  },
  {
    id: 'if-will',
    criterion: 'GRA',
    title: 'Mệnh đề if, when không dùng will',
    // After "know if" and "ask when" will is correct: only a clause at the start or after the main one is certain.
    pattern: new RegExp(
      `\\b((if|when|unless|as soon as) (i|we|they|he|she|it|you|${PEOPLE})) will (not )?([a-z]+)\\b`,
      'gi',
    ),
    explain:
      'Sau if, when, unless, as soon as nói về tương lai thì động từ ở hiện tại (If I have time, I will help).',
    fix(match) {
      const [join, who, not, word] = [group(match, 2), group(match, 3), group(match, 4), group(match, 5)];
      const lead = before(match);
      const isHead = /^["“(]?(?:(?:so|but|and|however|therefore),? )?$/.test(lead);
      const isLast = join !== 'when' && /\b(?:will|can|should|must) [a-z]/.test(lead) && !ASKS.test(lead);
      if (/\?\s*$/.test(match.input) || !(isHead || isLast)) return null;
      // "If it will help you" is an offer.
      if (who === 'it' && !(isHead && OF_ITSELF.test(word))) return null;
      const third = BE_FOR[who] === 'is';
      if (word === 'be') return [`${match[1]} ${BE_FOR[who] ?? 'are'}${not && ' not'}`];
      const verb = VERBS.get(word);
      if (!verb) return null;
      if (not !== '') return [`${match[1]} ${third ? 'does' : 'do'} not ${verb.base}`];
      return [`${match[1]} ${third ? verb.s : verb.base}`];
    },
  },
];
