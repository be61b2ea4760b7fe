import { z } from 'zod/mini';

/** `code`: by the national statistics office; `name`: the full name, such as “Phường Ba Đình”. */
export const division = z.object({ code: z.string(), name: z.string() });
export type Division = z.infer<typeof division>;
