import { formatDate } from '#rules/text/formats.ts';
import { PRIVACY } from '#src/messages/privacy.ts';

/** A decision of the learner. */
interface Choice {
  given: boolean;
  at: number;
}

interface ConsentToggleProps {
  id: string;
  label: string;
  /** The text of the consent. */
  text: string;
  /** The latest decision. */
  last: Choice | undefined;
  /** Shown if there is none. */
  undecided: string;
  /** The decision being sent to the server. */
  choosing: { isPending: boolean; variables: boolean | undefined; mutate: (given: boolean) => void };
}

export const consentText = ({ given, at }: Choice): string =>
  (given ? PRIVACY.given : PRIVACY.withdrawn)(formatDate(at));

/** A consent with its text and when it was last changed, to be given or withdrawn. */
export function ConsentToggle({ id, label, text, last, undecided, choosing }: ConsentToggleProps) {
  return (
    <>
      <label className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {label}
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-brand-strong"
          checked={choosing.isPending ? choosing.variables : (last?.given ?? false)}
          disabled={choosing.isPending}
          aria-describedby={id}
          onChange={({ target }) => choosing.mutate(target.checked)}
        />
      </label>
      <p id={id} className="text-sm text-muted">
        {text}
      </p>
      <p role="status" className="text-sm">
        {last ? consentText(last) : undecided}
      </p>
    </>
  );
}
