import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OtpKind } from '#contract/account.ts';
import { type Proof, type ProofChallenge, proofIn } from '#contract/proof.ts';
import { ANSWER_MAX, hasZeroBits, Puzzle } from '#rules/account/proof-puzzle.ts';
import type { StaffKey } from '#server/engines/second-factor/staff-key.ts';

/** What a proof is for; it is worth nothing for another number or kind of code. */
export interface ProofPurpose {
  phone: string;
  kind: OtpKind;
}

/** For the slowest phones at the highest demand, and no longer: a challenge keeps the difficulty that it names. */
export const PROOF_LIFE_SECONDS = 300;
const NONCE_BYTES = 16;

const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

type Signer = Pick<StaffKey, 'sign'>;
type Signed = Omit<ProofChallenge, 'text' | 'signature'>;

const signatureOf = (
  key: Signer,
  { phone, kind }: ProofPurpose,
  { expiresAt, bits, nonce }: Signed,
): string => key.sign(`code-proof ${phone} ${kind} ${expiresAt} ${bits} ${nonce}`);

/** A challenge, of which nothing is stored until its proof comes. */
export function newChallenge(key: Signer, purpose: ProofPurpose, bits: number): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const expiresAt = Date.now() + PROOF_LIFE_SECONDS * 1_000;
  return `${expiresAt}.${bits}.${nonce}.${signatureOf(key, purpose, { expiresAt, bits, nonce })}`;
}

function isSolved({ challenge, answers }: Proof): boolean {
  const seed = sha256(challenge.text);
  return answers.every(
    (answer, part) =>
      answer <= ANSWER_MAX && hasZeroBits(sha256(new Puzzle(seed, part).with(answer)), challenge.bits),
  );
}

/** The proof in a header, if it is right, in time and for this purpose; asks no database. Null otherwise. */
export function rightProof(key: Signer, purpose: ProofPurpose, header: string): Proof | null {
  const proof = proofIn(header);
  if (!proof || proof.challenge.expiresAt < Date.now()) return null;
  const expected = Buffer.from(signatureOf(key, purpose, proof.challenge));
  const isOurs = timingSafeEqual(expected, Buffer.from(proof.challenge.signature));
  return isOurs && isSolved(proof) ? proof : null;
}
