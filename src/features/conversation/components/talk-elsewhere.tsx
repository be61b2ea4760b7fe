import { MonitorSmartphone } from 'lucide-react';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ELSEWHERE } from '../messages/scenes.ts';
import type { TalkElsewhere } from '../model/ask-talk.ts';

interface ElsewhereProps {
  /** What was brought here of a talk on another device. */
  brought: TalkElsewhere | null;
  /** What could take the place of the talk on screen. */
  offered: TalkElsewhere | null;
  onTake: () => void;
}

/** Tells the learner where they went on with this scene, or closed it; nothing where they did not. */
export function ElsewhereNotice({ brought, offered, onTake }: ElsewhereProps) {
  const talk = offered ?? brought;
  if (!talk) return null;
  const { answers, at, device } = talk;
  const words = answers.length === 0 ? ELSEWHERE.over : ELSEWHERE.open;
  return (
    <Notice tone="info" icon={MonitorSmartphone} title={words.title(device)}>
      <p className="text-pretty tabular-nums">
        {words.text(answers.length, formatMoment(at))} {offered ? ELSEWHERE.offered : words.here}
      </p>
      {offered && (
        <Button variant="secondary" className="justify-self-start" onClick={onTake}>
          {words.take}
        </Button>
      )}
    </Notice>
  );
}
