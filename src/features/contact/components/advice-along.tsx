import { ADVICE } from '#src/messages/contact.ts';

/** The text that is sent along with a request for advice. */
export function AdviceAlong({ about }: { about: string | undefined }) {
  if (about === undefined) return null;
  return (
    <p className="rounded-control bg-sunk p-3 text-sm">
      <span className="font-semibold">{ADVICE.along}</span> {about}
    </p>
  );
}
