import { answerFits } from '#rules/questions/answer-fits.ts';
import { type Check, type QuestionFault, repeated, sameTexts } from './fault.ts';
import { placeOf } from './source.ts';

export const checkSingleChoice: Check<'single_choice'> = (content, key) => [
  ...(answerFits(content, key)
    ? []
    : [{ at: ['key'], message: `The key "${key.choice}" is no option, so the question cannot be answered` }]),
  ...sameTexts('options', content.options),
];

export const checkTrueFalse: Check<'true_false'> = (content, key) =>
  answerFits(content, key) ? [] : [{ at: ['key'], message: 'The key is NOT_GIVEN, but it is not offered' }];

export const checkMultipleChoice: Check<'multiple_choice'> = ({ options, choose }, { choices }) => {
  const faults: QuestionFault[] = sameTexts('options', options);
  choices.forEach((choice, index) => {
    if (!options.some(({ id }) => id === choice))
      faults.push({ at: ['key', index], message: `The key "${choice}" is no option` });
  });
  for (const choice of repeated(choices))
    faults.push({ at: ['key'], message: `The key names "${choice}" twice` });
  if (choices.length !== choose)
    faults.push({
      at: ['key'],
      message: `The key has ${choices.length} option(s), but ${choose} are to be chosen`,
    });
  if (options.length <= choose)
    faults.push({ at: ['options'], message: `Choosing ${choose} of ${options.length} options is no choice` });
  return faults;
};

export const checkMatching: Check<'matching'> = ({ items, options, reuse }, { pairs }) => {
  const faults: QuestionFault[] = [...sameTexts('options', options), ...sameTexts('items', items)];
  for (const { name } of items) {
    if (pairs[name] === undefined)
      faults.push({ at: ['key'], message: `The item ${name} has no key, so it cannot be answered` });
  }
  for (const [name, choice] of Object.entries(pairs)) {
    const at = ['key', placeOf(name)];
    if (!items.some((item) => item.name === name))
      faults.push({ at, message: `The key "${name}" belongs to no item` });
    if (!options.some(({ id }) => id === choice))
      faults.push({ at, message: `The key "${choice}" of item ${name} is no option` });
  }
  if (!reuse) {
    for (const choice of repeated(Object.values(pairs)))
      faults.push({
        at: ['key'],
        message: `The option ${choice} is the key of two items (write "reuse: true" where that is meant)`,
      });
    if (options.length < items.length)
      faults.push({ at: ['options'], message: 'There are fewer options than items' });
  }
  return faults;
};
