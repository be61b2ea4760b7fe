import { before, type GrammarRule, group } from './grammar-rule.ts';
import { BY_ING, BY_S, isPureVerb, VERBS, verbForms } from './lexicon.ts';
import { PEOPLE } from './places.ts';

/** The form of a verb required by another word. */
export const VERB_PATTERN_RULES: readonly GrammarRule[] = [
  {
    id: 'to-wrong-form',
    criterion: 'GRA',
    title: 'Sai dạng động từ sau to',
    pattern:
      /\b(want|wants|wanted|need|needs|needed|try|tries|tried|decide|decides|decided|plan|plans|hope|hopes|able|order|how|easier|easy|difficult|hard|necessary|important|going|have|has|had|like|would like|ability|chance|opportunity) to ([a-z]+)\b(?!-)/gi,
    explain: 'Sau to ở đây là động từ nguyên mẫu (want to help, how to learn).',
    fix(match) {
      const word = group(match, 2);
      const forms = verbForms(word);
      if (!forms || VERBS.has(word)) return null;
      // "It is important to women", "going to works": nouns may follow some of these.
      if (
        BY_S.has(word) &&
        !isPureVerb(forms.base) &&
        !/^(?:want|able|easy|difficult|try|decide|how)/.test(group(match, 1))
      )
        return null;
      if (BY_ING.has(word) && /^(?:going|important|hard|plan|plans)$/.test(group(match, 1))) return null;
      return [`${match[1]} to ${forms.base}`];
    },
  },
  {
    id: 'make-let-to',
    criterion: 'GRA',
    title: 'make/let + người + động từ nguyên mẫu',
    pattern: new RegExp(
      `\\b(make|makes|made|let|lets|help|helps|helped) ((?:their |our |my |the |young )?(?:me|him|her|us|them|you|${PEOPLE})) (to )?([a-z]+)\\b`,
      'gi',
    ),
    explain: 'make/let + người + động từ nguyên mẫu không to (make people feel, let children play).',
    fix(match) {
      const word = group(match, 4);
      const forms = BY_ING.get(word) ?? BY_S.get(word) ?? VERBS.get(word);
      if (!forms) return null;
      if (group(match, 1).startsWith('help') && !BY_ING.has(word)) return null;
      if (group(match, 1).startsWith('help') && !group(match, 3)) return null;
      if (!group(match, 3) && (VERBS.has(word) || (BY_S.has(word) && !isPureVerb(forms.base)))) return null;
      // "the choices they made us to": a purpose after a relative clause is rare; "made them to sell" is correct.
      if (group(match, 1) === 'made' && group(match, 2) === 'them' && group(match, 3)) return null;
      return [`${match[1]} ${match[2]} ${forms.base}`];
    },
  },
  {
    id: 'allow-base-verb',
    criterion: 'GRA',
    title: 'allow/encourage + người + to V',
    pattern: new RegExp(
      `\\b((?:allow|encourage|force|require|advise|persuade|enable|motivate|want)(?:s|d|ed)?) ((?:the |their |our )?(?:me|him|us|them|you|${PEOPLE})) ([a-z]+)\\b`,
      'gi',
    ),
    explain: 'allow, encourage, want, force… + người + to V (allow children to play).',
    fix(match) {
      const verb = group(match, 3);
      const sure = /^(?:allow|encourage|enable|force|motivate|persuade)/.test(group(match, 1));
      return isPureVerb(verb) || (sure && VERBS.has(verb))
        ? [`${match[1]} ${match[2]} to ${match[3]}`]
        : null;
    },
  },
  {
    id: 'verb-without-to',
    criterion: 'GRA',
    title: 'Thiếu to giữa hai động từ',
    pattern:
      /\b(wants?|wanted|decides?|decided|hopes?|plans?|tries|try|tried|refuses?|would like|learn how|know how|agree|agrees|able|going|easy|difficult|necessary|impossible) ([a-z]+)\b(?! and )/gi,
    explain: 'Động từ đứng sau want, decide, hope, try, able… cần to (want to learn, is able to find).',
    fix(match) {
      if (!isPureVerb(group(match, 2))) return null;
      if (/\b(?:a|the|his|her|their|my|our|no) $/.test(before(match))) return null;
      return [`${match[1]} to ${match[2]}`];
    },
  },
  {
    id: 'gerund-after-preposition',
    criterion: 'GRA',
    title: 'Sau giới từ dùng V-ing',
    pattern:
      /\b(by|without|instead of|interested in|good at|bad at|keen on|fond of|afraid of|tired of|capable of|responsible for|succeed in|insist on|think about|thinking about|thinking of|dream of|way of|look forward to|looking forward to|used to it and|because of|despite|about|after|before|for|of) ((?:not )?)([a-z]+)\b(?!-)( (?:the|a|an|my|our|their|his|her|your|this|english|it|them|him|us)\b)?/gi,
    explain: 'Sau giới từ (by, without, of, in, at, for…) động từ thêm -ing (by using, without thinking).',
    fix(match) {
      const lead = group(match, 1);
      const verb = VERBS.get(group(match, 3));
      if (!verb) return null;
      const object = match[4] ?? '';
      if (
        !isPureVerb(verb.base) &&
        (object === '' || /^(?:for|of|about|after|before|because of|despite)$/.test(lead))
      )
        return null;
      // "A way of life and work", "the idea of love": only words that must be verbs, and "of" needs an object.
      if (/^(?:of|about|after|before|despite|because of)$/.test(lead) && object === '') return null;
      const rest = `${group(match, 2)}${verb.ing}${object}`;
      if (lead === 'for') return [`to ${group(match, 2)}${verb.base}${object}`, `for ${rest}`];
      return [`${match[1]} ${rest}`];
    },
  },
  {
    id: 'like-base-verb',
    criterion: 'GRA',
    title: 'like, love, hate + V-ing',
    pattern:
      /\b(i|we|they|you|he|she|people|children|students|who)((?: [a-z]+ly| also| often| do not| don't| doesn't)?) (like|likes|love|loves|enjoy|enjoys|hate|hates) ([a-z]+)(?= (?:to|the|a|an|my|our|their|his|her|with|in|football|books|music|films|movies|games|videos|english|sports|it|them|alone|at|tv|video|new|about)\b)/gi,
    explain:
      'Sau like, love, enjoy, hate dùng V-ing (like listening to music); like, love, hate cũng đi với to V.',
    fix(match) {
      const verb = VERBS.get(group(match, 4));
      const sure =
        /^(?:listen|read|watch|play|swim|cook|travel|talk|visit|walk|study|use|work|run|chat|shop|help)$/;
      if (!verb || !(isPureVerb(verb.base) || sure.test(verb.base))) return null;
      // "They like work at the bank", "who loves travel in Asia": nouns if a preposition follows.
      if (/^(?:travel|work|help|study|talk|chat)$/.test(verb.base)) return null;
      return [`${match[1]}${match[2]} ${match[3]} ${verb.ing}`];
    },
  },
  {
    id: 'verb-takes-ing',
    criterion: 'GRA',
    title: 'enjoy, avoid, suggest… + V-ing',
    pattern:
      /\b(enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finishes|finished|suggest|suggests|recommend|recommends|dislike|dislikes|imagine|consider|considers|keep|keeps|kept|quit|can't help) to ([a-z]+)\b/gi,
    explain: 'Sau enjoy, avoid, finish, suggest, recommend, keep… dùng V-ing (enjoy reading, suggest going).',
    fix(match) {
      const verb = VERBS.get(group(match, 2));
      if (
        !verb ||
        (/^(?:kept|finished|avoided)$/.test(group(match, 1)) &&
          /\b(?:is|are|was|were|be|been) $/.test(before(match)))
      )
        return null;
      return [`${match[1]} ${verb.ing}`];
    },
  },
  {
    id: 'spend-time-to',
    criterion: 'GRA',
    title: 'spend time + V-ing',
    pattern:
      /\b((?:spend|spends|spent|spending|waste|wastes|wasted)(?: [a-z]+){0,4} (?:time|hours?|days?|minutes|their lives)) (to|for) ([a-z]+)\b/gi,
    explain: 'spend/waste + thời gian + V-ing (spend two hours doing homework).',
    fix(match) {
      const word = group(match, 3);
      const verb = group(match, 2) === 'to' ? VERBS.get(word) : BY_ING.get(word);
      return verb ? [`${match[1]} ${verb.ing}`] : null;
    },
  },
];
