import { useCountdown } from '#src/ui/use-countdown.ts';

const two = (part: number): string => String(part).padStart(2, '0');

interface CountdownProps {
  label: string;
  /** By the device's clock, milliseconds since 1970. */
  until: number;
}

/** Ticks by itself; not announced each second, since the state around it is. */
export function Countdown({ label, until }: CountdownProps) {
  const left = useCountdown(until);
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-sm text-muted">{label}</span>
      <span role="timer" className="text-2xl font-semibold tabular-nums">
        {hours > 0 && `${hours}:`}
        {hours > 0 ? two(minutes) : minutes}:{two(seconds)}
      </span>
    </p>
  );
}
