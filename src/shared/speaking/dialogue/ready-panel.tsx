import { Button } from '#src/ui/button.tsx';
import { DIALOGUE } from './messages/dialogue.ts';

const words = DIALOGUE.ready;

interface ReadyPanelProps {
  /** The conversation was left and is resumed here. */
  isResumed: boolean;
  onReady: () => void;
}

/** The press that lets a question begin. */
export const ReadyPanel = ({ isResumed, onReady }: ReadyPanelProps) => (
  <div className="grid justify-items-center gap-3 text-center">
    <h2 className="text-xl font-semibold">{words.title}</h2>
    <p className="text-muted text-pretty">{isResumed ? words.welcomeBack : words.text}</p>
    <Button size="lg" className="max-sm:w-full" onClick={onReady}>
      {words.start}
    </Button>
  </div>
);
