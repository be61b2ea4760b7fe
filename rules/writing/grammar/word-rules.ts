import type { GrammarRule } from './grammar-rule.ts';

/** Words carried over from Vietnamese, prepositions, time phrases. */
export const WORD_RULES: readonly GrammarRule[] = [
  {
    id: 'very-verb',
    criterion: 'LR',
    pattern:
      /\b(?:i|we|they|you|he|she|people|children|students) very (?:like|love|want|enjoy|hope|agree|need|hate|appreciate)s?\b/gi,
    explain: 'very không đứng trước động từ: viết “I really like…” hoặc “I like … very much”.',
  },
  {
    id: 'verb-extra-preposition',
    criterion: 'LR',
    pattern:
      /\bdiscuss(?:es|ed|ing)? about\b|\bmention(?:s|ed|ing)? about\b|\bemphasi[sz](?:e|es|ed|ing) on\b|\baffect(?:s|ed|ing)? (?:to|on)\b|\benter(?:s|ed|ing)? (?:to|into) (?:the |a )?(?:university|school|college|class|room|company)\b|\bmarr(?:y|ies|ied) with (?!children|kids|two|three)|\bcontact(?:s|ed|ing)? with (?:me|us|them|him|her)\b/gi,
    explain:
      'Động từ này đi thẳng với tân ngữ, không cần giới từ (discuss a problem, affect people, enter a university).',
  },
  {
    id: 'explain-me',
    criterion: 'LR',
    pattern: /\b(?:explain|suggest)(?:s|ed)? (?:me|us) (?:the|a|an|how|what|why|about|that|some|your|to)\b/gi,
    explain: 'explain và suggest không đi thẳng với người: viết explain something to me.',
  },
  {
    id: 'wrong-preposition',
    criterion: 'LR',
    pattern:
      /\bdepend(?:s|ed|ing)? (?:of|in|to)\b|\binterested (?:on|about|with)\b|\bresponsible (?:of|about)\b|\bsimilar with (?!regard|respect)|\bcapable to\b|\bbenefit for (?:people|children|students|us)\b|\bgood in (?:english|math|maths|sports?)\b/gi,
    explain: 'Giới từ chưa đúng: depend on, interested in, responsible for, similar to, capable of, good at.',
  },
  {
    id: 'last-years',
    criterion: 'LR',
    pattern:
      /\bin (?:the )?last years\b(?! of)|\bin recently(?: years)?\b|\bin (?:the )?recent time\b|\bthese recent years\b/gi,
    explain: 'Nói về thời gian gần đây: in recent years hoặc in the last few years.',
  },
  {
    id: 'nowadays',
    criterion: 'LR',
    pattern: /\bnowaday\b|\bin nowadays\b|\bnow a days?\b/gi,
    explain: 'Viết nowadays, liền một từ, có s và không có in.',
  },
  {
    id: 'by-this-way',
    criterion: 'LR',
    pattern:
      /\bby (?:this|that|these|those) ways?\b|^beside,|\bin other hand\b|\bon other hand\b|\bin the other hand\b|^so that,/gi,
    explain: 'Cụm nối chưa đúng: in this way, besides, on the other hand, therefore.',
  },
  {
    id: 'opinion-twice',
    criterion: 'LR',
    pattern:
      /\b(?:in my opinion|from my point of view|in my view),? i (?:think|believe|feel)\b|\bi think that in my opinion\b/gi,
    explain: 'In my opinion và I think nói cùng một ý: chỉ giữ một.',
  },
  {
    id: 'reason-because',
    criterion: 'LR',
    pattern:
      /\bthe (?:main |first |second )?reason (?:why [^.,;]{3,60} )?is because\b|\bthe reason why is\b/gi,
    explain: 'Viết the reason is that…, vì reason đã mang nghĩa “vì”.',
  },
];
