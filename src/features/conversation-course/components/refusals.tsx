import { href } from '#contract/href.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { REFUSED } from '../messages/course.ts';
import type { Refusal } from '../model/use-standing.ts';

/** What the server did not accept, why, and that nothing is lost. */
export const Refusals = ({ refused }: { refused: readonly Refusal[] }) =>
  refused.map(({ kind, message }) => (
    <Notice key={kind} tone="warning" title={REFUSED[kind]}>
      {message !== null && <p className="text-pretty">{message}</p>}
      <p className="text-pretty">{REFUSED.text}</p>
      <LinkButton variant="secondary" to={href('outbox')} className="mt-1 justify-self-start">
        {REFUSED.toOutbox}
      </LinkButton>
    </Notice>
  ));
