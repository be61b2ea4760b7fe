import { createHash } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OTP_TYPE } from '#contract/account.ts';
import { PROOF_ABLE, PROOF_HEADER, proofIn } from '#contract/proof.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { PROOF_CHALLENGE_HEADER } from '#contract/protocol/envelope.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { hasZeroBits, Puzzle } from '#rules/account/proof-puzzle.ts';
import { ACCOUNT } from '#src/messages/account.ts';
import { fakeApi, refused } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { solveProof } from '../model/solve-proof.ts';
import AuthDialog from './auth-dialog.tsx';

const api = fakeApi();
const PHONE = '0912345678';
const challengeOf = (first: string) => `1800000000000.3.${first.repeat(22)}.${'s'.repeat(43)}`;

/** The worker, in the test's own thread: it solves when it is told to. */
class HeldWorker extends EventTarget {
  static readonly all: HeldWorker[] = [];
  isEnded = false;
  #challenge = '';
  constructor() {
    super();
    HeldWorker.all.push(this);
  }
  postMessage(challenge: string): void {
    this.#challenge = challenge;
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  finish(): void {
    this.tell({ proof: solveProof(this.#challenge, (solved) => this.tell({ solved })) });
  }
}

const isRight = (proof: string, challenge: string): boolean => {
  const given = proofIn(proof);
  const seed = createHash('sha256').update(challenge).digest();
  return (
    given?.challenge.text === challenge &&
    given.answers.every((answer, part) =>
      hasZeroBits(createHash('sha256').update(new Puzzle(seed, part).with(answer)).digest(), 3),
    )
  );
};

/** Asks for a code until the server has asked for a proof. */
async function askForCode(): Promise<void> {
  renderApp(<AuthDialog entry="register" />);
  fireEvent.change(screen.getByLabelText(ACCOUNT.phone), { target: { value: PHONE } });
  fireEvent.click(screen.getByRole('button', { name: ACCOUNT.registerAction }));
  await screen.findByText(ACCOUNT.proofTitle);
}

beforeEach(() => {
  HeldWorker.all.length = 0;
  vi.stubGlobal('Worker', HeldWorker);
  api.answer(ENDPOINTS.account.checkAccount);
  let asked = 0;
  api.answerWith(ENDPOINTS.account.sendOtp, ({ headers }) => {
    const proof = headers.get(PROOF_HEADER) ?? '';
    const challenge = challengeOf(String(asked));
    if (proof !== PROOF_ABLE && isRight(proof, challenge)) return { resend_after_seconds: 120 };
    asked += 1;
    return refused('PROOF_REQUIRED', { [PROOF_CHALLENGE_HEADER]: challengeOf(String(asked)) });
  });
});

it('shows how far the proof is, then asks for the code with it', async () => {
  await askForCode();
  HeldWorker.all[0]?.tell({ solved: 5 });
  expect(await screen.findByRole('progressbar', { name: ACCOUNT.proofProgress(5, 16) })).toBeVisible();
  HeldWorker.all[0]?.finish();
  expect(await screen.findByText(ACCOUNT.otpText(PHONE))).toBeVisible();
  expect(screen.queryByText(ACCOUNT.proofTitle)).toBeNull();
  expect(HeldWorker.all.map(({ isEnded }) => isEnded)).toEqual([true]);
  const [first, second] = api.callsOf(ENDPOINTS.account.sendOtp);
  expect(first?.headers.get(PROOF_HEADER)).toBe(PROOF_ABLE);
  expect(second?.body).toEqual(first?.body);
});

it('makes another proof when the first came too late', async () => {
  await askForCode();
  HeldWorker.all[0]?.tell({ proof: `${challengeOf('9')};0` });
  await waitFor(() => expect(HeldWorker.all).toHaveLength(2));
  HeldWorker.all[1]?.finish();
  expect(await screen.findByText(ACCOUNT.otpText(PHONE))).toBeVisible();
});

it('can be put off, which ends the work and keeps the number', async () => {
  await askForCode();
  fireEvent.click(screen.getByRole('button', { name: ACCOUNT.proofCancel }));
  await waitFor(() => expect(screen.queryByText(ACCOUNT.proofTitle)).toBeNull());
  expect(HeldWorker.all[0]?.isEnded).toBe(true);
  expect(screen.getByLabelText(ACCOUNT.phone)).toHaveProperty('value', PHONE);
});

describe('a known number', () => {
  const enterPhone = () => {
    fireEvent.change(screen.getByLabelText(ACCOUNT.phone), { target: { value: PHONE } });
    fireEvent.click(screen.getByRole('button', { name: ACCOUNT.registerAction }));
  };
  const fillCode = async (code: string) => {
    const [first] = await screen.findAllByRole('textbox');
    if (!first) throw new Error('no field for the code');
    fireEvent.change(first, { target: { value: code } });
  };

  beforeEach(() => {
    api.answer(ENDPOINTS.account.sendOtp);
    api.answerWith(ENDPOINTS.account.loginByCode, () => refused('OTP_WRONG'));
  });

  it('without a password gets a code at once, which is sent when it is whole', async () => {
    api.answer(ENDPOINTS.account.checkAccount, { isExist: true, has_password: false });
    renderApp(<AuthDialog entry="register" />);
    enterPhone();
    await screen.findByText(ACCOUNT.otpText(PHONE));
    await fillCode('12345');
    expect(api.callsOf(ENDPOINTS.account.loginByCode)).toHaveLength(0);
    await fillCode('123456');
    expect(await screen.findByText(ERROR_MESSAGES.OTP_WRONG)).toBeVisible();
    expect(api.callsOf(ENDPOINTS.account.loginByCode).map(({ body }) => body)).toEqual([
      { mobile: PHONE, code: '123456' },
    ]);
  });

  it('with a password may take a code, too', async () => {
    api.answer(ENDPOINTS.account.checkAccount, { isExist: true, has_password: true });
    renderApp(<AuthDialog entry="register" />);
    enterPhone();
    fireEvent.click(await screen.findByRole('button', { name: ACCOUNT.byCode }));
    expect(await screen.findByText(ACCOUNT.otpText(PHONE))).toBeVisible();
    expect(api.callsOf(ENDPOINTS.account.sendOtp).at(-1)?.body).toMatchObject({ type: OTP_TYPE.signIn });
  });
});
