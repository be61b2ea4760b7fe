import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import type { PronunciationLesson } from '#contract/pronunciation-lesson.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { showToast } from '#src/ui/toast.ts';
import { PRONUNCIATION } from '../messages/pronunciation.ts';
import { saveReset } from '../model/save-progress.ts';

/** The size is asked for once this is opened: the server has the voices made for it. */
function Download({ id, title }: Pick<PronunciationLesson, 'id' | 'title'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
        {PRONUNCIATION.download}
      </summary>
      {isOpen && <DownloadButton kind="pronunciation" id={id} title={title} />}
    </details>
  );
}

interface LessonExtrasProps {
  owner: string | null;
  lesson: PronunciationLesson;
  isBegun: boolean;
  drillTitle: (id: string) => string;
}

/** Below the sections of a lesson: its download, drills that go on with it, and going through it again. */
export function LessonExtras({ owner, lesson, isBegun, drillTitle }: LessonExtrasProps) {
  const { id, title, drills } = lesson;
  const [isAsking, setAsking] = useState(false);
  const reset = (learner: string) => {
    setAsking(false);
    saveReset(learner, lesson).then(
      () => showToast('success', PRONUNCIATION.resetDone),
      (error: unknown) => tellUnsaved(PRONUNCIATION.saveFailed, error),
    );
  };
  return (
    <div className="grid justify-items-start gap-2">
      {owner !== null && <Download id={id} title={title} />}
      {drills.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-sm text-muted">{PRONUNCIATION.drills}</p>
          {drills.map((drill) => (
            <LinkButton key={drill} variant="secondary" to={href('pronunciation', { id: drill })}>
              {drillTitle(drill)}
            </LinkButton>
          ))}
        </div>
      )}
      {owner !== null && isBegun && (
        <Button variant="quiet" icon={RotateCcw} className="-ml-4" onClick={() => setAsking(true)}>
          {PRONUNCIATION.reset}
        </Button>
      )}
      {isAsking && owner !== null && (
        <ConfirmDialog
          title={PRONUNCIATION.resetTitle}
          confirm={PRONUNCIATION.resetYes}
          cancel={PRONUNCIATION.resetNo}
          onConfirm={() => reset(owner)}
          onClose={() => setAsking(false)}
        >
          <p className="text-pretty">{PRONUNCIATION.resetText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
