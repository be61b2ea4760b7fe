interface ConsentToggleProps {
  id: string;
  label: string;
  /** What is agreed to. */
  text: string;
  given: boolean;
  /** The learner's choice on its way to the server. */
  choosing: { isPending: boolean; variables: boolean | undefined; mutate: (given: boolean) => void };
}

/** A consent with its words, to be given or withdrawn. */
export function ConsentToggle({ id, label, text, given, choosing }: ConsentToggleProps) {
  return (
    <>
      <label className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {label}
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-brand-strong"
          checked={choosing.isPending ? choosing.variables : given}
          disabled={choosing.isPending}
          aria-describedby={id}
          onChange={({ target }) => choosing.mutate(target.checked)}
        />
      </label>
      <p id={id} className="text-sm text-muted">
        {text}
      </p>
    </>
  );
}
