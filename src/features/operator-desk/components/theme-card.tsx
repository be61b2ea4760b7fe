import { isColourField } from '#contract/holiday-theme.ts';
import type { PlannedTheme } from '#contract/operator-operations.ts';
import { vietnamInstant } from '#rules/holiday-theme/holiday-time.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { OPERATIONS } from '../messages/operations.ts';

const WORDS = OPERATIONS.content;
const TONES = { ahead: 'info', active: 'success', over: 'neutral' } as const;

const moment = (text: string): string => {
  const at = vietnamInstant(text);
  return at === null ? text : formatMoment(at);
};

/** A holiday: when it is, its greeting, picture and colours. */
export function ThemeCard({ planned: { theme, phase } }: { planned: PlannedTheme }) {
  const colours = Object.entries(theme).filter(
    (entry): entry is [string, string] => isColourField(entry[0]) && typeof entry[1] === 'string',
  );
  const picture = theme.holiday_popup_animation;
  return (
    <Card as="li" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lg font-semibold">{theme.title}</h3>
        <Badge tone={TONES[phase]}>{WORDS.phases[phase]}</Badge>
      </div>
      <p className="text-sm text-muted">{WORDS.from(moment(theme.start_time), moment(theme.end_time))}</p>
      {picture !== '' && (
        <img src={picture} alt="" loading="lazy" className="max-h-40 w-full rounded-control object-contain" />
      )}
      {colours.length > 0 && (
        <ul aria-label={WORDS.colours} className="flex flex-wrap gap-2">
          {colours.map(([name, colour]) => (
            <li
              key={name}
              title={`${name}: ${colour}`}
              className="size-8 rounded-full border border-line-strong"
              style={{ background: colour }}
            >
              <span className="sr-only">{`${name} ${colour}`}</span>
            </li>
          ))}
        </ul>
      )}
      {theme.holiday_background_animation_type === 'snow' && <p className="text-sm">{WORDS.snow}</p>}
      {theme.holiday_audio_popup_animation !== '' && <p className="text-sm">{WORDS.music}</p>}
    </Card>
  );
}
