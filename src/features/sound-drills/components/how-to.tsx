import { DRILL } from '#src/messages/reading-report.ts';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Drill } from '../content/drill.ts';

/** Tongue and lip position for both sounds, and what usually goes wrong. */
export function HowTo({ drill: { sides, trap } }: { drill: Drill }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{DRILL.how}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ sound, how }) => (
          <Card as="li" key={sound} className="grid content-start gap-1">
            <p className="text-xl font-semibold">{sound}</p>
            <p className="text-pretty">{how}</p>
          </Card>
        ))}
      </ul>
      <Notice tone="info" title={DRILL.trap}>
        <p className="text-pretty">{trap}</p>
      </Notice>
    </section>
  );
}
