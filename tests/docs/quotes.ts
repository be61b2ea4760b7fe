/** Something a document quotes: a command of npm or a path of the repository. */
export interface Quote {
  kind: 'script' | 'path';
  text: string;
}

const EXTENSIONS = 'cjs|css|html|json|jsonl|md|mjs|png|sh|sql|svg|ts|tsv|tsx|txt|webmanifest|yaml|yml';
const PATH = new RegExp(`^(\\.?[\\w-]+/)*(\\.?[\\w-]+/|\\.?[\\w.-]+\\.(${EXTENSIONS}))$`);
const isPath = (text: string): boolean => PATH.test(text);

/**
 * What a Markdown text quotes in backticks or fenced blocks. Placeholders (`NNN`, `<…>`, `{…}`, `*`) and names of
 * files that exist only at run time are not treated as paths.
 */
export function quotesOf(markdown: string): Quote[] {
  const fenced = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const inline = [...markdown.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );
  const code = [...fenced.flatMap((block) => block.split('\n')), ...inline];
  const scripts = code.flatMap((line) =>
    [...line.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
  );
  const links = [...markdown.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => path);
  return [
    ...scripts.map((text): Quote => ({ kind: 'script', text })),
    ...inline.filter(isPath).map((text): Quote => ({ kind: 'path', text })),
    ...links.map((text): Quote => ({ kind: 'path', text })),
  ];
}
