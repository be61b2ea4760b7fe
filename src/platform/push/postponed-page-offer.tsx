import { Bell } from 'lucide-react';
import { useNavigate } from 'react-router';
import { REMINDERS } from '#src/messages/reminders.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { dismissPostponedPage, usePostponedPage } from './postponed-page.ts';

/** Offers the page of a notification that was pressed while leaving this one would have harmed something. */
export default function PostponedPageOffer() {
  const path = usePostponedPage((postponed) => postponed.path);
  const navigate = useNavigate();
  if (path === null) return null;
  const open = (): void => {
    dismissPostponedPage();
    void navigate(path);
  };
  return (
    <Notice tone="info" icon={Bell} title={REMINDERS.heldTitle}>
      <p>{REMINDERS.heldText}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={open}>
          {REMINDERS.heldOpen}
        </Button>
        <Button variant="quiet" onClick={dismissPostponedPage}>
          {REMINDERS.heldDismiss}
        </Button>
      </div>
    </Notice>
  );
}
