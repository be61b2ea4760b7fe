import { expect, it } from 'vitest';
import { maskPhone } from './mask-phone.ts';

it.each([
  ['0912345678', '•••••••678'],
  ['678', '678'],
  ['', ''],
])('%j is shown as %j', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
