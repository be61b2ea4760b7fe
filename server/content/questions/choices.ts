import { z } from 'zod/mini';
import { MATCHING_VARIANTS, TRUE_FALSE_VALUES } from '#contract/question.ts';
import { keyed, sourceOf, text, written } from './source.ts';

type Written = Record<string, string>;

const optionsOf = (options: Written) => Object.entries(options).map(([id, option]) => ({ id, text: option }));
const letters = z.record(z.string().check(z.regex(/^[A-Z]$/)), written);

export const singleChoice = z.pipe(
  z.strictObject({
    ...keyed,
    type: z.literal('single_choice'),
    prompt: text,
    options: letters,
    key: text,
  }),
  z.transform((value) =>
    sourceOf(
      value,
      { type_code: value.type, prompt: value.prompt, options: optionsOf(value.options) },
      { type_code: value.type, choice: value.key },
    ),
  ),
);

export const multipleChoice = z.pipe(
  z.strictObject({
    ...keyed,
    type: z.literal('multiple_choice'),
    prompt: text,
    options: letters,
    choose: z.number().check(z.int(), z.minimum(2), z.maximum(5)),
    key: z.array(text),
  }),
  z.transform((value) =>
    sourceOf(
      value,
      {
        type_code: value.type,
        prompt: value.prompt,
        options: optionsOf(value.options),
        choose: value.choose,
      },
      { type_code: value.type, choices: value.key },
      value.choose,
    ),
  ),
);

/** YAML reads TRUE and FALSE as booleans. */
const trueFalseKey = z.pipe(
  z.union([z.boolean(), z.enum(TRUE_FALSE_VALUES)]),
  z.transform((value) => (typeof value === 'string' ? value : value ? 'TRUE' : 'FALSE')),
);

export const trueFalse = z.pipe(
  z.strictObject({
    ...keyed,
    type: z.literal('true_false'),
    prompt: text,
    wording: z._default(z.enum(['true_false', 'yes_no']), 'true_false'),
    with_not_given: z._default(z.boolean(), true),
    key: trueFalseKey,
  }),
  z.transform((value) =>
    sourceOf(
      value,
      {
        type_code: value.type,
        prompt: value.prompt,
        wording: value.wording,
        with_not_given: value.with_not_given,
      },
      { type_code: value.type, value: value.key },
    ),
  ),
);

export const matching = z.pipe(
  z.strictObject({
    ...keyed,
    type: z.literal('matching'),
    prompt: text,
    variant: z.enum(MATCHING_VARIANTS),
    items: z.record(z.string(), written),
    options: z.record(z.string().check(z.regex(/^(?:[A-Z]|[ivx]+)$/)), written),
    reuse: z._default(z.boolean(), false),
    key: z.record(z.string(), text),
  }),
  z.transform((value) => {
    const items = Object.entries(value.items).map(([name, item]) => ({ name, text: item }));
    return sourceOf(
      value,
      {
        type_code: value.type,
        prompt: value.prompt,
        variant: value.variant,
        items,
        options: optionsOf(value.options),
        reuse: value.reuse,
      },
      { type_code: value.type, pairs: value.key },
      Math.max(items.length, 1),
    );
  }),
);
