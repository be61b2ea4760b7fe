import { Snowflake } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import { HOLIDAY } from '../messages/holiday-theme.ts';
import { useMedia } from '../model/use-media.ts';
import { Snow } from './snow.tsx';

const KEY = 'luyen.snow';
const OFF = 'off';

/** Snow with a button that stops it, on this device for good. */
export function SnowFall() {
  const [falls, setFalls] = useState(() => localStorage.getItem(KEY) !== OFF);
  const wide = useMedia('(width >= 768px)');
  const toggle = () => {
    if (falls) localStorage.setItem(KEY, OFF);
    else localStorage.removeItem(KEY);
    setFalls(!falls);
  };
  return (
    <>
      {falls && <Snow key={String(wide)} width={innerWidth} />}
      <IconButton
        icon={Snowflake}
        label={falls ? HOLIDAY.stopSnow : HOLIDAY.startSnow}
        onClick={toggle}
        className={`fixed left-3 z-10 border border-line bg-surface max-md:bottom-[calc(72px+env(safe-area-inset-bottom))] md:bottom-4 ${falls ? 'text-brand-strong' : ''}`}
      />
    </>
  );
}
