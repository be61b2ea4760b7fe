import { Volume2 } from 'lucide-react';
import { IconButton } from '#src/ui/icon-button.tsx';

interface HeardLinesProps<Line extends { text: string; vi: string }> {
  lines: readonly Line[];
  voice: { unlock: () => void; say: (line: Line) => Promise<unknown> };
  /** Names the button of a line. */
  hear: (text: string) => string;
  className?: string;
}

/** Lines with their meaning, each to be heard. */
export const HeardLines = <Line extends { text: string; vi: string }>({
  lines,
  voice,
  hear,
  className = '',
}: HeardLinesProps<Line>) => (
  <ul className={`grid gap-2 ${className}`}>
    {lines.map((line) => (
      <li key={line.text} className="flex items-center gap-2 rounded-control bg-sunk px-3 py-1">
        <span className="min-w-0 flex-1">
          <span lang="en" className="block font-semibold">
            {line.text}
          </span>
          <span className="block text-sm text-muted">{line.vi}</span>
        </span>
        <IconButton
          icon={Volume2}
          label={hear(line.text)}
          onClick={() => {
            voice.unlock();
            void voice.say(line);
          }}
        />
      </li>
    ))}
  </ul>
);
