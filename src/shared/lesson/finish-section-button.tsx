import { Check } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { STUDY_SHEET } from '#src/messages/study-sheet.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { DockButton } from '#src/ui/dock-button.tsx';
import { showToast } from '#src/ui/toast.ts';

interface FinishSectionButtonProps {
  lesson: string;
  section: string;
  title: string;
  words: string;
}

/**
 * Marks the section as completed and goes back to the lesson: saved on this device first, sent when online.
 */
export function FinishSectionButton({ lesson, section, title, words }: FinishSectionButtonProps) {
  const owner = useOwner();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const lessonPath = href('lesson', { id: lesson });
  const finish = async () => {
    if (!owner) return navigate(lessonPath);
    setBusy(true);
    try {
      const { finishSection } = await import('./finish-section.ts');
      await finishSection(owner, lesson, section, title);
      showToast('success', STUDY_SHEET.doneSaved);
      await navigate(lessonPath);
    } catch (error) {
      void tellUnsaved(STUDY_SHEET.saveFailed, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DockButton icon={Check} busy={busy} onClick={() => void finish()}>
      {words}
    </DockButton>
  );
}
