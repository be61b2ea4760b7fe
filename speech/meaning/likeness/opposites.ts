/** Everyday words that turn a meaning into its opposite. Words that are used alike stand close, so these are told apart here. */
const PAIRS = `like hate|love hate|agree disagree|open closed|open shut|open close|cheap expensive|early late|left right|big small
|large small|hot cold|warm cold|same different|easy difficult|easy hard|full empty|clean dirty|new old|young old|good bad|fast slow
|quickly slowly|loud quiet|noisy quiet|always never|everything nothing|everybody nobody|everyone nobody|before after|more less
|better worse|first last|buy sell|lend borrow|arrive leave|come leave|stay leave|stay go|remember forget|win lose|find lose|start stop
|start finish|begin end|accept refuse|accept reject|allow forbid|allow ban|support oppose|support against|for against|true false
|right wrong|correct wrong|safe dangerous|strong weak|heavy light|dark light|long short|tall short|high low|up down|inside outside
|in out|on off|near far|close far|happy sad|possible impossible|fair unfair|comfortable uncomfortable|married single|alone together
|increase decrease|raise lower|fresh stale|spicy mild|sweet bitter|wet dry|rich poor|healthy sick|well sick|busy free|taken free
|today tomorrow|morning evening|morning night|morning afternoon|day night|single double|window aisle|male female|brother sister
|mother father|son daughter|husband wife|boy girl|man woman|with without|work broken|working broken|keep return|keep change
|deliver collect|cash card|hot iced|smoke quit|tight loose|wide narrow|thick thin|interesting boring|excited bored|north south
|east west|push pull|save spend|win fail|pass fail|succeed fail|upstairs downstairs|front back|above below|over under|half whole`;

const OPPOSITES = new Map<string, Set<string>>();
for (const pair of PAIRS.split('|')) {
  const [one = '', other = ''] = pair.trim().split(' ');
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    OPPOSITES.set(from, (OPPOSITES.get(from) ?? new Set()).add(to));
}

const PREFIXES = ['un', 'in', 'im', 'dis', 'ir', 'il', 'non'];
const LEAST_STEM = 4;

const isPrefixed = (one: string, other: string): boolean =>
  other.length >= LEAST_STEM && PREFIXES.some((prefix) => one === prefix + other);

/** Whether two base forms mean the opposite of each other. */
export const areOpposites = (one: string, other: string): boolean =>
  (OPPOSITES.get(one)?.has(other) ?? false) || isPrefixed(one, other) || isPrefixed(other, one);
