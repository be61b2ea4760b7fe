import { Volume2 } from 'lucide-react';
import { useWorksOffline } from '#src/platform/browser/works-offline.ts';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { useHearsHere } from '#src/shared/speaking/hearing/use-hears-here.ts';
import { Button } from '#src/ui/button.tsx';
import { FEEDBACK } from '../messages/feedback.ts';
import { type FoundWords, useUnclearWords } from '../model/use-unclear-words.ts';

const texts = FEEDBACK.unclear;

/** Playback of a word starts this long before it, seconds. */
const LEAD = 0.4;

interface UnclearWordsProps {
  owner: string;
  recordingId: string;
  /** Null if there is none. */
  transcript: string | null;
  /** Plays the recording from a moment, seconds. */
  onPlay: (at: number) => void;
}

const Why = ({ text }: { text: string }) => <p className="text-sm text-muted text-pretty">{text}</p>;

function Found({
  words,
  onPlay,
}: Pick<UnclearWordsProps, 'onPlay'> & Extract<FoundWords, { name: 'found' }>) {
  if (words.length === 0) return <p className="text-pretty">{texts.none}</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {words.map(({ text, from, said }) => (
          <li key={from}>
            <Button
              variant="secondary"
              icon={Volume2}
              aria-label={texts.play(text)}
              onClick={() => onPlay(Math.max(0, said.start - LEAD))}
            >
              <span lang="en">{text}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Why text={texts.honest} />
    </>
  );
}

function Words({ owner, recordingId, transcript, onPlay }: UnclearWordsProps & { transcript: string }) {
  const found = useUnclearWords(owner, recordingId, transcript);
  switch (found.name) {
    case 'hearing':
      return <p className="animate-late text-sm text-muted">{texts.hearing}</p>;
    case 'found':
      return <Found {...found} onPlay={onPlay} />;
    case 'no-model':
      return (
        <>
          <Why text={texts.noModel} />
          <SpeechModelOffer owner={owner} />
        </>
      );
    case 'other-text':
      return <Why text={texts.otherText} />;
    case 'failed':
      return <Why text={texts.failed} />;
  }
}

/** Why the words of an answer are not known. */
function WhyNone({ owner }: { owner: string }) {
  const hears = useHearsHere(owner);
  const works = useWorksOffline();
  if (hears === undefined) return null;
  if (hears) return <Why text={texts.notUnderstood} />;
  return <Why text={works ? texts.hearsNothing : texts.onlyServer} />;
}

/** The words of an answer that were unclear, each to be heard again; without a transcript, why there are none. */
export function UnclearWords(props: UnclearWordsProps) {
  const { owner, transcript } = props;
  return (
    <section aria-live="polite" className="grid gap-2 border-t border-line pt-3">
      <h3 className="font-semibold">{texts.title}</h3>
      {transcript === null ? <WhyNone owner={owner} /> : <Words {...props} transcript={transcript} />}
    </section>
  );
}
