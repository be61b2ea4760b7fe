import type { PaymentMethod } from '#contract/payment.ts';
import { paymentsSchema } from './front-matter.ts';
import type { ProblemReport } from './problem-report.ts';
import { checkAgainst, parseYamlBlock } from './yaml-block.ts';

const FILE = 'payments.yaml';

/** Reads the payment methods; empty if the pack has none. Faults are reported. */
export const readPayments = (source: string | null, problems: ProblemReport): PaymentMethod[] => {
  if (source === null) return [];
  const report = problems.forFile(FILE);
  const block = parseYamlBlock(source, 1, report);
  return (block && checkAgainst(paymentsSchema, block.data, [], block, report))?.methods ?? [];
};
