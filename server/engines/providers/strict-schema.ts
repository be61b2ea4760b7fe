import { z } from 'zod/mini';

/** A schema as services take it for their answers: JSON Schema in which no object has anything else. */
export function strictSchema(schema: z.core.$ZodType): object {
  const { $schema: _, ...strict } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false;
    },
  });
  return strict;
}
