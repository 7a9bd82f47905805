import { useOutlet } from 'dumi';

/** In the place of a layout around all pages: what is inside it alone. */
export default function Outlet() {
  return useOutlet();
}
