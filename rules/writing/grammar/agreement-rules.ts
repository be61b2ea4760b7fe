import { FUNCTION_WORDS } from '../function-words.ts';
import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import {
  ADJECTIVES,
  BY_PAST,
  BY_S,
  isPureVerb,
  PLURAL_OF,
  SINGULAR_OF,
  TIME_NOUNS,
  UNCOUNTABLE,
  VERBS,
} from './lexicon.ts';
import { CLAUSE_START, IS_PEOPLE, IS_PERSON, PEOPLE, PERSON, SENTENCE_START } from './places.ts';

const ADJECTIVE_SOURCE = [...ADJECTIVES].join('|');

const often = '( also| often| always| usually| only| still| never| sometimes| really| even)?';
const OBJECT =
  '(?= (?:the|a|an|to|us|me|you|them|him|her|it|my|our|their|in|on|at|many|more|very|not|that|with|for|lots|some|english|people|money|from)\\b)';
const singularFinite: Readonly<Record<string, string>> = {
  "don't": "doesn't",
  are: 'is',
  were: 'was',
  have: 'has',
};
const pluralFinite: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
};

/** A verb for "he"; null where the word is no verb in the plural or base form. */
function toSingular(word: string): string | null {
  return singularFinite[word] ?? VERBS.get(word)?.s ?? null;
}

const asksSubjunctive = (text: string): boolean =>
  /\b(?:suggest|recommend|insist|demand|propose|require|request|important|essential|vital|necessary|imperative|crucial)\w*(?: that)? $/.test(
    text,
  );

const isMadeTo = (text: string): boolean =>
  /\b(?:make|makes|made|making|let|lets|letting|help|helps|helped|helping|see|saw|watch|hear|heard|have|had|does|did|do|can|could|should|will|would|may|might|must)(?: not)? $/.test(
    text,
  );

/** In the past as in the base form, so that a place does not show a missing s. */
const SAME_PAST = /^(?:put|cut|cost|let|set|hurt|read|hit)$/;

/** What somebody likes: "my sister like many others" has a verb still to come. */
const LIKED =
  /^ (?:to [a-z]+|[a-z]+ing|music|football|sports?|english|dogs|cats|flowers|tea|coffee)(?=\s*(?:[.,;!?]|$)| (?:and|but|so|because|very|in|at|with|every|a lot)\b)/;

/** A verb of its own within the next words. */
const FINITE_NEXT =
  /^(?: [a-z]+){0,3} (?:is|are|was|were|has|had|can|will|would|makes|gives|starts|began|ends)\b/;

/** Subject and verb. */
export const AGREEMENT_RULES: readonly GrammarRule[] = [
  {
    id: 'third-person-s',
    criterion: 'GRA',
    title: 'he, she, it + động từ thêm s',
    pattern: new RegExp(`${CLAUSE_START}(he|she|it)${often} (don't|are|were|[a-z]+)\\b(?!-)`, 'gi'),
    explain: 'Chủ ngữ he, she, it ở hiện tại đơn cần động từ thêm s/es (it helps, she has, it doesn’t).',
    fix(match) {
      const word = group(match, 3);
      // "if it were" is right.
      if (word === 'were') return null;
      const verb = toSingular(word);
      if (verb === null || verb === word || (BY_PAST.has(word) && word !== 'do')) return null;
      const lead = before(match);
      // "Not only does it", "what makes it", "let it be and": another word governs the verb there.
      if (
        asksSubjunctive(lead) ||
        isMadeTo(lead) ||
        /\b(?:does|did|can|should|will|would|could|may|must|do)\b[^,;]{0,40} and $/.test(lead)
      )
        return null;
      if (SAME_PAST.test(word)) return null;
      return [`${match[1]}${group(match, 2)} ${verb}`];
    },
  },
  {
    id: 'singular-noun-verb',
    criterion: 'GRA',
    title: 'Danh từ số ít + động từ thêm s',
    pattern: new RegExp(
      `${SENTENCE_START}((?:(?:the|our|my|their|his|her|your|this|that|a|an) (?:[a-z]+ )??)?([a-z]+))${often} (don't|[a-z]+)\\b${OBJECT}`,
      'gi',
    ),
    explain:
      'Chủ ngữ là danh từ số ít nên động từ ở hiện tại đơn cần thêm s/es (the internet has, my mother works).',
    fix(match) {
      const [phrase, noun, word] = [group(match, 1), group(match, 2), group(match, 4)];
      const bare = !phrase.includes(' ');
      const mass =
        /^(?:internet|government|technology|education|library|society|company|television|pollution|life|health|nature|environment|economy|success|happiness|tourism|globalization|population|food|art|music)$/.test(
          noun,
        ) || UNCOUNTABLE.has(noun);
      const person = IS_PERSON.test(noun);
      if (!mass && !person && !(PLURAL_OF.has(noun) && !bare)) return null;
      if (bare && !mass) return null;
      if (SAME_PAST.test(word)) return null;
      const verb = toSingular(word);
      if (verb === null || verb === word || BY_PAST.has(word) || /^(?:are|were)$/.test(word)) return null;
      // Verbs that are nouns too stand alone only where the subject cannot be the first part of a compound.
      if (VERBS.has(word) && !isPureVerb(word) && word !== 'have' && !person) return null;
      // "A cat and a dog give", "Does the company provide", "It is vital that the school give".
      const lead = before(match);
      if (/\band $/.test(lead) || isMadeTo(lead) || asksSubjunctive(lead)) return null;
      if (/\?\s*$/.test(match.input) || /^(?:and|or|of|to) /.test(phrase)) return null;
      if (/ (?:and|or|of|in|for|to|with|do|does|did|can) /.test(` ${phrase} `)) return null;
      // "My sister like many others".
      if (word === 'like' && /^ (?:many|most|some)\b/.test(after(match))) return null;
      return [`${match[1]}${group(match, 3)} ${verb}`];
    },
  },
  {
    id: 'person-verb',
    criterion: 'GRA',
    title: 'Một người + động từ thêm s',
    pattern: new RegExp(
      `${SENTENCE_START}((?:my|our|his|her|their) (?:best |older |younger |elder )?${PERSON})${often} ([a-z]+)(?=\\s*(?:[.,;!?]|$)| [a-z])`,
      'gi',
    ),
    explain:
      'Chủ ngữ là một người nên động từ ở hiện tại đơn cần thêm s/es (my mother cooks, his father works).',
    fix(match) {
      const word = group(match, 3);
      const verb = VERBS.get(word)?.s;
      if (verb === undefined || SAME_PAST.test(word) || BY_PAST.has(word)) return null;
      const lead = before(match);
      if (/\band $/.test(lead) || isMadeTo(lead) || asksSubjunctive(lead) || /\?\s*$/.test(match.input))
        return null;
      // "My friend request on the site", "his sister school": another verb tells that this one is a noun.
      const rest = match.input.slice(match.index + match[0].length).toLowerCase();
      if (
        !isPureVerb(word) &&
        !/^(?:cook|work|live|walk|play|talk|love|help|study|drive|travel|run|sleep)$/.test(word) &&
        !(word === 'like' && LIKED.test(rest))
      )
        return null;
      if (!isPureVerb(word) && FINITE_NEXT.test(rest)) return null;
      return [`${match[1]}${group(match, 2)} ${verb}`];
    },
  },
  {
    id: 'every-one-verb',
    criterion: 'GRA',
    title: 'everyone, each, every + động từ số ít',
    pattern: new RegExp(
      `${SENTENCE_START}(everyone|everybody|everything|someone|somebody|nobody|anyone|nothing|(?:each|every) ([a-z]+))${often} (are|were|have|don't|[a-z]+)\\b`,
      'gi',
    ),
    explain: 'everyone, someone, each, every… đi với động từ số ít (everyone has, each student has).',
    fix(match) {
      const [noun, word] = [group(match, 2), group(match, 4)];
      if (noun !== '' && !PLURAL_OF.has(noun)) return null;
      const verb = toSingular(word);
      if (verb === null || verb === word || BY_PAST.has(word)) return null;
      if (noun !== '' && VERBS.has(word) && !isPureVerb(word) && word !== 'have') return null;
      if (isMadeTo(before(match)) || asksSubjunctive(before(match)) || /\?\s*$/.test(match.input))
        return null;
      if (SAME_PAST.test(word)) return null;
      return [`${match[1]}${group(match, 3)} ${verb}`];
    },
  },
  {
    id: 'each-of-verb',
    criterion: 'GRA',
    title: 'each of, one of + động từ số ít',
    pattern: new RegExp(
      `${SENTENCE_START}((?:each|one|either|neither) of (?:us|them|you|(?:the|my|our|these|those|their) ((?:[a-z]+ )?[a-z]+s))) (are|were|have|don't|[a-z]+)\\b`,
      'gi',
    ),
    explain: 'Chủ ngữ là each of…, one of… thì động từ ở số ít (each of us has, one of my friends is).',
    fix(match) {
      const word = group(match, 3);
      const verb = toSingular(word);
      if (verb === null || verb === word || BY_PAST.has(word) || /\?\s*$/.test(match.input)) return null;
      if (!(isPureVerb(word) || /^(?:have|are|were|don't|want|need|like)$/.test(word))) return null;
      // "If one of my friends were ill".
      if (word === 'were' && /\bif $/.test(before(match))) return null;
      return [`${match[1]} ${verb}`];
    },
  },
  {
    id: 'people-in-place-verb',
    criterion: 'GRA',
    title: 'people in … + động từ số nhiều',
    pattern: new RegExp(
      `${SENTENCE_START}((?:(?:many|most|some|all|the|young|old) )?${PEOPLE} (?:in|from|at) (?:(?:my|our|the|this|these|big|many|some|other) )?[a-z]+) (is|was|has|does|doesn't|isn't)\\b`,
      'gi',
    ),
    explain:
      'Chủ ngữ vẫn là people, students… nên động từ ở số nhiều, dù danh từ đứng ngay trước là số ít (People in my country are friendly).',
    fix: (match) =>
      /\?\s*$/.test(match.input) ? null : [`${match[1]} ${pluralFinite[group(match, 2)] ?? 'are'}`],
  },
  {
    id: 'in-place-have',
    criterion: 'GRA',
    title: '“Ở … có …” là there is / there are',
    pattern:
      /(?<=^|[,;]\s)(in (?:my|our|the|this|that|a) (?:city|country|class|school|village|house|family|town|library|park|world|university|area|home|company|hometown))(?: it)? (have|has)( (?:a|an|one|many|some|several|no|two|three|a lot of|lots of))?\b(?! been)/gi,
    explain: '“Ở … có …” trong tiếng Anh là there is, there are (in my city there is a library).',
    fix(match) {
      const amount = group(match, 3);
      const many = /many|some|several|two|three|lot/.test(amount);
      return [`${match[1]} there ${many ? 'are' : 'is'}${amount}`];
    },
  },
  {
    id: 'plural-subject-singular-verb',
    criterion: 'GRA',
    title: 'Chủ ngữ số nhiều + động từ số nhiều',
    pattern: new RegExp(
      `(?:\\b((they|we|you|i)|(?<=(?:^["“(]?|[,;] |\\b(?:because|although|but|when|if|that|since|while|and|so|think|believe) ))((?:(?:the|many|most|some|young|old|all|these|those|other|vietnamese|our|my|their|modern|poor|rich|different) ){0,2}(?:(?<=^["“]?)[a-z]+ )??)([a-z]+)))${often} (is|was|has|does|doesn't|isn't|[a-z]+s)\\b`,
      'gi',
    ),
    explain: 'Chủ ngữ số nhiều (people, cars, they…) đi với are, were, have, do và động từ không thêm s.',
    fix(match) {
      const [pronoun, noun, word] = [group(match, 2), group(match, 4), group(match, 6)];
      const people = IS_PEOPLE.test(noun);
      if (pronoun === '' && !people && !SINGULAR_OF.has(noun)) return null;
      if (TIME_NOUNS.has(noun)) return null;
      // "Raising children is", "For students is": the first word is more than a noun.
      const [lone = ''] = group(match, 3).trim().split(' ');
      if (
        /ing$/.test(lone) ||
        (FUNCTION_WORDS.has(lone) &&
          !/^(?:the|many|most|some|all|these|those|other|our|my|their)$/.test(lone))
      )
        return null;
      // "World War I was": only at the head of a clause is it the pronoun.
      if (pronoun === 'i' || pronoun === 'you') {
        if (
          !/(?:^|[,;:] |\b(?:because|that|when|if|so|but|and|think|believe|what|while|although) )["“]?$/.test(
            before(match),
          )
        )
          return null;
        if (pronoun === 'i' && word === 'was') return null;
        if (pronoun === 'i' && word === 'is') return [`${match[1]}${group(match, 5)} am`];
      }
      const verb = pluralFinite[word] ?? (BY_S.has(word) ? BY_S.get(word)?.base : undefined);
      if (verb === undefined) return null;
      const lead = before(match);
      // "Helping people is", "the man whom they was": a noun after -ing or a preposition is no subject.
      if (/\b(?:of|in|for|to|with|on|at|by|than|from|about|like|as) $/.test(lead)) return null;
      if (/\band $/.test(lead) && pronoun === '') return null;
      // "the students' needs": a plural in -s that is a noun too.
      if (pluralFinite[word] === undefined && !isPureVerb(verb) && !people && pronoun === '') return null;
      if (
        pluralFinite[word] === undefined &&
        people &&
        !isPureVerb(verb) &&
        !/^(?:needs|uses|likes|loves|works)$/.test(word)
      )
        return null;
      return [`${match[1]}${group(match, 5)} ${verb}`];
    },
  },
  {
    id: 'there-is-plural',
    criterion: 'GRA',
    title: 'there is / there are',
    pattern: new RegExp(
      `\\bthere (is|was|has|have|are|were|exists?)( have| has)?( also| still)? ((?:many|several|various|numerous|two|three|four|five|ten|some|a lot of|lots of|no|a|an|one|much|few|any|other|different|plenty of|so many|too many|the) )?((?:(?:${ADJECTIVE_SOURCE}|other|main) )?)([a-z]+)\\b(?!-)`,
      'gi',
    ),
    explain:
      'Nói “có nhiều thứ” dùng there are + danh từ số nhiều; “có một thứ” dùng there is. there không đi với have khi có nghĩa là “có”.',
    fix(match) {
      const be = group(match, 1);
      const amount = group(match, 4).trim();
      const noun = group(match, 6);
      if (
        /^(?:been|never|always|not|not been|to|long)$/.test(noun) ||
        / been | never /.test(` ${group(match, 5)}${noun} `)
      )
        return null;
      const have = /^ha/.test(be) || group(match, 2) !== '';
      const past = be === 'was' || be === 'were';
      const [one, many] = past ? ['was', 'were'] : ['is', 'are'];
      const pluralWord =
        /^(?:many|several|various|numerous|two|three|four|five|ten|few|so many|too many)$/.test(amount);
      const nounPlural = (SINGULAR_OF.has(noun) || IS_PEOPLE.test(noun)) && !TIME_NOUNS.has(noun);
      const open = /^(?:some|a lot of|lots of|no|any|other|different|plenty of|)$/.test(amount);
      let right: string | null = null;
      if (pluralWord) right = /^an?$/.test(noun) || UNCOUNTABLE.has(noun) ? null : many;
      else if (open && nounPlural && !/^(?:an?|one) $/.test(group(match, 5))) right = many;
      else if (/^(?:a|an|one|much)$/.test(amount) || (open && UNCOUNTABLE.has(noun))) right = one;
      else if (have && amount !== '') right = many;
      if (right === null) return null;
      // "There are a number of", "there are a few".
      if (/^(?:a|an|one|much)$/.test(amount) && !have) {
        const isOne = PLURAL_OF.has(noun) || UNCOUNTABLE.has(noun);
        if (!isOne || amount === 'one' || /\b(?:few|hundred|thousand|dozen|million)\b/.test(group(match, 5)))
          return null;
        if (/^ (?:of|and)\b/.test(match.input.slice(match.index + match[0].length))) return null;
      }
      if (!have && (be === one || be === many) && be === right) return null;
      if (/^exists?$/.test(be)) return null;
      const rest = match[0].slice(match[0].indexOf(match[1] ?? '') + be.length + group(match, 2).length);
      const plural = pluralWord && right === many ? PLURAL_OF.get(noun) : undefined;
      const mended = plural === undefined ? rest : rest.slice(0, -noun.length) + plural;
      return [`there ${right}${mended}`];
    },
  },
  {
    id: 'who-verb',
    criterion: 'GRA',
    title: 'Động từ sau who theo danh từ đứng trước',
    pattern: new RegExp(
      `\\b(?<!one of the |one of these |one of those |only one of )(${PEOPLE}|those|person|man|woman|someone|everyone|anyone|somebody|student|teacher|child) who${often} (is|was|has|does|doesn't|are|have|were|don't|[a-z]+)\\b`,
      'gi',
    ),
    explain: 'Động từ sau who chia theo danh từ ngay trước nó (people who have, a person who has).',
    fix(match) {
      const [noun, word] = [group(match, 1), group(match, 3)];
      const many = noun === 'those' || IS_PEOPLE.test(noun);
      const verb = many
        ? (pluralFinite[word] ?? (BY_S.get(word)?.base || null))
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
      // A share of people may be many: "a large percentage of students are".
      if (/^(?:percentage|proportion)$/.test(group(match, 1))) return null;
      const verb = singularFinite[word] ?? VERBS.get(word)?.s;
      if (verb === undefined || /\band (?:the )?$/.test(before(match))) return null;
      if (/^(?:increase|rise|fall)$/.test(word) && /(?:in|of|to|can)$/.test(group(match, 2))) return null;
      const negated = / (?:do|does)(?: not|n't)$/.exec(counted);
      if (negated)
        return [`the ${match[1]} of ${match[2]?.slice(0, negated.index)} does not${group(match, 3)} ${word}`];
      return [`the ${match[1]} of ${match[2]}${group(match, 3)} ${verb}`];
    },
  },
];
