import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { PRACTICE } from '#src/messages/practice.ts';
import { Prose } from '#src/ui/prose.tsx';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';

interface PassageColumnProps {
  name: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** What the questions are based on, in its own column; phones have no room for it. */
export function PassageColumn({ name, ref, children }: PassageColumnProps) {
  return (
    <ScrollRegion
      ref={ref}
      name={name}
      lang="en"
      data-scroll
      className="hidden max-h-[calc(100dvh-11rem)] overflow-y-auto rounded-card border border-line bg-surface p-6 text-lg lg:block"
    >
      {children}
    </ScrollRegion>
  );
}

/** The passage: beside the questions on a wide screen, collapsed above them on a phone. */
export function PassagePanel({ passage }: { passage: string }) {
  return (
    <>
      <details className="group rounded-card border border-line bg-surface lg:hidden" open>
        <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-semibold">
          {PRACTICE.passage}
          <ChevronDown aria-hidden size={20} className="transition-transform group-open:rotate-180" />
        </summary>
        <ScrollRegion
          name={PRACTICE.passage}
          lang="en"
          className="max-h-[45dvh] overflow-y-auto px-4 pb-4 text-lg"
        >
          <Prose markdown={passage} />
        </ScrollRegion>
      </details>
      <PassageColumn name={PRACTICE.passage}>
        <Prose markdown={passage} />
      </PassageColumn>
    </>
  );
}
