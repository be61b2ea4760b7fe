import { Fragment, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { phonemeIpa } from '#rules/ipa/phoneme-ipa.ts';
import { sentenceOf } from '#rules/reading-report/sentence-of.ts';
import { SOUND_LEVELS, soundLevel, wordLevel } from '#rules/reading-report/sound-level.ts';
import { LEVELS, LISTEN, READING } from '#src/messages/reading-report.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useRecording } from '#src/shared/audio/use-recording.ts';
import type { WaveMark } from '#src/shared/audio/waveform.tsx';
import { ModelAudio } from '#src/shared/questions/model-audio.tsx';
import { Card } from '#src/ui/card.tsx';
import type { ReadingTask, ReadWord } from './graded-reading.ts';
import { LEVEL_LOOKS } from './level-look.ts';
import { useClips } from './use-clips.ts';
import { useListening } from './use-listening.ts';
import { WordPanel, type WordSettings } from './word-panel.tsx';

const Waveform = lazyPart(async () => ({
  default: (await import('#src/shared/audio/waveform.tsx')).Waveform,
}));

interface WordScoresProps {
  words: readonly ReadWord[];
  recordingId: string;
  task: ReadingTask;
  /** The open word, if something else can open one too. */
  chosen?: [at: number | null, choose: (at: number | null) => void];
}

function Legend() {
  return (
    <ul aria-label={READING.legend} className="flex flex-wrap gap-3 text-sm">
      {SOUND_LEVELS.map((level) => (
        <li key={level} className={`rounded-sm border-b-4 px-2 py-1 ${LEVEL_LOOKS[level].box}`}>
          {LEVELS[level]}
        </li>
      ))}
    </ul>
  );
}

function WordButton({ word, isOpen, onPress }: { word: ReadWord; isOpen: boolean; onPress: () => void }) {
  const { box } = LEVEL_LOOKS[wordLevel(word.score)];
  const score = Math.round(word.score);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={READING.word(word.text, score, LEVELS[wordLevel(word.score)])}
      onClick={onPress}
      className={`grid min-h-11 min-w-11 justify-items-center gap-0.5 rounded-sm border-b-4 px-3 py-1 ${box} ${isOpen ? 'outline-2 outline-offset-2 outline-focus' : ''}`}
    >
      <span lang="en" className="text-lg leading-snug">
        {word.text}
      </span>
      <span lang="en-fonipa" className="flex text-sm">
        {word.phones.map((phone) => (
          <span key={phone.start} className={`border-b-3 px-0.5 ${LEVEL_LOOKS[soundLevel(phone.score)].box}`}>
            {phonemeIpa(phone.phone)}
          </span>
        ))}
      </span>
      <span className="text-sm tabular-nums">{score}</span>
    </button>
  );
}

/** A reading as its waveform and word by word; choosing a word plays it and opens it beside its place. */
export function WordScores({ words, recordingId, task, chosen }: WordScoresProps) {
  const { audio, isMissing } = useRecording(recordingId);
  const clip = useClips(audio);
  const listening = useListening();
  const own = useState<number | null>(null);
  const [open, setOpen] = chosen ?? own;
  const [settings, setSettings] = useState<WordSettings>({ slow: false, repeat: false });
  const { play, stop } = listening;

  const choose = (at: number): void => {
    const word = words[at];
    if (!word) return;
    setOpen(at === open ? null : at);
    if (at === open) stop();
    else if (clip) void play('own', [{ own: clip(word) }], settings);
  };
  const panel = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open === null) return;
    panel.current?.previousElementSibling?.querySelector('button')?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const marks = useMemo(
    () =>
      words.map(({ start, end, score }, at): WaveMark => {
        const { colour, line } = LEVEL_LOOKS[wordLevel(score)];
        return { id: String(at), start, end, colour, line, chosen: at === open };
      }),
    [words, open],
  );
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{READING.wordScores}</h2>
      {audio && (
        <Suspense fallback={<div className="h-12" />}>
          <Waveform
            audio={audio}
            label={READING.recording}
            marks={marks}
            onMark={({ id }) => choose(Number(id))}
          />
        </Suspense>
      )}
      {isMissing && <p className="text-sm text-muted text-pretty">{LISTEN.noRecording}</p>}
      {!listening.hasVoice && task.modelAudio !== null && <ModelAudio src={task.modelAudio} />}
      <div className="grid gap-2">
        <p className="text-sm text-muted">{READING.wordsIntro}</p>
        <Legend />
      </div>
      <ul className="flex flex-wrap gap-2">
        {words.map((word, at) => (
          <Fragment key={word.start}>
            <li className="grid">
              <WordButton word={word} isOpen={at === open} onPress={() => choose(at)} />
            </li>
            {at === open && (
              <li ref={panel} className="basis-full scroll-my-4">
                <WordPanel
                  word={word}
                  sentence={sentenceOf(task.text, at, words.length)}
                  clip={clip}
                  listening={listening}
                  settings={settings}
                  onSettings={setSettings}
                />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </Card>
  );
}
