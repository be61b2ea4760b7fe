import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After navigation, moves focus to the new content for keyboard and screen-reader users. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [pathname]);
}
