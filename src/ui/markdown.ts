import MarkdownIt from 'markdown-it';
import { UI } from '#src/messages/ui.ts';

export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

/** Id of a heading: Vietnamese letters without their marks, words joined by hyphens. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

// Raw HTML in a text is shown as text, and markdown-it refuses links that are scripts.
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });

parser.renderer.rules.table_open = () =>
  `<div class="table-scroll" role="region" tabindex="0" aria-label="${UI.table}"><table>`;
parser.renderer.rules.table_close = () => '</table></div>';
parser.renderer.rules.image = (tokens, at, options, _env, self) => {
  const token = tokens[at];
  if (!token) return '';
  token.attrSet('loading', 'lazy');
  token.attrSet('alt', self.renderInlineAsText(token.children ?? [], options, {}));
  return self.renderToken(tokens, at, options);
};

/** Renders Markdown to HTML that is safe to insert, and lists its second- and third-level headings. */
export function renderMarkdown(markdown: string): { html: string; headings: Heading[] } {
  const tokens = parser.parse(markdown, {});
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    // The page's own title is its only first-level heading.
    if (token.tag === 'h1') token.tag = 'h2';
    const text = tokens[at + 1]?.content.replace(/[*_`]/g, '') ?? '';
    const base = headingId(text) || 'muc';
    const times = used.get(base) ?? 0;
    used.set(base, times + 1);
    const id = times === 0 ? base : `${base}-${times + 1}`;
    token.attrSet('id', id);
    if (token.tag === 'h2') headings.push({ id, level: 2, text });
    if (token.tag === 'h3') headings.push({ id, level: 3, text });
  }
  for (const token of tokens) if (token.type === 'heading_close' && token.tag === 'h1') token.tag = 'h2';
  return { html: parser.renderer.render(tokens, parser.options, {}), headings };
}
