import { Pencil, Play, UserPlus } from 'lucide-react';
import { href } from '#contract/href.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { RESULT } from '../messages/introduction.ts';
import { INTRODUCTION_PATH, RESULT_PATH } from '../model/introduction-path.ts';
import type { IntroductionResult } from '../model/use-introduction-result.ts';

/** A guest saves the result by signing in. */
function SignInToSave() {
  const next = { next: RESULT_PATH };
  return (
    <section className="grid gap-3">
      <p className="text-pretty">{RESULT.saveText}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          icon={UserPlus}
          className="max-sm:w-full"
          onClick={() => openAuth('register', next)}
        >
          {RESULT.save}
        </Button>
        <Button variant="secondary" className="max-sm:w-full" onClick={() => openAuth('login', next)}>
          {RESULT.login}
        </Button>
        <LinkButton variant="quiet" icon={Pencil} to={INTRODUCTION_PATH} className="max-sm:w-full">
          {RESULT.change}
        </LinkButton>
      </div>
      <p className="text-sm text-muted text-pretty">{RESULT.keptHere}</p>
    </section>
  );
}

function SentState({ sent }: { sent: Exclude<IntroductionResult['sent'], 'unsaved'> }) {
  if (sent !== 'refused')
    return (
      <p role="status" className="text-sm text-muted">
        {sent === 'waiting' ? RESULT.saved : RESULT.sent}
      </p>
    );
  return (
    <Notice tone="error">
      <p>{RESULT.refused}</p>
      <LinkButton variant="secondary" to={href('outbox')} className="justify-self-start">
        {RESULT.toOutbox}
      </LinkButton>
    </Notice>
  );
}

/** Where to go from the result, and whether it is saved. */
export function ResultEnd({ result: { level, sent } }: { result: IntroductionResult }) {
  if (sent === 'unsaved') return <SignInToSave />;
  return (
    <div className="grid gap-3">
      <LinkButton to={href('conversation')} size="lg" icon={Play} className="sm:justify-self-start">
        {RESULT.begin(level)}
      </LinkButton>
      <SentState sent={sent} />
    </div>
  );
}
