import { holidayThemeSchema, isColourField } from '#contract/holiday-theme.ts';
import { vietnamInstant } from '#rules/holiday-theme/holiday-time.ts';
import type { PackTheme } from './pack.ts';
import type { PackText } from './pack-files.ts';
import type { ProblemReport } from './problem-report.ts';
import type { References } from './references.ts';
import { checkAgainst, parseYamlBlock } from './yaml-block.ts';

/** Unknown fields and invalid colours are faults. */
const themeSchema = holidayThemeSchema.check(({ value, issues }) => {
  const keys = Object.keys(value).filter(
    (name) => !Object.hasOwn(holidayThemeSchema.shape, name) && !isColourField(name),
  );
  if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value });
});
const TIMES = ['start_time', 'end_time'] as const;
const MEDIA = [
  'holiday_popup_animation',
  'holiday_popup_animation_mobile',
  'holiday_audio_popup_animation',
] as const;

/** Reads a holiday theme; null when its fields are invalid. Faults are reported. */
export const readTheme = (
  file: PackText,
  problems: ProblemReport,
  references: References,
): PackTheme | null => {
  const report = problems.forFile(file.path);
  const block = parseYamlBlock(file.source, 1, report);
  const theme = block && checkAgainst(themeSchema, block.data, [], block, report);
  if (!block || !theme) return null;
  for (const field of TIMES) {
    if (vietnamInstant(theme[field]) === null)
      report(block.lineOf([field]), `${field}: "${theme[field]}" is no time of the calendar`);
  }
  if (theme.end_time <= theme.start_time)
    report(block.lineOf(['end_time']), 'end_time: The end must be after the start');
  for (const field of MEDIA) {
    if (theme[field] !== '') references.addAddress(theme[field], file.path, block.lineOf([field]));
  }
  return { id: file.id, theme };
};
