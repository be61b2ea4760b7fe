import { useState } from 'react';
import { href } from '#contract/href.ts';
import { soundSetId } from '#contract/ipa-chart.ts';
import type { SoundCard } from '#contract/notebook.ts';
import { useListening } from '#src/shared/reading-report/use-listening.ts';
import { HearButton } from '#src/shared/sounds/hear-button.tsx';
import { SOUNDS } from '#src/shared/sounds/messages/sounds.ts';
import { type Sayable, SaySet } from '#src/shared/sounds/say-set.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SOUND_CARD } from '../messages/sound-card.ts';

/** As the questions of the sound's set are numbered. */
const sayables = ({ words }: SoundCard['sound']): Sayable[] =>
  words.map(({ text, vi, ipa }, index) => ({
    id: `w${index + 1}`,
    label: text,
    content: { type_code: 'voice', prompt: vi, text, ipa: `/${ipa}/`, model_audio: null },
  }));

/** The words of the sound, each by two voices. */
export function SoundWords({ sound }: Pick<SoundCard, 'sound'>) {
  const listening = useListening();
  return (
    <>
      {listening.isVoiceLacking && <Notice tone="warning">{SOUNDS.noVoice}</Notice>}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {sound.words.map(({ text, vi, ipa, voices }) => (
          <li key={text} className="flex flex-wrap items-center gap-2 px-4 py-2.5">
            <p className="min-w-0 flex-1">
              <span lang="en" className="font-semibold">
                {text}
              </span>{' '}
              <span lang="en-fonipa" className="text-muted">
                /{ipa}/
              </span>
              <span className="block text-sm text-muted">{vi}</span>
            </p>
            <HearButton {...{ listening, text, voices }} who="woman" label={SOUNDS.short.woman} />
            <HearButton {...{ listening, text, voices }} who="man" label={SOUNDS.short.man} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the mouth does, and what it does instead. */
export const SoundTold = ({ sound }: Pick<SoundCard, 'sound'>) => (
  <div className="grid justify-items-start gap-2">
    <p className="text-pretty">{sound.how}</p>
    <p className="text-muted text-pretty">{sound.instead}</p>
    <LinkButton variant="quiet" className="-ml-4" to={href('ipaChart', {}, { sound: sound.id })}>
      {SOUND_CARD.chart}
    </LinkButton>
  </div>
);

/** A sound to say in its words; then the models, and how it is made. */
export function SoundFace({ card: { sound }, revealed }: { card: SoundCard; revealed: boolean }) {
  const [isSaying, setSaying] = useState(false);
  return (
    <>
      <p className="text-sm text-muted text-pretty">{SOUND_CARD.task}</p>
      <p
        lang="en-fonipa"
        className="rounded-card border border-line bg-surface px-4 py-6 text-center text-3xl font-semibold"
      >
        /{sound.ipa}/
      </p>
      <SoundWords sound={sound} />
      <details onToggle={(event) => event.currentTarget.open && setSaying(true)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
          {SOUND_CARD.say}
        </summary>
        {isSaying && (
          <SaySet id={soundSetId(sound.id)} title={SOUND_CARD.title(sound.ipa)} items={sayables(sound)} />
        )}
      </details>
      <div role="status">{revealed && <SoundTold sound={sound} />}</div>
    </>
  );
}
