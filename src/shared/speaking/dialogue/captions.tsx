import { Captions as CaptionsIcon, Languages, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { SpokenLine } from '#contract/speaking.ts';
import { chooseCaptions, useCaptionChoice } from '#src/shared/speaking/examiner/caption-choice.ts';
import { EXAMINER } from '#src/shared/speaking/examiner/messages/examiner.ts';
import { Button } from '#src/ui/button.tsx';

interface CaptionsProps {
  line: SpokenLine;
  /** It cannot be heard, so its text is shown. */
  isSilent: boolean;
  /** Says it again; without it there is no such button. */
  onAgain?: (() => void) | undefined;
}

/** What the examiner says: its text and its meaning on request. Remount it for another line. */
export function Captions({ line, isSilent, onAgain }: CaptionsProps) {
  const { showsText } = useCaptionChoice();
  const [showsMeaning, setMeaning] = useState(false);
  return (
    <div className="grid justify-items-center gap-2 text-center">
      {(showsText || isSilent) && (
        <p lang="en" className="text-lg font-semibold text-balance">
          {line.text}
        </p>
      )}
      {showsMeaning && line.vi !== '' && <p className="text-muted text-pretty">{line.vi}</p>}
      {isSilent && <p className="text-sm text-muted">{EXAMINER.silent}</p>}
      <div className="flex flex-wrap justify-center gap-x-1">
        {onAgain && (
          <Button variant="quiet" icon={RotateCcw} onClick={onAgain}>
            {EXAMINER.again}
          </Button>
        )}
        {!isSilent && (
          <Button
            variant="quiet"
            icon={CaptionsIcon}
            aria-expanded={showsText}
            onClick={() => chooseCaptions(!showsText)}
          >
            {showsText ? EXAMINER.hideText : EXAMINER.text}
          </Button>
        )}
        {line.vi !== '' && (
          <Button
            variant="quiet"
            icon={Languages}
            aria-expanded={showsMeaning}
            onClick={() => setMeaning(!showsMeaning)}
          >
            {showsMeaning ? EXAMINER.hideMeaning : EXAMINER.meaning}
          </Button>
        )}
      </div>
    </div>
  );
}
