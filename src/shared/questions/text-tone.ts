/** Border and ground of a text input: in review by correctness, else a warning for too many words. */
export function textTone(correct: boolean | null, tooLong: boolean): string {
  if (correct === true) return 'border-success bg-success-soft';
  if (correct === false) return 'border-danger bg-danger-soft';
  return tooLong ? 'border-warning bg-warning-soft' : 'border-line-strong bg-surface';
}
