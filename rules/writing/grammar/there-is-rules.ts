import { type GrammarRule, group } from './grammar-rule.ts';
import { ADJECTIVES, PLURAL_OF, SINGULAR_OF, TIME_NOUNS, UNCOUNTABLE } from './lexicon.ts';
import { IS_PEOPLE } from './places.ts';

const ADJECTIVE_SOURCE = [...ADJECTIVES].join('|');

/** Existence: "there is", "there are". */
export const THERE_IS_RULES: readonly GrammarRule[] = [
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
];
