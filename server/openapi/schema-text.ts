type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const indent = (text: string): string => text.replaceAll('\n', '\n  ');

function objectText(schema: Json): string {
  if (isJson(schema.additionalProperties) && !schema.properties)
    return `{ [key]: ${schemaText(schema.additionalProperties)} }`;
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const fields = Object.entries(isJson(schema.properties) ? schema.properties : {}).map(([name, field]) => {
    const mark = required.has(name) ? '' : '?';
    return `${name}${mark}: ${isJson(field) ? indent(schemaText(field)) : 'anything'}`;
  });
  if (fields.length === 0) return '{}';
  const line = `{ ${fields.join(', ')} }`;
  return line.length <= 90 && !line.includes('\n') ? line : `{\n  ${fields.join(',\n  ')}\n}`;
}

function limits(schema: Json): string {
  const found = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'default'].flatMap(
    (name) =>
      schema[name] === undefined ||
      (name === 'pattern' && schema.format) ||
      Math.abs(Number(schema[name])) > 1e15
        ? []
        : [`${name} ${String(schema[name])}`],
  );
  return found.length > 0 ? ` (${found.join(', ')})` : '';
}

/** A JSON Schema as a few readable lines, similar to a TypeScript type. */
export function schemaText(schema: Json): string {
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (choices.length > 0) return choices.map(schemaText).join(' | ');
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `[${isJson(schema.items) ? schemaText(schema.items) : 'anything'}]`;
  if (schema.type === 'object') return objectText(schema);
  return typeof schema.type === 'string' ? `${schema.type}${limits(schema)}` : 'anything';
}
