import type { PronunciationLesson } from '#contract/pronunciation-lesson.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { HearButton } from '#src/shared/sounds/hear-button.tsx';
import { SECTION } from '../messages/pronunciation.ts';

/** The situation with its lines: those of the other to hear, the learner's numbered as they are chosen below. */
export function Situation({ use: { situation, lines } }: Pick<PronunciationLesson, 'use'>) {
  const listening = useListening();
  const own = lines.filter(({ id }) => id !== null);
  return (
    <section className="grid gap-3">
      <p className="text-pretty">{situation}</p>
      <p className="text-sm text-muted">{SECTION.useText}</p>
      <ul className="grid gap-2">
        {lines.map((line) => {
          const at = own.indexOf(line) + 1;
          const isOwn = line.id !== null;
          return (
            <li
              key={line.text}
              className={`grid max-w-[90%] gap-1 rounded-control border px-4 py-2.5 ${isOwn ? 'justify-self-end border-brand-strong bg-brand-soft' : 'border-line bg-surface'}`}
            >
              <span className="text-sm text-muted">{isOwn ? SECTION.you(at) : SECTION.they}</span>
              <span lang="en" className="font-semibold">
                {line.text}
              </span>
              <span className="text-sm text-muted">{line.vi}</span>
              {!isOwn && (
                <span>
                  <HearButton {...{ listening, ...line }} who="man" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
