import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { DeskTask, DraftPartName } from '#contract/teacher-desk.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import type { SaveStatus } from '#src/platform/outbox/screen/autosave.ts';
import { Autosaves } from '#src/platform/outbox/screen/autosaves.ts';
import { useFlushOnHide } from '#src/platform/outbox/screen/use-flush-on-hide.ts';
import { deskTask } from '../api/desk-queries.ts';
import { type DraftParts, type EditedPart, saveDraftPart } from './stored-draft.ts';

const EMPTY: EditedPart = { band: null, comments: [], summary: null };

export interface Draft {
  parts: DraftParts;
  part: (name: DraftPartName) => EditedPart;
  /** A choice is saved at once, a text after a pause. */
  change: (name: DraftPartName, changes: Partial<EditedPart>, immediately: boolean) => void;
  /** Fulfilled when nothing is left unsaved, or saving failed. */
  flush: () => Promise<void>;
  status: SaveStatus;
}

/**
 * The draft of one work as it is edited.
 * @param stored of the server and of this device, merged
 */
export function useDraft(owner: string, task: DeskTask, stored: DraftParts): Draft {
  const client = useQueryClient();
  const [parts, setParts] = useState(stored);
  const [status, setStatus] = useState<SaveStatus>('clean');
  const newest = useRef(parts);
  // What has arrived is no longer in the queue: without a copy here it would be missing with no network.
  const keepCopy = useCallback(
    () => void writeQuery(client, deskTask(task.id), { ...task, draft: newest.current }),
    [client, task],
  );
  const [autosaves] = useState(
    () =>
      new Autosaves<DraftPartName, EditedPart>(
        (name, edited) => saveDraftPart(owner, task.id, name, edited, task.title).then(keepCopy),
        setStatus,
      ),
  );
  useFlushOnHide(autosaves.flush);
  const partOf = (all: DraftParts, name: DraftPartName): EditedPart => {
    const { at: _, skew: __, ...edited } = all[name] ?? { ...EMPTY, at: 0, skew: 0 };
    return edited;
  };
  const change: Draft['change'] = (name, changes, immediately) => {
    const edited = { ...partOf(newest.current, name), ...changes };
    newest.current = { ...newest.current, [name]: { at: Date.now(), skew: 0, ...edited } };
    setParts(newest.current);
    autosaves.change(name, edited, immediately);
  };
  return { parts, part: (name) => partOf(parts, name), change, flush: autosaves.flush, status };
}
