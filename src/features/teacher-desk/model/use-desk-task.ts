import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DeskTask } from '#contract/teacher-desk.ts';
import { mergeParts } from '#rules/teacher-grading/grade-draft.ts';
import { ApiError, isUnreachable } from '#src/platform/http/api-result.ts';
import { readStoredQuery } from '#src/platform/offline/refresh-queries.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { callAsStaff } from '#src/platform/session/staff-code.ts';
import { deskTask } from '../api/desk-queries.ts';
import { noteKnown } from '../api/take-work.ts';
import { type DraftParts, unsentParts } from './stored-draft.ts';

export type OpenedWork =
  | { state: 'opening' }
  | { state: 'open'; task: DeskTask; draft: DraftParts }
  | { state: 'failed'; error: ApiError };

/** The work as the server has it now or, with no network, as it was last seen here. */
async function readTask(client: QueryClient, id: string): Promise<DeskTask> {
  const result = await callAsStaff(ENDPOINTS.teacherDesk.task, { params: { id } });
  if (result.success) {
    await writeQuery(client, deskTask(id), result.data);
    return result.data;
  }
  const stored = isUnreachable(result.code) ? await readStoredQuery(client, deskTask(id)) : null;
  if (stored) return stored;
  throw new ApiError(result);
}

/** Opens a work with its newest draft: of the server, or what this device has not sent yet. */
export function useDeskTask(owner: string, id: string): { work: OpenedWork; reopen: () => void } {
  const client = useQueryClient();
  const [work, setWork] = useState<OpenedWork>({ state: 'opening' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round opens it again
  useEffect(() => {
    let left = false;
    const show = (next: OpenedWork): void => void (left || setWork(next));
    const open = async (): Promise<void> => {
      try {
        // First what waits here: a part that arrives meanwhile is in what the server then answers.
        const unsent = await unsentParts(owner, id);
        const task = await readTask(client, id);
        noteKnown(id);
        show({ state: 'open', task, draft: mergeParts(task.draft, unsent) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        show({ state: 'failed', error });
      }
    };
    void open();
    return () => {
      left = true;
    };
  }, [client, owner, id, round]);
  return { work, reopen: () => setRound((before) => before + 1) };
}
