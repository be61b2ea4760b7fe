import { type LucideIcon, Square } from 'lucide-react';
import { LISTEN } from '#src/messages/reading-report.ts';
import { Button } from '#src/ui/button.tsx';

interface PlayButtonProps {
  icon: LucideIcon;
  label: string;
  isPlaying: boolean;
  disabled?: boolean;
  onPlay: () => void;
  onStop: () => void;
}

/** Plays something, or stops it while it is playing. */
export function PlayButton({ icon, label, isPlaying, disabled = false, onPlay, onStop }: PlayButtonProps) {
  return (
    <Button
      variant="secondary"
      className="max-sm:px-3"
      icon={isPlaying ? Square : icon}
      disabled={disabled}
      onClick={isPlaying ? onStop : onPlay}
    >
      {isPlaying ? LISTEN.stop : label}
    </Button>
  );
}
