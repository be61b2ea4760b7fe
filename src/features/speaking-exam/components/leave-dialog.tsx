import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LEAVE } from '../messages/speaking-exam.ts';

/** Asks before the test is left. It goes on meanwhile, as a real one would. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={LEAVE.title}
      cancel={LEAVE.stay}
      confirm={LEAVE.leave}
      onClose={onClose}
      onConfirm={() => void navigate(href('speakingRoom'))}
    >
      <p>{LEAVE.text}</p>
    </ConfirmDialog>
  );
}
