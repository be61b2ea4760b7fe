/** A block of a GIFT file between empty lines. */
export interface GiftBlock {
  /** Text without comments. */
  text: string;
  /** File line number of each line of the text, 1-based. */
  lines: number[];
}

const COMMENT = /^\s*\/\//;

/** The questions and categories of a GIFT file: terminated by an empty line, even inside braces. */
export const giftBlocks = (source: string): GiftBlock[] => {
  const blocks: GiftBlock[] = [];
  let open: { text: string; line: number }[] = [];
  const close = () => {
    if (open.length > 0)
      blocks.push({ text: open.map(({ text }) => text).join('\n'), lines: open.map(({ line }) => line) });
    open = [];
  };
  source.split('\n').forEach((text, index) => {
    if (text.trim() === '') close();
    else if (!COMMENT.test(text)) open.push({ text, line: index + 1 });
  });
  close();
  return blocks;
};
