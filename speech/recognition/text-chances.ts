import { END, logSum } from './beam-search.ts';
import { type EncodedSpeech, followText, type Moonshine } from './moonshine.ts';

/** How the decoder takes one token of a text that should have been said. Logarithms are natural. */
export interface TokenChance {
  /** Log-probability of this token, of the likeliest, and of the end. */
  own: number;
  best: number;
  end: number;
  /** How undecided it is, in nats. */
  entropy: number;
  /** Tokens that are likelier. */
  rank: number;
}

/** Less likely tokens add nothing to the entropy that counts. */
const LEAST_LOG = -14;

function chanceOf(logits: Float32Array, token: number): TokenChance {
  const all = logSum(logits);
  const logit = logits[token] ?? 0;
  let [best, entropy, rank] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (const other of logits) {
    if (other > best) best = other;
    if (other > logit) rank++;
    const log = other - all;
    if (log > LEAST_LOG) entropy -= Math.exp(log) * log;
  }
  return { own: logit - all, best: best - all, end: (logits[END] ?? 0) - all, entropy, rank };
}

/** Of each token of a text, and of the end after it, how likely it is that it was said in a stretch of speech. */
export async function chancesOf(
  network: Pick<Moonshine, 'decoder'>,
  speech: EncodedSpeech,
  tokens: readonly number[],
): Promise<TokenChance[]> {
  const targets = [...tokens, END];
  const logits = await followText(network, speech, targets);
  return targets.map((token, at) => chanceOf(logits[at] ?? new Float32Array(0), token));
}
