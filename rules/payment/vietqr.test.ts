import { describe, expect, it } from 'vitest';
import { crc16, transferMemo, vietQr } from './vietqr.ts';

describe('crc16', () => {
  it.each([
    ['', 'FFFF'],
    // The check value of CRC-16/CCITT-FALSE in the catalogue of CRCs.
    ['123456789', '29B1'],
    // Two examples of the VietQR format: an account, and a payment with a bill number.
    ['00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304', 'F4E5'],
    [
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang6304',
      '2E2E',
    ],
  ])('of %j', (text, crc) => {
    expect(crc16(text)).toBe(crc);
  });
});

describe('vietQr', () => {
  const account = { bin: '970403', account: '0011012345678' };
  it.each([
    [
      'only an account',
      account,
      null,
      '',
      '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN6304',
    ],
    [
      'an amount and a memo',
      account,
      180_000,
      'LUYEN 0912345678',
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62200816LUYEN 09123456786304',
    ],
    [
      'the longest account and amount',
      { bin: '970436', account: '1234567890123456789' },
      1_000_000_000,
      'A'.repeat(25),
      `00020101021238630010A00000072701330006970436011912345678901234567890208QRIBFTTA530370454101000000000` +
        `5802VN62290825${'A'.repeat(25)}6304`,
    ],
  ])('%s', (_, to, amount, memo, text) => {
    expect(vietQr(to, amount, memo)).toBe(`${text}${crc16(text)}`);
  });
});

describe('transferMemo', () => {
  it.each([
    [['LUYEN', '0912345678'], 'LUYEN 0912345678'],
    [['LUYEN', 'buoc-toi-6'], 'LUYEN BUOC TOI 6'],
    [['Trung tâm Đường Sáng'], 'TRUNG TAM DUONG SANG'],
    [['LUYEN', ' '], 'LUYEN'],
    [['A'.repeat(24), '0912345678'], 'A'.repeat(24)],
    [['ABCDEFGHIJKLMN', '0912345678'], 'ABCDEFGHIJKLMN 0912345678'],
    [['田中'], ''],
  ])('of %j', (words, memo) => {
    expect(transferMemo(...words)).toBe(memo);
  });
});
