import { describe, expect, it } from 'vitest';
import { overlap, overlapsAny, type Span } from './spans.ts';

const span = (start: number, end: number): Span => ({ start, end });

describe('overlap', () => {
  it.each([
    ['the same', span(2, 5), span(2, 5), true],
    ['one in the other', span(2, 9), span(4, 5), true],
    ['a part of both', span(2, 5), span(4, 9), true],
    ['one that ends where the other begins', span(2, 5), span(5, 9), false],
    ['two apart', span(2, 5), span(7, 9), false],
  ])('%s', (_, one, other, expected) => {
    expect(overlap(one, other)).toBe(expected);
    expect(overlap(other, one)).toBe(expected);
    expect(overlapsAny(one, [span(50, 60), other])).toBe(expected);
  });

  it('of nothing there is none', () => expect(overlapsAny(span(2, 5), [])).toBe(false));
});
