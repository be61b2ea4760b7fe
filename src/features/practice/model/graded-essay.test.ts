import { expect, it } from 'vitest';
import { essayAdvice, essayStrength } from './graded-essay.ts';

const reason = (tone: 'strength' | 'improve', comment: string) => ({ tone, comment, quote: null });
const criterion = (code: 'TR' | 'GRA', point: number, reasons: ReturnType<typeof reason>[]) => ({
  code,
  band: { low: point - 0.5, point, high: point + 0.5 },
  reasons,
});

it('tells first what the weakest criterion wants, and what the strongest has', () => {
  const criteria = [
    criterion('TR', 6, [reason('strength', 'rõ ý'), reason('improve', 'thêm ví dụ')]),
    criterion('GRA', 5, [reason('strength', 'câu ngắn chắc'), reason('improve', 'chia động từ')]),
  ];
  expect(essayAdvice({ criteria })?.comment).toBe('chia động từ');
  expect(essayStrength({ criteria })?.comment).toBe('rõ ý');
});
