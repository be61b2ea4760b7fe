import { Snowflake } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HolidayTheme as Theme } from '#contract/holiday-theme.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { HOLIDAY } from '../messages/holiday-theme.ts';
import { flakeCount, makeFlakes } from '../model/flakes.ts';
import { hasPlayedRecently } from '../model/holiday-cookies.ts';
import { popupOf } from '../model/popup.ts';
import { themeVariables } from '../model/theme-variables.ts';
import { useActiveTheme } from '../model/use-active-theme.ts';
import { useMedia } from '../model/use-media.ts';
import { HolidayPopup } from './holiday-popup.tsx';

/**
 * Snow behind the page's text, so that no flake looks like a diacritic. Decorative, and animated by the
 * compositor, so that it does not slow down the page.
 */
function Snow({ width }: { width: number }) {
  const [flakes] = useState(() => makeFlakes(flakeCount(width), Math.random));
  const sky = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const animations = [...(sky.current?.children ?? [])].map((child, index) => {
      const { drift = 0, duration = 0, ahead = 0 } = flakes[index] ?? {};
      const from = { transform: 'translate3d(0, -12px, 0)' };
      const to = { transform: `translate3d(${drift}px, calc(100vh + 12px), 0)` };
      return child.animate([from, to], { duration, delay: -ahead, iterations: Number.POSITIVE_INFINITY });
    });
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [flakes]);
  return (
    <div ref={sky} aria-hidden="true" className="pointer-events-none fixed inset-0 -z-10 overflow-hidden">
      {flakes.map(({ left, size, opacity }) => (
        <span
          key={left}
          className="absolute top-0 rounded-full bg-info"
          style={{ left: `${left}%`, width: size, height: size, opacity }}
        />
      ))}
    </div>
  );
}

const KEY = 'luyen.snow';
const OFF = 'off';

/** Snow with a button that turns it off; the choice is stored on this device. */
function SnowFall() {
  const [isSnowing, setIsSnowing] = useState(() => deviceStorage.getItem(KEY) !== OFF);
  const isWide = useMedia('(width >= 768px)');
  const toggle = () => {
    if (isSnowing) deviceStorage.setItem(KEY, OFF);
    else deviceStorage.removeItem(KEY);
    setIsSnowing(!isSnowing);
  };
  return (
    <>
      {isSnowing && <Snow key={String(isWide)} width={innerWidth} />}
      <IconButton
        data-keep-clear
        icon={Snowflake}
        label={isSnowing ? HOLIDAY.stopSnow : HOLIDAY.startSnow}
        onClick={toggle}
        className={`fixed left-[calc(var(--rail-width)+12px)] bottom-[calc(var(--bottom-bar-height)+12px+env(safe-area-inset-bottom))] z-10 border border-line bg-surface ${isSnowing ? 'text-brand-strong' : ''}`}
      />
    </>
  );
}

function Decorations({ theme }: { theme: Theme }) {
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [popup, setPopup] = useState(() =>
    popupOf(theme, { width: innerWidth, playedRecently: hasPlayedRecently(), reducedMotion }),
  );
  const close = useCallback(() => setPopup(null), []);
  useEffect(() => {
    const { style } = document.documentElement;
    const variables = themeVariables(theme);
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const name of variables.keys()) style.removeProperty(name);
    };
  }, [theme]);
  if (reducedMotion) return null;
  return (
    <>
      {theme.holiday_background_animation_type === 'snow' && <SnowFall />}
      {popup && <HolidayPopup popup={popup} wishes={theme.title} onClose={close} />}
    </>
  );
}

/** Decorates the pages during a holiday with colours, a popup and snow; not shown on study screens. */
export default function HolidayTheme() {
  const theme = useActiveTheme();
  return theme && <Decorations key={theme.start_time} theme={theme} />;
}
