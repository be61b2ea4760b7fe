import type { BankTransfer } from '#contract/payment.ts';

/** Ids of the interbank network and of a transfer to an account (not to a card) in a VietQR. */
const NETWORK = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';
const DONG = '704';
const MEMO_MAX = 25;

/** An element of EMVCo's merchant-presented QR: two-digit id, two-digit length, value. */
const element = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE (polynomial 1021, from FFFF) of ASCII text, four capital hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Memo of a transfer, by which the centre identifies the payer: capitals, digits and single spaces, at most 25
 * characters. Banks do not accept Vietnamese diacritics there.
 */
export const transferMemo = (...words: readonly string[]): string =>
  words
    .join(' ')
    .replaceAll(/[đĐ]/g, 'd')
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()
    .slice(0, MEMO_MAX)
    .trim();

/**
 * The text of a VietQR for a transfer to the account.
 * @param amount đồng; null lets the payer choose
 * @param memo from `transferMemo`; omitted if empty
 * @source EMVCo QR Code Specification for Payment Systems: Merchant-Presented Mode 1.1; NAPAS, VietQR format 1.5.2
 */
export function vietQr(
  { bin, account }: Pick<BankTransfer, 'bin' | 'account'>,
  amount: number | null,
  memo: string,
): string {
  const beneficiary = element('00', bin) + element('01', account);
  const body = [
    element('00', '01'),
    // 12: for one payment, 11: reusable.
    element('01', amount === null ? '11' : '12'),
    element('38', element('00', NETWORK) + element('01', beneficiary) + element('02', TO_ACCOUNT)),
    element('53', DONG),
    amount === null ? '' : element('54', String(amount)),
    element('58', 'VN'),
    memo === '' ? '' : element('62', element('08', memo)),
    '6304',
  ].join('');
  return body + crc16(body);
}
