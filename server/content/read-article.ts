import { blogPostSchema, studySheetSchema } from './front-matter.ts';
import { type MarkdownFile, parseMarkdownFile } from './markdown-file.ts';
import type { PackBlogPost, PackStudySheet } from './pack.ts';
import type { PackText } from './pack-files.ts';
import type { ProblemReport } from './problem-report.ts';
import type { References } from './references.ts';
import { type SpokenText, spokenIn, withVoices } from './spoken-words.ts';
import { checkAgainst } from './yaml-block.ts';

/** Vietnamese is written in syllables: careful reading takes about 220 a minute. */
const SYLLABLES_A_MINUTE = 220;

/** Whole minutes to read a text, at least one. */
const readingMinutes = (text: string): number =>
  Math.max(
    1,
    Math.round(text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length / SYLLABLES_A_MINUTE),
  );

/** Paths of the study corner's lists, which would hide an article with the same name. */
const TAKEN = new Set(['index', 'category', 'search-tag']);

type ArticleFile = MarkdownFile & SpokenText;

const parseArticle = (
  file: PackText,
  problems: ProblemReport,
  references: References,
): ArticleFile | null => {
  const report = problems.forFile(file.path);
  const markdown = parseMarkdownFile(file.source, report);
  if (markdown === null) return null;
  if (markdown.body === '') report(markdown.bodyLine, 'The text is empty');
  const text = spokenIn(markdown.body);
  const body = withVoices(text, () => null);
  references.addMarkdown(body, file.path, markdown.bodyLine);
  return { ...markdown, ...text, body };
};

/** Reads a study sheet; null when its front matter is invalid. Faults are reported. */
export const readStudySheet = (
  file: PackText,
  problems: ProblemReport,
  references: References,
): PackStudySheet | null => {
  const markdown = parseArticle(file, problems, references);
  if (markdown === null) return null;
  const { front, body, source, spoken } = markdown;
  const data = checkAgainst(studySheetSchema, front.data, [], front, problems.forFile(file.path));
  if (data === null) return null;
  const { title, summary, tags } = data;
  return { id: file.id, title, summary, tags, reading_minutes: readingMinutes(body), body, source, spoken };
};

/** Reads an article of the study corner; null when its front matter is invalid. Faults are reported. */
export const readBlogPost = (
  file: PackText,
  problems: ProblemReport,
  references: References,
): PackBlogPost | null => {
  if (TAKEN.has(file.id))
    problems.add(file.path, 1, `No article can be at /blog/${file.id}: rename the file`);
  const markdown = parseArticle(file, problems, references);
  if (markdown === null) return null;
  const { front, body, source, spoken } = markdown;
  const data = checkAgainst(blogPostSchema, front.data, [], front, problems.forFile(file.path));
  if (data === null) return null;
  const { title, summary, category, tags, author, published_on } = data;
  return {
    id: file.id,
    slug: file.id,
    title,
    summary,
    category,
    tags,
    author,
    published_on,
    reading_minutes: readingMinutes(body),
    body,
    source,
    spoken,
  };
};
