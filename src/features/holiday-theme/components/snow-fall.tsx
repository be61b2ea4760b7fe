import { Snowflake } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import { HOLIDAY } from '../messages/holiday-theme.ts';
import { useMedia } from '../model/use-media.ts';
import { Snow } from './snow.tsx';

const KEY = 'luyen.snow';
const OFF = 'off';

/** Snow with a button that turns it off; the choice is stored on this device. */
export function SnowFall() {
  const [isSnowing, setIsSnowing] = useState(() => localStorage.getItem(KEY) !== OFF);
  const isWide = useMedia('(width >= 768px)');
  const toggle = () => {
    if (isSnowing) localStorage.setItem(KEY, OFF);
    else localStorage.removeItem(KEY);
    setIsSnowing(!isSnowing);
  };
  return (
    <>
      {isSnowing && <Snow key={String(isWide)} width={innerWidth} />}
      <IconButton
        icon={Snowflake}
        label={isSnowing ? HOLIDAY.stopSnow : HOLIDAY.startSnow}
        onClick={toggle}
        className={`fixed left-3 z-10 border border-line bg-surface max-md:bottom-[calc(72px+env(safe-area-inset-bottom))] md:bottom-4 ${isSnowing ? 'text-brand-strong' : ''}`}
      />
    </>
  );
}
