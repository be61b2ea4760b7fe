import { Dialog as Base } from '@base-ui/react/dialog';
import { UI } from '#src/messages/ui.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { confirmNotification, useNotifications } from './notification.ts';
import { TONES } from './tone.ts';

/**
 * The first message to be confirmed; Esc and the close button confirm it too. Mounted while one is waiting.
 */
export default function NotificationModal() {
  const message = useNotifications(({ waiting }) => waiting[0]);
  if (!message) return null;
  const { icon: Icon, text } = TONES[message.tone];
  return (
    <Dialog key={message.id} open onClose={confirmNotification} title={message.title}>
      <div className="flex items-start gap-3" data-tone={message.tone}>
        <Icon aria-hidden="true" className={`size-7 shrink-0 ${text}`} />
        <Base.Description className="min-w-0 flex-1 whitespace-pre-line">{message.text}</Base.Description>
      </div>
      <DialogActions>
        <Button onClick={confirmNotification}>{UI.confirm}</Button>
      </DialogActions>
    </Dialog>
  );
}
