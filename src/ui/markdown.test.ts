import { describe, expect, it } from 'vitest';
import { headingId, renderMarkdown } from './markdown.ts';

describe('headingId', () => {
  it.each([
    ['Đọc lướt và đọc quét', 'doc-luot-va-doc-quet'],
    ['Ưu điểm?', 'uu-diem'],
    ['Task 2: mở bài', 'task-2-mo-bai'],
    ['???', ''],
  ])('%s becomes %s', (text, id) => {
    expect(headingId(text)).toBe(id);
  });
});

describe('renderMarkdown', () => {
  it.each([
    ['raw HTML is shown as text', 'a <script>alert(1)</script>', '&lt;script&gt;', '<script'],
    ['an event handler is shown as text', '<img src=x onerror=alert(1)>', '&lt;img', '<img'],
    ['a script link is not a link', '[x](javascript:alert(1))', '[x]', '<a'],
    ['a data link is not a link', '[x](data:text/html;base64,AA)', '[x]', '<a'],
    ['a table scrolls in a frame of its own', '|a|\n|-|\n|b|', 'class="table-scroll"', 'onerror'],
    ['a first-level heading steps down', '# Tựa', '<h2 id="tua">Tựa</h2>', '<h1'],
    ['an image is named and waits', '![Biểu đồ](/media/a.png)', 'alt="Biểu đồ" loading="lazy"', 'onerror'],
  ])('%s', (_name, markdown, present, absent) => {
    const { html } = renderMarkdown(markdown);
    expect(html).toContain(present);
    expect(html).not.toContain(absent);
  });

  it('lists headings with ids of their own', () => {
    const { html, headings } = renderMarkdown('## Ví dụ\n\n### Mẹo **hay**\n\n## Ví dụ\n\n#### Nhỏ');
    expect(headings).toEqual([
      { id: 'vi-du', level: 2, text: 'Ví dụ' },
      { id: 'meo-hay', level: 3, text: 'Mẹo hay' },
      { id: 'vi-du-2', level: 2, text: 'Ví dụ' },
    ]);
    expect(html).toContain('id="vi-du-2"');
  });
});
