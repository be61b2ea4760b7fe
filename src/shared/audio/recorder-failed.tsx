import { formatBytes } from '#rules/text/formats.ts';
import { STORAGE_ADVICE } from '#src/messages/storage.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { FreeStorageButton } from './free-storage-button.tsx';
import type { RecorderState } from './recorder.ts';
import { lacksSpace, NO_SPACE, RECORDER_PROBLEMS } from './recorder-words.ts';

interface RecorderFailedProps {
  state: Extract<RecorderState, { name: 'failed' }>;
  owner: string;
  /** Records although there seems to be no space. */
  onAnyway: () => void;
}

/** Why nothing is recorded, and what helps. */
export function RecorderFailed({ state, owner, onAnyway }: RecorderFailedProps) {
  return (
    <Notice tone="error" title={NO_SPACE.title}>
      <p>{RECORDER_PROBLEMS[state.reason]}</p>
      {state.reason === 'storage' && <p>{STORAGE_ADVICE[state.why]}</p>}
      {state.reason === 'no-space' && state.missing !== null && (
        <p>{NO_SPACE.missing(formatBytes(state.missing))}</p>
      )}
      {lacksSpace(state) && (
        <div className="mt-2 flex flex-wrap gap-2">
          <FreeStorageButton owner={owner} />
          {state.reason === 'no-space' && (
            <Button variant="quiet" onClick={onAnyway}>
              {NO_SPACE.anyway}
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
