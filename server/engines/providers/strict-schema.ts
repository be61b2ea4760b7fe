import { z } from 'zod/mini';

/** A schema in the form services accept for answers: JSON Schema without additional properties. */
export function strictSchema(schema: z.core.$ZodType): object {
  const { $schema: _, ...strict } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false;
    },
  });
  return strict;
}
