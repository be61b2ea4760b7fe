import { asksSubjunctive, isMadeTo, OFTEN, SAME_PAST, toSingular } from './agreement.ts';
import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import { BY_PAST, isPureVerb, PLURAL_OF, UNCOUNTABLE, VERBS } from './lexicon.ts';
import { CLAUSE_START, IS_PERSON, PERSON, SENTENCE_START } from './places.ts';

const OBJECT =
  '(?= (?:the|a|an|to|us|me|you|them|him|her|it|my|our|their|in|on|at|many|more|very|not|that|with|for|lots|some|english|people|money|from)\\b)';

/** An object of like: in "my sister like many others" the verb is still to come. */
const LIKED =
  /^ (?:to [a-z]+|[a-z]+ing|music|football|sports?|english|dogs|cats|flowers|tea|coffee)(?=\s*(?:[.,;!?]|$)| (?:and|but|so|because|very|in|at|with|every|a lot)\b)/;

/** A finite verb within the next words. */
const FINITE_NEXT =
  /^(?: [a-z]+){0,3} (?:is|are|was|were|has|had|can|will|would|makes|gives|starts|began|ends)\b/;

/** Agreement with singular subjects. */
export const SINGULAR_SUBJECT_RULES: readonly GrammarRule[] = [
  {
    id: 'third-person-s',
    criterion: 'GRA',
    title: 'he, she, it + động từ thêm s',
    pattern: new RegExp(`${CLAUSE_START}(he|she|it)${OFTEN} (don't|are|were|[a-z]+)\\b(?!-)`, 'gi'),
    explain: 'Chủ ngữ he, she, it ở hiện tại đơn cần động từ thêm s/es (it helps, she has, it doesn’t).',
    fix(match) {
      const word = group(match, 3);
      // "if it were" is correct.
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
      `${SENTENCE_START}((?:(?:the|our|my|their|his|her|your|this|that|a|an) (?:[a-z]+ )??)?([a-z]+))${OFTEN} (don't|[a-z]+)\\b${OBJECT}`,
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
      // Verbs that are also nouns count only if the subject cannot be the first part of a compound.
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
      `${SENTENCE_START}((?:my|our|his|her|their) (?:best |older |younger |elder )?${PERSON})${OFTEN} ([a-z]+)(?=\\s*(?:[.,;!?]|$)| [a-z])`,
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
      // "My friend request on the site", "his sister school": another verb shows that this word is a noun.
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
      `${SENTENCE_START}(everyone|everybody|everything|someone|somebody|nobody|anyone|nothing|(?:each|every) ([a-z]+))${OFTEN} (are|were|have|don't|[a-z]+)\\b`,
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
      // "Somebody write that down, please" and "someone like me".
      if (word === 'like' || /please\W*$/i.test(match.input)) return null;
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
];
