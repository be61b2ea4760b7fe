/** Facts by their names; those without a value are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, string | null])[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
    {facts.map(([name, value]) =>
      value === null ? null : (
        <div key={name} className="grid sm:contents">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ),
    )}
  </dl>
);
