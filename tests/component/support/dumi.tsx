/** What the theme uses of `dumi`, from the packages that dumi and its renderer have it from. */
import { createBrowserHistory, createMemoryHistory } from 'history';

export { useAppData } from '@umijs/renderer-react/dist/appContext';
export { Link, useLocation, useOutlet, useParams } from 'react-router-dom';

export const history =
  typeof document === 'undefined' ? createMemoryHistory() : createBrowserHistory();
