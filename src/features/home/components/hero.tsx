import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { HOME } from '#src/messages/home.ts';
import { courses } from '#src/reads/courses.ts';
import { useSession } from '#src/session/session.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { DeskDrawing } from './desk-drawing.tsx';

export function Hero() {
  const signedIn = useSession((session) => session.token !== null);
  const { data } = useQuery(courses());
  const starter = data?.courses.find((course) => course.is_free);
  const start = starter ? `/course-detail/${encodeURIComponent(starter.id)}` : '/#khoa-hoc';
  return (
    <section className="grid items-center gap-8 md:grid-cols-[1.15fr_1fr] md:gap-12">
      <div className="grid gap-5">
        <h1 className="text-2xl font-semibold sm:text-3xl">{HOME.title}</h1>
        <p className="max-w-prose text-lg text-muted text-pretty">{HOME.text}</p>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <LinkButton to={signedIn ? '/my-course' : start} size="lg" icon={Play} className="max-sm:w-full">
            {signedIn ? HOME.resume : HOME.start}
          </LinkButton>
          <Link
            to="/blog"
            className="inline-flex min-h-11 items-center justify-center rounded-full px-4 font-semibold text-brand-strong hover:bg-brand-soft max-sm:w-full"
          >
            {HOME.read}
          </Link>
        </div>
      </div>
      <div className="grid justify-items-center">
        <DeskDrawing />
      </div>
    </section>
  );
}
