/** One criterion in a language model's response. */
export interface ModelCriterion {
  band: unknown;
  low: unknown;
  high: unknown;
  reasons: unknown;
}

const CODES = ['TR', 'CC', 'LR', 'GRA'] as const;

const reason = (comment: string, quote: string | null) => ({ tone: 'improve', comment, quote });

/** A language model's grade of an essay, the same for each criterion. */
export const modelGrade = (band: number, quote: string | null = null): Record<string, ModelCriterion> =>
  Object.fromEntries(
    CODES.map((code) => [
      code,
      {
        band,
        low: Math.max(0, band - 0.5),
        high: Math.min(9, band + 0.5),
        reasons: [reason(`Bạn viết rõ ý, nhưng nên thêm ví dụ (${code}).`, quote)],
      },
    ]),
  );

/** The same with one criterion changed. */
export const changedGrade = (
  band: number,
  change: Partial<ModelCriterion>,
): Record<string, ModelCriterion> => {
  const grade = modelGrade(band);
  return { ...grade, LR: { ...modelGrade(band).LR, ...change } as ModelCriterion };
};

export const modelReasons = (comment: string) => [reason(comment, null)];
