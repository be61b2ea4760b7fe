import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TrainedSound } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { Badge } from '#src/ui/badge.tsx';
import { pronunciationConfig, trainedSounds } from '../api/course.ts';
import { PARTS } from '../messages/course.ts';
import type { CoursePartProps } from '../model/use-standing.ts';
import { CourseLoaded, PartHead } from './part-view.tsx';

const WORDS = PARTS.sounds;

interface Limits {
  clear_from: number;
  nearly_from: number;
}

function verdictOf(mean: number | null, limits: Limits | undefined) {
  if (mean === null) return { tone: 'neutral', text: WORDS.none } as const;
  if (!limits) return { tone: 'neutral', text: WORDS.mean(mean) } as const;
  if (mean >= limits.clear_from) return { tone: 'success', text: WORDS.clear } as const;
  return mean >= limits.nearly_from
    ? ({ tone: 'warning', text: WORDS.nearly } as const)
    : ({ tone: 'error', text: WORDS.unclear } as const);
}

function Sound({
  sound: { sound, ipa, lines, mean },
  limits,
}: {
  sound: TrainedSound;
  limits: Limits | undefined;
}) {
  const { tone, text } = verdictOf(mean, limits);
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl font-semibold">/{ipa}/</h2>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {mean !== null && <p className="text-sm text-muted tabular-nums">{WORDS.mean(Math.round(mean))}</p>}
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line.text}>
            <span lang="en" className="block">
              {line.text}
            </span>
            <span className="block text-sm text-muted">{line.vi}</span>
          </li>
        ))}
      </ul>
      <Link
        to={href('ipaChart', {}, { sound })}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand-strong underline underline-offset-4"
      >
        {WORDS.train(ipa)}
      </Link>
    </li>
  );
}

/** The sounds that the course trains, each with the learner's record and the way to the chart. */
export default function SoundsView({ courseId }: CoursePartProps) {
  const { data: config } = useQuery(pronunciationConfig(courseId));
  return (
    <>
      <PartHead title={WORDS.title} text={WORDS.text} />
      {config && (
        <p className="text-sm text-muted text-pretty">
          {WORDS.limits(config.clear_from)}
          {config.is_heard_on_device && ` ${WORDS.onDevice}`}
        </p>
      )}
      <CourseLoaded query={useQuery(trainedSounds(courseId))}>
        {({ sounds }) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {sounds.map((sound) => (
              <Sound key={sound.sound} sound={sound} limits={config} />
            ))}
          </ul>
        )}
      </CourseLoaded>
    </>
  );
}
