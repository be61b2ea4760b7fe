import { parseSync } from 'vite';

interface Part {
  type: string;
  start: number;
  end: number;
}

const STORES =
  /\breadStoredJson\(|\blocalStorage\.setItem\(|\bchangeAttemptNotes\(|\bextends Dexie\b|\bcreateStore\('luyen|\btype MetaRow =/;
const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);
const NAME = /'(luyen[.\w-]*)'/g;

const isPart = (value: unknown): value is Part & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

/** Whether a file declares what a device stores. */
export const storesSomething = (source: string): boolean => STORES.test(source);

/**
 * The shapes that a file declares: its types, and its schemas, without comments and white space. With the names under
 * which they are stored, since files are moved.
 */
export function storedDeclarations(path: string, source: string): { name: string; text: string } {
  const { program, comments } = parseSync(path, source);
  const codeOf = ({ start, end }: Part): string => {
    const inside = comments.filter((comment) => comment.start >= start && comment.end <= end);
    const code = inside.reduceRight(
      (text, comment) => text.slice(0, comment.start - start) + text.slice(comment.end - start),
      source.slice(start, end),
    );
    return code.replaceAll(/\s+/g, '');
  };
  const statements = program.body.map((statement) =>
    'declaration' in statement && isPart(statement.declaration) ? statement.declaration : statement,
  );
  const shapes = statements.filter(
    (statement) =>
      TYPES.has(statement.type) ||
      (statement.type === 'VariableDeclaration' && /\bz\.\w+\(/.test(codeOf(statement))),
  );
  const names = new Set([...source.matchAll(NAME)].map(([, name]) => name));
  const name = names.size > 0 ? [...names].join(' ') : path.slice(path.lastIndexOf('/') + 1);
  return { name, text: shapes.map(codeOf).join(';') };
}
