import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { href } from '#contract/href.ts';
import { type ChartSound, soundSetId } from '#contract/ipa-chart.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { SOUNDS } from '#src/shared/sounds/messages/sounds.ts';
import { type Sayable, SaySet } from '#src/shared/sounds/say-set.tsx';
import { Card } from '#src/ui/card.tsx';
import { FiguresTable } from '#src/ui/figures-table.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { IPA_CHART } from '../messages/ipa-chart.ts';
import type { SoundState } from '../model/sound-state.ts';
import { MouthPlayer } from './mouth-player.tsx';
import { SoundPairs, SoundSentences, SoundWords } from './sound-words.tsx';

/** As the questions of the sound's set are numbered. */
function sayables({ words, sentences }: ChartSound): Sayable[] {
  return [
    ...words.map(({ text, vi, ipa }, index) => ({
      id: `w${index + 1}`,
      label: text,
      content: { type_code: 'voice' as const, prompt: vi, text, ipa: `/${ipa}/`, model_audio: null },
    })),
    ...sentences.map(({ text, vi }, index) => ({
      id: `s${index + 1}`,
      label: `${text.split(' ').slice(0, 3).join(' ')}…`,
      content: { type_code: 'ielts_scripted_speaking' as const, prompt: vi, text, model_audio: null },
    })),
  ];
}

/** What lips and tongue do, what they do instead, what Americans do. */
function HowTo({ sound }: { sound: ChartSound }) {
  const told = [
    [IPA_CHART.how, sound.how],
    [IPA_CHART.instead, sound.instead],
    ...(sound.american === null ? [] : [[IPA_CHART.american, sound.american] as const]),
  ] as const;
  return (
    <Card as="section" className="grid gap-4">
      {told.map(([title, text]) => (
        <div key={title} className="grid gap-1">
          <h2 className="font-semibold">{title}</h2>
          <p className="max-w-[68ch] text-pretty">{text}</p>
        </div>
      ))}
    </Card>
  );
}

function Spellings({ sound }: { sound: ChartSound }) {
  const id = useId();
  return (
    <section className="grid gap-2">
      <h2 id={id} className="text-lg font-semibold">
        {IPA_CHART.spellings}
      </h2>
      <FiguresTable
        caption={{ id }}
        head={[IPA_CHART.letters, IPA_CHART.share, IPA_CHART.example]}
        rows={sound.spellings.map(({ letters, share, example }) => ({
          key: letters,
          cells: [letters, `${share}%`, example],
        }))}
      />
      <p className="text-sm text-muted text-pretty">{IPA_CHART.spellingsNote}</p>
    </section>
  );
}

function OwnState({ state }: { state: SoundState }) {
  const isScored = 'mean' in state;
  return (
    <p role="status" className="text-sm text-muted">
      {IPA_CHART.states[state.name]}
      {isScored &&
        `. ${(state.isProvisional ? IPA_CHART.ownProvisional : IPA_CHART.own)(Math.round(state.mean), state.count)}`}
    </p>
  );
}

interface SoundViewProps {
  sound: ChartSound;
  sounds: readonly ChartSound[];
  /** The sound that was looked at before this one. */
  before: string | null;
  state: SoundState;
  accent: 'ipa' | 'ipa_us';
}

/** The sound before and after on the chart. */
function Neighbours({ sound, sounds }: Pick<SoundViewProps, 'sound' | 'sounds'>) {
  const at = sounds.indexOf(sound);
  const [previous, next] = [sounds[at - 1], sounds[at + 1]];
  const to = ({ id }: ChartSound): string => href('ipaChart', {}, { sound: id });
  return (
    <nav className="flex justify-between gap-3">
      {previous ? (
        <LinkButton
          variant="secondary"
          icon={ChevronLeft}
          to={to(previous)}
          aria-label={`${IPA_CHART.previous} /${previous.ipa}/`}
        >
          <span lang="en-fonipa">/{previous.ipa}/</span>
        </LinkButton>
      ) : (
        <span />
      )}
      {next && (
        <LinkButton variant="secondary" to={to(next)} aria-label={`${IPA_CHART.next} /${next.ipa}/`}>
          <span lang="en-fonipa">/{next.ipa}/</span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
        </LinkButton>
      )}
    </nav>
  );
}

/** One sound: heard, seen, told, spelt, told apart, and said. */
export function SoundView({ sound, sounds, before, state, accent }: SoundViewProps) {
  const listening = useListening();
  const other = sounds.find(({ id }) => id === sound.against.sound)?.[accent] ?? null;
  return (
    <>
      <Neighbours sound={sound} sounds={sounds} />
      <OwnState state={state} />
      {listening.isVoiceLacking && <Notice tone="warning">{SOUNDS.noVoice}</Notice>}
      <section className="grid gap-2">
        <h2 className="text-lg font-semibold">{IPA_CHART.mouth}</h2>
        <MouthPlayer
          key={sound.id}
          sound={sound.id}
          before={before}
          label={IPA_CHART.mouthLabel(sound[accent])}
        />
      </section>
      <HowTo sound={sound} />
      <SoundWords {...{ sound, listening, accent }} />
      <SoundPairs {...{ sound, other, listening, accent }} />
      <section className="grid gap-2">
        <h2 className="text-lg font-semibold">{IPA_CHART.say}</h2>
        <Card className="grid gap-4">
          <p className="text-pretty">{IPA_CHART.sayText}</p>
          <SaySet
            key={sound.id}
            id={soundSetId(sound.id)}
            title={IPA_CHART.sound(sound.ipa)}
            items={sayables(sound)}
          />
        </Card>
      </section>
      <SoundSentences {...{ sound, listening }} />
      <Spellings sound={sound} />
      <LinkButton variant="secondary" to={href('pronunciation')} className="justify-self-start">
        {IPA_CHART.drills}
      </LinkButton>
    </>
  );
}
