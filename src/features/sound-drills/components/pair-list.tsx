import { Volume2 } from 'lucide-react';
import { DRILL } from '#src/messages/reading-report.ts';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import type { DrillWord, WordPair } from '../content/drill.ts';

interface WordProps {
  word: DrillWord;
  listening: Listening;
}

const ONCE = { slow: false, repeat: false };

function Word({ word: { text, ipa, meaning }, listening: { hasVoice, playing, play } }: WordProps) {
  return (
    <button
      type="button"
      aria-label={DRILL.say(text)}
      disabled={!hasVoice}
      onClick={() => void play(`say:${text}`, [{ model: text }], ONCE)}
      className={`grid min-h-14 content-start gap-0.5 px-3 py-2.5 text-left enabled:hover:bg-sunk ${playing === `say:${text}` ? 'bg-brand-soft' : ''}`}
    >
      <span className="flex flex-wrap items-center gap-x-2">
        <span lang="en" className="font-semibold">
          {text}
        </span>
        <span lang="en-fonipa" className="text-muted">
          {ipa}
        </span>
        {hasVoice && <Volume2 aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      </span>
      <span className="text-sm text-muted">{meaning}</span>
    </button>
  );
}

/** Pairs of words that differ only in the two sounds, each with playback. */
export function PairList({ pairs, listening }: { pairs: readonly WordPair[]; listening: Listening }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{DRILL.pairs}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {pairs.map(([left, right]) => (
          <li key={left.text} className="grid grid-cols-2 divide-x divide-line">
            <Word word={left} listening={listening} />
            <Word word={right} listening={listening} />
          </li>
        ))}
      </ul>
    </section>
  );
}
