import { ADVICE } from '#src/messages/contact.ts';

/** What is sent along with a request for advice, shown as it is. */
export function AdviceAlong({ about }: { about: string | undefined }) {
  if (about === undefined) return null;
  return (
    <p className="rounded-card bg-sunk p-3 text-sm">
      <span className="font-semibold">{ADVICE.along}</span> {about}
    </p>
  );
}
