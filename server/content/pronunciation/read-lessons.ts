import { isDrillId } from '#rules/sound-drills/sound-drills.ts';
import type { PackPronunciation } from '../pack.ts';
import type { PackFiles } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { openKnownWords } from '../sounds/known-words.ts';
import { readSource } from '../source-file.ts';
import { checkLesson } from './check-lesson.ts';
import { setsOfLesson } from './sets-of-lesson.ts';
import { lessonSource } from './sources.ts';
import { writtenLesson } from './written-lesson.ts';

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
