import { describe, expect, it } from 'vitest';
import { ProblemReport } from './problem-report.ts';
import { readPayments } from './read-payments.ts';

const BANK = `methods:
  - kind: bank_transfer
    bank: Ngân hàng Thử
    bin: "970400"
    account: "0000000001"
    holder: TRUNG TAM THU
`;
const read = (source: string | null) => {
  const problems = new ProblemReport();
  return { methods: readPayments(source, problems), problems: problems.sorted() };
};

describe('payments.yaml', () => {
  it('may be omitted', () => {
    expect(read(null)).toEqual({ methods: [], problems: [] });
  });

  it('lists payment methods, with a default memo', () => {
    const { methods, problems } = read(`${BANK}  - { kind: cash, place: Quầy, hours: 8:00–20:00 }\n`);
    expect(problems).toEqual([]);
    expect(methods).toMatchObject([
      { kind: 'bank_transfer', bin: '970400', account: '0000000001', memo: 'LUYEN' },
      { kind: 'cash', place: 'Quầy', hours: '8:00–20:00' },
    ]);
  });

  it.each([
    ['a bank number that lost its quotes', BANK.replace('"970400"', '970400'), 4],
    ['a bank number of five digits', BANK.replace('970400', '97040'), 4],
    ['an account with a space', BANK.replace('0000000001', '0000 0001'), 5],
    ['a memo with marks', `${BANK}    memo: Học phí\n`, 7],
    ['no account', BANK.replace('    account: "0000000001"\n', ''), 2],
    ['a way that is none', 'methods: [{ kind: card }]\n', 1],
    ['no method at all', 'methods: []\n', 1],
  ])('with %s is rejected with its line', (_, source, line) => {
    const { methods, problems } = read(source);
    expect(methods).toEqual([]);
    expect(problems[0]).toMatchObject({ file: 'payments.yaml', line });
  });
});
