import type { ResponseOf } from '#contract/endpoint.ts';
import type { practiceTestListQuestion } from '#contract/practice-test.ts';

export type ReadTest = ResponseOf<typeof practiceTestListQuestion>;
