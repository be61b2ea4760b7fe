import { BeakMark, Body, BrowMark, EyePair, Skull, Wing } from './cu-parts.tsx';
import { type CuPose, lookOf } from './cu-poses.tsx';

interface CuProps {
  pose: CuPose;
  /** What the picture says, where no words beside it do; without it, it is for eyes only. */
  title?: string;
  /** Breathes and blinks, except for those who want less motion. */
  isAlive?: boolean;
  className?: string;
}

/** The owl Cú, who goes with the learner: one character, in eight poses. */
export function Cu({ pose, title, isAlive = false, className = 'size-30' }: CuProps) {
  const { eyes, gaze = [0, 0], brows, beak, tilt, wings, embracing, hat, before } = lookOf(pose);
  return (
    <svg
      viewBox="-8 -16 140 136"
      className={`shrink-0 ${className}`}
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <Wing turn={wings[0]} />
      <Wing turn={wings[1]} isRight />
      <Body />
      <g className={isAlive ? 'motion-safe:animate-owl-breathe' : undefined}>
        <g transform={`rotate(${tilt} 60 72)`}>
          <Skull />
          <EyePair eyes={eyes} gaze={gaze} blinks={isAlive} />
          <BrowMark brow={brows[0]} />
          <BrowMark brow={brows[1]} isRight />
          <BeakMark beak={beak} />
          {hat}
        </g>
      </g>
      {before}
      <Wing turn={embracing} />
      <Wing turn={embracing} isRight />
    </svg>
  );
}
