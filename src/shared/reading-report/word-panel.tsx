import { AudioLines, Ear, type LucideIcon, Repeat, Snail, TextQuote, User } from 'lucide-react';
import { phonemeIpa } from '#rules/ipa/phoneme-ipa.ts';
import { LISTEN, READING } from '#src/messages/reading-report.ts';
import type { Span } from './clip.ts';
import type { ReadWord } from './graded-reading.ts';
import { PhoneList } from './phone-list.tsx';
import { PlayButton } from './play-button.tsx';
import type { Heard, Listening } from './use-listening.ts';

interface SettingToggleProps {
  icon: LucideIcon;
  label: string;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/** A playback setting that stays on until it is pressed again. */
function SettingToggle({ icon: Icon, label, pressed, onChange }: SettingToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 text-sm font-semibold ${pressed ? 'bg-brand-soft text-brand-strong inset-ring inset-ring-line-strong' : 'text-muted hover:bg-sunk'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </button>
  );
}

export interface WordSettings {
  slow: boolean;
  repeat: boolean;
}

interface WordPanelProps {
  word: ReadWord;
  sentence: string;
  /** Null if the recording cannot be cut. */
  clip: ((span: Span) => Blob) | null;
  listening: Listening;
  settings: WordSettings;
  onSettings: (settings: WordSettings) => void;
}

/** One word of a reading: the learner's audio beside the model, and tips for each of its sounds. */
export function WordPanel({ word, sentence, clip, listening, settings, onSettings }: WordPanelProps) {
  const { hasVoice, isVoiceLacking, playing, play, stop } = listening;
  const start = (name: string, ...sounds: Heard[]) => void play(name, sounds, settings);
  const own = () => ({ own: clip?.(word) ?? new Blob() });
  const model = { model: word.text };
  const button = (name: string) => ({ isPlaying: playing === name, onStop: stop });
  return (
    <section
      aria-label={READING.wordDetail(word.text)}
      className="grid gap-4 rounded-control border border-line-strong bg-raised p-4"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span lang="en" className="text-xl font-semibold">
          {word.text}
        </span>
        <span lang="en-fonipa" className="text-lg text-muted">
          /{word.phones.map(({ phone }) => phonemeIpa(phone)).join('')}/
        </span>
      </p>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <PlayButton
          icon={User}
          label={LISTEN.own}
          disabled={!clip}
          onPlay={() => start('own', own())}
          {...button('own')}
        />
        <PlayButton
          icon={Ear}
          label={LISTEN.model}
          disabled={!hasVoice}
          onPlay={() => start('model', model)}
          {...button('model')}
        />
        <PlayButton
          icon={AudioLines}
          label={LISTEN.both}
          disabled={!clip || !hasVoice}
          onPlay={() => start('both', own(), model)}
          {...button('both')}
        />
        <PlayButton
          icon={TextQuote}
          label={LISTEN.sentence}
          disabled={!hasVoice}
          onPlay={() => start('sentence', { model: sentence })}
          {...button('sentence')}
        />
        <SettingToggle
          icon={Snail}
          label={LISTEN.slow}
          pressed={settings.slow}
          onChange={(slow) => onSettings({ ...settings, slow })}
        />
        <SettingToggle
          icon={Repeat}
          label={LISTEN.repeat}
          pressed={settings.repeat}
          onChange={(repeat) => onSettings({ ...settings, repeat })}
        />
      </div>
      {!hasVoice && <p className="text-sm text-muted text-pretty">{LISTEN.noVoice}</p>}
      {hasVoice && isVoiceLacking && (
        <p role="status" className="text-sm text-warning text-pretty">
          {LISTEN.voiceFailed}
        </p>
      )}
      <PhoneList phones={word.phones} />
    </section>
  );
}
