import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import type { TrialChat } from '#contract/learning-trial.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { saveContactTag } from '../model/save-lesson.ts';

const { keep, tag } = LEARNING_TRIAL;

/** What becomes of the report: a guest may keep it by registering, a learner has it already. */
export function KeepReport({ isClaiming }: { isClaiming: boolean }) {
  const signedIn = useSession((session) => session.learnerId !== null);
  const next = href('learningTrial');
  if (signedIn) return <p className="text-muted">{isClaiming ? keep.claiming : keep.kept}</p>;
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="text-xl font-semibold">{keep.title}</h2>
      <p className="text-pretty">{keep.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={UserPlus} onClick={() => openAuth('register', { next })}>
          {keep.register}
        </Button>
        <Button variant="quiet" onClick={() => openAuth('login', { next })}>
          {keep.login}
        </Button>
      </div>
    </Card>
  );
}

/** Asks for advice about the lesson, under its book; a guest then registers, as they have no number yet. */
export function AskAdvice({ owner, book }: { owner: string; book: TrialChat['book'] }) {
  const signedIn = useSession((session) => session.learnerId !== null);
  const [state, setState] = useState<'open' | 'asked'>('open');
  const [failure, setFailure] = useState<unknown>();
  const ask = async (): Promise<void> => {
    await saveContactTag(owner, book.id).then(() => {
      setState('asked');
      setFailure(undefined);
    }, setFailure);
    if (!signedIn) openAuth('register', { next: href('learningTrial') });
  };
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="text-lg font-semibold">{book.title_vi}</h2>
      <p className="text-pretty">{book.text_vi}</p>
      {!signedIn && <p className="text-sm text-muted">{tag.guest}</p>}
      <UnsavedNotice what={LEARNING_TRIAL.saveFailed} error={failure} />
      {state === 'asked' && signedIn ? (
        <Notice tone="success">{tag.done}</Notice>
      ) : (
        <Button variant="secondary" onClick={() => void ask()}>
          {tag.action}
        </Button>
      )}
    </Card>
  );
}
