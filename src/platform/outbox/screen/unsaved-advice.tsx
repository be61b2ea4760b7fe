import { useEffect, useState } from 'react';
import type { StorageFailure } from '#rules/storage/storage-failure.ts';
import { withAdvice } from '#src/messages/storage.ts';
import { storageFailureOf } from '#src/platform/offline/storage-failure.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Why something was not stored; null until the device has said, and where nothing failed. */
function useStorageFailure(error: unknown): StorageFailure | null {
  const [known, setKnown] = useState<{ error: unknown; failure: StorageFailure } | null>(null);
  useEffect(() => {
    if (error === undefined) return;
    let left = false;
    void storageFailureOf(error).then((failure) => {
      if (!left) setKnown({ error, failure });
    });
    return () => {
      left = true;
    };
  }, [error]);
  return known !== null && known.error === error ? known.failure : null;
}

interface UnsavedProps {
  /** What was not stored, as a sentence. */
  what: string;
  /** Undefined: nothing failed. */
  error: unknown;
}

/** What was not stored, why, and what helps. */
export function UnsavedAdvice({ what, error }: UnsavedProps) {
  const failure = useStorageFailure(error);
  if (error === undefined) return null;
  return <>{failure === null ? what : withAdvice(what, failure)}</>;
}

/** The same as a notice of the page. */
export const UnsavedNotice = ({ what, error }: UnsavedProps) =>
  error === undefined ? null : (
    <Notice tone="error">
      <UnsavedAdvice what={what} error={error} />
    </Notice>
  );
