import { describe, expect, it } from 'vitest';
import { isVietnameseMobile, normalisePhone } from './phone.ts';

describe('normalisePhone', () => {
  it.each([
    ['0912345678', '0912345678'],
    [' 0912 345 678 ', '0912345678'],
    ['0912.345.678', '0912345678'],
    ['0912-345-678', '0912345678'],
    ['+84912345678', '0912345678'],
    ['+84 912 345 678', '0912345678'],
    ['(+84) 912.345.678', '0912345678'],
    ['+840912345678', '0912345678'],
    ['84912345678', '0912345678'],
    ['0084912345678', '0912345678'],
    ['０９１２３４５６７８', '0912345678'],
    ['0841234567', '0841234567'],
    ['+1 202 555 0100', '+12025550100'],
    ['abc', 'abc'],
    ['', ''],
  ])('%j becomes %j', (typed, expected) => {
    expect(normalisePhone(typed)).toBe(expected);
  });
});

describe('isVietnameseMobile', () => {
  it.each([
    ['0312345678', true],
    ['0512345678', true],
    ['0712345678', true],
    ['0812345678', true],
    ['0912345678', true],
    ['0212345678', false],
    ['0412345678', false],
    ['0112345678', false],
    ['091234567', false],
    ['09123456789', false],
    ['+84912345678', false],
    ['', false],
  ])('%s: %s', (phone, expected) => {
    expect(isVietnameseMobile(phone)).toBe(expected);
  });
});
