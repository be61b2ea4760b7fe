import { href } from '#contract/href.ts';
import { useSession } from '#src/platform/session/session.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SHARED_WORDS } from '../messages/shared-words.ts';
import { useSharedWords } from '../model/shared-words.ts';

/** Reminds of words that were shared to the app and not saved yet. */
export function SharedWordsNotice() {
  const words = useSharedWords(useSession(({ learnerId }) => learnerId));
  if (words.length === 0) return null;
  return (
    <Notice tone="info" title={SHARED_WORDS.waiting(words.length)}>
      <LinkButton to={href('sharedWords')} variant="secondary" className="mt-2 justify-self-start">
        {SHARED_WORDS.open}
      </LinkButton>
    </Notice>
  );
}
