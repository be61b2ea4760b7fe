import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { ChartSound } from '#contract/ipa-chart.ts';
import { IPA_CHART } from '../messages/ipa-chart.ts';
import type { SoundState } from '../model/sound-state.ts';
import { STATE_LOOKS } from './state-look.ts';

interface SoundCellProps {
  sound: ChartSound;
  state: SoundState;
  accent: 'ipa' | 'ipa_us';
}

/** A sound on the chart, with a mark that says how the learner says it. */
export function SoundCell({ sound, state, accent }: SoundCellProps) {
  const { box, icon: Icon } = STATE_LOOKS[state.name];
  const word = sound.words[0]?.text ?? '';
  const isProvisional = 'isProvisional' in state && state.isProvisional;
  return (
    <Link
      to={href('ipaChart', {}, { sound: sound.id })}
      aria-label={IPA_CHART.cell(sound[accent], word, IPA_CHART.states[state.name])}
      data-sound={sound.id}
      data-state={state.name}
      className={`relative grid min-h-16 content-center justify-items-center rounded-card border px-1 py-1.5 text-center hover:bg-brand-soft ${box}`}
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
