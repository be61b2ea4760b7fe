import { type ChartSound, SOUND_GROUPS, type SoundGroup } from '#contract/ipa-chart.ts';
import { IPA_CHART } from '../messages/ipa-chart.ts';
import type { SoundState } from '../model/sound-state.ts';
import { SoundCell } from './sound-cell.tsx';
import { STATE_LOOKS, STATES } from './state-look.ts';

/** Columns as teachers draw the chart; on a phone consonants wrap after two pairs. */
const COLUMNS: Readonly<Record<SoundGroup, string>> = {
  monophthong: 'grid-cols-4',
  diphthong: 'grid-cols-4',
  consonant: 'grid-cols-4 md:grid-cols-8',
};
const UNSAID: SoundState = { name: 'none' };

interface ChartProps {
  sounds: readonly ChartSound[];
  states: ReadonlyMap<string, SoundState>;
  accent: 'ipa' | 'ipa_us';
}

/** The 44 sounds by group. */
export function Chart({ sounds, states, accent }: ChartProps) {
  return SOUND_GROUPS.map((group) => (
    <section key={group} className="grid gap-2">
      <h2 className="text-lg font-semibold">{IPA_CHART.groups[group]}</h2>
      {group === 'consonant' && <p className="text-sm text-muted">{IPA_CHART.consonantNote}</p>}
      <ul className={`grid gap-1.5 ${COLUMNS[group]}`}>
        {sounds
          .filter((sound) => sound.group === group)
          .map((sound) => (
            <li key={sound.id} className="grid">
              <SoundCell sound={sound} state={states.get(sound.id) ?? UNSAID} accent={accent} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** What the marks mean. */
export function Legend() {
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{IPA_CHART.legend}</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {STATES.map((state) => {
          const { box, icon: Icon } = STATE_LOOKS[state];
          return (
            <li key={state} className="inline-flex items-center gap-2">
              <span className={`grid size-7 place-items-center rounded-md border ${box}`}>
                {Icon && <Icon aria-hidden="true" className="size-3.5" />}
              </span>
              {IPA_CHART.states[state]}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">{IPA_CHART.provisional}</p>
    </section>
  );
}
