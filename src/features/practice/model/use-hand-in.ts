import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { deletePageSnapshot } from '#src/platform/offline/page-snapshot.ts';
import { saveSubmission } from '#src/shared/attempt/save-submission.ts';

/** Submits an attempt and opens its result; with `waits`, the page that waits for its grades. */
export function useHandIn(
  owner: string,
  attemptId: string,
  practice: { id: string; title: string },
  waits: boolean,
): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await deletePageSnapshot(location.pathname);
    await saveSubmission({ owner, attemptId, practiceId: practice.id, label: practice.title });
    await navigate(
      waits
        ? href('waitingResult', {}, { practice: practice.id, attempt: attemptId })
        : href('practiceResult', { id: practice.id }, { attempt: attemptId }),
      { replace: true },
    );
  };
}
