import { ProblemReport } from '#server/content/problem-report.ts';
import { questionFaults } from '#server/content/questions/check.ts';
import { questionGround } from '#server/content/questions/read-questions.ts';
import { QUESTION_SOURCES } from '#server/content/questions/sources.ts';
import { References } from '#server/content/references.ts';
import type { Media } from './media.ts';
import type { WrittenQuestion } from './questions/made.ts';

const MEDIA = '/media/';

/** Faults of the URLs in Markdown: each must be external or a file of the bank. */
export const linkFaults = (markdown: string, media: Media): string[] => {
  const problems = new ProblemReport();
  const references = new References(problems);
  references.addMarkdown(markdown, '', 1);
  references.reportBroken((kind, id) => kind === 'media' && media.has(id));
  return problems.sorted().map(({ message }) => message);
};

/** The faults `check-content` would report for a question, by the same rules; empty if valid. */
export const writtenFaults = (written: WrittenQuestion & { id: string }, media: Media): string[] => {
  const parsed = QUESTION_SOURCES[written.type].safeParse(written);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  const { explanation } = written;
  return [
    ...questionFaults(parsed.data, questionGround('', null)).map(({ message }) => message),
    ...linkFaults(written.prompt, media),
    ...(typeof explanation === 'string' ? linkFaults(explanation, media) : []),
  ].map((fault) =>
    fault.includes(MEDIA) ? 'it shows a picture or recording that the bank does not hold' : fault,
  );
};
