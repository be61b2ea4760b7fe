import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('renderMarkdown', () => {
  it.each([
    ['raw HTML is shown as text', 'a <script>alert(1)</script>', '&lt;script&gt;', '<script'],
    ['an event handler is shown as text', '<img src=x onerror=alert(1)>', '&lt;img', '<img'],
    ['a script link is not a link', '[x](javascript:alert(1))', '[x]', '<a'],
    ['a data link is not a link', '[x](data:text/html;base64,AA)', '[x]', '<a'],
    ['a table scrolls in a frame of its own', '|a|\n|-|\n|b|', 'class="table-scroll"', 'onerror'],
    ['a first-level heading steps down', '# Tựa', '<h2 id="tua">Tựa</h2>', '<h1'],
    ['an image is named and waits', '![Biểu đồ](/media/a.png)', 'alt="Biểu đồ" loading="lazy"', 'onerror'],
    [
      'audio becomes a player',
      '![Câu 1](/media/a.mp3)',
      '<audio controls preload="none" src="/media/a.mp3"',
      '<img',
    ],
    ['the name of a sound is text', '![a"<b>](/media/a.mp3)', 'aria-label="a&quot;&lt;b&gt;"', '<b>'],
  ])('%s', (_name, markdown, present, absent) => {
    const { html } = renderMarkdown(markdown);
    expect(html).toContain(present);
    expect(html).not.toContain(absent);
  });

  it('lists headings with unique ids', () => {
    const { html, headings } = renderMarkdown('## Ví dụ\n\n### Mẹo **hay**\n\n## Ví dụ\n\n#### Nhỏ');
    expect(headings).toEqual([
      { id: 'vi-du', level: 2, text: 'Ví dụ' },
      { id: 'meo-hay', level: 3, text: 'Mẹo hay' },
      { id: 'vi-du-2', level: 2, text: 'Ví dụ' },
    ]);
    expect(html).toContain('id="vi-du-2"');
  });

  it('lists the media of this site, each once', () => {
    const { media } = renderMarkdown(
      '![a](/media/a.png) và ![b](/media/b.mp3)\n\n![a](/media/a.png)\n\n![x](https://x.example/media/c.png)',
    );
    expect(media).toEqual(['/media/a.png', '/media/b.mp3']);
  });
});
