import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OnboardingOptions } from '#contract/conversation-course.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { putArrived } from '#src/platform/outbox/queue/put-arrived.ts';
import type { ReadRow } from '#src/platform/outbox/queue/read-row.ts';
import { acknowledgedOf } from '#src/platform/outbox/queue/use-arrivals.ts';
import { conversationLevels, onboardingOptions } from '#src/shared/queries/conversation-course.ts';
import { levelsWith, type Standing, standingWith, type WaitingStep } from './standing.ts';
import { suggestionOf } from './suggestion.ts';
import { useWaiting } from './use-waiting.ts';

const { conversation, conversationCourse, conversationLevel } = ENDPOINTS;
const CONVERSATION = queriesOf(conversation, conversationCourse, conversationLevel);
const COMMANDS = [
  ENDPOINTS.conversationLevel.completeOnboarding,
  ENDPOINTS.conversationLevel.selectLevel,
  ENDPOINTS.conversationLevel.levelUp,
];
const INTRODUCTION = ENDPOINTS.conversationLevel.completeOnboarding.storedAs;
type Row = ReadRow<(typeof COMMANDS)[number]>;

function stepOf(row: Row, options: OnboardingOptions | undefined): WaitingStep[] {
  const at = row.body.at + row.body.skew;
  switch (row.operation) {
    case 'conversationLevel.completeOnboarding': {
      const suggested = options && suggestionOf(options, row.body)?.level;
      return suggested ? [{ kind: 'introduction', suggested, at }] : [];
    }
    case 'conversationLevel.selectLevel':
      return [{ kind: 'selection', level: row.body.level, at }];
    case 'conversationLevel.levelUp':
      return [{ kind: 'levelUp', courseId: row.params.id, at }];
  }
}

/** What the server refused, for the notice about it. */
export interface Refusal {
  kind: 'introduction' | 'level' | 'levelUp';
  message: string | null;
}

const KINDS: Record<Row['operation'], Refusal['kind']> = {
  'conversationLevel.completeOnboarding': 'introduction',
  'conversationLevel.selectLevel': 'level',
  'conversationLevel.levelUp': 'levelUp',
};

export type WaitingKind = WaitingStep['kind'];

/** Where the learner stands: by the server, and by their own commands that wait. */
export function useStanding(owner: string) {
  const query = useQuery(conversationLevels());
  const client = useQueryClient();
  const rows = useWaiting(COMMANDS, owner, async (gone) => {
    const acknowledged = await acknowledgedOf(gone.map(({ id }) => id));
    const arrived = gone
      .filter(({ id }) => acknowledged.has(id))
      .flatMap((row) => stepOf(row, options).map((what) => ({ id: row.id, what })));
    await putArrived(client, conversationLevels(), arrived, levelsWith);
    // With the level a course opens that the server refused before.
    await client.invalidateQueries(CONVERSATION);
  });
  // What was chosen means a level only together with the options.
  const needsOptions = rows?.some(({ operation }) => operation === INTRODUCTION) === true;
  const { data: options, isError } = useQuery({ ...onboardingOptions(), enabled: needsOptions });
  const isReady = rows !== undefined && (!needsOptions || options !== undefined || isError);
  const queued = (rows ?? []).filter(({ state }) => state === 'queued');
  const steps = queued.flatMap((row) => stepOf(row, options));
  const standing: Standing | null = query.data && isReady ? standingWith(query.data, steps) : null;
  return {
    query,
    standing,
    /** What the level asks for that the server has as selected. */
    needs: query.data?.needs ?? null,
    serverLevel: query.data?.levels.find(({ selected }) => selected)?.level ?? null,
    waiting: new Set<WaitingKind>(steps.map(({ kind }) => kind)),
    refused: (rows ?? [])
      .filter(({ state }) => state === 'parked')
      .map(({ operation, lastMessage }): Refusal => ({ kind: KINDS[operation], message: lastMessage })),
  };
}

/** The learner, and where they stand. */
export interface CourseOwner {
  owner: string;
  course: ReturnType<typeof useStanding>;
}

/** One of the course's screens. */
export interface CoursePartProps {
  owner: string;
  courseId: string;
}
