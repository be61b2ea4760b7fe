import { CONTENT_TYPE, type DetailOf } from '#contract/lesson-detail.ts';
import { docSchema, videoSchema } from './front-matter.ts';
import { type MarkdownFile, parseMarkdownFile } from './markdown-file.ts';
import type { PackText } from './pack-files.ts';
import type { ProblemReport } from './problem-report.ts';
import type { References } from './references.ts';
import { checkAgainst } from './yaml-block.ts';

const parse = (file: PackText, problems: ProblemReport, references: References): MarkdownFile | null => {
  const markdown = parseMarkdownFile(file.source, problems.forFile(file.path));
  if (markdown) references.addMarkdown(markdown.body, file.path, markdown.bodyLine);
  return markdown;
};

/** Reads a lesson's video; null when its front matter is invalid. Faults are reported. */
export const readVideo = (
  file: PackText,
  problems: ProblemReport,
  references: References,
): DetailOf<'video'> | null => {
  const report = problems.forFile(file.path);
  const markdown = parse(file, problems, references);
  if (markdown === null) return null;
  const { front, body, bodyLine } = markdown;
  if (body === '') report(bodyLine, 'The text is empty: write what is said and shown, for who cannot watch');
  const data = checkAgainst(videoSchema, front.data, [], front, report);
  if (data === null) return null;
  const { src, seconds, poster, captions, lang } = data;
  for (const [name, address] of Object.entries({ src, poster, captions })) {
    if (address !== null) references.addAddress(address, file.path, front.lineOf([name]));
  }
  return {
    kind: 'video',
    content_type: CONTENT_TYPE.video,
    video_id: file.id,
    src,
    seconds,
    poster,
    captions,
    lang,
    body,
  };
};

/** Reads a lesson's doc; null when its front matter is invalid. Faults are reported. */
export const readDoc = (
  file: PackText,
  problems: ProblemReport,
  references: References,
): DetailOf<'doc'> | null => {
  const report = problems.forFile(file.path);
  const markdown = parse(file, problems, references);
  if (markdown === null) return null;
  const { front, body, bodyLine } = markdown;
  const data = checkAgainst(docSchema, front.data, [], front, report);
  if (data === null) return null;
  if (body === '' && data.file === null) report(bodyLine, 'The doc has neither a text nor a file');
  if (data.file) references.addAddress(data.file.src, file.path, front.lineOf(['file', 'src']));
  return {
    kind: 'doc',
    content_type: CONTENT_TYPE.doc,
    doc_id: file.id,
    summary: data.summary,
    body,
    file: data.file,
  };
};
