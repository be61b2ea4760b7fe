import { renderMarkdown } from '#rules/text/markdown.ts';
import { createPolicy } from './trusted-types.ts';

/** The input is Markdown and never HTML: tags in it come out as text. */
const rendered = (markdown: string): string => renderMarkdown(markdown).html;

const policy = createPolicy('luyen-markdown', { createHTML: rendered });

/** @returns HTML to put into the page */
export const trustedMarkdown = (markdown: string): string =>
  policy?.createHTML(markdown) ?? rendered(markdown);
