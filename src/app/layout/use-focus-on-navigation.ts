import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page, focus goes to the new content, so that keyboard and screen reader start there. */
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
