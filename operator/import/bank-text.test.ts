import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#rules/text/markdown.ts';
import { bankText } from './bank-text.ts';
import { Refused } from './faults.ts';

const turned = (html: string) => bankText(html, 'html', (source) => `/media/${source}`);

describe('HTML as Markdown', () => {
  it.each([
    ['looks', '<p>a <b>big </b><i>dog</i></p>', 'a **big** *dog*'],
    ['paragraphs and breaks', '<p>a<br>b</p><div>c</div>', 'a\\\nb\n\nc'],
    ['entities', '&ecirc;&nbsp;&lt;b&gt; &amp;amp; Vi&#7879;t', 'ê \\<b> \\&amp; Việt'],
    ['signs of Windows', 'it&#146;s', 'it’s'],
    ['entities for our placeholder characters', 'a&#xE000;b&#8;c', 'abc'],
    ['a heading', '<h1>Tết</h1>x', '### Tết\n\nx'],
    ['lists in lists', '<ul><li>a<ol><li>b<li>c</ol><li>d</ul>', '- a\n\n  1. b\n  2. c\n- d'],
    ['a table', '<table><tr><th>A<th>B<tr><td>1|2<td>3</table>', '| A | B |\n| --- | --- |\n| 1\\|2 | 3 |'],
    ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['preformatted text', '<pre>a\n  `b`</pre>', '```\na\n  `b`\n```'],
    ['small digits', 'CO<sub>2</sub> m<sup>2</sup> 1<sup>st</sup>', 'CO₂ m² 1st'],
    ['underlining', 'h<u>ea</u>d', 'h**ea**d'],
    ['links', '<a href="https://a.vn/b?c=1&amp;d">x</a>', '[x](<https://a.vn/b?c=1&d>)'],
    ['a link that runs', '<a href="javascript:alert(1)">x</a>', 'x'],
    ['scripts and frames', 'a<script>alert("</p>")</script><iframe src="b"></iframe><style>p{}</style>', 'a'],
    ['comments and declarations', '<!-- a --><!doctype html><?php b ?>c', 'c'],
    ['a picture', '<img src="a.png" alt="A [b]">', '![A \\[b\\]](/media/a.png)'],
    ['gaps to fill in', 'She ____ (go) <b>on</b> ____.', 'She ____ (go) **on** \\_\\_\\_\\_.'],
    [
      'Markdown syntax at the start of a line',
      '1. a<br># b<p>- c<p>+ d<p>> e',
      '1\\. a\\\n\\# b\n\n\\- c\n\n\\+ d\n\n\\> e',
    ],
    [
      'signs of Markdown',
      '*a* _b_ `c` [d](e) ~~f~~ \\',
      '\\*a\\* \\_b_ \\`c\\` \\[d\\](e) \\~\\~f\\~\\~ \\\\',
    ],
    ['less than', 'a < b, 2<3', 'a \\< b, 2\\<3'],
    ['less than before a letter', '<p>is x<y', 'is x\\<y'],
    ['tags closed twice or never', '<b>a</i></b></b> <p>b', '**a**\n\nb'],
    ['emphasis that Markdown could not parse', '<b>(a)</b>b', '(a)b'],
  ])('%s', (_, html, markdown) => {
    expect(turned(html).markdown).toBe(markdown);
  });

  it.each([
    '*a* _b_ **c** __d__',
    '<b>a</b>',
    '# a',
    '1) a',
    '- - -',
    '~~~',
    '`` a ``',
    '&amp;amp;',
    '| a | b |',
    'a\\',
    '![x](y)',
    '____',
    '=',
    '===',
    '<http://a.b>',
  ])('survives the round trip: %s', (text) => {
    const plain = bankText(text, 'plain', () => '').markdown;
    const shown = turned(renderMarkdown(plain).html).plain;
    expect(shown).toBe(text);
  });

  it('keeps words and pictures of elements nested too deeply', () => {
    const deep = `${'<div>'.repeat(60)}a<b>b</b><img src="c.png" alt="c">`;
    expect(turned(deep).markdown.replace(/\s+/g, '')).toBe('ab![c](/media/c.png)');
  });

  it('is rejected if it ends inside a tag, whose words would be lost', () => {
    expect(() => turned('<p>a</p><img alt="b.png>c</p>')).toThrow(Refused);
  });

  it.each([
    ['deep', '<div>'.repeat(2000)],
    ['open lists', '<li>'.repeat(20_000)],
    ['open quotes', '<a "'.repeat(20_000)],
    ['low lines', '_'.repeat(90_000)],
    ['breaks', '<br> '.repeat(18_000)],
    ['open comments', '<!--'.repeat(20_000)],
    ['open brackets', '[a]('.repeat(20_000)],
  ])('handles hostile text: %s', (_, html) => {
    expect(turned(`${html}x`).markdown).toBeTypeOf('string');
  });
});

describe('HTML as plain text', () => {
  it.each([
    ['paragraphs', '<p>a<br>b</p><p>c</p>', 'a\nb\n\nc'],
    ['lists', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['underlined letters', 'h<u>ea</u>d', 'h[ea]d'],
    ['no signs', '<b>a</b> * <i>b</i>', 'a * b'],
  ])('%s', (_, html, plain) => {
    expect(turned(html).plain).toBe(plain);
  });
});
