import { soundSetId } from '#contract/ipa-chart.ts';
import { chartSymbols } from '#rules/ipa/chart-symbols.ts';
import type { WrittenSound } from '../../db/schema-sounds.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import type { UnplacedExercise } from '../read-exercise.ts';
import { type Path, readSource, type SourceFile } from '../source-file.ts';
import { type KnownWords, unknownWords } from './known-words.ts';
import { type SoundSource, soundSource, type WordSource } from './sources.ts';
import { type SetQuestion, setOf } from './spoken-set.ts';

type WrittenWord = WrittenSound['words'][number];
type Sources = ReadonlyMap<string, SourceFile<SoundSource>>;

/** The sources of the chart, by id; files with faults are left out. */
const soundSources = (files: readonly PackText[], problems: ProblemReport): Sources =>
  new Map(
    files.flatMap((file) => {
      const source = readSource(file, soundSource, problems);
      return source ? [[file.id, source] as const] : [];
    }),
  );

/** Reads words of one file: each must be in the dictionary, and have the sound in British English. */
const wordReader =
  ({ report }: SourceFile<SoundSource>, words: KnownWords) =>
  ({ text, vi }: WordSource, at: Path, sound: string | null): WrittenWord => {
    const pronounced = words.pronounced(text);
    if (pronounced === null) report(at, `"${text}" is not in the dictionary of the engine`);
    const { ipa, ipa_us } = pronounced ?? { ipa: '', ipa_us: '' };
    if (pronounced && sound !== null && !chartSymbols(ipa)?.includes(sound))
      report(at, `"${text}" is /${ipa}/, which does not have /${sound}/`);
    return { text, vi, ipa, ipa_us };
  };

function writtenSound(id: string, source: SourceFile<SoundSource>, all: Sources, words: KnownWords) {
  const { data, report } = source;
  const read = wordReader(source, words);
  const { against } = data;
  const other = against.sound === undefined ? undefined : all.get(against.sound)?.data.ipa;
  if (against.sound !== undefined && other === undefined)
    report(['against', 'sound'], `There is no sound "${against.sound}"`);
  for (const [index, { text }] of data.sentences.entries()) {
    const unknown = unknownWords([text], words);
    if (unknown !== null) report(['sentences', index, 'text'], unknown);
  }
  return {
    id,
    group: data.group,
    place: data.place,
    ipa: data.ipa,
    ipa_us: data.ipa_us,
    voiced: data.voiced,
    phones: data.phones,
    how: data.how,
    instead: data.instead,
    american: data.american ?? null,
    spellings: data.spellings,
    words: data.words.map((word, index) => read(word, ['words', index], data.ipa)),
    sentences: data.sentences,
    against: {
      sound: against.sound ?? null,
      pairs: against.pairs.map(([own, pair], index) => ({
        own: read(own, ['against', 'pairs', index, 0], data.ipa),
        other: read(pair, ['against', 'pairs', index, 1], other ?? null),
      })),
    },
  } satisfies WrittenSound;
}

function setOfSound({ id, ipa, words, sentences }: WrittenSound): UnplacedExercise {
  const said = words.map(
    ({ text, ipa: sounds, vi }, index): SetQuestion => ({
      id: `w${index + 1}`,
      content: {
        type_code: 'voice',
        prompt: `Đọc từ này: ${vi}.`,
        text,
        ipa: `/${sounds}/`,
        model_audio: null,
      },
      key: { type_code: 'voice' },
    }),
  );
  const read = sentences.map(
    ({ text, vi }, index): SetQuestion => ({
      id: `s${index + 1}`,
      content: { type_code: 'ielts_scripted_speaking', prompt: vi, text, model_audio: null },
      key: { type_code: 'ielts_scripted_speaking' },
    }),
  );
  const title = `Âm /${ipa}/`;
  return setOf(soundSetId(id), title, 'Bạn nghe mẫu, đọc rồi xem điểm từng âm.', [...said, ...read]);
}

/** Reads the chart with what is said of each of its sounds. Faults are reported. */
export function readChart(
  files: readonly PackText[],
  words: KnownWords,
  problems: ProblemReport,
): { sounds: WrittenSound[]; sets: UnplacedExercise[] } {
  const all = soundSources(files, problems);
  const taken = new Map<string, string>();
  const sounds = [...all].map(([id, source]) => {
    const place = `${source.data.group} ${source.data.place}`;
    const before = taken.get(place);
    if (before !== undefined) source.report(['place'], `The sound "${before}" has this place already`);
    taken.set(place, id);
    return writtenSound(id, source, all, words);
  });
  return { sounds: sounds.toSorted((a, b) => a.place - b.place), sets: sounds.map(setOfSound) };
}
