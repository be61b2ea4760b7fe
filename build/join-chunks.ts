/** A file of the app, as the bundler splits it: a page, or what exactly the same pages load. */
export interface Chunk {
  /** Its name, by which `imports` refer to it. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  /** Chunks that run before it. */
  readonly imports: readonly string[];
  /** It is not joined: it is a page, or large. */
  readonly isAlone?: boolean;
}

/** The chunk of a page, or of another part that is loaded when it is needed. */
export interface Page {
  readonly file: string;
  /** How much its load counts against that of others. */
  readonly weight: number;
}

export interface JoinOptions {
  /** Bytes that a page may load for nothing to load one file less. */
  readonly bytesPerFile: number;
  /** Loads of a file besides those by pages: the service worker stores each once on every device. */
  readonly otherLoads: number;
}

interface Node {
  files: string[];
  size: number;
  isAlone: boolean;
  /** The pages that load it, one bit each. */
  pages: Uint32Array;
  imports: Set<Node>;
  /** `imports`, and all that those import. */
  needs: Set<Node>;
}

const wordOf = ({ pages }: Node, index: number): number => pages[index] ?? 0;

function addPages(node: Node, pages: Uint32Array): void {
  node.pages = node.pages.map((word, index) => word | (pages[index] ?? 0));
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

function neededBy(node: Node): Set<Node> {
  const found = new Set<Node>();
  const open = [...node.imports];
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...next.imports);
  }
  return found;
}

function readNodes(chunks: readonly Chunk[], pages: readonly Page[]): Set<Node> {
  const words = Math.ceil(pages.length / 32);
  const nodes = new Map<string, Node>();
  for (const { file, size, isAlone = false } of chunks) {
    const none = { pages: new Uint32Array(words), imports: new Set<Node>(), needs: new Set<Node>() };
    nodes.set(file, { files: [file], size, isAlone, ...none });
  }
  const known = (files: readonly string[]): Node[] => files.flatMap((file) => nodes.get(file) ?? []);
  for (const { file, imports } of chunks)
    for (const node of known([file])) node.imports = new Set(known(imports));
  for (const node of nodes.values()) node.needs = neededBy(node);
  pages.forEach(({ file }, page) => {
    const own = new Uint32Array(words);
    own[page >> 5] = 1 << (page & 31);
    for (const node of known([file])) for (const loaded of [node, ...node.needs]) addPages(loaded, own);
  });
  return new Set(nodes.values());
}

/** Makes one node of two, and lets all pages that load it load what it needs. */
function join(nodes: Set<Node>, one: Node, other: Node): void {
  one.files.push(...other.files);
  one.size += other.size;
  addPages(one, other.pages);
  nodes.delete(other);
  for (const node of nodes) if (node.imports.delete(other)) node.imports.add(one);
  for (const next of other.imports) one.imports.add(next);
  one.imports.delete(one);
  for (const node of nodes) node.needs = neededBy(node);
  for (const need of one.needs) addPages(need, one.pages);
}

/** Whether `from` needs `to` through a third, which, were the two joined, would import them and be imported by them. */
const isThrough = (from: Node, to: Node): boolean =>
  [...from.imports].some((next) => next !== to && next.needs.has(to));

/** What joining two nodes changes in the cost of all loads, in bytes; less than 0 is a gain. */
function costOfJoining(pages: readonly Page[], { bytesPerFile, otherLoads }: JoinOptions) {
  const heavy = pages.flatMap(({ weight }, page) => (weight === 1 ? [] : { page, more: weight - 1 }));
  /** The loads by the pages of the set that `word` gives. */
  function loads(word: (index: number) => number): number {
    let sum = 0;
    for (let index = 0; index * 32 < pages.length; index++) sum += bitsIn(word(index));
    for (const { page, more } of heavy) if ((word(page >> 5) >>> (page & 31)) & 1) sum += more;
    return sum;
  }
  return (one: Node, other: Node): number => {
    const extra = (node: Node): number =>
      loads((index) => (wordOf(one, index) | wordOf(other, index)) & ~wordOf(node, index));
    const saved = loads((index) => wordOf(one, index) & wordOf(other, index)) + otherLoads;
    let cost = one.size * extra(one) + other.size * extra(other) - bytesPerFile * saved;
    for (const need of new Set([...one.needs, ...other.needs])) {
      if (cost >= 0) break;
      if (need !== one && need !== other) cost += (need.size + bytesPerFile) * extra(need);
    }
    return cost;
  };
}

/**
 * Decides which of the chunks that pages share become one file. A bundler makes a file of whatever exactly the same pages
 * load, so that hundreds of tiny files come of many pages; joining some costs bytes that a page loads for nothing, and
 * saves requests. The smallest first, each is joined with the one that saves most; never so that two files import each
 * other.
 * @param chunks all but what is loaded before any page
 * @returns the files of each join of two or more
 */
export function joinChunks(
  chunks: readonly Chunk[],
  pages: readonly Page[],
  options: JoinOptions,
): string[][] {
  const cost = costOfJoining(pages, options);
  const nodes = readNodes(chunks, pages);
  const open = new Set([...nodes].filter(({ isAlone }) => !isAlone));
  for (;;) {
    const [one] = [...open].sort((a, b) => a.size - b.size);
    if (!one) return [...nodes].flatMap(({ files }) => (files.length > 1 ? [files] : []));
    let best: Node | null = null;
    let least = 0;
    for (const other of nodes) {
      const change = other === one || other.isAlone ? 0 : cost(one, other);
      if (change < least && !isThrough(one, other) && !isThrough(other, one)) [best, least] = [other, change];
    }
    if (best) join(nodes, one, best);
    open.delete(best ?? one);
  }
}
