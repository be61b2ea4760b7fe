import { generateKeyPairSync, sign } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { certificateToken } from '#rules/certificate/certificate-token.ts';
import { VERIFY } from '#src/messages/certificate.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
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

const api = fakeApi();
const KEYS = {
  keys: [{ id: KEY, public_key: publicKey.export({ format: 'jwk' }).x ?? '' }],
};

const show = (hash: string) => renderApp(<VerifyPage />, { at: `/chung-chi${hash}` });

beforeEach(async () => {
  api.answer(ENDPOINTS.certificate.keys, KEYS);
  api.answer(ENDPOINTS.certificate.register, { payload_sha256: await sha256(text) });
});

describe('the verification page', () => {
  it('shows a genuine certificate as plain text, and that it is in the register', async () => {
    show(`#${token}`);
    expect(await screen.findByText(VERIFY.genuine)).toBeVisible();
    expect(screen.getByText('Nguyễn Thị <b>Ánh</b>')).toBeVisible();
    expect(screen.getByText('02/03/2026')).toBeVisible();
    expect(screen.getByText('2 bài học, 4 bài tập, trả lời 38/40 câu')).toBeVisible();
    expect(screen.getByText('85/100 (khóa yêu cầu từ 60/100)')).toBeVisible();
    expect(screen.queryByText(/Trình độ/)).toBeNull();
    expect(await screen.findByText(VERIFY.inRegister)).toBeVisible();
    expect(JSON.stringify(api.callsOf(ENDPOINTS.certificate.register))).not.toContain(token.slice(0, 40));
  });

  it('reports a genuine certificate that is no longer in the register', async () => {
    api.answer(ENDPOINTS.certificate.register);
    show(`#${token}`);
    expect(await screen.findByText(VERIFY.notInRegister)).toBeVisible();
  });

  it.each([
    ['another name', certificateToken(text.replace('Thị', 'Văn'), signature)],
    ['a key that is not ours', certificateToken(text.replace(KEY, 'f'.repeat(16)), signature)],
  ])('shows no contents of a certificate with %s', async (_, forged) => {
    show(`#${forged}`);
    expect(await screen.findByText(VERIFY.forged)).toBeVisible();
    expect(screen.queryByText(/Nguyễn/)).toBeNull();
  });

  it('reports that it cannot verify without the keys', async () => {
    api.noNetwork();
    show(`#${token}`);
    expect(await screen.findByText(VERIFY.noKeys)).toBeVisible();
    api.answer(ENDPOINTS.certificate.keys, KEYS);
    fireEvent.click(screen.getByRole('button', { name: VERIFY.retry }));
    expect(await screen.findByText(VERIFY.genuine)).toBeVisible();
  });

  it('accepts a pasted address, and rejects a truncated one', async () => {
    show('');
    const field = screen.getByLabelText<HTMLInputElement>(VERIFY.field);
    const submit = () => fireEvent.click(screen.getByRole('button', { name: VERIFY.submit }));
    submit();
    expect(screen.getByText(VERIFY.fieldEmpty)).toBeVisible();
    fireEvent.change(field, { target: { value: `https://luyen.example/chung-chi#${token.slice(0, -5)}` } });
    submit();
    expect(screen.getByText(VERIFY.unreadable)).toBeVisible();
    fireEvent.change(field, { target: { value: `https://luyen.example/chung-chi#${token}` } });
    submit();
    expect(await screen.findByText(VERIFY.genuine)).toBeVisible();
  });

  it('reports a truncated address', () => {
    show(`#${token.slice(0, 50)}`);
    expect(screen.getByText(VERIFY.unreadable)).toBeVisible();
  });
});
