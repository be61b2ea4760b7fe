import MarkdownIt from 'markdown-it';
import { slugOf } from './slug.ts';

export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

export interface RenderedMarkdown {
  /** Safe to insert. */
  html: string;
  /** Second- and third-level headings, in order. */
  headings: Heading[];
  /** Paths of this site's images and audio in the text; each once, in order. */
  media: string[];
}

/** Accessible name of a table's scrollable container. */
const TABLE_NAME = 'Bảng, kéo ngang để xem hết';
const SOUND = /\.(?:m4a|mp3|ogg|wav)$/i;

// Raw HTML is escaped, and markdown-it rejects script links.
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });
const { escapeHtml } = parser.utils;

parser.renderer.rules.table_open = () =>
  `<div class="table-scroll" role="region" tabindex="0" aria-label="${TABLE_NAME}"><table>`;
parser.renderer.rules.table_close = () => '</table></div>';
parser.renderer.rules.image = (tokens, at, options, _env, self) => {
  const token = tokens[at];
  if (!token) return '';
  const name = self.renderInlineAsText(token.children ?? [], options, {});
  const source = String(token.attrGet('src') ?? '');
  if (SOUND.test(source)) {
    const label = escapeHtml(name);
    return `<span class="sound"><span>${label}</span><audio controls preload="none" src="${escapeHtml(source)}" aria-label="${label}"></audio></span>`;
  }
  token.attrSet('loading', 'lazy');
  token.attrSet('alt', name);
  return self.renderToken(tokens, at, options);
};

/** Renders Markdown; an image whose path is an audio file becomes a player. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tokens = parser.parse(markdown, {});
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  const media = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    for (const child of token.children ?? []) {
      if (child.type !== 'image') continue;
      const source = String(child.attrGet('src') ?? '');
      if (source.startsWith('/media/')) media.add(source);
    }
    if (token.type !== 'heading_open') continue;
    // The page's title is its only first-level heading.
    if (token.tag === 'h1') token.tag = 'h2';
    const text = tokens[at + 1]?.content.replace(/[*_`]/g, '') ?? '';
    const base = slugOf(text) || 'muc';
    const times = used.get(base) ?? 0;
    used.set(base, times + 1);
    const id = times === 0 ? base : `${base}-${times + 1}`;
    token.attrSet('id', id);
    if (token.tag === 'h2') headings.push({ id, level: 2, text });
    if (token.tag === 'h3') headings.push({ id, level: 3, text });
  }
  for (const token of tokens) if (token.type === 'heading_close' && token.tag === 'h1') token.tag = 'h2';
  return { html: parser.renderer.render(tokens, parser.options, {}), headings, media: [...media] };
}
