import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { OUTBOX } from '#src/messages/outbox.ts';
import { withAdvice } from '#src/messages/storage.ts';
import { storageFailureOf } from '#src/platform/offline/storage-failure.ts';
import type { Restored } from '#src/platform/outbox/restore/restore-queue.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

type Outcome = { done: Restored } | { trouble: string };

async function restore(file: File, owner: string): Promise<Outcome> {
  const [{ restoreQueue }, { RestoreRefused }] = await Promise.all([
    import('#src/platform/outbox/restore/restore-queue.ts'),
    import('#src/platform/outbox/restore/refusal.ts'),
  ]);
  try {
    return { done: await restoreQueue(file, owner) };
  } catch (error) {
    const refusal = error instanceof RestoreRefused ? error.refusal : 'damaged';
    const said = OUTBOX.refusals[refusal];
    if (refusal !== 'space') return { trouble: said };
    return { trouble: withAdvice(said, await storageFailureOf(error)) };
  }
}

function Result({ outcome }: { outcome: Outcome }) {
  if ('trouble' in outcome) return <Notice tone="error">{outcome.trouble}</Notice>;
  const { restored, known, superseded, soundless } = outcome.done;
  return (
    <Notice tone={soundless > 0 ? 'warning' : 'success'} title={OUTBOX.restored(restored)}>
      {known > 0 && <p>{OUTBOX.restoredKnown(known)}</p>}
      {superseded > 0 && <p>{OUTBOX.restoredOlder(superseded)}</p>}
      {soundless > 0 && <p>{OUTBOX.restoredSoundless(soundless)}</p>}
    </Notice>
  );
}

/** Restores a file exported from this page, here or on another device. */
export function RestoreFile({ owner }: { owner: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const importFile = async (file: File): Promise<void> => {
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome(await restore(file, owner));
    } catch (error) {
      setOutcome({ trouble: withAdvice(OUTBOX.refusals.space, await storageFailureOf(error)) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="grid gap-3">
      <p className="text-sm text-muted">{OUTBOX.restoreHint}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={OUTBOX.restore}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be chosen again.
          if (file) void importFile(file).finally(() => (currentTarget.value = ''));
        }}
      />
      <Button
        variant="secondary"
        icon={FileUp}
        busy={busy}
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        {OUTBOX.restore}
      </Button>
      {outcome && <Result outcome={outcome} />}
    </section>
  );
}
