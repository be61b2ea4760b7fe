import type { GrammarRule } from './grammar-rule.ts';
import { ADJECTIVE, NOUN_ENDS, UNCOUNTABLE } from './grammar-words.ts';

const single =
  '(?:problem|issue|reason|way|role|factor|idea|solution|advantage|disadvantage|job|career|habit|skill|question|opportunity|place|city|country|company|family|house|car|friend|method|tool|example|decision|effect|impact)';
const vowelSoundException = '(?:uni|use|usu|util|uti|eu|ew|one\\b|once\\b|ubi|ura|uro|oui)';

/** Articles, countable and uncountable nouns, comparison. */
export const NOUN_RULES: readonly GrammarRule[] = [
  {
    id: 'uncountable-plural',
    criterion: 'GRA',
    pattern:
      /\b(?:informations|advices|knowledges|equipments|furnitures|homeworks|housework?s|evidences|softwares|luggages|traffics|pollutions|(?:many|some|these|several) researches)\b(?!')/gi,
    explain: 'Danh từ này không đếm được nên không thêm s; muốn đếm thì dùng a piece of.',
  },
  {
    id: 'uncountable-quantity',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\b(?:many|few|several|these|those) (?:useful |new |important )?${UNCOUNTABLE}\\b${NOUN_ENDS}|\\b(?:an information|an advice|a homework|an equipment|a furniture|an evidence)\\b${NOUN_ENDS}`,
      'gi',
    ),
    explain: 'Danh từ không đếm được không đi với many, few, a/an: dùng much, little, some hoặc a piece of.',
  },
  {
    id: 'missing-article',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\b(?:is|was|be|become|becomes|has|have|had|play|plays|find|get|gets|buy|as) (?:very )?${ADJECTIVE} ${single}\\b${NOUN_ENDS}|\\b(?:live|living|work|working) in (?:big|small|modern|large) (?:city|country|town|village|company|house)\\b`,
      'gi',
    ),
    explain:
      'Danh từ đếm được số ít cần a, an hoặc the đứng trước (is an important problem, find a good job).',
  },
  {
    id: 'a-before-vowel',
    criterion: 'GRA',
    pattern: new RegExp(`(?:\\ba|^A) (?!${vowelSoundException})[aeiou][a-z]{2,}`, 'g'),
    explain: 'Trước âm nguyên âm dùng an (an important job).',
  },
  {
    id: 'an-before-consonant',
    criterion: 'GRA',
    pattern:
      /(?:\ban|^An) (?:(?!hour|hon(?:est|or|our)|heir|herb)[bcdfghjklmnpqrstvwyz][a-z]*[aeiouy][a-z]*|(?:uni[cfotv]|use|usu|eur)[a-z]+|one\b)/g,
    explain: 'Trước âm phụ âm dùng a (a student, a university).',
  },
  {
    id: 'double-comparative',
    criterion: 'GRA',
    pattern:
      /\bmore (?:better|worse|easier|harder|bigger|smaller|cheaper|faster|slower|higher|lower|stronger|weaker|healthier|happier|longer|shorter|older|younger|richer|poorer|safer)\b(?!-)|\bmost (?:best|worst|easiest|biggest|cheapest|fastest|highest|happiest|strongest)\b/gi,
    explain: 'Tính từ đã ở dạng so sánh (better, easier) thì không thêm more hay most.',
  },
  {
    id: 'almost-people',
    criterion: 'LR',
    pattern: /\balmost (?:people|students|children|parents|teachers|companies|countries|young people|of)\b/gi,
    explain: 'almost là trạng từ: viết most people hoặc almost all people.',
  },
  {
    id: 'most-of-plural',
    criterion: 'GRA',
    pattern:
      /\b(?:the )?(?:most|many|some) of (?:people|students|children|countries|parents|companies|teenagers|workers)\b(?!'|’)|\bthe most of (?:the )?(?:people|students|children|time)\b/gi,
    explain: 'Viết most people hoặc most of the people: có of thì phải có the, my, these… sau nó.',
  },
];
