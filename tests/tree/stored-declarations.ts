import { parseSync } from 'vite';

interface Part {
  type: string;
  start: number;
  end: number;
}

const STORES =
  /\breadStoredJson\(|\bdeviceStorage\.setItem\(|\.safeParse\(stored\)|\bextends Dexie\b|\bcreateStore\('luyen|\btype MetaRow =|\bexport const \w+Row = z\.object\(/;
const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);
/** Up to what tells one owner's from another's. */
const NAME = /(?:'(luyen[.\w-]*)'|`(luyen\.[\w-]+):)/g;
const DECLARED = /^(?:type|interface|const)\s+(\w+)/;

const isPart = (value: unknown): value is Part & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

/** Whether a file declares what a device stores. */
export const storesSomething = (source: string): boolean => STORES.test(source);

/**
 * The shapes that a file declares: its types, and its schemas, without comments and white space. Together, under the
 * names by which they are stored; where the file has none, each by its own name. Files are moved.
 */
export function storedDeclarations(path: string, source: string): [name: string, text: string][] {
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
  if (shapes.length === 0) return [];
  const names = new Set([...source.matchAll(NAME)].map(([, name, owned]) => name ?? owned));
  if (names.size > 0) return [[[...names].join(' '), shapes.map(codeOf).join(';')]];
  // What has schemas is parsed with them: other types there are of the code.
  const schemas = shapes.filter(({ type }) => !TYPES.has(type));
  return (schemas.length > 0 ? schemas : shapes).map((shape) => [
    DECLARED.exec(source.slice(shape.start, shape.end))?.[1] ?? path,
    codeOf(shape),
  ]);
}
