import { CHOICE_STEPS } from '#contract/conversation-course.ts';
import type { WrittenOnboarding } from '../../db/schema-conversation.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { repeated } from '../questions/fault.ts';
import type { KnownWords } from '../sounds/known-words.ts';
import { readSource } from '../source-file.ts';
import { checkEntryTest } from './check-entry-test.ts';
import { entryTestSource, type OnboardingSource, onboardingSource } from './course-sources.ts';

/** Values of the options of a question, in order. */
const VALUES = ['a', 'b', 'c'] as const;

const stepsOf = (source: OnboardingSource): WrittenOnboarding['steps'] =>
  CHOICE_STEPS.map((step) => ({ step, is_multiple: step === 'step2', ...source[step] }));

function readEntryTest(file: PackText, words: KnownWords, problems: ProblemReport) {
  const source = readSource(file, entryTestSource, problems);
  if (!source) return null;
  checkEntryTest(source, words);
  return source.data.questions.map(({ voice: speaker, options, key, ...question }) => ({
    ...question,
    speaker,
    options: VALUES.map((value, index) => ({ value, text: options[index] ?? '' })),
    key: VALUES[key - 1] ?? '',
  }));
}

function readSteps(file: PackText, problems: ProblemReport) {
  const source = readSource(file, onboardingSource, problems);
  for (const step of source ? CHOICE_STEPS : [])
    for (const value of repeated(source?.data[step].options.map((option) => option.value) ?? []))
      source?.report([step, 'options'], `The value "${value}" is used twice`);
  return source && stepsOf(source.data);
}

/** Reads the steps of the introduction and its entry test; null where one of them is missing or has faults. */
export function readIntroduction(
  onboarding: PackText | undefined,
  entryTest: PackText | undefined,
  words: KnownWords,
  problems: ProblemReport,
): WrittenOnboarding | null {
  const steps = onboarding ? readSteps(onboarding, problems) : null;
  const entry_test = entryTest ? readEntryTest(entryTest, words, problems) : null;
  return steps && entry_test ? { kind: 'onboarding', steps, entry_test } : null;
}
