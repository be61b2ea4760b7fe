import { Outlet } from 'react-router';

/** Study screens: neither header nor footer; the page provides its own `main`. */
export const BareLayout = () => <Outlet />;
