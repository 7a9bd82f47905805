import type { DemoSources } from '../../model/demo/demo-asset';
import type { HighlightedFile } from './panel/demo-code';
import type { DemoAction } from './panel/toolbar/demo-toolbar';

/** A module of the page with one entry per demo id, loaded on demand. */
type LazyModule<T> = () => Promise<{ default: Record<string, T> }>;

type Code = 'open' | 'closed';

export interface DemoPanelProps {
  id: string;
  /** Name that links on the page use. */
  name: string;
  title: string;
  /** Address of the stand-alone demo. */
  demoUrl: string;
  /** Its files as HTML; empty while hydrating. */
  sources: HighlightedFile[];
  /** Its packages and their versions. */
  packages: Record<string, string>;
  /** Path of its file, relative to the site's root. */
  file?: string;
  /** Load the sources of all demos on the page, and their JavaScript as HTML. */
  loadSources?: LazyModule<DemoSources>;
  loadJavascript?: LazyModule<{ name: string; html: string }[]>;
  /** Whether code is open, what it is until the reader chooses first. */
  codes?: readonly [Code, ...Code[]];
  /** The tools that it has; all if it is left out. */
  tools?: readonly DemoAction[];
  /** Whether it takes the room beside its page's column until the reader chooses. */
  wide?: boolean;
  /** Restarts the demo. */
  onReset: () => void;
  /**
   * Called with the height of the demo in pixels when the result of edited code replaces
   * it, in the element `result-{name}`; called without it when the demo is back.
   */
  onEdit: (height?: number) => void;
}
