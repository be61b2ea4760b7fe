import { generateKeyPairSync, sign } from 'node:crypto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { certificateToken } from '#rules/certificate/certificate-token.ts';
import { VERIFY } from '#src/messages/certificate.ts';
import { sha256 } from '../model/verify-certificate.ts';
import { Component as VerifyPage } from './verify-page.tsx';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = '0123456789abcdef';
const text = JSON.stringify({
  v: 2,
  serial: 'LY-2026-7K3M-9QXT-2FVB',
  name: 'Nguyễn Thị <b>Ánh</b>',
  course_id: 'starter',
  course: 'Khởi động IELTS',
  lessons: 2,
  exercises: 4,
  questions: 40,
  answered: 38,
  needed: 60,
  completed_on: '2026-03-02',
  result: 85,
  key: KEY,
});
const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
const token = certificateToken(text, signature);

let online = true;
let registered: string | null = null;
const asked: string[] = [];
const fetched: typeof fetch = async (url) => {
  asked.push(String(url));
  if (!online) throw new TypeError('no network');
  const data = String(url).endsWith('/keys')
    ? { keys: [{ id: KEY, algorithm: 'Ed25519', public_key: publicKey.export({ format: 'jwk' }).x }] }
    : { payload_sha256: registered };
  return Response.json({ message: '', data, time_current: 1 });
};

const show = (hash: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/chung-chi${hash}`]}>
        <VerifyPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  online = true;
  registered = await sha256(text);
  asked.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page that verifies', () => {
  it('shows a genuine certificate as the text it is, and that it is in the register', async () => {
    show(`#${token}`);
    expect(await screen.findByText(VERIFY.genuine)).toBeTruthy();
    expect(screen.getByText('Nguyễn Thị <b>Ánh</b>')).toBeTruthy();
    expect(screen.getByText('02/03/2026')).toBeTruthy();
    expect(screen.getByText('2 bài học, 4 bài tập, trả lời 38/40 câu')).toBeTruthy();
    expect(screen.getByText('85/100 (khóa yêu cầu từ 60/100)')).toBeTruthy();
    expect(screen.queryByText(/Trình độ/)).toBeNull();
    expect(await screen.findByText(VERIFY.inRegister)).toBeTruthy();
    expect(asked.join(' ')).not.toContain(token.slice(0, 40));
  });

  it('says when it is genuine but no longer in the register', async () => {
    registered = null;
    show(`#${token}`);
    expect(await screen.findByText(VERIFY.notInRegister)).toBeTruthy();
  });

  it.each([
    ['another name', certificateToken(text.replace('Thị', 'Văn'), signature)],
    ['a key that is not ours', certificateToken(text.replace(KEY, 'f'.repeat(16)), signature)],
  ])('shows nothing of one with %s', async (_, forged) => {
    show(`#${forged}`);
    expect(await screen.findByText(VERIFY.forged)).toBeTruthy();
    expect(screen.queryByText(/Nguyễn/)).toBeNull();
  });

  it('cannot check without the keys, and says so', async () => {
    online = false;
    show(`#${token}`);
    expect(await screen.findByText(VERIFY.noKeys)).toBeTruthy();
    online = true;
    fireEvent.click(screen.getByRole('button', { name: VERIFY.retry }));
    expect(await screen.findByText(VERIFY.genuine)).toBeTruthy();
  });

  it('takes an address that is pasted, and says what is wrong with one that was cut', async () => {
    show('');
    const field = screen.getByLabelText<HTMLInputElement>(VERIFY.field);
    const submit = () => fireEvent.click(screen.getByRole('button', { name: VERIFY.submit }));
    submit();
    expect(screen.getByText(VERIFY.fieldEmpty)).toBeTruthy();
    fireEvent.change(field, { target: { value: `https://luyen.example/chung-chi#${token.slice(0, -5)}` } });
    submit();
    expect(screen.getByText(VERIFY.unreadable)).toBeTruthy();
    fireEvent.change(field, { target: { value: `https://luyen.example/chung-chi#${token}` } });
    submit();
    expect(await screen.findByText(VERIFY.genuine)).toBeTruthy();
  });

  it('says so where the address has been cut', () => {
    show(`#${token.slice(0, 50)}`);
    expect(screen.getByText(VERIFY.unreadable)).toBeTruthy();
  });
});
