import { readPack } from '#server/content/read-pack.ts';
import { shownFaults } from '#server/content/shown-faults.ts';

/**
 * Checks a content pack and prints its problems as `file:line: message`, those of texts as they are seen by their place in
 * the pack, or a summary. Returns the exit code.
 */
export const checkContent = async (dir: string): Promise<number> => {
  const reading = await readPack(dir);
  if (!reading.ok) {
    for (const { file, line, message } of reading.problems) console.error(`${file}:${line}: ${message}`);
    console.error(`${reading.problems.length} problem(s) in ${dir}`);
    return 1;
  }
  const faults = shownFaults(reading.pack);
  for (const { place, message } of faults) console.error(`${place}: ${message}`);
  if (faults.length > 0) {
    console.error(`${faults.length} text(s) in ${dir} are not seen as they were meant`);
    return 1;
  }
  const { courses, exercises, tests, study_sheets, blog_posts, media, version } = reading.pack;
  const lessons = courses.reduce((sum, course) => sum + course.lessons.length, 0);
  const questions = [...exercises, ...tests].reduce((sum, { questions: own }) => sum + own.length, 0);
  console.log(
    `${dir} is in order: ${courses.length} courses, ${lessons} lessons, ${exercises.length} exercises and ` +
      `${tests.length} timed tests with ${questions} questions, ${study_sheets.length} study sheets, ${blog_posts.length} articles, ` +
      `${media.length} media files; version ${version.slice(0, 12)}`,
  );
  return 0;
};
