import './no-sidebar.css';

/** In the place of the sidebar on a page without one: nothing, and the text has the room. */
export default function NoSidebar() {
  return null;
}
