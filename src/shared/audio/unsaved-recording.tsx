import { Download, Save } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { StorageFailure } from '#rules/storage/storage-failure.ts';
import { STORAGE_ADVICE } from '#src/messages/storage.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { FreeStorageButton } from './free-storage-button.tsx';
import type { Recorder } from './recorder.ts';
import { UNSAVED } from './recorder-words.ts';
import { fileNameOf } from './sound-file.ts';

const Waveform = lazyPart(async () => ({ default: (await import('./waveform.tsx')).Waveform }));

/** Has the browser confirm closing the page while this is shown. */
function useHoldPage(): void {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, []);
}

function GiveUp({ recorder }: { recorder: Recorder }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        {UNSAVED.giveUp}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={UNSAVED.giveUpTitle}
          cancel={UNSAVED.keep}
          confirm={UNSAVED.giveUp}
          onClose={() => setConfirming(false)}
          onConfirm={() => recorder.giveUp()}
        >
          <p>{UNSAVED.giveUpText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface UnsavedRecordingProps {
  recorder: Recorder;
  owner: string;
  sound: Blob;
  why: StorageFailure;
}

/** A recording that the device could not store: to be played, saved as a file, or stored once that is possible. */
export function UnsavedRecording({ recorder, owner, sound, why }: UnsavedRecordingProps) {
  useHoldPage();
  return (
    <Notice tone="error" title={UNSAVED.title}>
      <p>{STORAGE_ADVICE[why]}</p>
      <p>{UNSAVED.text}</p>
      <Suspense fallback={<div className="h-12" />}>
        <Waveform audio={sound} label={UNSAVED.label} />
      </Suspense>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button icon={Save} onClick={() => void recorder.saveAgain()}>
          {UNSAVED.again}
        </Button>
        {why === 'full' && <FreeStorageButton owner={owner} />}
        <Button variant="secondary" icon={Download} onClick={() => saveFile(sound, fileNameOf(sound.type))}>
          {UNSAVED.download}
        </Button>
        <GiveUp recorder={recorder} />
      </div>
    </Notice>
  );
}
