import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { type ChartSound, SOUND_GROUPS } from '#contract/ipa-chart.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { chartSounds } from '#src/shared/queries/pronunciation.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Chart, Legend } from '../components/chart.tsx';
import { SoundView } from '../components/sound-view.tsx';
import { IPA_CHART } from '../messages/ipa-chart.ts';
import { useSoundStates } from '../model/use-sound-states.ts';

type Accent = 'ipa' | 'ipa_us';

/** In the order of the chart. */
const inOrder = (sounds: readonly ChartSound[]): ChartSound[] =>
  SOUND_GROUPS.flatMap((group) => sounds.filter((sound) => sound.group === group));

function AccentChoice({ accent, onChoose }: { accent: Accent; onChoose: (accent: Accent) => void }) {
  const choices = [
    ['ipa', IPA_CHART.british],
    ['ipa_us', IPA_CHART.us],
  ] as const;
  return (
    <fieldset aria-label={IPA_CHART.accent} className="flex gap-2">
      {choices.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={accent === value}
          onClick={() => onChoose(value)}
          className={`min-h-11 rounded-full border px-4 text-sm font-semibold ${accent === value ? 'border-brand-strong bg-brand-soft text-brand-strong' : 'border-line-strong bg-surface'}`}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** The sizes are asked for once this is opened: the server has the voices made for it. */
function Downloads() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
        {IPA_CHART.downloads}
      </summary>
      {isOpen &&
        SOUND_GROUPS.map((group) => (
          <div key={group} className="grid gap-1 py-2">
            <h3 className="font-semibold">{IPA_CHART.groups[group]}</h3>
            <DownloadButton kind="sounds" id={group} title={IPA_CHART.groups[group]} />
          </div>
        ))}
    </details>
  );
}

/** The sound of the page, and the one that was shown before it. */
function useBefore(sound: string | null): string | null {
  const shown = useRef<{ now: string | null; before: string | null }>({ now: null, before: null });
  if (shown.current.now !== sound) shown.current = { now: sound, before: shown.current.now };
  return shown.current.before;
}

function Sounds({ sounds, name }: { sounds: readonly ChartSound[]; name: string | null }) {
  const [accent, setAccent] = useState<Accent>('ipa');
  const states = useSoundStates(sounds);
  const sound = sounds.find(({ id }) => id === name);
  const before = useBefore(sound?.id ?? null);
  if (sound)
    return (
      <>
        <PageHeader
          title={IPA_CHART.sound(sound[accent])}
          text={IPA_CHART.likeIn(sound.words[0]?.text ?? '')}
          back={{ to: href('ipaChart'), label: IPA_CHART.back }}
        />
        <SoundView {...{ sound, sounds, before, accent }} state={states.get(sound.id) ?? { name: 'none' }} />
      </>
    );
  const said = [...states.values()].filter((state) => state.name !== 'none').length;
  return (
    <>
      <PageHeader title={IPA_CHART.title} text={IPA_CHART.text} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{IPA_CHART.summary(said, sounds.length)}</p>
        <AccentChoice accent={accent} onChoose={setAccent} />
      </div>
      <Chart {...{ sounds, states, accent }} />
      <Legend />
      <Downloads />
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="secondary" to={href('letters')}>
          {IPA_CHART.letterPage}
        </LinkButton>
        <LinkButton variant="secondary" to={href('pronunciation')}>
          {IPA_CHART.drills}
        </LinkButton>
      </div>
    </>
  );
}

/** The chart of the 44 sounds; `?sound=` is one of them. */
export function Component() {
  const name = useSearchParams()[0].get('sound');
  const query = useQuery({
    ...chartSounds(),
    select: ({ sounds }) => inOrder(sounds),
  });
  const { data } = query;
  return (
    <Page>
      <title>{pageTitle(IPA_CHART.title)}</title>
      {data ? (
        <Sounds sounds={data} name={name} />
      ) : (
        <Loaded query={query} heading="h1" offlineText={IPA_CHART.loadText} />
      )}
    </Page>
  );
}
