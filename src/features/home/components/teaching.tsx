import { BookOpenText, ListChecks, Mic, PenLine, Users } from 'lucide-react';
import { HOME } from '#src/messages/home.ts';
import { SectionHead } from '#src/ui/section-head.tsx';

const PARTS = [
  { ...HOME.teaching.lessons, icon: BookOpenText },
  { ...HOME.teaching.answers, icon: ListChecks },
  { ...HOME.teaching.writing, icon: PenLine },
  { ...HOME.teaching.speaking, icon: Mic },
  { ...HOME.teaching.teacher, icon: Users },
];

/** Who marks or writes each part: people, an answer key or a program. */
export const Teaching = () => (
  <section className="grid gap-4">
    <SectionHead title={HOME.teachingTitle} />
    <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      {PARTS.map(({ title, text, icon: Icon }) => (
        <div key={title}>
          <dt className="flex items-start gap-3 font-semibold">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-strong" />
            {title}
          </dt>
          <dd className="pl-8 text-muted text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
