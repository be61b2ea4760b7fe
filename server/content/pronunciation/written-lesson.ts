import type { WrittenLesson } from '../../db/schema-pronunciation.ts';
import type { KnownWords } from '../sounds/known-words.ts';
import type { LessonSource, TellSource } from './sources.ts';

const WHICH_IS_HEARD = 'Bạn nghe được từ nào?';
/** A longer text is a sentence, whose pronunciation is not written out. */
const PHRASE_WORDS = 3;
const OPTION_IDS = ['a', 'b', 'c', 'd'] as const;

const isPhrase = (text: string): boolean => text.split(' ').length <= PHRASE_WORDS;
const ipaOf = (text: string, words: KnownWords): string | null =>
  isPhrase(text) ? (words.pronounced(text)?.ipa ?? null) : null;

function writtenTell(
  { ask, heard, options, answer = heard, because }: TellSource,
  index: number,
  words: KnownWords,
): WrittenLesson['tell'][number] {
  return {
    id: `t${index + 1}`,
    ask: ask ?? WHICH_IS_HEARD,
    heard: heard === undefined ? null : { text: heard },
    options: options.map((text, at) => ({
      id: OPTION_IDS[at] ?? '',
      text,
      ipa: ask === undefined ? ipaOf(text, words) : null,
    })),
    choice: (answer !== undefined && OPTION_IDS[options.indexOf(answer)]) || '',
    because: because ?? null,
  };
}

function writtenLines(lines: LessonSource['use']['lines']): WrittenLesson['use']['lines'] {
  let own = 0;
  return lines.map((one) =>
    'you' in one ? { id: `u${++own}`, text: one.you, vi: one.vi } : { id: null, text: one.they, vi: one.vi },
  );
}

/** A checked lesson as it is stored; its questions have the ids of its sets. */
export function writtenLesson(id: string, data: LessonSource, words: KnownWords): WrittenLesson {
  const { group, place, title, why, how, scored, sounds, drills } = data;
  return {
    id,
    group,
    place,
    title,
    why,
    how,
    scored,
    sounds,
    drills,
    hear: data.hear.map(({ text, vi, ipa, note }) => ({
      text,
      vi,
      ipa: ipa ?? ipaOf(text, words),
      note: note ?? null,
    })),
    tell: data.tell.map((question, index) => writtenTell(question, index, words)),
    say: {
      words: data.say.words.map(({ text, vi }, index) => ({
        id: `w${index + 1}`,
        text,
        vi,
        ipa: words.pronounced(text)?.ipa ?? '',
      })),
      sentences: data.say.sentences.map(({ text, vi }, index) => ({ id: `s${index + 1}`, text, vi })),
    },
    use: { situation: data.use.situation, lines: writtenLines(data.use.lines) },
  };
}
