import { Play, Square } from 'lucide-react';
import { formatSeconds } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { type Moment, type Moments, momentKey } from '../model/use-moments.ts';

/** Plays a moment of the learner's own voice, or stops it. */
export function MomentButton({ moment, moments }: { moment: Moment; moments: Moments }) {
  const key = momentKey(moment);
  const isPlaying = moments.playing === key;
  return (
    <div className="-ms-3 grid justify-items-start">
      <Button
        variant="quiet"
        icon={isPlaying ? Square : Play}
        className="px-3"
        onClick={() => (isPlaying ? moments.stop() : moments.play(moment))}
      >
        {isPlaying ? SPEAKING_RESULT.stop : SPEAKING_RESULT.listen(formatSeconds(moment.start))}
      </Button>
      <p role="status" className="ps-3 text-sm text-muted empty:hidden">
        {moments.failed === key && SPEAKING_RESULT.unplayable}
      </p>
    </div>
  );
}
