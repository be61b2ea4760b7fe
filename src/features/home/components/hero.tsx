import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { href } from '#contract/href.ts';
import { HOME } from '#src/messages/home.ts';
import { courses } from '#src/shared/queries/courses.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { MorningScene } from './morning-scene.tsx';

/** Introduction and first step for guests. */
export function Hero() {
  const { data } = useQuery(courses());
  const starter = data?.courses.find((course) => course.is_free);
  const start = starter ? href('course', { id: starter.id }) : `${href('home')}#khoa-hoc`;
  return (
    <section className="grid items-center gap-8 md:grid-cols-[1.15fr_1fr] md:gap-12">
      <div className="grid gap-5">
        <h1 className="text-2xl font-semibold sm:text-3xl">{HOME.title}</h1>
        <p className="max-w-prose text-lg text-muted text-pretty">{HOME.text}</p>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <LinkButton to={start} size="lg" icon={Play} className="max-sm:w-full">
            {HOME.start}
          </LinkButton>
          <LinkButton to={href('roadmap')} variant="secondary" size="lg" className="max-sm:w-full">
            {HOME.ways.roadmap.title}
          </LinkButton>
        </div>
      </div>
      <div className="grid justify-items-center max-md:order-first max-md:mx-auto max-md:w-52">
        <MorningScene />
      </div>
    </section>
  );
}
