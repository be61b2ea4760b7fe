import { useEffect, useRef } from 'react';
import { Bust, Face, Hair } from './figure-parts.tsx';
import { EXAMINER } from './messages/examiner.ts';
import { AT_REST, figureMotion, type Pose } from './motion.ts';
import { mouthShape } from './mouth-path.ts';

interface FigureProps {
  /** Loudness of the examiner's voice now: root mean square, 0–1. */
  level: () => number;
  /** The learner is speaking. */
  isListening: boolean;
  /** Who it is; the examiner, if not given. */
  name?: string;
  className?: string;
}

const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** Puts the drawing into a pose. */
function strike(figure: SVGSVGElement, { mouth, lids, nod, breath }: Pose): void {
  const part = (name: string): Element | null => figure.querySelector(`[data-part="${name}"]`);
  const { opening, lip } = mouthShape(mouth);
  part('opening')?.setAttribute('d', opening);
  part('lip')?.setAttribute('d', lip);
  part('throat')?.setAttribute('d', opening);
  for (const eye of figure.querySelectorAll('[data-part="eye"]'))
    eye.setAttribute(
      'transform',
      `translate(0 ${(106 * lids * 0.92).toFixed(2)}) scale(1 ${(1 - 0.92 * lids).toFixed(3)})`,
    );
  part('head')?.setAttribute(
    'transform',
    `translate(0 ${(0.8 * breath + 4.5 * nod).toFixed(2)}) rotate(${(1.2 * nod).toFixed(2)} 120 160)`,
  );
  part('bust')?.setAttribute('transform', `translate(0 ${(-1.2 * breath).toFixed(2)})`);
}

/**
 * The examiner, drawn: the mouth follows the voice, the eyes blink, the head nods while the learner speaks. Still for
 * those who want less motion.
 */
export function ExaminerFigure({ level, isListening, name = EXAMINER.figure, className = '' }: FigureProps) {
  const figure = useRef<SVGSVGElement>(null);
  const scene = useRef({ level, isListening });
  useEffect(() => {
    scene.current = { level, isListening };
  }, [level, isListening]);
  useEffect(() => {
    const drawing = figure.current;
    if (!drawing || isStill()) return;
    const pose = figureMotion(Math.random);
    let frame = 0;
    const draw = (now: number): void => {
      const { level: loudness, isListening: listens } = scene.current;
      strike(drawing, pose(now, { level: loudness(), isListening: listens }));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      strike(drawing, AT_REST);
    };
  }, []);
  return (
    <svg ref={figure} viewBox="10 2 220 220" role="img" aria-label={name} className={className}>
      <Bust />
      <g data-part="head">
        <Hair />
        <Face />
      </g>
    </svg>
  );
}
