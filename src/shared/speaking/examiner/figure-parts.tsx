import { useId } from 'react';
import { mouthShape } from './mouth-path.ts';

/** Shoulders, neck and clothes, before a round ground. */
export function Bust() {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d="M14 0h212v112a106 106 0 0 1-212 0z" />
      </clipPath>
      <circle cx="120" cy="112" r="106" className="fill-brand-soft" />
      <path d="M30 168a106 106 0 0 0 180 0c-20 12-160 12-180 0z" className="fill-brand opacity-15" />
      <g clipPath={`url(#${clip})`}>
        <g data-part="bust">
          <path d="M32 224c2-32 26-46 60-54l16-4h24l16 4c34 8 58 22 60 54z" className="fill-examiner-coat" />
          <path d="M99 168 120 204l21-36-9-14h-24z" className="fill-examiner-blouse" />
          <path d="M98 166 88 186l14 6 18 32 18-32 14-6-10-20-22 40z" className="fill-examiner-coat-dark" />
          <path d="M106 146h28v22c0 8-6 13-14 13s-14-5-14-13z" className="fill-examiner-skin-dark" />
          <circle cx="120" cy="208" r="2.6" className="fill-brand" />
        </g>
      </g>
    </>
  );
}

/** Behind the face. */
export function Hair() {
  return (
    <path
      d="M70 112c-7-48 18-78 51-78 34 0 58 30 50 78 2 22-1 40-10 52-8 8-22 6-26-2H106c-5 8-19 10-27 2-9-12-11-30-9-52z"
      className="fill-examiner-hair"
    />
  );
}

function Eye({ x }: { x: number }) {
  return (
    <>
      <g data-part="eye">
        <ellipse cx={x} cy="106" rx="4.4" ry="5.4" className="fill-examiner-hair" />
        <circle cx={x + 1.6} cy="104" r="1.5" className="fill-examiner-blouse" />
      </g>
      <circle cx={x} cy="107" r="13" className="fill-none stroke-examiner-hair [stroke-width:2.2]" />
    </>
  );
}

/** The mouth at rest; what moves it sets its paths. */
function Mouth() {
  const clip = useId();
  const { opening, lip } = mouthShape(0);
  return (
    <>
      <clipPath id={clip}>
        <path data-part="throat" d={opening} />
      </clipPath>
      <path data-part="opening" d={opening} className="fill-examiner-mouth" />
      <g clipPath={`url(#${clip})`}>
        <rect x="108" y="128" width="24" height="9.5" rx="3" className="fill-examiner-blouse" />
        <ellipse cx="120" cy="154" rx="9" ry="7" className="fill-examiner-lip" />
      </g>
      <path
        data-part="lip"
        d={lip}
        className="fill-none stroke-examiner-mouth [stroke-width:2.8]"
        strokeLinecap="round"
      />
    </>
  );
}

/** The face with its fringe. */
export function Face() {
  return (
    <>
      <circle cx="80" cy="113" r="8" className="fill-examiner-skin-dark" />
      <circle cx="160" cy="113" r="8" className="fill-examiner-skin-dark" />
      <circle cx="79" cy="126" r="3" className="fill-brand" />
      <circle cx="161" cy="126" r="3" className="fill-brand" />
      <path
        d="M80 100c0-30 16-46 40-46s40 16 40 46c0 34-16 61-40 61s-40-27-40-61z"
        className="fill-examiner-skin"
      />
      <ellipse cx="94" cy="126" rx="7.5" ry="4.6" className="fill-examiner-lip opacity-35" />
      <ellipse cx="146" cy="126" rx="7.5" ry="4.6" className="fill-examiner-lip opacity-35" />
      <path
        d="M78 104c-4-34 16-55 44-55 26 0 43 20 40 54-9-8-17-20-21-32-13 11-35 14-49 13-6 5-11 12-14 20z"
        className="fill-examiner-hair"
      />
      <path
        d="M94 90.5c4-4.5 12-5.5 17-2.5M129 88c5-3 13-2 17 2.5"
        className="fill-none stroke-examiner-hair [stroke-width:2.6]"
        strokeLinecap="round"
      />
      <Eye x={103} />
      <Eye x={137} />
      <path
        d="M116 106q4-3 8 0M120 110c-1 6-4 10-3 13 1 2 4 2 6 1"
        className="fill-none stroke-examiner-skin-dark [stroke-width:2.4]"
        strokeLinecap="round"
      />
      <Mouth />
    </>
  );
}
