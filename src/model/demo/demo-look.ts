/** How a demo asks to be shown, in `<code src>`, in its front comment, or above its code. */
export interface DemoLook {
  /** No space around it. */
  compact?: boolean;
  /** Elements that are fixed to the window stay inside its box. */
  transform?: boolean;
  /** CSS of what is behind it. */
  background?: string;
  /** As wide as its page's text and the table of contents beside it. */
  wide?: boolean;
}

/** The actions of a demo's toolbar, in order. */
export const DEMO_ACTIONS = [
  'code',
  'copy',
  'language',
  'edit',
  'reset',
  'codesandbox',
  'stackblitz',
  'embed',
  'download',
  'width',
  'inspect',
] as const;

export type DemoAction = (typeof DEMO_ACTIONS)[number];

/** Those that know React alone. */
const OF_REACT: readonly DemoAction[] = [
  'language',
  'edit',
  'codesandbox',
  'stackblitz',
  'embed',
  'inspect',
];

/** What dumi's default theme calls some of them. */
const NAMES: Partial<Record<DemoAction, string>> = {
  codesandbox: 'CSB',
  stackblitz: 'STACKBLITZ',
};

/**
 * True for an option that is on: as YAML, as an attribute without value, or as `"true"`.
 * @param value as the demo or its tag says it
 */
export function isOn(value: unknown): boolean {
  return value === true || value === '' || value === 'true';
}

/**
 * The look that a demo asks for; undefined where it asks for none.
 * @param said options of its tag and its front comment
 */
export function demoLook(said: Readonly<Record<string, unknown>>): DemoLook | undefined {
  const background = typeof said.background === 'string' && said.background.trim();
  const look: DemoLook = {
    ...(isOn(said.compact) && { compact: true }),
    ...(isOn(said.transform) && { transform: true }),
    ...(background && { background }),
    ...(isOn(said.wide) && { wide: true }),
  };
  return Object.keys(look).length > 0 ? look : undefined;
}

/** A list, which an attribute has as JSON. */
function listOf(value: unknown): unknown[] {
  try {
    const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/**
 * The tools that a demo has.
 * @param said `hideActions` as dumi has it; unknown names mean nothing
 * @param foreign true for a demo of another framework
 * @returns its actions, undefined for all; whether it has a link to where it stands alone
 * @example shownTools('["EXTERNAL"]') // { actions: undefined, hasAlone: false }
 */
export function shownTools(
  said: unknown,
  foreign = false,
): {
  actions?: DemoAction[];
  hasAlone: boolean;
} {
  const hidden = listOf(said);
  const actions = DEMO_ACTIONS.filter(
    (action) =>
      !hidden.includes(NAMES[action] ?? action) &&
      !(foreign && OF_REACT.includes(action)),
  );
  return {
    actions: actions.length < DEMO_ACTIONS.length ? actions : undefined,
    hasAlone: !hidden.includes('EXTERNAL'),
  };
}
