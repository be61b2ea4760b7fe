import { useLayoutEffect } from 'react';
import { useViewSettings } from './view-settings.ts';

/** Text size and colours of the learner's choice, on the whole page with its dialogs, while a test is on screen. */
export function useDisplay(): void {
  const zoom = useViewSettings((view) => view.zoom);
  const contrast = useViewSettings((view) => view.contrast);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.fontSize = zoom === 100 ? '' : `${zoom}%`;
    if (contrast === 'standard') delete root.dataset.contrast;
    else root.dataset.contrast = contrast;
    return () => {
      root.style.fontSize = '';
      delete root.dataset.contrast;
    };
  }, [zoom, contrast]);
}
