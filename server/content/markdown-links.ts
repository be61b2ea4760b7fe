import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false, linkify: false });

interface MarkdownLink {
  href: string;
  /** 0-based line of the text. */
  line: number;
}

/** Addresses of links and images in Markdown, in reading order. */
export const markdownLinks = (text: string): MarkdownLink[] => {
  const lines = text.split('\n');
  return markdown.parse(text, {}).flatMap((token) => {
    const [first, last] = token.map ?? [0, 0];
    return (token.children ?? []).flatMap((child) => {
      const address = child.attrGet(child.type === 'image' ? 'src' : 'href');
      if (address === null || (child.type !== 'image' && child.type !== 'link_open')) return [];
      const href = String(address);
      const within = lines.slice(first, last).findIndex((line) => line.includes(href));
      return [{ href, line: first + Math.max(within, 0) }];
    });
  });
};
