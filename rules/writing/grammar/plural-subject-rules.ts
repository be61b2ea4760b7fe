import { FUNCTION_WORDS } from '../function-words.ts';
import { OFTEN, PLURAL_FINITE } from './agreement.ts';
import { before, type GrammarRule, group } from './grammar-rule.ts';
import { BY_S, isPureVerb, SINGULAR_OF, TIME_NOUNS } from './lexicon.ts';
import { IS_PEOPLE, PEOPLE, SENTENCE_START } from './places.ts';

/** Agreement with plural subjects. */
export const PLURAL_SUBJECT_RULES: readonly GrammarRule[] = [
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
      /\?\s*$/.test(match.input) ? null : [`${match[1]} ${PLURAL_FINITE[group(match, 2)] ?? 'are'}`],
  },
  {
    id: 'plural-subject-singular-verb',
    criterion: 'GRA',
    title: 'Chủ ngữ số nhiều + động từ số nhiều',
    pattern: new RegExp(
      `(?:\\b((they|we|you|i)|(?<=(?:^["“(]?|[,;] |\\b(?:because|although|but|when|if|that|since|while|and|so|think|believe) ))((?:(?:the|many|most|some|young|old|all|these|those|other|vietnamese|our|my|their|modern|poor|rich|different) ){0,2}(?:(?<=^["“]?)[a-z]+ )??)([a-z]+)))${OFTEN} (is|was|has|does|doesn't|isn't|[a-z]+s)\\b`,
      'gi',
    ),
    explain: 'Chủ ngữ số nhiều (people, cars, they…) đi với are, were, have, do và động từ không thêm s.',
    fix(match) {
      const [pronoun, noun, word] = [group(match, 2), group(match, 4), group(match, 6)];
      const people = IS_PEOPLE.test(noun);
      if (pronoun === '' && !people && !SINGULAR_OF.has(noun)) return null;
      if (TIME_NOUNS.has(noun)) return null;
      // "Raising children is", "For students is": the first word is not just a noun.
      const [lone = ''] = group(match, 3).trim().split(' ');
      if (
        /ing$/.test(lone) ||
        (FUNCTION_WORDS.has(lone) &&
          !/^(?:the|many|most|some|all|these|those|other|our|my|their)$/.test(lone))
      )
        return null;
      // "World War I was": "I" is the pronoun only at the start of a clause.
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
      const verb = PLURAL_FINITE[word] ?? (BY_S.has(word) ? BY_S.get(word)?.base : undefined);
      if (verb === undefined) return null;
      const lead = before(match);
      // "Helping people is", "the man whom they was": a noun after -ing or a preposition is not the subject.
      if (/\b(?:of|in|for|to|with|on|at|by|than|from|about|like|as) $/.test(lead)) return null;
      if (/\band $/.test(lead) && pronoun === '') return null;
      // "the students' needs": a form in -s that may also be a plural noun.
      if (PLURAL_FINITE[word] === undefined && !isPureVerb(verb) && !people && pronoun === '') return null;
      if (
        PLURAL_FINITE[word] === undefined &&
        people &&
        !isPureVerb(verb) &&
        !/^(?:needs|uses|likes|loves|works)$/.test(word)
      )
        return null;
      return [`${match[1]}${group(match, 5)} ${verb}`];
    },
  },
];
