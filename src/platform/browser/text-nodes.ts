/** The text nodes within `root` that `isCounted` accepts, in reading order. */
export function textNodes(root: Node, isCounted: (node: Text) => boolean = () => true): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && isCounted(node)) texts.push(node);
  return texts;
}
