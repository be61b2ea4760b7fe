/**
 * A proof of work, asked of strangers who want a code while many are asked for. The server names a challenge in
 * `PROOF_CHALLENGE_HEADER` of a refusal with `PROOF_REQUIRED`; the call is repeated with the proof in `PROOF_HEADER`.
 */
export const PROOF_HEADER = 'code-proof';

/** Sent in place of a proof by an app that can make one; others are told to wait, in words that they know. */
export const PROOF_ABLE = 'able';

/** Puzzles of a proof: many small ones take much the same time on every try, and tell how far it is. */
export const PROOF_PARTS = 16;

/** A challenge: when it ends (milliseconds since 1970), zero bits of each puzzle, a number used once, the signature. */
const CHALLENGE = /^(\d{13})\.(\d{1,2})\.([\w-]{22})\.([\w-]{43})$/;

export interface ProofChallenge {
  text: string;
  expiresAt: number;
  bits: number;
  nonce: string;
  signature: string;
}

/** Null for anything but a challenge. */
export function challengeIn(text: string): ProofChallenge | null {
  const [, expiresAt, bits, nonce, signature] = CHALLENGE.exec(text) ?? [];
  if (nonce === undefined || signature === undefined) return null;
  return { text, expiresAt: Number(expiresAt), bits: Number(bits), nonce, signature };
}

export interface Proof {
  challenge: ProofChallenge;
  /** One for each puzzle. */
  answers: number[];
}

const ANSWERS = /^\d{1,10}(?:,\d{1,10}){15}$/;

/** Null for anything but a proof. */
export function proofIn(header: string): Proof | null {
  const [text = '', answers = ''] = header.slice(0, 400).split(';');
  const challenge = challengeIn(text);
  return challenge && ANSWERS.test(answers) ? { challenge, answers: answers.split(',').map(Number) } : null;
}

export const proofText = (challenge: string, answers: readonly number[]): string =>
  `${challenge};${answers.join(',')}`;
