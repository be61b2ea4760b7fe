/** How a branch goes on: from which of the branches before, with which token. */
export interface Branch {
  from: number;
  token: number;
}

/** @returns for each branch the logits of all tokens that may come next. The first call has one branch, the beginning */
export type NextTokens = (branches: readonly Branch[]) => Promise<Float32Array[]>;

export const BEGIN = 1;
export const END = 2;

export interface Sentence {
  /** Without the beginning and the end. */
  tokens: number[];
  /** Of each token, and of the end if it came, natural logarithm. */
  logProbabilities: number[];
  /** How far each stood above the best other one, in logits; negative where another stood above it. */
  gaps: number[];
  /** Log-probability that nothing was said at all. */
  silence: number;
}

/** Sentences that are followed side by side where there is time: 4 hear a little better than 1, in 1.8 times the time. */
export const WIDE = 4;
/** And where there is little time. */
export const NARROW = 1;

export interface SearchOptions {
  /** Branches that are followed; one follows the best token alone. */
  width: number;
  /** Tokens before which there is no end: the network likes to hear nothing in short clips. */
  least: number;
  /** Tokens after which it is cut off. */
  most: number;
}

interface Path extends Sentence {
  sum: number;
}

interface Step {
  path: Path;
  from: number;
  token: number;
  logProbability: number;
  gap: number;
  sum: number;
}

export function logSum(logits: Float32Array): number {
  let top = Number.NEGATIVE_INFINITY;
  for (const logit of logits) if (logit > top) top = logit;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - top);
  return top + Math.log(sum);
}

/** The best tokens, best first. */
function bestTokens(logits: Float32Array, count: number, mayEnd: boolean): number[] {
  const best: number[] = [];
  for (let token = 0; token < logits.length; token++) {
    if (token === END && !mayEnd) continue;
    const logit = logits[token] ?? 0;
    if (best.length === count && logit <= (logits[best[count - 1] ?? 0] ?? 0)) continue;
    const at = best.findIndex((other) => (logits[other] ?? 0) < logit);
    best.splice(at < 0 ? best.length : at, 0, token);
    best.length = Math.min(best.length, count);
  }
  return best;
}

/** What a path may go on with. */
function stepsOf(path: Path, from: number, logits: Float32Array, width: number, mayEnd: boolean): Step[] {
  const all = logSum(logits);
  const [first = 0, second = 0, ...rest] = bestTokens(logits, Math.max(2, width), mayEnd);
  const logit = (token: number): number => logits[token] ?? 0;
  return [first, second, ...rest].slice(0, width).map((token) => {
    const logProbability = logit(token) - all;
    const gap = logit(token) - logit(token === first ? second : first);
    return { path, from, token, logProbability, gap, sum: path.sum + logProbability };
  });
}

function grown({ path, token, logProbability, gap, sum }: Step): Path {
  return {
    tokens: token === END ? path.tokens : [...path.tokens, token],
    logProbabilities: [...path.logProbabilities, logProbability],
    gaps: [...path.gaps, gap],
    silence: path.silence,
    sum,
  };
}

/** Long sentences are not worse for being long. */
const worth = ({ sum, logProbabilities }: Path): number => sum / Math.max(1, logProbabilities.length);

/** Follows the likeliest sentences side by side, and returns the best. */
export async function beamSearch(next: NextTokens, { width, least, most }: SearchOptions): Promise<Sentence> {
  let branches: Branch[] = [{ from: 0, token: BEGIN }];
  let open: Path[] = [{ tokens: [], logProbabilities: [], gaps: [], silence: 0, sum: 0 }];
  const ended: Path[] = [];
  for (let length = 0; length < most && open.length > 0 && ended.length < width; length++) {
    const logits = await next(branches);
    const [start] = logits;
    if (length === 0 && start) for (const path of open) path.silence = (start[END] ?? 0) - logSum(start);
    const steps = open
      .flatMap((path, from) =>
        stepsOf(path, from, logits[from] ?? new Float32Array(0), width, length >= least),
      )
      .sort((one, other) => other.sum - one.sum)
      .slice(0, width);
    ended.push(...steps.filter(({ token }) => token === END).map(grown));
    const on = steps.filter(({ token }) => token !== END);
    open = on.map(grown);
    branches = on.map(({ from, token }) => ({ from, token }));
  }
  const [best] = (ended.length > 0 ? ended : open).sort((one, other) => worth(other) - worth(one));
  if (!best) throw new Error('a search of no length');
  const { tokens, logProbabilities, gaps, silence } = best;
  return { tokens, logProbabilities, gaps, silence };
}
