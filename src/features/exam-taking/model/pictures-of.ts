import { renderMarkdown } from '#rules/text/markdown.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';

/** The pictures of a test, in its texts and for labelling; all of them are needed to take it offline. */
export function picturesOf({ test, questions }: ExamWithAnswers): string[] {
  const texts = [
    ...test.parts.map(({ passage }) => passage ?? ''),
    ...questions.map(({ content }) => content.prompt),
  ];
  const labelled = questions.flatMap(({ content }) =>
    content.type_code === 'fill_paragraph' && content.picture ? [content.picture.src] : [],
  );
  return [...new Set([...texts.flatMap((text) => renderMarkdown(text).media), ...labelled])];
}
