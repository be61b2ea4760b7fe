import type { PartOfSpeech } from '#contract/translation.ts';

/** Texts for looking up what a word or a sentence means. */
export const TRANSLATION = {
  open: 'Xem nghĩa',
  title: (word: string) => `Nghĩa của “${word}”`,
  sentence: 'Câu có từ này',
  translateSentence: 'Dịch cả câu',
  wordByWord: 'Nghĩa từng từ trong câu:',
  byMachine: 'Bản dịch máy, có thể chưa sát.',
  notFound: (words: string) => `Từ điển của mình chưa có: ${words}`,
  of: (base: string) => `từ gốc: ${base}`,
  save: 'Lưu từ',
  offlineText: 'Tra nghĩa cần có mạng. Từ bạn đã tra thì xem lại được.',
  partsOfSpeech: {
    noun: 'danh từ',
    verb: 'động từ',
    adjective: 'tính từ',
    adverb: 'trạng từ',
    pronoun: 'đại từ',
    determiner: 'từ hạn định',
    preposition: 'giới từ',
    conjunction: 'liên từ',
    number: 'số từ',
    exclamation: 'thán từ',
    phrase: 'cụm từ',
  } satisfies Record<PartOfSpeech, string>,
} as const;
