import { type Evidence, waitingGradings, withEvidence } from './evidence.ts';
import { INVARIANTS } from './invariants.ts';
import type { Finished } from './one-run.ts';
import type { World } from './world.ts';

/** A violation, and the invariant it violates. */
export interface Violation {
  invariant: string;
  what: string;
}

/** @param afterGrading checks only the invariants about gradings, else all others */
async function violationsOf(evidence: Evidence, afterGrading: boolean): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const { name, check, ...kind } of INVARIANTS) {
    if ((kind.afterGrading ?? false) !== afterGrading) continue;
    for (const what of await check(evidence)) found.push({ invariant: name, what });
  }
  return found;
}

export const checkRun = (world: World, finished: Finished, afterGrading: boolean): Promise<Violation[]> =>
  withEvidence(world, finished, (evidence) => violationsOf(evidence, afterGrading));

export const isGraded = async ({ server }: World, { account }: Finished): Promise<boolean> =>
  (await waitingGradings(server.dataDir, account.learnerId)) === 0;
