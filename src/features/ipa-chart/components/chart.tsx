import { Check, Clock, type LucideIcon, Minus, Target } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { type ChartSound, SOUND_GROUPS, type SoundGroup } from '#contract/ipa-chart.ts';
import { LEVEL_LOOKS } from '#src/shared/reading-report/level-look.ts';
import { IPA_CHART } from '../messages/ipa-chart.ts';
import type { SoundState } from '../model/sound-state.ts';

interface StateLook {
  box: string;
  /** The mark beside the symbol, so that no colour is needed. */
  icon: LucideIcon | null;
}

/** Appearance of a sound by how the learner says it: border, tint and a mark of its own. */
const STATE_LOOKS: Readonly<Record<SoundState['name'], StateLook>> = {
  none: { box: 'border-line bg-surface', icon: null },
  waiting: { box: 'border-line-strong border-dotted bg-sunk', icon: Clock },
  clear: { box: `border-2 ${LEVEL_LOOKS.clear.box}`, icon: Check },
  fair: { box: `border-2 ${LEVEL_LOOKS.fair.box}`, icon: Minus },
  weak: { box: `border-4 ${LEVEL_LOOKS.weak.box}`, icon: Target },
};
const STATES = ['clear', 'fair', 'weak', 'waiting', 'none'] as const;

interface SoundCellProps {
  sound: ChartSound;
  state: SoundState;
  accent: 'ipa' | 'ipa_us';
}

/** A sound on the chart, with a mark that says how the learner says it. */
function SoundCell({ sound, state, accent }: SoundCellProps) {
  const { box, icon: Icon } = STATE_LOOKS[state.name];
  const word = sound.words[0]?.text ?? '';
  const isProvisional = 'isProvisional' in state && state.isProvisional;
  return (
    <Link
      to={href('ipaChart', {}, { sound: sound.id })}
      aria-label={IPA_CHART.cell(sound[accent], word, IPA_CHART.states[state.name])}
      data-sound={sound.id}
      data-state={state.name}
      className={`relative grid min-h-16 content-center justify-items-center rounded-control border px-1 py-1.5 text-center hover:bg-brand-soft ${box}`}
    >
      <span lang="en-fonipa" className="text-xl leading-tight font-semibold">
        {sound[accent]}
      </span>
      <span lang="en" className="text-xs text-muted">
        {word}
      </span>
      {Icon && (
        <span className="absolute top-0.5 right-0.5 inline-flex items-center text-xs text-ink">
          {isProvisional && '~'}
          <Icon aria-hidden="true" className="size-3.5" />
        </span>
      )}
    </Link>
  );
}

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
