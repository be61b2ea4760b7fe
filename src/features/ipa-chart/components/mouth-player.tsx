import { Pause, Play } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { IPA_CHART } from '../messages/ipa-chart.ts';
import { AT_REST, type Frames, framesOf } from '../model/articulation.ts';
import { poseAt } from '../model/pose.ts';
import { Lips, MouthSection } from './mouth-drawing.tsx';

/** From one pose to the next, milliseconds: slow enough to follow with one's own mouth. */
const STEP_MS = 1_100;
const STEPS = 100;

const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** Runs the time from 0 to 1; the learner's hand on the slider ends it. */
function useRunningTime(frames: Frames) {
  // Whoever wants no motion sees the sound itself, which is not where a movement from its neighbour begins.
  const [time, setTime] = useState(() => (isStill() ? 1 / Math.max(1, frames.length - 1) : 0));
  const [isRunning, setRunning] = useState(() => !isStill());
  const length = STEP_MS * Math.max(1, frames.length - 1);
  useEffect(() => {
    if (!isRunning) return;
    let frame = 0;
    let last: number | null = null;
    const step = (now: number): void => {
      const passed = last === null ? 0 : now - last;
      last = now;
      setTime((before) => Math.min(1, before + passed / length));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isRunning, length]);
  const isOver = time >= 1;
  useEffect(() => {
    if (isOver) setRunning(false);
  }, [isOver]);
  return {
    time,
    isRunning: isRunning && !isOver,
    move: (to: number) => {
      setRunning(false);
      setTime(to);
    },
    toggle: () => {
      if (isOver) setTime(0);
      setRunning((running) => !running || isOver);
    },
  };
}

interface MouthPlayerProps {
  sound: string;
  /** The sound that was looked at before: the mouth moves from there. */
  before: string | null;
  /** The sound's name for those who cannot see it. */
  label: string;
}

/** The mouth as it makes a sound: from its neighbour on the chart, played slowly or moved by hand. */
export function MouthPlayer({ sound, before, label }: MouthPlayerProps) {
  const sliderId = useId();
  const start = before === null ? AT_REST : (framesOf(before).at(-1) ?? AT_REST);
  const frames: Frames = [start, ...framesOf(sound)];
  const { time, isRunning, move, toggle } = useRunningTime(frames);
  const pose = poseAt(frames, time);
  return (
    <figure className="grid gap-3" aria-label={label}>
      <div className="grid grid-cols-[3fr_2fr] items-center gap-3 rounded-control bg-sunk p-3 sm:max-w-md">
        <MouthSection pose={pose} />
        <div className="grid gap-3">
          <Lips pose={pose} />
          <p className="text-sm text-muted">
            {IPA_CHART.air[pose.air]} {pose.voiced ? IPA_CHART.voiced : IPA_CHART.voiceless}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:max-w-md">
        <Button variant="secondary" icon={isRunning ? Pause : Play} onClick={toggle}>
          {isRunning ? IPA_CHART.pause : IPA_CHART.play}
        </Button>
        <label htmlFor={sliderId} className="sr-only">
          {IPA_CHART.slider}
        </label>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={STEPS}
          value={Math.round(time * STEPS)}
          aria-valuetext={`${IPA_CHART.air[pose.air]} ${pose.voiced ? IPA_CHART.voiced : IPA_CHART.voiceless}`}
          onChange={(event) => move(Number(event.target.value) / STEPS)}
          className="min-h-11 min-w-0 flex-1 accent-(--color-action)"
        />
      </div>
    </figure>
  );
}
