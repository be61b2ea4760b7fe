import type { ContentOf } from '#contract/question.ts';
import { BLANKS } from '../messages/questions.ts';
import { type LayoutProps, NotesLayout } from './text-layouts.tsx';

interface MapLayoutProps extends LayoutProps {
  picture: ContentOf<'fill_paragraph'>['picture'];
  numberOf: (name: string) => string;
  /** Answers so far, by name of the blank. */
  blanks: Readonly<Record<string, string>>;
  inputId: (name: string) => string;
}

/** A picture whose numbered spots link to their blanks, which are listed below it. */
export function MapLayout({ picture, numberOf, blanks, inputId, ...rest }: MapLayoutProps) {
  return (
    <div className="grid gap-4">
      {picture && (
        <div className="relative rounded-card border border-line bg-surface">
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className="h-auto w-full rounded-control"
          />
          {Object.entries(picture.spots).map(([name, { x, y }]) => {
            const filled = blanks[name]?.trim();
            const number = numberOf(name);
            return (
              <button
                key={name}
                type="button"
                aria-label={filled ? BLANKS.filledSpot(number, filled) : BLANKS.spot(number)}
                onClick={() => document.getElementById(inputId(name))?.focus()}
                className="absolute grid size-11 -translate-1/2 place-items-center rounded-full"
                style={{ left: `${x}%`, top: `${y}%` }}
              >
                <span
                  aria-hidden="true"
                  className={`grid size-8 place-items-center rounded-full border-2 border-brand-strong text-sm font-semibold ${filled ? 'bg-action text-on-action' : 'bg-surface text-brand-strong'}`}
                >
                  {number}
                </span>
              </button>
            );
          })}
        </div>
      )}
      <NotesLayout {...rest} />
    </div>
  );
}
