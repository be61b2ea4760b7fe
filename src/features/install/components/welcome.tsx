import { hasOwnStorage } from '#rules/install/install-way.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { wayHere } from '#src/shared/install/this-browser.ts';
import { Button } from '#src/ui/button.tsx';
import { QuietCard } from '#src/ui/quiet-card.tsx';
import { WELCOME } from '../messages/welcome.ts';

/** Welcomes to the installed app; explains the sign-in where the browser's session does not follow. */
export function Welcome({ onClose }: { onClose: () => void }) {
  const signedIn = useSession(({ token }) => token !== null);
  const isCutOff = !signedIn && hasOwnStorage(wayHere());
  const signIn = (): void => {
    onClose();
    openAuth('login');
  };
  return (
    <QuietCard
      title={WELCOME.title}
      actions={
        isCutOff ? (
          <>
            <Button onClick={signIn}>{WELCOME.signIn}</Button>
            <Button variant="quiet" onClick={onClose}>
              {WELCOME.later}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{WELCOME.begin}</Button>
        )
      }
    >
      {isCutOff ? (
        <>
          <p className="text-pretty">{WELCOME.signInText}</p>
          <p className="text-sm text-muted text-pretty">{WELCOME.fileText}</p>
        </>
      ) : (
        <p className="text-pretty">{WELCOME.text}</p>
      )}
    </QuietCard>
  );
}
