import { COURSE } from '#src/messages/course.ts';
import { useUnreachable } from '#src/platform/offline/connectivity.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface ActivationPromptProps {
  busy: boolean;
  onActivate: () => void;
  onSkip: () => void;
}

/** Asks to activate the course before its first lesson can be opened. */
export default function ActivationPrompt({ busy, onActivate, onSkip }: ActivationPromptProps) {
  const unreachable = useUnreachable(COURSE.activationNeedsNetwork);
  return (
    <ConfirmDialog
      title={COURSE.promptTitle}
      cancel={COURSE.promptSkip}
      confirm={COURSE.promptActivate}
      busy={busy}
      onClose={onSkip}
      onConfirm={onActivate}
    >
      <p>{COURSE.promptText}</p>
      {unreachable !== null && <Notice tone="warning">{unreachable}</Notice>}
    </ConfirmDialog>
  );
}
