import { after, before, type GrammarRule, group } from './grammar-rule.ts';
import { ADJECTIVES, BY_PAST, BY_S, SINGULAR_OF, VERBS } from './lexicon.ts';
import { phrases } from './phrases.ts';
import { IS_PEOPLE, MODAL, PEOPLE, PERSON } from './places.ts';

const opening =
  '(?<=^(?:(?:in fact|however|moreover|furthermore|nowadays|besides|in addition|firstly|secondly), )?)';
const joins =
  '(?:if|when|because|although|though|while|as|since|that|whether|which|who|what|how|before|after|until|so|and|but|or|once|whatever|wherever|unless)';
const finiteBe = "(?:is|are|was|were|can|will|should|must|has|have|do|does|don't|doesn't|could|would)";
const FINITE = new RegExp(`^(?:am|${finiteBe})$`);

const isFiniteVerb = (word: string): boolean =>
  VERBS.has(word) || BY_S.has(word) || BY_PAST.has(word) || FINITE.test(word);

/** Joining of clauses. */
export const CLAUSE_RULES: readonly GrammarRule[] = [
  {
    id: 'although-but',
    criterion: 'GRA',
    title: 'although … but',
    pattern: new RegExp(
      `${opening}((?:although|even though|though)\\b[^.;:!?]{3,120}?)(?:, ?but\\b| but (?=(?:i|we|they|he|she|it|people|the|my|our|there|many|some|children|students) [a-z]))`,
      'gi',
    ),
    explain: 'Đã dùng although thì không dùng thêm but: bỏ một trong hai.',
    fix: (match) =>
      /,/.test(match[1] ?? '') && !/, ?(?:however|of course),/.test(match[1] ?? '')
        ? null
        : [`${match[1]},`, `${(match[1] ?? '').replace(/^(?:although|even though|though) /i, '')}, but`],
  },
  {
    id: 'because-so',
    criterion: 'GRA',
    title: 'because … so',
    pattern: new RegExp(
      `${opening}((?:because|since|as(?! an? ))\\b[^,.;:!?]{3,120}), ?so\\b(?! (?:many|much|few|little|that|far|long|too)\\b)`,
      'gi',
    ),
    explain: 'Đã dùng because thì không dùng thêm so: bỏ một trong hai.',
    fix: (match) => [`${match[1]},`, `${(match[1] ?? '').replace(/^(?:because|since|as) /i, '')}, so`],
  },
  {
    id: 'despite-of',
    criterion: 'GRA',
    title: 'despite, in spite of',
    ...phrases([
      ['\\bdespite of\\b', 'despite', 'in spite of'],
      ['\\bin spite (?!of\\b)([a-z]+)', 'in spite of $1'],
      [
        '\\bdespite (he|she|they|we|i|there|it|people) (is|are|was|were|have|has|can|do|live|work)\\b',
        'although $1 $2',
      ],
    ]),
    explain: 'despite và in spite of đi với danh từ hoặc V-ing; trước một mệnh đề thì dùng although.',
  },
  {
    id: 'comma-splice',
    criterion: 'GRA',
    title: 'Nối hai câu bằng dấu phẩy',
    // Only the clear case: pronoun or "people" + verb …, pronoun + verb, without a conjunction.
    pattern: new RegExp(
      `^((?:i|we|they|he|she|it|this|(?:my|our|the) [a-z]+|(?:many |most |some |young )?${PEOPLE}|[a-z]+s) (?!(?:think|believe|say|said|know|feel|hope|agree|seem)s?\\b)((?:(?!\\b${joins}\\b)[^,.;:!?]){4,120})), ((?:it|they|we|he|she|i|you|this) (?:${finiteBe}|helps?|makes?|needs?|also|want|feel|go|like)\\b)(?! (?:say|admit|confess)\\b)`,
      'gi',
    ),
    explain: 'Hai câu hoàn chỉnh không nối bằng dấu phẩy được: dùng dấu chấm, hoặc thêm and, so, because…',
    fix(match) {
      const [head = ''] = group(match, 1).split(' ');
      if (/s$/.test(head) && !SINGULAR_OF.has(head) && head !== 'this' && !IS_PEOPLE.test(head)) return null;
      const [first] = (match[2] ?? '').toLowerCase().trim().split(' ');
      // Without a verb, the first part is not a sentence.
      if (!(match[2] ?? '').toLowerCase().split(/\s+/).some(isFiniteVerb)) return null;
      if (first === 'being' || first === 'having') return null;
      // Three clauses in a row, the last with "and", are a list.
      if (/^[^.;!?]{0,120}, (?:and|or|but) /.test(after(match))) return null;
      const rest = match[3] ?? '';
      return [`${match[1]}, and ${rest}`, `${match[1]}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`];
    },
  },
  {
    id: 'linker-splice',
    criterion: 'GRA',
    title: 'however, therefore không nối hai câu bằng dấu phẩy',
    pattern: new RegExp(
      `(?<=\\b(?:${finiteBe}|am|be|[a-z]+s|[a-z]+ed|[a-z]+)\\b[^.;:!?]{6,120}), ?(however|therefore|moreover|furthermore|nevertheless|in addition|besides|otherwise),? ((?:i|we|they|he|she|it|this|there|people) (?:${finiteBe}|am|also|[a-z]+)\\b)`,
      'gi',
    ),
    explain:
      'however, therefore, moreover… không nối hai câu bằng dấu phẩy: dùng dấu chấm hoặc dấu chấm phẩy trước nó.',
    fix(match) {
      const [linker, rest] = [group(match, 1), match[2] ?? ''];
      const verb = rest.toLowerCase().split(' ')[1] ?? '';
      const lead = before(match);
      if (!isFiniteVerb(verb) && verb !== 'also') return null;
      // "It is, however, it that": the part before must have its own subject and verb.
      if (!/\b(?:i|we|they|he|she|it|people|there|[a-z]+s) [' ]*[a-z]+\b/.test(lead)) return null;
      if (
        /^(?:if|when|although|while|because|as|since|in|for|after|before)\b/.test(lead) &&
        !lead.includes(',')
      )
        return null;
      // "In Canada, however, it was": the part before is a place or a time.
      if (
        /(?:^|[,;:] )(?:in|at|on|by|from|during|among|for|after|before) (?:[a-z0-9]+ ){0,2}[a-z0-9]+$/.test(
          lead,
        )
      )
        return null;
      const capital = linker.charAt(0).toUpperCase() + linker.slice(1);
      return [`. ${capital}, ${rest}`, `; ${linker}, ${rest}`];
    },
  },
  {
    id: 'fragment',
    criterion: 'GRA',
    title: 'Câu chưa trọn',
    pattern:
      /^(?:(?:because|although|even though|whereas) (?!of\b)(?:i|we|they|he|she|it|people|the|my|our|there)\b[^,?]{3,120}|such as [^?]{3,120}|which (?:is|are|means|makes|helps|can|will|has|leads|causes)\b[^?]{3,120})[.!]$/gi,
    explain:
      'Mệnh đề bắt đầu bằng because, although, such as, which chưa phải là một câu: nối nó với câu trước hoặc thêm mệnh đề chính.',
    fix: () => [],
  },
  {
    id: 'double-subject',
    criterion: 'GRA',
    title: 'Hai chủ ngữ',
    pattern: new RegExp(
      `(?<=^["“]?|[,;] |\\b(?:because|but|and|when|that|so) )((?:my|our|his|her|their) (?:best |old |english )?(?:${PERSON}|parents|friends|family|class|school|hometown|city|country|teachers|grandparents)|(?:many |some |most |young )?(?:people|students|children|teenagers)|the (?:government|internet|teacher)|vietnam),? (he|she|it|they) (is|are|was|were|has|have|can|will|should|must|also|always|often|usually|[a-z]+)\\b`,
      'gi',
    ),
    explain: 'Đã có chủ ngữ là danh từ thì không thêm he, she, it, they (My mother is a teacher).',
    fix(match) {
      const [noun, pronoun, verb] = [group(match, 1), group(match, 2), group(match, 3)];
      if (!isFiniteVerb(verb) && !/^(?:also|always|often|usually|should|must|can|will)$/.test(verb))
        return null;
      const lead = before(match);
      const comma = match[0].toLowerCase().startsWith(`${noun},`);
      // "Like my mother, she…" and "the people they met": a pronoun after a comma or in a relative clause.
      if (comma && lead.length > 0) return null;
      if (comma && /^(?:people|students|children|vietnam|the )/.test(noun)) return null;
      if (/^(?:my|our|his|her|their) /.test(noun) && !/s$|family|class/.test(noun) && pronoun === 'they')
        return null;
      if (
        /\bthe $/.test(lead) ||
        (noun.startsWith('the ') && !/^(?:should|must|can|will|is|has)$/.test(verb))
      )
        return null;
      return [`${match[1]} ${match[3]}`];
    },
  },
  {
    id: 'there-are-who',
    criterion: 'GRA',
    title: 'Thiếu who sau there is / there are',
    pattern: new RegExp(
      `\\b(there (?:is|are|was|were) (?:also |still )?(?:many|some|a lot of|several|no|lots of|few|a|a few|too many|so many) (?:[a-z]+ )?(?:${PEOPLE}|man|woman|person|student|teacher|child)) (?!who|that)([a-z]+)\\b`,
      'gi',
    ),
    explain: 'Sau there are + người, động từ thứ hai cần who (There are many people who think…).',
    fix(match) {
      const word = group(match, 2);
      if (!(VERBS.has(word) || BY_S.has(word)) || word === 'like') return null;
      return [`${match[1]} who ${match[2]}`];
    },
  },
  {
    id: 'person-which',
    criterion: 'GRA',
    title: 'Người dùng who',
    pattern:
      /\b(people|person|man|woman|student|students|teacher|teachers|children|parents|friend|friends|someone|everyone|those|workers|employees|tourists) which (is|are|was|were|has|have|can|will|want|wants|live|lives|work|works|do|don't|like|likes|need|needs|study|love|i|he|she|they|we|you)\b/gi,
    explain: 'Mệnh đề quan hệ chỉ người dùng who (people who live in cities).',
    fix: (match) =>
      // "Money spent by rich people which is low": it belongs to an earlier noun.
      (group(match, 1) === 'those' && /^(?:is|are|was|were)$/.test(group(match, 2))) ||
      (/^(?:people|children|those|[a-z]+s)$/.test(group(match, 1)) &&
        /^(?:is|was|has)$/.test(group(match, 2)))
        ? null
        : [`${match[1]} who ${match[2]}`],
  },
  {
    id: 'indirect-question',
    criterion: 'GRA',
    title: 'Câu hỏi gián tiếp không đảo ngữ',
    pattern:
      /\b((?:know|knows|knew|wonder|understand|understands|explain|explains|ask|asks|asked|(?:ask|asks|asked) (?:me|us|him|her|them)|tell (?:me|us|them|him|her)|remember|idea about|learn|discuss|find out|decide|see|show) (?:about )?(?:what|why|how(?: (?:old|tall|far|big|long|much|good|important))?|where|when|who)) (is|are|was|were|can|could|should|will|do|does|did) (it|this|that|they|he|she|we|i|you|people|children|students)\b( [a-z]+)?/gi,
    explain: 'Trong câu hỏi gián tiếp, chủ ngữ đứng trước động từ (I know what it is, how we can help).',
    fix(match) {
      const [auxiliary, who, next] = [group(match, 2), match[3] ?? '', match[4] ?? ''];
      if (/^d/.test(auxiliary)) {
        const verb = VERBS.get(next.trim().toLowerCase());
        if (!verb) return null;
        const form = auxiliary === 'do' ? verb.base : auxiliary === 'does' ? verb.s : verb.past;
        return [`${match[1]} ${who} ${form}`];
      }
      if (/\bwho$/i.test(match[1] ?? '') && /^(?:this|that)$/i.test(who)) return null;
      if (/^(?:this|that)$/i.test(who) && /^ (?:place|man|woman|one|time|thing)/i.test(next)) return null;
      return [`${match[1]} ${who} ${match[2]}${next}`];
    },
  },
  {
    id: 'indirect-place',
    criterion: 'GRA',
    title: 'Câu hỏi gián tiếp không đảo ngữ',
    pattern:
      /\b((?:know|knows|knew|wonder|wonders|remember|forget|forgot|tell (?:me|us|him|her|them)|(?:asks?|asked) (?:me|us|him|her|them)) (where|when|why|what)) (is|are|was|were)( (?:the|my|our|his|her|their|your) [a-z]+| [a-z]+)?(?=\s*(?:[.,;!?]|$)| (?:and|but|because)\b)/gi,
    explain: 'Trong câu hỏi gián tiếp, chủ ngữ đứng trước be (I do not know where the station is).',
    fix(match) {
      const [asks, be, what] = [group(match, 2), match[3] ?? '', match[4] ?? ''];
      const isName = /^ \p{Lu}/u.test(what);
      const isOwn = /^ (?:my|our|his|her|their|your) /i.test(what);
      if (what === '') return asks === 'where' && be === 'is' ? [`${match[1]} it is`] : null;
      // "Know what is the reason" is as common as the other order.
      if (asks === 'what' ? !isOwn : !(isName || what.trim().includes(' '))) return null;
      return [`${match[1]}${what} ${be}`];
    },
  },
  {
    id: 'object-pronoun',
    criterion: 'GRA',
    title: 'Đại từ làm tân ngữ',
    ...phrases([
      [
        '\\b(with|of|about|for|from|to|help|helps|teach|tell|like|love) they(?=\\s*(?:[.;!?]|$)| (?:in|because|when|at|every|about)\\b)',
        '$1 them',
      ],
      [
        '\\b(with|of|about|for|from|to|help|helps|teach|tell|love) we(?=\\s*(?:[.;!?]|$)| (?:in|because|at|every|about)\\b)',
        '$1 us',
      ],
      [
        '\\b(with|of|about|for|from|to|help|helps|teach|tell|love) he(?=\\s*(?:[.;!?]|$)| (?:in|because|at|every|about)\\b)',
        '$1 him',
      ],
      [
        '\\b(with|about|for|from|to|help|helps|teach|tell|love) I(?=\\s*(?:[.;!?]|$)| (?:in|because|at|every|about)\\b)',
        '$1 me',
      ],
      ['^me and (my [a-z]+) (are|were|have|go|went|like|often|usually|always)\\b', '$1 and I $2'],
    ]),
    explain: 'Sau động từ và giới từ dùng me, him, us, them; làm chủ ngữ dùng I, he, we, they.',
  },
  {
    id: 'prefer-than',
    criterion: 'GRA',
    title: 'prefer A to B',
    pattern: /\b(prefer|prefers|preferred) ((?:[a-z]+ ){0,4}[a-z]+) than\b/gi,
    explain: 'prefer đi với to (prefer tea to coffee), không đi với than.',
    fix(match) {
      const middle = group(match, 2);
      if (/\b(?:rather|more|less|fewer|other|better|[a-z]{3,}er)$/.test(middle) || /\brather\b/.test(middle))
        return null;
      return /^to /.test(middle) ? [`${match[1]} ${match[2]} rather than`] : [`${match[1]} ${match[2]} to`];
    },
  },
  {
    id: 'enough-order',
    criterion: 'GRA',
    title: 'tính từ + enough',
    pattern: /\benough ([a-z-]+)(?=\s*(?:[.,;!?]|$)| (?:to|for)\b)/gi,
    explain: 'enough đứng sau tính từ (old enough, good enough to…).',
    fix: (match) =>
      ADJECTIVES.has(group(match, 1)) && !/^(?:modern|local|young)$/.test(group(match, 1))
        ? [`${match[1]} enough`]
        : null,
  },
  {
    id: 'modal-perfect-of',
    criterion: 'GRA',
    title: 'should have, could have',
    pattern: new RegExp(
      `\\b(${MODAL}) of (been|done|had|made|gone|taken|seen|known|helped|[a-z]+ed)\\b`,
      'gi',
    ),
    explain: 'Viết should have, could have, không viết should of.',
    fix: (match) => [`${match[1]} have ${match[2]}`],
  },
];
