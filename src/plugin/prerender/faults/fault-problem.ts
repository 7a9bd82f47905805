import type { Problem } from '../../../model/problem';
import type { Site } from '../../site/read-site';
import type { Fault, FaultKind, HeldTimer } from '../thread/messages';
import { VARIABLE } from '../watch/time-limit';
import { placeOfWork } from './demo-place';
import type { WorkPlace } from './demo-place';
import type { createSourcePlaces } from './source-place';

/** What problems are made with. */
export interface Sources {
  site: Site;
  /** The site's base without a slash at its end. */
  prefix: string;
  /** Files of pages that are no documents, by their addresses below the base. */
  others?: ReadonlyMap<string, string>;
  places: ReturnType<typeof createSourcePlaces>;
}

/** Names that a browser has and Node has not. */
const OF_BROWSER = [
  'window|self|document|navigator|location|history|screen|localStorage|sessionStorage',
  'indexedDB|customElements|matchMedia|getComputedStyle|getSelection|devicePixelRatio',
  '(?:request|cancel)(?:AnimationFrame|IdleCallback)|(?:add|remove)EventListener|fetch',
  'scroll(?:To|By)|(?:inner|outer)(?:Width|Height)|alert|visualViewport|Image|Audio',
  '(?:HTML|SVG|CSS|XML|WebGL|DOM)[A-Z]\\w*|CSS|(?:Audio|Canvas)\\w*Context\\w*',
  '\\w*(?:Observer|Event|Element|Fragment|Worker|OffscreenCanvas|FileReader|ShadowRoot)',
].join('|');

/** An error of code that takes Node for a browser. */
export const NEEDS_BROWSER = new RegExp(`\\b(?:${OF_BROWSER})\\b is not defined`);

/** The cure for it, without a period at its end. */
export const ONLY_IN_EFFECTS =
  'Use `window` and `document` only in effects and event handlers';

const EFFECT = 'Do that in an effect or an event handler';

/** The front matter that leaves a demo to the browser. */
function optOut(name: string, page: string): string {
  return `or leave the demo to the browser, with \`demos: { ${name}: { prerender: false, height: 300 } }\` in the front matter of ${page}.`;
}

/** The fault and its cure. `subject` is the demo or the page. */
function words(
  { kind, text, work }: Fault,
  subject: string,
  { page, demo = work?.demo?.name }: WorkPlace,
): [message: string, hint: string] {
  const or = demo ? `, ${optOut(demo, page)}` : '.';
  if (NEEDS_BROWSER.test(text)) {
    return [`${subject} needs a browser at build: ${text}.`, `${ONLY_IN_EFFECTS}${or}`];
  }
  switch (kind) {
    case 'import':
      return [`${subject} throws when it is imported: ${text}.`, `Correct it${or}`];
    case 'render':
      return [`${subject} throws when it is rendered: ${text}.`, `Correct it${or}`];
    case 'uncaught':
      return [`${subject} throws later, in a callback: ${text}.`, `${EFFECT}${or}`];
    case 'rejection':
      return [
        `${subject} rejects a promise that nothing handles: ${text}.`,
        `Handle it with \`catch\`. ${EFFECT}${or}`,
      ];
    case 'no-export':
      return [
        `${subject} has no default export.`,
        'Export its component: `export default function MyDemo() { … }`.',
      ];
    case 'no-component':
      return [
        `${subject} exports ${text} by default, which is not a component.`,
        'Export a function: `export default function MyDemo() { … }`.',
      ];
    case 'time':
      return [
        `${subject} is not rendered after ${text}.`,
        `Look for a loop that never ends, or give it more time: ${VARIABLE}=60.`,
      ];
    case 'pending':
      return [
        `${subject} waits for something that never happens.`,
        'Look for an `await` of a promise that nothing resolves when the demo is imported.',
      ];
    case 'exit':
      return [`${subject} ends the process of the build.`, `Remove that call${or}`];
    case 'memory':
      return [`${subject} uses all memory that it may have: ${text}.`, `Correct it${or}`];
  }
}

function subjectOf({ work }: Pick<Fault, 'work'>): string {
  if (!work) return "the site's own code";
  return work.demo ? `the demo "${work.demo.name}"` : `the page ${work.page}`;
}

/** Faults that leave the rest of the site whole, wherever they come from. */
const LATER: readonly FaultKind[] = ['uncaught', 'rejection'];

function codeOf({ kind, work }: Fault): string {
  if (work?.demo) return `prerender-${kind}`;
  return work || LATER.includes(kind) ? 'prerender-page' : 'prerender-start';
}

/** A fault as a problem, at the line of the site's files where it comes from. */
export function problemOfFault(
  fault: Fault,
  { site, prefix, others, places }: Sources,
): Problem {
  const { work, stack } = fault;
  const place = work
    ? placeOfWork(work, site, prefix, others)
    : { file: '.dumirc.ts', line: 1, page: '.dumirc.ts' };
  const [message, hint] = words(fault, subjectOf(fault), place);
  const { file, line } = places.inSite(stack) ?? place;
  return { code: codeOf(fault), file, line, message, hint };
}

/**
 * A timer that did not run as a warning, for those that the site's own code has started: of those
 * of packages nobody needs to know.
 */
export function problemOfTimer(
  { call, work, stack }: HeldTimer,
  { places }: Sources,
): Problem[] {
  const place = places.direct(stack);
  if (!place) return [];
  return [
    {
      code: 'prerender-timer',
      ...place,
      message: `${subjectOf({ work })} calls \`${call}\` when it is imported or rendered. The build does not run it.`,
      hint: 'Start the timer in an effect, and stop it when the effect ends.',
    },
  ];
}
