import { useState } from 'react';
import type { Letter } from '#contract/letters.ts';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import { HearButton } from '#src/shared/sounds/hear-button.tsx';
import { SOUNDS } from '#src/shared/sounds/messages/sounds.ts';
import { Card } from '#src/ui/card.tsx';
import { LETTERS } from '../messages/letters.ts';

function Chosen({ letter, listening }: { letter: Letter; listening: Listening }) {
  const { letter: text, voices } = letter;
  return (
    <Card className="grid gap-3" aria-live="polite">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span lang="en" className="text-3xl font-semibold">
          {text}
          {text.toLowerCase()}
        </span>
        <span lang="en-fonipa" className="text-xl text-muted">
          /{letter.ipa}/
        </span>
      </p>
      <p className="text-pretty">{letter.trap ?? LETTERS.noTrap}</p>
      {letter.ipa_us !== letter.ipa && <p className="text-sm text-muted">{LETTERS.us(letter.ipa_us)}</p>}
      <div className="flex flex-wrap gap-2">
        <HearButton {...{ listening, text, voices }} who="woman" label={SOUNDS.short.woman} />
        <HearButton {...{ listening, text, voices }} who="man" label={SOUNDS.short.man} />
      </div>
    </Card>
  );
}

/** The letters by the vowel that their names share. */
export function Alphabet({ letters, listening }: { letters: readonly Letter[]; listening: Listening }) {
  const [chosen, setChosen] = useState(letters[0]?.letter);
  const letter = letters.find((one) => one.letter === chosen);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{LETTERS.alphabet}</h2>
      <p className="text-sm text-muted">{LETTERS.pick}</p>
      {[...Map.groupBy(letters, ({ vowel }) => vowel)].map(([vowel, own]) => (
        <div key={vowel} className="grid gap-1.5">
          <h3 className="text-sm text-muted">{LETTERS.byVowel(vowel)}</h3>
          <div className="flex flex-wrap gap-1.5">
            {own.map((one) => (
              <button
                key={one.letter}
                type="button"
                lang="en"
                aria-pressed={one.letter === chosen}
                onClick={() => {
                  setChosen(one.letter);
                  const heard = [{ model: one.letter, voice: one.voices.woman }];
                  void listening.play(`letter:${one.letter}`, heard, { slow: false, repeat: false });
                }}
                className={`size-11 rounded-control border text-lg font-semibold hover:bg-brand-soft ${one.letter === chosen ? 'border-brand-strong bg-brand-soft text-brand-strong' : 'border-line-strong bg-surface'}`}
              >
                {one.letter}
              </button>
            ))}
          </div>
        </div>
      ))}
      {letter && <Chosen letter={letter} listening={listening} />}
    </section>
  );
}
