import { airPath, lipPaths, sectionPaths } from '../model/mouth-paths.ts';
import type { Pose } from '../model/pose.ts';

/** The figure's colours, which are bright on a dark page, too. */
const LINE = 'stroke-examiner-hair';
const SKIN = `fill-examiner-skin ${LINE}`;
const FLESH = `fill-examiner-lip ${LINE}`;
const TEETH = 'fill-examiner-blouse';

/** Waves at the larynx: it vibrates. */
const Voice = () => (
  <path
    d="M150 226q5-7 10 0t10 0t10 0t10 0"
    className="fill-none stroke-brand-strong"
    strokeWidth="3"
    data-part="voice"
  />
);

function Air({ pose }: { pose: Pose }) {
  if (pose.air === 'stopped') return null;
  return (
    <path
      d={airPath(pose)}
      className="fill-none stroke-info"
      strokeWidth="3"
      strokeDasharray={pose.air === 'narrow' ? '3 5' : '9 6'}
      markerEnd="url(#air-head)"
    />
  );
}

/** A section through the mouth from the left: what moves is drawn from the pose. */
export function MouthSection({ pose }: { pose: Pose }) {
  const { upperLip, lowerLip, lowerTeeth, jaw, tongue, velum } = sectionPaths(pose);
  return (
    <svg
      viewBox="20 30 190 206"
      aria-hidden="true"
      className="h-auto w-full"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <defs>
        <marker
          id="air-head"
          viewBox="0 0 8 8"
          refX="4"
          refY="4"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8Z" className="fill-info" />
        </marker>
      </defs>
      <path
        d="M72 30C64 46 50 64 40 74C36 80 44 84 52 82L66 84L70 100L80 104C90 84 116 74 150 86L150 66C120 56 96 60 74 70C84 56 120 44 170 46C186 60 190 90 188 236L206 236L206 30Z"
        className={SKIN}
      />
      <path d={jaw} className={SKIN} />
      <path d="M66 100L80 103L76 122L69 122Z" className={`${TEETH} ${LINE}`} />
      <path d={lowerTeeth} className={`${TEETH} ${LINE}`} />
      <path d={velum} className={FLESH} />
      <path d={tongue} className={FLESH} />
      <path d={upperLip} className={FLESH} />
      <path d={lowerLip} className={FLESH} />
      <Air pose={pose} />
      {pose.voiced && <Voice />}
    </svg>
  );
}

/** The lips from the front. */
export function Lips({ pose }: { pose: Pose }) {
  const { outer, inner } = lipPaths(pose);
  return (
    <svg viewBox="8 20 104 80" aria-hidden="true" className="h-auto w-full" strokeWidth="2">
      <clipPath id="mouth-inside">
        <path d={inner} />
      </clipPath>
      <path d={outer} className={FLESH} />
      <path d={inner} className={`fill-examiner-mouth ${LINE}`} />
      <g clipPath="url(#mouth-inside)">
        <rect x="28" y="36" width="64" height={22 - 5 * pose.jaw} className={TEETH} rx="3" />
        {pose.tip[0] < 70 && <ellipse cx="60" cy="62" rx="14" ry="7" className={FLESH} />}
      </g>
    </svg>
  );
}
