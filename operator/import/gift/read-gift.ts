import { type GIFTQuestion, SyntaxError as GiftSyntaxError, parse } from 'gift-pegjs';
import type { BankItem } from '../bank-question.ts';
import { categoryPath } from '../category-path.ts';
import { cleaned } from '../clean.ts';
import { BrokenBank } from '../faults.ts';
import { LIMITS } from '../limits.ts';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import { readGiftQuestion } from './read-question.ts';

const parseBlock = ({ text, lines }: GiftBlock, file: string): GIFTQuestion => {
  const [first = 1] = lines;
  if (text.length > LIMITS.giftCharacters)
    throw new BrokenBank(file, first, `The question is longer than ${LIMITS.giftCharacters} characters`);
  try {
    const [question] = parse(cleaned(text));
    if (question) return question;
  } catch (cause) {
    if (!(cause instanceof GiftSyntaxError)) throw cause;
    const { line, column } = cause.location.start;
    const found =
      cause.found === null
        ? 'it ends too early'
        : `${JSON.stringify(cause.found.slice(0, 20))} is not expected there`;
    throw new BrokenBank(
      file,
      lines[line - 1] ?? lines.at(-1) ?? first,
      `This is no GIFT: ${found} (column ${column})`,
    );
  }
  throw new BrokenBank(file, first, 'This is no GIFT');
};

/** The questions of a GIFT file, in order. Throws `BrokenBank` at the first invalid one. */
export const readGift = (source: string, file: string): BankItem[] => {
  const items: BankItem[] = [];
  let category: string[] = [];
  for (const block of giftBlocks(source)) {
    const question = parseBlock(block, file);
    if (question.type === 'Category') {
      category = categoryPath(question.title);
      continue;
    }
    if (items.length === LIMITS.questions)
      throw new BrokenBank(file, block.lines[0] ?? 1, `More than ${LIMITS.questions} questions`);
    items.push({
      file,
      line: block.lines[0] ?? 1,
      type: question.type,
      name: question.title ?? question.stem.text,
      category,
      read: () => readGiftQuestion(question),
    });
  }
  return items;
};
