import type { ChartSound, ChartWord } from '#contract/ipa-chart.ts';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import { HearButton } from '#src/shared/sounds/hear-button.tsx';
import { SOUNDS } from '#src/shared/sounds/messages/sounds.ts';
import { IPA_CHART } from '../messages/ipa-chart.ts';

interface PartProps {
  sound: ChartSound;
  listening: Listening;
  accent: 'ipa' | 'ipa_us';
}

const LIST = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface';

function Word({ word, accent }: { word: ChartWord; accent: 'ipa' | 'ipa_us' }) {
  return (
    <p className="min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span lang="en" className="font-semibold">
          {word.text}
        </span>
        <span lang="en-fonipa" className="text-muted">
          /{word[accent]}/
        </span>
      </span>
      <span className="block text-sm text-muted">{word.vi}</span>
    </p>
  );
}

/** The sound in words, each by two voices and slowly. */
export function SoundWords({ sound, listening, accent }: PartProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{IPA_CHART.words}</h2>
      <ul className={LIST}>
        {sound.words.map((word) => (
          <li key={word.text} className="flex flex-wrap items-center gap-2 px-4 py-2.5">
            <Word word={word} accent={accent} />
            <div className="flex gap-1.5">
              <HearButton {...{ listening, ...word }} who="woman" label={SOUNDS.short.woman} />
              <HearButton {...{ listening, ...word }} who="man" label={SOUNDS.short.man} />
              <HearButton {...{ listening, ...word }} who="woman" slow label={SOUNDS.short.slow} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sound in sentences. */
export function SoundSentences({ sound, listening }: Omit<PartProps, 'accent'>) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{IPA_CHART.sentences}</h2>
      <ul className={LIST}>
        {sound.sentences.map(({ text, vi, voices }) => (
          <li key={text} className="flex items-center gap-2 px-4 py-2.5">
            <p className="min-w-0 flex-1">
              <span lang="en" className="block font-semibold">
                {text}
              </span>
              <span className="block text-sm text-muted">{vi}</span>
            </p>
            <HearButton {...{ listening, text, voices }} who="woman" />
            <HearButton {...{ listening, text, voices }} who="man" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Words that differ only in the sound and its usual confusion. */
export function SoundPairs({ sound, other, listening, accent }: PartProps & { other: string | null }) {
  const symbol = sound[accent];
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{IPA_CHART.pairs}</h2>
      <p className="text-sm text-muted" lang="vi">
        {other === null ? IPA_CHART.pairsWithout(symbol) : IPA_CHART.pairsWith(symbol, other)}
      </p>
      <ul className={LIST}>
        {sound.against.pairs.map(({ own, other: pair }) => (
          <li key={own.text} className="grid grid-cols-2 divide-x divide-line">
            {[own, pair].map((word) => (
              <div key={word.text} className="flex items-center gap-2 px-3 py-2.5">
                <Word word={word} accent={accent} />
                <HearButton {...{ listening, ...word }} who="woman" />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
