import type { GrammarRule } from './grammar-rule.ts';
import { PEOPLE, VERB, VERB_ING, VERB_PAST, VERB_S } from './grammar-words.ts';

const modal = "(?:can|could|should|must|would|might|will|may|cannot|can't|shouldn't|won't)";
const subject = `(?:i|you|we|they|he|she|it|who|which|${PEOPLE}|governments?|companies|schools)`;
const plainVerb =
  '(?:agree|disagree|depend|believe|become|happen|exist|think|know|have|give|take|go|come|bring|spend|learn|teach|improve|provide|reduce|create|choose|solve|want)';

/** Forms of the verb. */
export const VERB_RULES: readonly GrammarRule[] = [
  {
    id: 'be-base-verb',
    criterion: 'GRA',
    // "All they have to do is learn" is right, and so are "think tanks" and "know-how".
    pattern: new RegExp(
      `(?<!\\b(?:do|does|did) )\\b(?:am|is|are|was|were|i'm|they're|we're) (?:(?:not|also|always|totally|completely|strongly|partly) )?${plainVerb}\\b(?!-| tank)`,
      'gi',
    ),
    explain:
      'Không đặt am/is/are ngay trước động từ nguyên mẫu: viết “I agree”, “it depends”, không viết “I am agree”.',
  },
  {
    id: 'modal-to',
    criterion: 'GRA',
    // "Do all you can to help" is right; "may" and "will" may be nouns.
    pattern: new RegExp(
      `(?<!\\b(?:all|what|everything|whatever|anything|best|as|much) (?:that )?(?:i|you|we|they|he|she|it|one|people) )\\b(?:can|could|should|must|would|might|${subject} (?:may|will)) (?:not )?to ${VERB}\\b`,
      'gi',
    ),
    explain: 'Sau can, could, should, must, will… là động từ nguyên mẫu không có to (can help).',
  },
  {
    id: 'modal-wrong-form',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\b${modal} (?:not )?(?:${VERB_S}|${VERB_ING}|went|came|took|gave|got|bought|brought)\\b(?!-)`,
      'gi',
    ),
    explain:
      'Sau can, could, should, must, will… động từ giữ nguyên mẫu: không thêm s, -ing hay đổi sang quá khứ.',
  },
  {
    id: 'to-wrong-form',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\b(?:want|wants|need|needs|try|tries|decide|decided|plan|hope|able|order|how|easier|easy|difficult) to (?:${VERB_S}|${VERB_ING}|${VERB_PAST})\\b(?!-)`,
      'gi',
    ),
    explain: 'Sau to ở đây là động từ nguyên mẫu (want to help, how to learn).',
  },
  {
    id: 'do-not-wrong-form',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\b(?:do not|don't|does not|doesn't|did not|didn't) (?:${VERB_S}|${VERB_PAST}|is|was|were|are)\\b(?!-)`,
      'gi',
    ),
    explain: 'Sau do not, does not, did not động từ trở về nguyên mẫu (does not have, did not go).',
  },
  {
    id: 'make-let-to',
    criterion: 'GRA',
    pattern: new RegExp(
      `\\b(?:make|makes|let|lets) (?:me|him|her|us|them|you|${PEOPLE}) (?:to ${VERB}|${VERB_ING}|${VERB_S})\\b`,
      'gi',
    ),
    explain: 'make/let + người + động từ nguyên mẫu không to (make people feel, let children play).',
  },
  {
    id: 'although-but',
    criterion: 'GRA',
    pattern:
      /(?<=^(?:(?:in fact|however|moreover|furthermore|nowadays|besides|in addition|firstly|secondly), )?)(?:although|even though|though)\b[^,.;:!?]{3,120}, ?but\b/gi,
    explain: 'Đã dùng although thì không dùng thêm but: bỏ một trong hai.',
  },
  {
    id: 'because-so',
    criterion: 'GRA',
    pattern:
      /(?<=^(?:(?:in fact|however|moreover|furthermore|nowadays|besides|in addition|firstly|secondly), )?)(?:because|since)\b[^,.;:!?]{3,120}, ?so\b(?! (?:many|much|few|little|that))/gi,
    explain: 'Đã dùng because thì không dùng thêm so: bỏ một trong hai.',
  },
  {
    id: 'despite-of',
    criterion: 'GRA',
    pattern:
      /\bdespite of\b|\bin spite (?!of\b)[a-z]+|\bdespite (?:he|she|they|we|i|there) (?:is|are|was|were|have|has|can|do)\b/gi,
    explain: 'despite và in spite of đi với danh từ hoặc V-ing; trước một mệnh đề thì dùng although.',
  },
  {
    id: 'comma-splice',
    criterion: 'GRA',
    // Only the clear shape: pronoun or "people" + verb …, pronoun + verb, with nothing that joins the two.
    pattern: new RegExp(
      `^(?:i|we|they|he|she|it|this|(?:many |most |some |young )?${PEOPLE}) (?!(?:think|believe|say|said|know|feel|hope|agree)s?\\b)(?:(?!\\b(?:if|when|because|although|though|while|as|since|that|whether|which|who|what|how|before|after|so|and|but|or)\\b)[^,.;:!?]){4,120}, (?:it|they|we|he|she|i|you|this) (?:is|are|was|were|can|will|should|must|has|have|helps?|makes?|needs?|also|do|does|don't)\\b`,
      'gi',
    ),
    explain: 'Hai câu hoàn chỉnh không nối bằng dấu phẩy được: dùng dấu chấm, hoặc thêm and, so, because…',
  },
];
