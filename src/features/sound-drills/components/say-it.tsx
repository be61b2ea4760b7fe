import { AudioLines, Ear, Mic, Square, User } from 'lucide-react';
import { useId, useState } from 'react';
import { DRILL, LISTEN } from '#src/messages/reading-report.ts';
import { RECORDER_PROBLEMS } from '#src/shared/audio/recorder-words.ts';
import { useShortTake } from '#src/shared/audio/use-short-take.ts';
import { PlayButton } from '#src/shared/reading-report/play-button.tsx';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { DrillWord, WordPair } from '../content/drill.ts';
import { OwnVoice } from './own-voice.tsx';

/** Maximum length of a spoken word, milliseconds. */
const MAX_TAKE_MS = 8_000;
const ONCE = { slow: false, repeat: false };

interface WordPickerProps {
  words: readonly DrillWord[];
  /** The selected word. */
  text: string;
  onPick: (text: string) => void;
}

function WordPicker({ words, text, onPick }: WordPickerProps) {
  const selectId = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={selectId} className="text-sm font-semibold">
        {DRILL.chooseWord}
      </label>
      <select
        id={selectId}
        value={text}
        onChange={(event) => onPick(event.target.value)}
        className="min-h-11 w-full max-w-xs rounded-control border border-line-strong bg-surface px-3"
      >
        {words.map((candidate) => (
          <option key={candidate.text} value={candidate.text}>
            {candidate.text} {candidate.ipa}
          </option>
        ))}
      </select>
    </div>
  );
}

function WordCard({ word }: { word: DrillWord }) {
  return (
    <p className="grid justify-items-center gap-0.5 rounded-card bg-brand-soft p-5 text-center">
      <span lang="en" className="text-2xl font-semibold">
        {word.text}
      </span>
      <span lang="en-fonipa" className="text-lg text-muted">
        {word.ipa}
      </span>
      <span className="text-sm text-muted">{word.meaning}</span>
    </p>
  );
}

interface PlayButtonsProps {
  listening: Listening;
  text: string;
  /** The learner's recording. */
  own: Blob | null;
}

/** Plays the model, the learner's recording, or both in turn. */
function PlayButtons({ listening, text, own }: PlayButtonsProps) {
  const { hasVoice, playing, play } = listening;
  const sound = own && { own };
  const model = { model: text };
  const button = (name: string) => ({ isPlaying: playing === name, onStop: listening.stop });
  return (
    <>
      <PlayButton
        icon={Ear}
        label={LISTEN.model}
        disabled={!hasVoice}
        onPlay={() => void play('model', [model], ONCE)}
        {...button('model')}
      />
      {sound && (
        <>
          <PlayButton
            icon={User}
            label={LISTEN.own}
            onPlay={() => void play('own', [sound], ONCE)}
            {...button('own')}
          />
          <PlayButton
            icon={AudioLines}
            label={LISTEN.both}
            disabled={!hasVoice}
            onPlay={() => void play('both', [sound, model], ONCE)}
            {...button('both')}
          />
        </>
      )}
    </>
  );
}

/** The word that a word of the pairs is mistaken for. */
const otherOf = (pairs: readonly WordPair[], text: string): string | null =>
  pairs.find((pair) => pair.some((word) => word.text === text))?.find((word) => word.text !== text)?.text ??
  null;

/** Records a word of the pairs, to compare with the model. */
export function SayIt({ pairs, listening }: { pairs: readonly WordPair[]; listening: Listening }) {
  const { take, start, stop } = useShortTake(MAX_TAKE_MS);
  const words = [...new Map(pairs.flat().map((word) => [word.text, word])).values()];
  const [text, setText] = useState(words[0]?.text ?? '');
  /** The word that was recorded. */
  const [said, setSaid] = useState(text);
  const word = words.find((candidate) => candidate.text === text);
  const own = take.name === 'taken' ? take.sound : null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{DRILL.speak}</h2>
      <Card className="grid gap-4">
        <p className="text-pretty">{DRILL.speakText}</p>
        <WordPicker words={words} text={text} onPick={setText} />
        {word && <WordCard word={word} />}
        {take.name === 'failed' && (
          <Notice tone="error" title={DRILL.failed}>
            {RECORDER_PROBLEMS[take.problem]}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          {take.name === 'recording' ? (
            <Button variant="danger" icon={Square} onClick={stop}>
              {DRILL.stop}
            </Button>
          ) : (
            <Button
              variant={own ? 'secondary' : 'primary'}
              icon={Mic}
              disabled={take.name === 'asking'}
              onClick={() => {
                listening.stop();
                setSaid(text);
                start();
              }}
            >
              {own ? DRILL.recordAgain : DRILL.record}
            </Button>
          )}
          <PlayButtons listening={listening} text={text} own={own} />
        </div>
        <p role="status" className="text-sm text-muted">
          {take.name === 'asking' && DRILL.asking}
          {take.name === 'recording' && DRILL.recording}
        </p>
        <OwnVoice sound={said === text ? own : null} text={text} other={otherOf(pairs, text)} />
      </Card>
    </section>
  );
}
