export interface GivenOption {
  pairs: Record<string, string>;
  /** The item that lost the option; null when it was free. */
  from: string | null;
}

/**
 * The pairs after an item has been given an option; an empty option clears the item. An option that may be
 * used only once leaves the item that had it.
 */
export function giveOption(
  pairs: Readonly<Record<string, string>>,
  item: string,
  option: string,
  reuse: boolean,
): GivenOption {
  const others = Object.entries(pairs).filter(([name]) => name !== item);
  const from = option === '' || reuse ? null : (others.find(([, given]) => given === option)?.[0] ?? null);
  const remaining = others.filter(([name, given]) => name !== from && given !== '');
  return { pairs: Object.fromEntries(option === '' ? remaining : [...remaining, [item, option]]), from };
}
