import { href } from '#contract/href.ts';
import { soundLevel } from '#rules/reading-report/sound-level.ts';
import type { SoundTally } from '#rules/reading-report/sound-tally.ts';
import { hasEvidence, soundsToWorkOn } from '#rules/reading-report/sounds-to-work-on.ts';
import { drillOf } from '#rules/sound-drills/sound-drills.ts';
import { LEVELS, READING, soundName } from '#src/messages/reading-report.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LEVEL_LOOKS } from './level-look.ts';

interface SoundsCardProps {
  tallies: readonly SoundTally[];
  /** Number of readings in the tallies. */
  readings: number;
}

/** The three sounds that most need a drill, with the figures behind that. */
export function SoundsCard({ tallies, readings }: SoundsCardProps) {
  const sounds = soundsToWorkOn(tallies);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{READING.sounds}</h2>
      {sounds.length === 0 ? (
        <p className="text-pretty">
          {hasEvidence(tallies.filter(({ sound }) => drillOf(sound) !== null))
            ? READING.soundsClear
            : READING.soundsFew}
        </p>
      ) : (
        <>
          <p className="text-sm text-muted text-pretty">{READING.soundsText(readings)}</p>
          <ul className="grid gap-3">
            {sounds.map(({ sound, count, mean, drill }) => {
              const level = soundLevel(mean);
              return (
                <li
                  key={sound}
                  className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3"
                >
                  <div>
                    <p className="text-lg font-semibold">{soundName(sound)}</p>
                    <p className="text-sm text-muted">
                      <span className={`font-semibold ${LEVEL_LOOKS[level].text}`}>{LEVELS[level]}</span>
                      {` · ${READING.soundEvidence(count, Math.round(mean))}`}
                    </p>
                  </div>
                  <LinkButton
                    to={href('pronunciation', { id: drill })}
                    variant="secondary"
                    aria-label={`${READING.drill}: ${soundName(sound)}`}
                  >
                    {READING.drill}
                  </LinkButton>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <LinkButton
        to={href('pronunciation', {}, { view: 'drills' })}
        variant="quiet"
        className="-ml-4 justify-self-start"
      >
        {READING.allDrills}
      </LinkButton>
    </Card>
  );
}
