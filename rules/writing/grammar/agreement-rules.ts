import type { GrammarRule } from './grammar-rule.ts';
import {
  ADJECTIVE,
  CLAUSE_START,
  NOUN,
  NOUN_ENDS,
  NOUN_PLURAL,
  PEOPLE,
  QUANTITY,
  VERB,
} from './grammar-words.ts';

const sentenceStart = '(?<=^|[,;]\\s{0,2}|\\b(?:because|although|but|so|when|if)\\s)';

// "A people" may be a nation.
const ownPlural = NOUN_PLURAL.replace('|people', '');

const soleSubject =
  '(?:internet|government|technology|education|library|society|company|television|pollution|life)';

/** Subject and verb, number of nouns. */
export const AGREEMENT_RULES: readonly GrammarRule[] = [
  {
    id: 'third-person-s',
    criterion: 'GRA',
    pattern: new RegExp(
      `(?<!\\b(?:suggest|recommend|insist|demand|propose)(?:s|ed)?(?: that)? )${CLAUSE_START}(?:he|she|it) (?:(?:also|often|always|usually|only|still) )?(?:don't|${VERB})\\b(?!-)`,
      'gi',
    ),
    explain: 'Chủ ngữ he, she, it ở hiện tại đơn cần động từ thêm s/es (it helps, she has, it doesn’t).',
  },
  {
    id: 'singular-noun-verb',
    criterion: 'GRA',
    // Verbs only that are not nouns too: "the government help line", "education needs".
    pattern: new RegExp(
      `${sentenceStart}(?:the |our |my |their )?${soleSubject} (?:have|don't|make|give|bring|become|allow|provide)\\b(?!-)`,
      'gi',
    ),
    explain:
      'Chủ ngữ là danh từ số ít nên động từ ở hiện tại đơn cần thêm s/es (the internet has, education gives).',
  },
  {
    id: 'in-place-have',
    criterion: 'GRA',
    pattern:
      /(?<=^|[,;]\s)in (?:my|our|the|this|that|a) (?:city|country|class|school|village|house|family|town|library|park|world|university|area) (?:have|has)\b/gi,
    explain: '“Ở … có …” trong tiếng Anh là there is, there are (in my city there is a library).',
  },
  {
    id: 'plural-subject-singular-verb',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\b(?:they|we) (?:is|was|has|does|doesn't)\\b|${sentenceStart}(?:(?:many|most|some|young|old|all|these|those|other|vietnamese) ){0,2}${PEOPLE} (?:is|was|has|does|doesn't)\\b`,
      'gi',
    ),
    explain:
      'Chủ ngữ số nhiều (people, children, they…) đi với are, were, have, do, không đi với is, was, has, does.',
  },
  {
    id: 'singular-subject-plural-verb',
    criterion: 'GRA',
    pattern: new RegExp(`${sentenceStart}(?:this|each|every) ${NOUN} (?:are|were|have|don't)\\b`, 'gi'),
    explain: 'Sau this, each, every là danh từ số ít nên động từ cũng ở số ít (each student has).',
  },
  {
    id: 'there-is-plural',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\bthere (?:is|was) (?:many (?!a )|(?:several|various|numerous|two|three|four|five|a lot of ${NOUN_PLURAL})\\b(?!-))|\\bthere (?:has|have) (?:a lot of|a|an|many|some|no|several|two|three)\\b`,
      'gi',
    ),
    explain:
      'Nói “có nhiều thứ” thì dùng there are + danh từ số nhiều; there không đi với have khi có nghĩa là “có”.',
  },
  {
    id: 'missing-plural-s',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\b${QUANTITY} (?:(?:different|good|bad|big|new|important|young|main|serious|other|common) )?${NOUN}\\b${NOUN_ENDS}`,
      'gi',
    ),
    explain:
      'Sau many, several, these, those và các con số, danh từ đếm được phải ở số nhiều (many reasons).',
  },
  {
    id: 'one-of-singular',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\bone of (?:the|my|our|their|these|those) (?:most [a-z]{3,15} |(?:main|biggest|best|greatest|key) )?${NOUN}\\b${NOUN_ENDS}`,
      'gi',
    ),
    explain:
      'Sau one of the… là danh từ số nhiều, vì bạn đang chọn một trong nhiều thứ (one of the main reasons).',
  },
  {
    id: 'singular-article-plural-noun',
    criterion: 'GRA',
    pattern: new RegExp(
      `(?<![-'])\\b(?:a|an|every|each|another) (?:${ADJECTIVE} )?${ownPlural}\\b(?!'|-)`,
      'gi',
    ),
    explain: 'a, an, each, every, another chỉ đi với danh từ số ít (a student, every country).',
  },
  {
    id: 'others-noun',
    criterion: 'GRA',
    pattern: new RegExp(`\\bothers (?:${NOUN_PLURAL}|${NOUN})\\b${NOUN_ENDS}`, 'gi'),
    explain: 'Trước danh từ dùng other (other people, other countries); others chỉ đứng một mình.',
  },
];
