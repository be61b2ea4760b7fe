import { useCallback, useEffect, useState } from 'react';
import type { HolidayTheme as Theme } from '#contract/holiday-theme.ts';
import { hasPlayedRecently } from '../model/holiday-cookies.ts';
import { popupOf } from '../model/popup.ts';
import { themeVariables } from '../model/theme-variables.ts';
import { useActiveTheme } from '../model/use-active-theme.ts';
import { useMedia } from '../model/use-media.ts';
import { HolidayPopup } from './holiday-popup.tsx';
import { SnowFall } from './snow-fall.tsx';

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
