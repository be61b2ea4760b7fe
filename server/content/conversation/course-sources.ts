import { z } from 'zod/mini';
import { conversationLevel } from '#contract/conversation-course.ts';
import { idName, line } from '../front-matter.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));
/** English with its meaning. */
const spoken = z.strictObject({ text: line, vi: line });
const count = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));

/** A class: one situation of life. */
const classSource = z.strictObject({
  id: idName,
  title_vi: line,
  text_vi: text,
  lines: z.array(spoken).check(z.minLength(6), z.maxLength(8)),
  sounds: z.array(idName).check(z.minLength(1), z.maxLength(2)),
  scenes: z.array(idName).check(z.minLength(1), z.maxLength(4)),
});
export type ClassSource = z.infer<typeof classSource>;

export const levelSource = z.strictObject({
  title_vi: line,
  about_vi: text,
  /** What the next level asks for: scenes whose goal was reached, percent of the missions. */
  needs: z.strictObject({ scenes: count(1, 20), missions: count(1, 100) }),
  classes: z.array(classSource).check(z.minLength(3), z.maxLength(4)),
});
export type LevelSource = z.infer<typeof levelSource>;

const option = z.strictObject({ value: idName, vi: line, about_vi: z._default(z.nullable(line), null) });
const step = (least: number, most = 12) =>
  z.strictObject({ title_vi: line, options: z.array(option).check(z.minLength(least), z.maxLength(most)) });

/** The third step is the entry test. */
export const onboardingSource = z.strictObject({
  step1: step(3),
  step2: step(3),
  step4: step(3),
  /** One description for each level, in order. */
  step5: step(6, 6),
});
export type OnboardingSource = z.infer<typeof onboardingSource>;

const question = z.strictObject({
  id: idName,
  level: conversationLevel,
  voice: z.enum(['female', 'male']),
  line: spoken,
  options: z.array(line).check(z.minLength(3), z.maxLength(3)),
  /** Counted from 1. */
  key: count(1, 9),
  why_vi: text,
});

export const entryTestSource = z.strictObject({
  questions: z.array(question).check(z.minLength(1), z.maxLength(40)),
});
export type EntryTestSource = z.infer<typeof entryTestSource>;
