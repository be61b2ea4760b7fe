import { OFTEN, PLURAL_FINITE, SAME_PAST, SINGULAR_FINITE, toSingular } from './agreement.ts';
import { before, type GrammarRule, group } from './grammar-rule.ts';
import { BY_PAST, BY_S, isPureVerb, VERBS } from './lexicon.ts';
import { IS_PEOPLE, PEOPLE } from './places.ts';

/** Agreement with long subjects whose last noun is misleading: "who", "-ing", "the number of". */
export const LONG_SUBJECT_RULES: readonly GrammarRule[] = [
  {
    id: 'who-verb',
    criterion: 'GRA',
    title: 'Động từ sau who theo danh từ đứng trước',
    pattern: new RegExp(
      `\\b(?<!one of the |one of these |one of those |only one of )(${PEOPLE}|those|person|man|woman|someone|everyone|anyone|somebody|student|teacher|child) who${OFTEN} (is|was|has|does|doesn't|are|have|were|don't|[a-z]+)\\b`,
      'gi',
    ),
    explain: 'Động từ sau who chia theo danh từ ngay trước nó (people who have, a person who has).',
    fix(match) {
      const [noun, word] = [group(match, 1), group(match, 3)];
      const many = noun === 'those' || IS_PEOPLE.test(noun);
      const verb = many
        ? (PLURAL_FINITE[word] ?? (BY_S.get(word)?.base || null))
        : BY_PAST.has(word)
          ? null
          : toSingular(word);
      if (verb === null || verb === word || SAME_PAST.test(word)) return null;
      if (!many && /\b(?:one|type|kind|sort) of /.test(before(match).slice(-20))) return null;
      return [`${match[1]} who${group(match, 2)} ${verb}`];
    },
  },
  {
    id: 'gerund-subject',
    criterion: 'GRA',
    title: 'V-ing làm chủ ngữ + động từ số ít',
    pattern:
      /(?<=^["“]?|[,;] |\b(?:because|that|think|believe) )((?:(?:learning|studying) (?:english|online|abroad|at home|a (?:new |foreign )?language|foreign languages|at university)|playing (?:games|video games|sports?|football|computer games)|reading (?:books|newspapers)|doing (?:exercise|homework|sports|housework|volunteer work)|using (?:the internet|smartphones|social media|public transport|computers|mobile phones)|watching (?:tv|television|films|movies)|(?:living|working|studying|staying) (?:in|at|abroad|from) ?(?:the |a |an )?[a-z]*(?: city| country| cities| areas)?|going to (?:school|university|work|college)|travell?ing abroad|living (?:alone|together)))( also| often| always)? (are|were|have|[a-z]+)\b/gi,
    explain: 'Chủ ngữ là V-ing (Playing games, Learning English) đi với động từ số ít (is, has, helps).',
    fix(match) {
      const word = group(match, 3);
      const verb = toSingular(word);
      if (
        verb === null ||
        verb === word ||
        (VERBS.has(word) && !isPureVerb(word) && !/^(?:have|help|cause|need|cost)$/.test(word))
      )
        return null;
      if (BY_PAST.has(word) || /\?\s*$/.test(match.input)) return null;
      return [`${match[1]}${group(match, 2)} ${verb}`];
    },
  },
  {
    id: 'number-of-verb',
    criterion: 'GRA',
    title: 'the number of … + động từ số ít',
    pattern:
      /\bthe (number|amount|percentage|proportion|rate|quality|level|price|cost|standard|growth|development) of ((?:[a-z]+ ){0,2}[a-z]+)( also)? (are|were|have|increase|rise|fall|become)\b(?= |[.,;]|$)/gi,
    explain: 'the number/amount/rate of… là số ít nên đi với is, was, has (the number of cars has risen).',
    fix(match) {
      const word = group(match, 4);
      const counted = group(match, 2);
      if (/\b(?:who|that|which|and|can|will|may|should|to|would|could)\b/.test(counted)) return null;
      // "The number of children they have", "the amount of time our children are".
      if (
        / (?:i|you|we|they|he|she|it|our|my|your|their|his|her|the|these|those|people|children)\b/.test(
          counted,
        )
      )
        return null;
      // A share of people may be plural: "a large percentage of students are".
      if (/^(?:percentage|proportion)$/.test(group(match, 1))) return null;
      const verb = SINGULAR_FINITE[word] ?? VERBS.get(word)?.s;
      if (verb === undefined || /\band (?:the )?$/.test(before(match))) return null;
      if (/^(?:increase|rise|fall)$/.test(word) && /(?:in|of|to|can)$/.test(group(match, 2))) return null;
      const negated = / (?:do|does)(?: not|n't)$/.exec(counted);
      if (negated)
        return [`the ${match[1]} of ${match[2]?.slice(0, negated.index)} does not${group(match, 3)} ${word}`];
      return [`the ${match[1]} of ${match[2]}${group(match, 3)} ${verb}`];
    },
  },
];
