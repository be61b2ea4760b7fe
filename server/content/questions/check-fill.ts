import type { ContentOf } from '#contract/question.ts';
import { acceptedAlternatives, comparableAnswer } from '#rules/questions/answer-matching.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';
import { withinWordLimit } from '#rules/questions/word-limit.ts';
import type { Check, InPassage, QuestionFault } from './fault.ts';
import { placeOf } from './source.ts';

const acceptedFaults = (
  accepted: string,
  at: QuestionFault['at'],
  wordLimit: number | null,
  inPassage: InPassage,
): QuestionFault[] => {
  const alternatives = acceptedAlternatives(accepted);
  if (alternatives.length === 0) return [{ at, message: 'The accepted answer is empty' }];
  const faults: QuestionFault[] = [];
  if (accepted.split('|').length > alternatives.length) {
    faults.push({ at, message: 'One of the accepted answers between | is empty' });
  }
  for (const alternative of alternatives) {
    if (comparableAnswer(alternative) === '') {
      faults.push({ at, message: `"${alternative}" can never be typed as an answer` });
    }
    if (!withinWordLimit(alternative, wordLimit)) {
      faults.push({
        at,
        message: `The accepted answer "${alternative}" is over the limit of ${wordLimit} word(s)`,
      });
    }
  }
  if (inPassage !== null && !alternatives.some(inPassage)) {
    const message = `No accepted answer of "${accepted}" occurs in the passage (write "anchor: none" where none must)`;
    faults.push({ at, message });
  }
  return faults;
};

/** The non-empty lines of a text. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const tableFaults = (text: string): QuestionFault[] => {
  const rows = linesOf(text).map((line) => line.split('|').length);
  const [head = 0, ...others] = rows;
  if (others.length === 0 || head < 2)
    return [{ at: ['text'], message: 'A table has a head, a row at least and | between its cells' }];
  return others.flatMap((cells, index) =>
    cells === head
      ? []
      : [
          {
            at: ['text'],
            message: `Row ${index + 2} of the table has ${cells} cell(s), but its head has ${head}`,
          },
        ],
  );
};

const pictureFaults = ({ layout, picture, text }: ContentOf<'fill_paragraph'>): QuestionFault[] => {
  if (layout !== 'map')
    return picture === null ? [] : [{ at: ['picture'], message: 'Only the layout map has a picture' }];
  if (picture === null) return [{ at: ['layout'], message: 'A map needs a picture' }];
  const names = blankNames(text);
  const spots = Object.keys(picture.spots);
  return [
    ...names
      .filter((name) => !spots.includes(name))
      .map((name) => ({ at: ['picture', 'spots'], message: `The blank {{${name}}} has no spot` })),
    ...spots
      .filter((name) => !names.includes(name))
      .map((name) => ({
        at: ['picture', 'spots', placeOf(name)],
        message: `The spot "${name}" belongs to no blank`,
      })),
  ];
};

const layoutFaults = (content: ContentOf<'fill_paragraph'>): QuestionFault[] => [
  ...(content.layout === 'table' ? tableFaults(content.text) : []),
  ...(content.layout === 'flow_chart' && linesOf(content.text).length < 2
    ? [{ at: ['text'], message: 'A flow chart has two steps at least, each on a line of its own' }]
    : []),
  ...pictureFaults(content),
];

export const checkFillParagraph: Check<'fill_paragraph'> = (content, key, inPassage) => {
  const names = blankNames(content.text);
  const bank = content.word_bank?.map(comparableAnswer) ?? null;
  const faults = layoutFaults(content);
  if (names.length === 0) faults.push({ at: ['text'], message: 'The text has no blank such as {{1}}' });
  for (const name of names) {
    const accepted = key.blanks[name];
    if (accepted === undefined) {
      faults.push({ at: ['key'], message: `The blank {{${name}}} has no key, so it cannot be answered` });
      continue;
    }
    const at = ['key', placeOf(name)];
    // The words of a bank are given, so they need not occur in the passage.
    faults.push(...acceptedFaults(accepted, at, content.word_limit, bank === null ? inPassage : null));
    if (
      bank !== null &&
      !acceptedAlternatives(accepted).some((word) => bank.includes(comparableAnswer(word)))
    ) {
      faults.push({ at, message: `No accepted answer of "${accepted}" is in the word bank` });
    }
  }
  for (const name of Object.keys(key.blanks)) {
    if (!names.includes(name))
      faults.push({ at: ['key'], message: `The key "${name}" belongs to no blank of the text` });
  }
  return faults;
};

export const checkFreeText: Check<'free_text'> = (content, key, inPassage) =>
  acceptedFaults(key.accepted, ['key'], content.word_limit, inPassage);
