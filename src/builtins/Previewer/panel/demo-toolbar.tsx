import React from 'react';
import { useMessages } from '../../../hooks/use-messages';
import { DEMO_ACTIONS } from '../../../model/demo/demo-look';
import type { DemoAction } from '../../../model/demo/demo-look';
import type { MessageId } from '../../../hooks/use-messages';
import { Icon } from '../../../ui/icon';
import { Toolbar } from '../../../ui/toolbar';

export type { DemoAction };

/** Targets of its links. */
export interface DemoLinks {
  link: string;
  alone: string;
  repository?: string;
}

export interface DemoToolbarProps {
  label: string;
  links: DemoLinks;
  /** Active actions: code shown, JavaScript chosen, editor open, sandbox embedded. */
  pressed: Partial<Record<DemoAction, boolean>>;
  /** Ids of the elements that they show. */
  controls: Partial<Record<DemoAction, string>>;
  /** The actions that the demo has. */
  tools?: readonly DemoAction[];
  onAction: (action: DemoAction) => void;
}

/**
 * SVG paths of the tools on a 24 by 24 grid, in addition to the icons of the whole site.
 */
const ICON_PATHS: Partial<Record<DemoAction | keyof DemoLinks, string>> = {
  code: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5',
  alone: 'M14 4h6v6M20 4l-9 9M11 5H5v14h14v-6',
  edit: 'M4 20h4L19 9l-4-4L4 16Z',
  reset: 'M5 5v5h5M5.5 10a7 7 0 1 1-.3 5',
  codesandbox: 'M12 3 20 7.5v9L12 21 4 16.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9',
  stackblitz: 'M13.5 3 5 13.5h5.5L9 21l9.5-11H13Z',
  embed: 'M4 5h16v14H4ZM4 9h16M9 14l-2 2M11 16h4',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
};

function toolIcon(tool: DemoAction | keyof DemoLinks) {
  const path = ICON_PATHS[tool];
  return path ? (
    <Icon path={path} size={18} />
  ) : (
    <Icon name={tool as 'copy' | 'repository'} size={18} />
  );
}

/** Actions that show something below the demo. */
const DISCLOSURES: readonly DemoAction[] = ['code', 'edit', 'embed'];
const LINKS = ['link', 'alone', 'repository'] as const;

/** The toolbar of a demo. */
export const DemoToolbar: React.FC<DemoToolbarProps> = ({
  label,
  links,
  pressed,
  controls,
  tools = DEMO_ACTIONS,
  onAction,
}) => {
  const t = useMessages();
  const name = (action: DemoAction): MessageId =>
    action === 'code' && pressed.code ? 'demo.code.hide' : `demo.${action}`;
  const stateOf = (action: DemoAction) => {
    if (action === 'language') return { 'aria-pressed': !!pressed.language };
    if (!DISCLOSURES.includes(action)) return {};
    return { 'aria-expanded': !!pressed[action], 'aria-controls': controls[action] };
  };
  return (
    <Toolbar label={label} className="ledger-demo-tools">
      {[
        ...tools.map((action) => (
          <button
            key={action}
            type="button"
            className="ledger-tool"
            aria-label={t(name(action))}
            data-action={action}
            {...stateOf(action)}
            onClick={() => onAction(action)}
          >
            {action === 'language' ? <span>JavaScript</span> : toolIcon(action)}
          </button>
        )),
        ...LINKS.filter((link) => links[link]).map((link) => (
          <a
            key={link}
            className="ledger-tool"
            href={links[link]}
            aria-label={t(`demo.${link}`)}
            data-action={link}
            {...(link !== 'link' && { target: '_blank', rel: 'noreferrer' })}
          >
            {toolIcon(link)}
          </a>
        )),
      ]}
    </Toolbar>
  );
};
