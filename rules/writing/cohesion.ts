import type { Span } from '../text/spans.ts';
import type { EssayText, Sentence } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { LINKER_KINDS, LINKERS, type LinkerKind, MECHANICAL } from './linkers.ts';
import { stem } from './word-forms.ts';

interface FoundLinker extends Span {
  phrase: string;
  kind: LinkerKind;
  /** A formulaic linker at the start of its sentence. */
  mechanical: boolean;
}

export interface CohesionFeatures {
  paragraphs: number;
  linkers: FoundLinker[];
  /** Number of distinct linkers. */
  variety: number;
  /** Number of distinct kinds of linker, 0–7. */
  kinds: number;
  /** Share of the sentences that begin with a formulaic linker, 0–1. */
  mechanicalShare: number;
  /** A linker that is used too often. */
  repeated: { linker: FoundLinker; times: number } | null;
  /** Share of the later sentences that refer back, 0–1: this/these/such/they…, or a word of the previous one. */
  linkedShare: number;
}

const longest = 4;
const KIND_OF = new Map(
  LINKER_KINDS.flatMap((kind) => LINKERS[kind].map((phrase) => [phrase, kind] as const)),
);

function linkersOf(sentence: Sentence): FoundLinker[] {
  const { tokens } = sentence;
  const found: FoundLinker[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let size = Math.min(longest, tokens.length - at); size > 0; size -= 1) {
      const run = tokens.slice(at, at + size);
      const phrase = run.map((token) => token.word).join(' ');
      const kind = KIND_OF.get(phrase);
      const [first, last] = [run[0], run.at(-1)];
      if (kind === undefined || first === undefined || last === undefined) continue;
      // "take" and "consider" introduce an example only at the start of a sentence.
      if ((phrase === 'take' || phrase === 'consider') && at > 0) continue;
      found.push({
        start: first.start,
        end: last.end,
        phrase,
        kind,
        mechanical: at === 0 && MECHANICAL.has(phrase),
      });
      at += size - 1;
      break;
    }
  }
  return found;
}

const POINTS_BACK = new Set(
  'this these those such it they them their its he she his her another both'.split(' '),
);

function contentStems(sentence: Sentence): Set<string> {
  return new Set(
    sentence.tokens.filter(({ word }) => !FUNCTION_WORDS.has(word)).map(({ word }) => stem(word)),
  );
}

export function cohesionFeatures(essay: EssayText): CohesionFeatures {
  const linkers = essay.sentences.flatMap(linkersOf);
  const times = new Map<string, number>();
  for (const { phrase } of linkers) times.set(phrase, (times.get(phrase) ?? 0) + 1);
  const plain = new Set(['but', 'so', 'if', 'when', 'while', 'also', 'another', 'such as', 'because']);
  const repeated = linkers.find(
    (linker) => (times.get(linker.phrase) ?? 0) >= (plain.has(linker.phrase) ? 6 : 4),
  );
  const stems = essay.sentences.map(contentStems);
  const linked = essay.sentences.filter((sentence, index) => {
    if (index === 0) return false;
    if (sentence.tokens.slice(0, 6).some((token) => POINTS_BACK.has(token.word))) return true;
    const before = stems[index - 1] ?? new Set<string>();
    return [...(stems[index] ?? [])].some((word) => before.has(word));
  }).length;
  return {
    paragraphs: essay.paragraphs.length,
    linkers,
    variety: times.size,
    kinds: new Set(linkers.map((linker) => linker.kind)).size,
    mechanicalShare:
      linkers.filter((linker) => linker.mechanical).length / Math.max(1, essay.sentences.length),
    repeated: repeated ? { linker: repeated, times: times.get(repeated.phrase) ?? 0 } : null,
    linkedShare: linked / Math.max(1, essay.sentences.length - 1),
  };
}
