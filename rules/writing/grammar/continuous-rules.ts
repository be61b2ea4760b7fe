import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import { BE_FOR, BY_ING } from './lexicon.ts';
import { PERSON } from './places.ts';

const PRONOUN = '(?:i|we|they|he|she|it)';
/** Where a clause of its own begins: "see them playing" and "the man she met" do not begin one. */
const STARTS =
  '(?<=^["“(]?|[,;:]\\s{0,2}|^(?:in|on|at|after|before|during|every|this|last) (?:[a-z]+ ){1,3}|\\b(?:because|but|so|when|if|while|although) )';
const HABIT =
  '(?:every (?:day|morning|afternoon|evening|night|week|weekend|month|year|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:once|twice|three times) a (?:day|week|month|year)|on (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends))';
/** Verbs of change are continuous with "every year", too: "prices are rising every year". */
const CHANGES =
  /^(?:becom|gett|grow|ris|fall|increas|decreas|declin|chang|improv|los|gain|expand|develop|mov|build|mak)ing$/;
const RIGHT_NOW =
  /\b(?:now|at the moment|currently|these days|this (?:day|week|month|year|term|summer|season)|today|tonight|for the time being|temporarily|while|when|until|until then|next|because my|these)\b/;
const SINGULAR = /^(?:i|he|she|it|(?:my|our|his|her|their) [a-z]+)$/;

const beOf = (who: string): string => BE_FOR[who] ?? (SINGULAR.test(who) ? 'is' : 'are');

/** The continuous form: without be, and where the simple one belongs. */
export const CONTINUOUS_RULES: readonly GrammarRule[] = [
  {
    id: 'pronoun-ing',
    criterion: 'GRA',
    title: 'V-ing thiếu be',
    pattern: new RegExp(
      `${STARTS}(${PRONOUN}) ([a-z]+ing)\\b(?=\\s*(?:[.;!?]|$)|\\s+(?!(?:is|are|was|were|has|have|had|can|will|would|made|makes|means|helps?|that|which)\\b)[a-z]+)`,
      'gi',
    ),
    explain:
      'V-ing một mình chưa phải là động từ của câu: thêm am, is, are (we are watching), hoặc dùng hiện tại đơn khi nói về thói quen (we watch).',
    fix(match) {
      const who = group(match, 1);
      const verb = BY_ING.get(group(match, 2));
      const rest = after(match);
      if (!verb || (who === 'it' && /^being|^having/.test(group(match, 2)))) return null;
      // "With us watching, they playing the piano, …": a clause follows that has its own verb.
      if (/^[^.;!?]*, (?:i|we|they|he|she|it|the|my|nobody|everybody) /.test(rest) && before(match) === '')
        return null;
      const be = beOf(who);
      return [`${match[1]} ${be} ${verb.ing}`, `${match[1]} ${be === 'is' ? verb.s : verb.base}`];
    },
  },
  {
    id: 'noun-ing',
    criterion: 'GRA',
    title: 'V-ing thiếu be',
    pattern: new RegExp(
      `(?<=^|, (?:and|but|so) )((?:my|our|his|her|their) (?:little |older |younger |big )?(?:${PERSON}|parents|friends|grandparents|family|cousins|brothers|sisters|dog|cat)) ([a-z]+ing)((?: (?!(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|and|but|who|that|which|makes?|made|means|helps?)\\b)[a-z]+){0,8})(?=[.;!]?$)`,
      'gi',
    ),
    explain:
      'Câu này chưa có động từ chính: trước V-ing thêm is, are (My sister is watching TV), hoặc dùng hiện tại đơn khi nói về thói quen (My sister watches TV).',
    fix(match) {
      const verb = BY_ING.get(group(match, 2));
      // Another form that may be the verb: "My sister watching TV felt tired".
      if (
        !verb ||
        / [a-z]{2,}(?:ed|lt|ept|ought|aught)\b| (?:felt|went|came|saw|said)\b/i.test(match[3] ?? '')
      )
        return null;
      const who = group(match, 1);
      const many = /s$/.test(who) && !/boss$/.test(who);
      return [
        `${match[1]} ${many ? 'are' : 'is'} ${verb.ing}${match[3]}`,
        `${match[1]} ${many ? verb.base : verb.s}${match[3]}`,
      ];
    },
  },
  {
    id: 'continuous-habit',
    criterion: 'GRA',
    title: 'Thói quen dùng hiện tại đơn',
    pattern: new RegExp(
      `(?<=^|[,;] |\\b(?:and|but|because|so) )(i|we|they|he|she|you|my [a-z]+|our [a-z]+)( am| is| are|'m|'re|'s)(?:( usually| often| sometimes| rarely) ([a-z]+ing)\\b| ([a-z]+ing)((?: [a-z]+){0,7}?)( ${HABIT})(?=\\s*(?:[.,;!]|$)|\\s+(?:and|but|because|with|so|to|in|at|for|after|before)\\b))`,
      'gi',
    ),
    explain:
      'Việc làm đều đặn (every day, usually, often…) dùng hiện tại đơn: I walk there every day. Thì tiếp diễn dành cho việc đang diễn ra lúc nói hay trong một thời gian ngắn.',
    fix(match) {
      const often = group(match, 3);
      const verb = BY_ING.get(group(match, 4) || group(match, 5));
      const [rest, when] = [match[6] ?? '', match[7] ?? ''];
      if (!verb || (CHANGES.test(verb.ing) && !/^ (?:up|to)\b/.test(rest || after(match)))) return null;
      if (RIGHT_NOW.test(match.input.toLowerCase())) return null;
      if (/\b(?:always|more and more)\b/i.test(match[0])) return null;
      // "The girl I am meeting every day": a relative clause; "Are you walking every day?": a question about now.
      if (/\?\s*$/.test(match.input) || / (?:that|which|who|what|how)\b/i.test(rest)) return null;
      const third = / is|'s/.test(group(match, 2));
      return [`${match[1]}${often} ${third ? verb.s : verb.base}${rest}${when}`];
    },
  },
  {
    id: 'continuous-since',
    criterion: 'GRA',
    title: 'since, for đi với hoàn thành tiếp diễn',
    pattern:
      /(?<=^|[,;] |\b(?:and|but|because) )(i|we|they|he|she|my [a-z]+)( am| is| are|'m|'re) (living|working|studying|learning|teaching|playing|waiting|using|running|driving)((?: [a-z]+){0,6}?) (since (?:19\d\d|20\d\d|(?:i|he|she) was [a-z]+|last [a-z]+|then)|for (?:[a-z]+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years|months))(?= ?[.,;!]|$)/gi,
    explain:
      'Việc bắt đầu từ trước và còn đang tiếp tục (since 2015, for ten years) dùng have/has been + V-ing: I have been working here since 2015.',
    fix(match) {
      if (/^for (?:the next|another)/.test(group(match, 5))) return null;
      const have = /is/.test(group(match, 2)) ? 'has' : 'have';
      return [`${match[1]} ${have} been ${match[3]}${match[4]} ${match[5]}`];
    },
  },
];
