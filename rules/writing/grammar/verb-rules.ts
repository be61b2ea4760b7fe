import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import {
  ADJECTIVES,
  BY_ING,
  BY_PAST,
  BY_S,
  BY_STRONG_PAST,
  isPureVerb,
  VERBS,
  type VerbForms,
} from './lexicon.ts';
import { CLAUSE_START, MODAL, PEOPLE } from './places.ts';

const subject = `(?:i|you|we|they|he|she|it|who|which|${PEOPLE}|governments?|companies|schools)`;
const doNot = "(?:do not|don't|does not|doesn't|did not|didn't)";
const beFor: Readonly<Record<string, string>> = { i: 'am', he: 'is', she: 'is', it: 'is', this: 'is' };
/** Verbs that say what somebody thinks or how things stand: they have no passive here. */
const STATES = new Set(
  'agree disagree depend believe become happen exist think know have come go want belong hope like'.split(
    ' ',
  ),
);

const anyForm = (word: string): VerbForms | undefined =>
  BY_S.get(word) ?? BY_ING.get(word) ?? BY_PAST.get(word);

/** "I am work", "they are live": after a person these are verbs, though they may be nouns elsewhere. */
const DAILY = new Set(
  'live work study use help need play travel move visit wait walk talk support call'.split(' '),
);

function isVerbAfterBe(match: RegExpExecArray, base: string): boolean {
  if (isPureVerb(base) || base === 'have') return true;
  const isPerson =
    /m$|'re$/.test(group(match, 1)) || /\b(?:we|they|he|she|people|students|children) $/.test(before(match));
  return isPerson && DAILY.has(base);
}

/** "cleaner", "happier": a known adjective in the comparative. */
const isComparative = (word: string): boolean =>
  ADJECTIVES.has(word.replace(/ier$/, 'y')) || ADJECTIVES.has(word.replace(/e?r$/, '')) || word === 'cleaner';

/** Forms of the verb. */
export const VERB_RULES: readonly GrammarRule[] = [
  {
    id: 'be-base-verb',
    criterion: 'GRA',
    title: 'Thừa am/is/are trước động từ',
    // "All they have to do is learn" is right, and so are "think tanks" and "know-how".
    pattern:
      /(?<!\b(?:do|does|did|done) )\b(am|is|are|was|were|i'm|they're|we're)( not)?( also| always| totally| completely| strongly| partly| mostly| mainly)? ([a-z]+)\b(?!-| tank)/gi,
    explain:
      'Không đặt am/is/are ngay trước động từ nguyên mẫu. Nói chủ động thì bỏ be (“I agree”, “it depends”), nói bị động thì dùng be + V3 (“it is made”).',
    fix(match) {
      const [be, not, adverb, verb] = [
        group(match, 1),
        group(match, 2),
        group(match, 3),
        VERBS.get(group(match, 4)),
      ];
      if (!verb || verb.participle === verb.base || !isVerbAfterBe(match, verb.base)) return null;
      if (/^(?:wh|how|that|to)/.test(verb.base)) return null;
      const past = be === 'was' || be === 'were';
      const pronoun = be.includes("'") ? `${be.slice(0, be.indexOf("'"))} ` : '';
      const finite = past ? verb.past : be === 'is' ? verb.s : verb.base;
      const auxiliary = past ? 'did not' : be === 'is' ? 'does not' : 'do not';
      const active = not
        ? `${pronoun}${auxiliary}${adverb} ${verb.base}`
        : `${pronoun}${adverb.trimStart()}${adverb ? ' ' : ''}${finite}`;
      const passive = `${be}${not}${adverb} ${verb.participle}`;
      return STATES.has(verb.base) ? [active] : [passive, active];
    },
  },
  {
    id: 'modal-be-base',
    criterion: 'GRA',
    title: 'Bị động cần V3',
    pattern: new RegExp(
      `\\b(${MODAL}|to|been|being)( not| also| always)?( be)? ([a-z]+)\\b(?=\\s*(?:[.,;!?]|$)|\\s+(?:by|in|for|to|and|or|with|from|on|at|because|when|if|as|how)\\b)`,
      'gi',
    ),
    explain: 'Bị động là be + quá khứ phân từ (V3): should be protected, can be used.',
    fix(match) {
      const lead = group(match, 1);
      const isBe = group(match, 3) === ' be';
      if (!isBe && lead !== 'been' && lead !== 'being') return null;
      const verb = VERBS.get(group(match, 4));
      if (!verb || verb.participle === verb.base || STATES.has(verb.base)) return null;
      if (!isPureVerb(verb.base) && !['use', 'build', 'ban', 'control', 'raise'].includes(verb.base))
        return null;
      return [`${match[1]}${group(match, 2)}${group(match, 3)} ${verb.participle}`];
    },
  },
  {
    id: 'passive-wrong-form',
    criterion: 'GRA',
    title: 'V2 dùng nhầm cho V3',
    pattern:
      /\b(am|is|are|was|were|be|been|being|have|has|had)( not| never| already| also| just)? ([a-z]+)\b/gi,
    explain:
      'Sau have/has/had và trong câu bị động, động từ ở cột ba (V3): has gone, was written, is spoken.',
    fix(match) {
      const forms = BY_STRONG_PAST.get(group(match, 3));
      const perfect = /^ha/.test(group(match, 1));
      if (!forms || (!perfect && ['come', 'go', 'become'].includes(forms.base))) return null;
      // "The people we have, saw"; "what he had grew": a clause of its own ends before the verb.
      if (/\b(?:what|all|that|who|which|everything)(?: [a-z]+){1,3} $/.test(before(match))) return null;
      return [`${match[1]}${group(match, 2)} ${forms.participle}`];
    },
  },
  {
    id: 'perfect-base-verb',
    criterion: 'GRA',
    title: 'Sau have/has cần V3',
    pattern:
      /\b(?<!\b(?:to|can|should|could|would|will|may|must|might) )(have|has|had)( not| already| never| also)? ([a-z]+)\b(?!-)/gi,
    explain: 'Thì hoàn thành là have/has + V3: I have learned, it has made.',
    fix(match) {
      const forms = VERBS.get(group(match, 3));
      if (!forms || forms.participle === forms.base) return null;
      if (!isPureVerb(forms.base) && !/^(?:visit|watch|try|move)$/.test(forms.base)) return null;
      return [`${match[1]}${group(match, 2)} ${forms.participle}`];
    },
  },
  {
    id: 'modal-to',
    criterion: 'GRA',
    title: 'Thừa to sau can, should, must…',
    // "Do all you can to help" is right; "may" and "will" may be nouns.
    pattern: new RegExp(
      `(?<!\\b(?:all|what|everything|whatever|anything|best|as|much) (?:that )?(?:i|you|we|they|he|she|it|one|people) )\\b(can|could|should|must|would|might|had better|would rather|${subject} (?:may|will))( not)? to ([a-z]+)\\b`,
      'gi',
    ),
    explain: 'Sau can, could, should, must, will… là động từ nguyên mẫu không có to (can help).',
    fix: (match) =>
      VERBS.has(group(match, 3)) || group(match, 3) === 'be'
        ? [`${match[1]}${group(match, 2)} ${match[3]}`]
        : null,
  },
  {
    id: 'modal-wrong-form',
    criterion: 'GRA',
    title: 'Sai dạng động từ sau can, should, must…',
    pattern: new RegExp(`\\b(${MODAL})( not| also| always| never)? ([a-z]+)\\b(?!-)`, 'gi'),
    explain:
      'Sau can, could, should, must, will… động từ giữ nguyên mẫu: không thêm s, -ing hay đổi sang quá khứ.',
    fix(match) {
      const word = group(match, 3);
      // "The will needs to be signed", "a can opener": then it is a noun.
      if (
        /^(?:can|will|might|must|may)$/.test(group(match, 1)) &&
        /\b(?:a|the|his|her|their|of|own) $/.test(before(match))
      )
        return null;
      if (/^(?:is|are|was|were|am|been|being)$/.test(word)) return [`${match[1]}${group(match, 2)} be`];
      const forms = BY_S.get(word) ?? BY_ING.get(word) ?? BY_STRONG_PAST.get(word) ?? BY_PAST.get(word);
      if (!forms || VERBS.has(word) || word === 'discovery') return null;
      return [`${match[1]}${group(match, 2)} ${forms.base}`];
    },
  },
  {
    id: 'double-modal',
    criterion: 'GRA',
    title: 'Hai động từ khuyết thiếu liền nhau',
    pattern:
      /\b(will|must|should|would|could|might|may|can) (can|will|should|must|could|would|may)\b(?! be\b)(?= [a-z])/gi,
    explain: 'Hai động từ khuyết thiếu không đứng cạnh nhau: viết will be able to, must… chỉ giữ một.',
    fix(match) {
      const [first, second] = [group(match, 1), group(match, 2)];
      if (first === 'can' && /\b(?:a|the|of) $/.test(before(match))) return null;
      return second === 'can' || second === 'could' ? [`${first} be able to`] : [first, second];
    },
  },
  {
    id: 'modal-adjective',
    criterion: 'GRA',
    title: 'Thiếu be trước tính từ',
    pattern: new RegExp(
      `\\b(${MODAL})( not| also| always)?( very| so| more| too)? ([a-z-]+)(?=\\s*(?:[.,;!?]|$)|\\s+(?:for|to|and|in|than|because|when|if|with|about)\\b)`,
      'gi',
    ),
    explain: 'Tính từ cần be đứng trước: will be useful, can be dangerous.',
    fix(match) {
      const word = group(match, 4);
      if (
        !(ADJECTIVES.has(word) || isComparative(word)) ||
        /^(?:better|worse|well|fresh|ready|long|free|own|right|bored|stressed|tired|worth)$/.test(word)
      )
        return null;
      if (/\b(?:a|the|of) $/.test(before(match))) return null;
      return [`${match[1]}${group(match, 2)} be${group(match, 3)} ${match[4]}`];
    },
  },
  {
    id: 'to-wrong-form',
    criterion: 'GRA',
    title: 'Sai dạng động từ sau to',
    pattern:
      /\b(want|wants|wanted|need|needs|needed|try|tries|tried|decide|decides|decided|plan|plans|hope|hopes|able|order|how|easier|easy|difficult|hard|necessary|important|going|have|has|had|like|would like|ability|chance|opportunity) to ([a-z]+)\b(?!-)/gi,
    explain: 'Sau to ở đây là động từ nguyên mẫu (want to help, how to learn).',
    fix(match) {
      const word = group(match, 2);
      const forms = anyForm(word);
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
    id: 'do-not-wrong-form',
    criterion: 'GRA',
    title: 'Sai dạng động từ sau do not, does not, did not',
    pattern: new RegExp(`\\b(${doNot}) ([a-z]+)\\b(?!-)`, 'gi'),
    explain: 'Sau do not, does not, did not động từ trở về nguyên mẫu (does not have, did not go).',
    fix(match) {
      const word = group(match, 2);
      const be = /^(?:is|was|were|are|am)$/.test(word);
      if (be) {
        const past = group(match, 1).startsWith('did');
        return [past ? 'was not' : word === 'am' ? 'am not' : `${word} not`];
      }
      const forms = anyForm(word);
      if (!forms || VERBS.has(word)) return null;
      return [`${match[1]} ${forms.base}`];
    },
  },
  {
    id: 'do-not-adjective',
    criterion: 'GRA',
    title: 'Phủ định của tính từ dùng be',
    pattern: new RegExp(
      `\\b(i|you|we|they|he|she|it|this|${PEOPLE}) (don't|do not|doesn't|does not)( very| really| so)? ([a-z-]+)(?=\\s*(?:[.,;!?]|$)|\\s+(?:for|to|and|in|with|about|because|when|enough|at|of|that|by)\\b)`,
      'gi',
    ),
    explain: 'Tính từ phủ định bằng be + not (I am not happy), không dùng do not.',
    fix(match) {
      if (!ADJECTIVES.has(group(match, 4))) return null;
      const be = beFor[group(match, 1)] ?? 'are';
      return [`${match[1]} ${be} not${group(match, 3)} ${match[4]}`];
    },
  },
  {
    id: 'missing-do-not',
    criterion: 'GRA',
    title: 'Phủ định thiếu do/does',
    pattern: new RegExp(
      `${CLAUSE_START}(i|you|we|they|he|she|it|${PEOPLE}) (not|no) ([a-z]+)\\b(?! only)`,
      'gi',
    ),
    explain: 'Động từ thường phủ định bằng do not / does not (I do not like, it does not help).',
    fix(match) {
      if (/^(?:should|can|must|will|could|would)$/.test(group(match, 3)))
        return [`${match[1]} ${match[3]} not`];
      const verb = VERBS.get(group(match, 3));
      if (!verb || /\b(?:suggest|recommend|insist|propose|whether)\b/.test(before(match))) return null;
      const third = beFor[group(match, 1)] === 'is';
      return [`${match[1]} ${third ? 'does' : 'do'} not ${verb.base}`];
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
      // "the choices they made us to": a purpose after a relative clause is rare; "made them to sell" is right.
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
      // "A way of life and work", "the idea of love": only verbs that can be nothing else, and "of" needs an object.
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
      // "They like work at the bank", "who loves travel in Asia": nouns, where a preposition follows.
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
  {
    id: 'born-without-be',
    criterion: 'GRA',
    title: 'was/were born',
    pattern: /\b(i|he|she|they|we|who)( am| is| are|'m)? born (in|on|into|and)\b/gi,
    explain: '“Được sinh ra” là was born / were born.',
    fix(match) {
      const person = group(match, 1);
      if (/\b(?:were|was|have|has|are) $/.test(before(match))) return null;
      // "Every year babies who are born in spring": habits stay in the present.
      if (group(match, 2) && person !== 'i' && person !== 'he' && person !== 'she') return null;
      return [`${match[1]} ${/^(?:they|we)$/.test(person) ? 'were' : 'was'} born ${match[3]}`];
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
      const be = beFor[group(match, 1)] ?? 'are';
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
      // "The very young", "the happy few", "the more able and": a noun phrase of its own.
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
        beFor[who] ??
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
      const many = /^(?:are|have|don't)$/i.test(rest);
      return many ? [`${match[1]} they ${rest}`] : [`${match[1]} it ${rest}`, `${match[1]} they ${rest}`];
    },
  },
];
