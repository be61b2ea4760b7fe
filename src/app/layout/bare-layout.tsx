import { Outlet } from 'react-router';
import { AgeLine } from './age-line.tsx';

/** Study screens: neither header nor footer; the page provides its own `main`. */
export const BareLayout = () => (
  <>
    <AgeLine />
    <Outlet />
  </>
);
