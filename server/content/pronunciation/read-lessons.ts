import { pronunciationSetId } from '#contract/pronunciation-lesson.ts';
import { isDrillId } from '#rules/sound-drills/sound-drills.ts';
import type { WrittenLesson } from '../../db/schema-pronunciation.ts';
import type { PackPronunciation } from '../pack.ts';
import type { PackFiles } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import type { UnplacedExercise } from '../read-exercise.ts';
import { openKnownWords } from '../sounds/known-words.ts';
import { type SetQuestion, setOf } from '../sounds/spoken-set.ts';
import { readSource } from '../source-file.ts';
import { checkLesson } from './check-lesson.ts';
import { lessonSource } from './sources.ts';
import { writtenLesson } from './written-lesson.ts';

const told = ({ id, ask: prompt, options, choice }: WrittenLesson['tell'][number]): SetQuestion => ({
  id,
  content: {
    type_code: 'single_choice',
    prompt,
    options: options.map(({ id: own, text }) => ({ id: own, text })),
  },
  key: { type_code: 'single_choice', choice },
});

const saidWord = ({ id, text, vi, ipa }: WrittenLesson['say']['words'][number]): SetQuestion => ({
  id,
  content: { type_code: 'voice', prompt: vi, text, ipa: `/${ipa}/`, model_audio: null },
  key: { type_code: 'voice' },
});

const saidSentence = ({ id, text, vi }: { id: string; text: string; vi: string }): SetQuestion => ({
  id,
  content: { type_code: 'ielts_scripted_speaking', prompt: vi, text, model_audio: null },
  key: { type_code: 'ielts_scripted_speaking' },
});

/** The questions of a lesson: a set for each section but the first, which any learner may do. */
function setsOfLesson({ id, title, tell, say, use }: WrittenLesson): UnplacedExercise[] {
  const own = use.lines.flatMap((one) => (one.id === null ? [] : [{ ...one, id: one.id }]));
  return [
    setOf(pronunciationSetId(id, 'tell'), `${title}: phân biệt`, 'Bạn nghe rồi chọn.', tell.map(told)),
    setOf(pronunciationSetId(id, 'say'), `${title}: nói`, 'Bạn nghe mẫu, đọc rồi xem điểm từng âm.', [
      ...say.words.map(saidWord),
      ...say.sentences.map(saidSentence),
    ]),
    setOf(pronunciationSetId(id, 'use'), `${title}: dùng`, use.situation, own.map(saidSentence)),
  ];
}

/** Addresses below that of the path which are neither lessons nor drills. */
const OTHER_PAGES: readonly string[] = ['ipa', 'letter'];

/** Reads the pack's folder `pronunciation/`, in the order of the path. Faults are reported. */
export async function readPronunciation(
  { texts }: PackFiles,
  problems: ProblemReport,
): Promise<PackPronunciation> {
  const files = texts.filter(({ kind }) => kind === 'pronunciation');
  if (files.length === 0) return { lessons: [], sets: [] };
  const words = await openKnownWords();
  const sounds = new Set(texts.filter(({ kind }) => kind === 'sound').map(({ id }) => id));
  const taken = new Map<number, string>();
  const lessons = files.flatMap((file) => {
    const source = readSource(file, lessonSource, problems);
    if (!source) return [];
    const { data, report } = source;
    checkLesson(data, sounds, words, report);
    if (isDrillId(file.id) || OTHER_PAGES.includes(file.id))
      report([], `"${file.id}" is the address of another page below /pronunciation`);
    const before = taken.get(data.place);
    if (before !== undefined) report(['place'], `The lesson "${before}" has this place already`);
    taken.set(data.place, file.id);
    return [writtenLesson(file.id, data, words)];
  });
  return { lessons: lessons.toSorted((a, b) => a.place - b.place), sets: lessons.flatMap(setsOfLesson) };
}
