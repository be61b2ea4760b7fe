import { courseSchema, lessonSchema } from './front-matter.ts';
import { parseMarkdownFile } from './markdown-file.ts';
import type { PackCourse, PackLesson } from './pack.ts';
import type { PackText } from './pack-files.ts';
import type { ProblemReport, Report } from './problem-report.ts';
import type { References } from './references.ts';
import { checkAgainst } from './yaml-block.ts';

/** Reports duplicate and unknown entries of a list, and files that it omits. */
export const checkListing = (
  listed: readonly string[],
  files: readonly PackText[],
  lineOf: (index: number) => number,
  report: Report,
  problems: ProblemReport,
): void => {
  listed.forEach((id, index) => {
    const file = files.find((candidate) => candidate.id === id);
    if (file === undefined) report(lineOf(index), `"${id}" is listed, but there is no such file`);
    if (listed.indexOf(id) !== index) report(lineOf(index), `"${id}" is listed twice`);
  });
  for (const file of files) {
    if (!listed.includes(file.id)) {
      problems.add(file.path, 1, `Nothing lists this ${file.kind}: add "${file.id}" or remove the file`);
    }
  }
};

const readLesson = (
  file: PackText,
  position: number,
  problems: ProblemReport,
  references: References,
): PackLesson | null => {
  const report = problems.forFile(file.path);
  const markdown = parseMarkdownFile(file.source, report);
  if (markdown === null) return null;
  const { front, body, bodyLine } = markdown;
  if (body !== '') report(bodyLine, 'A lesson has no text of its own: put it into a study sheet');
  const data = checkAgainst(lessonSchema, front.data, [], front, report);
  if (data === null) return null;
  const ids = data.sections.map(({ id }) => id);
  data.sections.forEach((section, index) => {
    const lineOf = (field: string) => front.lineOf(['sections', index, field]);
    references.addSection(section.kind, section.module, file.path, lineOf('module'));
    if (ids.indexOf(section.id) !== index)
      report(lineOf('id'), `The section id "${section.id}" is used twice`);
  });
  return {
    id: file.id,
    title: data.title,
    summary: data.summary,
    type: data.type,
    position,
    minutes: data.sections.reduce((sum, { minutes }) => sum + minutes, 0),
    is_trial: data.is_trial,
    sections: data.sections.map(({ module, ...section }) => ({ ...section, module_id: module })),
    details: {},
  };
};

/** Reads a course with the lessons of its folder; null when its front matter is invalid. */
export const readCourse = (
  file: PackText,
  lessonFiles: readonly PackText[],
  position: number,
  problems: ProblemReport,
  references: References,
): PackCourse | null => {
  const report = problems.forFile(file.path);
  const markdown = parseMarkdownFile(file.source, report);
  if (markdown === null) return null;
  const { front, body, bodyLine } = markdown;
  references.addMarkdown(body, file.path, bodyLine);
  const data = checkAgainst(courseSchema, front.data, [], front, report);
  const order = data?.lessons ?? lessonFiles.map(({ id }) => id);
  if (data) {
    checkListing(order, lessonFiles, (index) => front.lineOf(['lessons', index]), report, problems);
  }
  const lessons = lessonFiles
    .map((lesson) => readLesson(lesson, order.indexOf(lesson.id) + 1, problems, references))
    .filter((lesson) => lesson !== null)
    .sort((a, b) => a.position - b.position);
  if (data === null) return null;
  const { name, level, summary, is_free, certificate, price = null } = data;
  if (is_free && price !== null) report(front.lineOf(['price']), 'price: A free course has none');
  const facts = { name, level, summary, is_free, certificate, price };
  return { id: file.id, ...facts, description: body, position, lessons };
};
