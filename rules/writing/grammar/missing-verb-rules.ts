import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import { ADJECTIVES, BE_FOR, BY_ING } from './lexicon.ts';
import { CLAUSE_START, PEOPLE } from './places.ts';

const MANY_BEFORE = new RegExp(`\\b(?:${PEOPLE}|those) $`);

/** Clauses without a verb, an auxiliary or a subject. */
export const MISSING_VERB_RULES: readonly GrammarRule[] = [
  {
    id: 'born-without-be',
    criterion: 'GRA',
    title: 'was/were born',
    pattern:
      /\b(?:(i|he|she|they|we|who)( am| is| are|'m)? born (in|on|into|and)|(?:(i|he|she|they|we|who) )?(was|were|am|is|are)? ?borned)\b/gi,
    explain: '“Được sinh ra” là was born / were born.',
    fix(match) {
      if (match[3] === undefined) {
        const who = group(match, 4);
        const be = /^w/.test(group(match, 5)) ? group(match, 5) : /^(?:they|we)$/.test(who) ? 'were' : 'was';
        return [`${match[4] === undefined ? '' : `${match[4]} `}${be} born`];
      }
      const person = group(match, 1);
      if (/\b(?:were|was|have|has|are) $/.test(before(match))) return null;
      // "Every year babies who are born in spring": habits are in the present.
      if (group(match, 2) && person !== 'i' && person !== 'he' && person !== 'she') return null;
      const many = /^(?:they|we)$/.test(person) || (person === 'who' && MANY_BEFORE.test(before(match)));
      return [`${match[1]} ${many ? 'were' : 'was'} born ${match[3]}`];
    },
  },
  {
    id: 'missing-be-ing',
    criterion: 'GRA',
    title: 'V-ing thiếu be',
    pattern: new RegExp(
      `${CLAUSE_START}(i|we|they|he|she|it) ([a-z]+ing)\\b(?=\\s*(?:[.;!?]|$)|\\s+(?:in|at|for|on|to|with|a|an|the|my|our|their|english|very|about|hard|from|now)\\b)`,
      'gi',
    ),
    explain: 'V-ing làm động từ chính cần am/is/are đứng trước (I am working), hoặc dùng hiện tại đơn.',
    fix(match) {
      const verb = BY_ING.get(group(match, 2));
      if (!verb || /\b(?:see|hear|watch|and|imagine|mind) $/.test(before(match))) return null;
      const be = BE_FOR[group(match, 1)] ?? 'are';
      return [`${match[1]} ${be} ${verb.ing}`, `${match[1]} ${be === 'is' ? verb.s : verb.base}`];
    },
  },
  {
    id: 'missing-be',
    criterion: 'GRA',
    title: 'Thiếu am/is/are trước tính từ',
    pattern: new RegExp(
      `${CLAUSE_START}((?:i|you|we|they|he|she|it|this|life|everything|(?:my|our|their|his|her|the) [a-z]+|(?:many |some |most |young |old )?${PEOPLE}))( not| always| also)?( very| so| too| really| quite)? ([a-z-]+)(?=\\s*(?:[.;!?]|$)|,(?! [a-z]+ (?:and|or) )|\\s+(?:for|and|because|when|with|about|but|than|if|in|enough|nowadays)\\b| to [a-z])`,
      'gi',
    ),
    explain: 'Câu tiếng Anh cần động từ: trước tính từ phải có am/is/are (I am very happy, it is useful).',
    fix(match) {
      const who = group(match, 1);
      const word = group(match, 4);
      if (!ADJECTIVES.has(word)) return null;
      const very = group(match, 3);
      const noun = /^(?:my|our|their|his|her|the) (.+)$/.exec(who)?.[1];
      // "The very young", "the happy few", "the more able and": a separate noun phrase.
      if (
        noun !== undefined &&
        (!very || ADJECTIVES.has(noun) || /ly$|^(?:not|most|more|least|less)$/.test(noun))
      )
        return null;
      if (/^(?:it|this)$/.test(who) && /\b(?:think|believe) $/.test(before(match))) return null;
      if (
        noun === undefined &&
        /\b(?:make|makes|made|making|keep|keeps|find|finds|and) $/.test(before(match))
      )
        return null;
      if (
        /^(?:people|children|students|teachers|men|women|parents)$/.test(who) &&
        !very &&
        /^ (?:and|to|in|with|about) /.test(after(match))
      )
        return null;
      if (
        /^(?:better|worse|worth|long|full|able|well-known|available)$/.test(word) &&
        /people|children/.test(who)
      )
        return null;
      const be =
        BE_FOR[who] ??
        (/^(?:life|everything)$/.test(who) || (noun !== undefined && !noun.endsWith('s')) ? 'is' : 'are');
      return [`${match[1]} ${be}${group(match, 2)}${very} ${match[4]}`];
    },
  },
  {
    id: 'missing-subject',
    criterion: 'GRA',
    title: 'Thiếu chủ ngữ',
    pattern:
      /(?:^is (?:very |also |really |so )?(?:important|difficult|easy|good|necessary|better|hard|useful|impossible|clear|true|not)\b(?!.*\?)|\b(because|although|so that) (?:is|are|has|have|can|will|should|must|don't|makes|helps)\b)/gi,
    explain: 'Mỗi mệnh đề tiếng Anh cần chủ ngữ: It is important…, because it is…',
    fix(match) {
      const join = group(match, 1);
      if (join === '') return [`It ${match[0].toLowerCase()}`];
      const rest = match[0].slice(join.length + 1);
      if (/^(?:are|have|don't)$/i.test(rest)) return [`${match[1]} they ${rest}`];
      const one = `${match[1]} it ${rest}`;
      return /^(?:can|will|should|must)$/i.test(rest) ? [one, `${match[1]} they ${rest}`] : [one];
    },
  },
];
