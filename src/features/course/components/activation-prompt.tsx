import { COURSE } from '#src/messages/course.ts';
import { useConnectivity } from '#src/offline/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogActions } from '#src/ui/dialog-actions.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface ActivationPromptProps {
  busy: boolean;
  onActivate: () => void;
  onSkip: () => void;
}

/** Asks to activate the course before one of its lessons can be opened. */
export default function ActivationPrompt({ busy, onActivate, onSkip }: ActivationPromptProps) {
  const offline = useConnectivity() === 'offline';
  return (
    <Dialog open onClose={onSkip} title={COURSE.promptTitle}>
      <p>{COURSE.promptText}</p>
      {offline && (
        <div className="mt-4">
          <Notice tone="warning">{COURSE.activationNeedsNetwork}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onSkip}>
          {COURSE.promptSkip}
        </Button>
        <Button busy={busy} onClick={onActivate}>
          {COURSE.promptActivate}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
