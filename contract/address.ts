import { z } from 'zod/mini';

/** `code`: of the national statistics office; `name`: in full, such as “Phường Ba Đình”. */
export const division = z.object({ code: z.string(), name: z.string() });
export type Division = z.infer<typeof division>;
