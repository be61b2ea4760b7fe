import { useLayoutEffect } from 'react';
import { useViewSettings } from './view-settings.ts';

/** Applies the learner's text size and colours to the whole page, including dialogs, during a test. */
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
