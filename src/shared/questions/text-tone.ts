/** Border and background of a text input: in review by correctness, otherwise a warning if it is too long. */
export function textTone(correct: boolean | null, tooLong: boolean): string {
  if (correct === true) return 'border-success bg-success-soft';
  if (correct === false) return 'border-danger bg-danger-soft';
  return tooLong ? 'border-warning bg-warning-soft' : 'border-line-strong bg-surface';
}
