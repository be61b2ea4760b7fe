import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { AVATAR } from '#src/messages/profile.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { Part } from '../model/draw-square.ts';
import { moveCrop } from '../model/move-crop.ts';

const ZOOM_MAX = 3;
/** How far one press moves the picture, screen pixels. */
const STEP = 16;
const NOTHING = { width: 0, height: 0 };

const MOVES = [
  { icon: ArrowLeft, label: AVATAR.moveLeft, step: { x: -STEP, y: 0 } },
  { icon: ArrowUp, label: AVATAR.moveUp, step: { x: 0, y: -STEP } },
  { icon: ArrowDown, label: AVATAR.moveDown, step: { x: 0, y: STEP } },
  { icon: ArrowRight, label: AVATAR.moveRight, step: { x: STEP, y: 0 } },
] as const;

interface PictureCropperProps {
  url: string;
  /** Called on each change with the part of the picture inside the circle. */
  onPart: (part: Part) => void;
}

/** Selects the round part of a picture: by dragging, keys, buttons and a zoom slider. */
export function PictureCropper({ url, onPart }: PictureCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const picture = useRef(NOTHING);
  const circle = useRef(NOTHING);
  const zoomId = useId();
  return (
    <div className="grid gap-3">
      <div className="relative h-[min(18rem,38dvh)] overflow-hidden rounded-card bg-sunk">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, part) => onPart(part)}
          setMediaSize={(size) => {
            picture.current = size;
          }}
          setCropSize={(size) => {
            circle.current = size;
          }}
          cropperProps={{ role: 'application', 'aria-label': AVATAR.area }}
        />
      </div>
      <p className="text-sm text-muted">{AVATAR.cropHint}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={zoomId} className="text-sm font-semibold">
          {AVATAR.zoom}
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          aria-valuetext={AVATAR.zoomValue(Math.round(zoom * 100))}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="h-11 min-w-40 flex-1 accent-action"
        />
        <fieldset className="flex">
          <legend className="sr-only">{AVATAR.move}</legend>
          {MOVES.map(({ step, ...look }) => (
            <IconButton
              key={look.label}
              {...look}
              onClick={() => setCrop((from) => moveCrop(from, step, picture.current, circle.current, zoom))}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
}
