import { TEXT_MAX } from '#contract/protocol/text.ts';
import { TALK } from '#src/messages/talk.ts';
import type { HeardWords } from '#src/shared/speaking/hearing/hear-words.ts';
import { InsteadOfLine } from '#src/shared/speaking/hearing/instead-of-line.tsx';
import { Button } from '#src/ui/button.tsx';

const texts = TALK.heard;

interface HeardOfferProps {
  /** Null while it is being heard. */
  heard: HeardWords | null;
  /** The learner takes the words as their own, to correct them. */
  onTake: (text: string) => void;
}

/** What a machine heard in a recording. Only where the learner takes it, it is theirs, and what is graded. */
export function HeardOffer({ heard, onTake }: HeardOfferProps) {
  if (heard === null)
    return (
      <p role="status" className="animate-late text-sm text-muted">
        {texts.hearing}
      </p>
    );
  if ('unheard' in heard || !heard.isReliable || heard.text === '')
    return (
      <p role="status" className="text-sm text-muted text-pretty">
        {texts.none}
      </p>
    );
  return (
    <div role="status" className="grid gap-2">
      <p className="text-sm text-muted">{texts.found}</p>
      <p lang="en">{heard.text}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => onTake(heard.text.slice(0, TEXT_MAX.transcript))}
      >
        {texts.take}
      </Button>
      <InsteadOfLine reason={heard.insteadOf} />
    </div>
  );
}
