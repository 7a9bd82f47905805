import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import type { MessageId } from '../../hooks/use-messages';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/icon';
import { Toolbar } from '../../ui/toolbar';

/** What a button of a demo's toolbar does. */
export type DemoAction =
  | 'code'
  | 'copy'
  | 'language'
  | 'edit'
  | 'reset'
  | 'codesandbox'
  | 'stackblitz'
  | 'embed'
  | 'download';

/** Where its links lead. */
export interface DemoLinks {
  link: string;
  alone: string;
  repository?: string;
}

interface DemoToolbarProps {
  label: string;
  links: DemoLinks;
  /** Which actions are in force: code shown, JavaScript chosen, code edited, sandbox embedded. */
  pressed: Partial<Record<DemoAction, boolean>>;
  /** Ids of what they show. */
  controls: Partial<Record<DemoAction, string>>;
  onAction: (action: DemoAction) => void;
}

const ACTIONS: readonly DemoAction[] = [
  'code',
  'copy',
  'language',
  'edit',
  'reset',
  'codesandbox',
  'stackblitz',
  'embed',
  'download',
];
/** Actions that show something below the demo. */
const SHOWING: readonly DemoAction[] = ['code', 'edit', 'embed'];
const LINKS = ['link', 'alone', 'repository'] as const;

/** What can be done with a demo. */
export const DemoToolbar: React.FC<DemoToolbarProps> = ({
  label,
  links,
  pressed,
  controls,
  onAction,
}) => {
  const t = useMessages();
  const name = (action: DemoAction): MessageId =>
    action === 'code' && pressed.code ? 'demo.code.hide' : `demo.${action}`;
  const stateOf = (action: DemoAction) => {
    if (action === 'language') return { 'aria-pressed': !!pressed.language };
    if (!SHOWING.includes(action)) return {};
    return { 'aria-expanded': !!pressed[action], 'aria-controls': controls[action] };
  };
  return (
    <Toolbar label={label} className="ledger-demo-tools">
      {[
        ...ACTIONS.map((action) => (
          <button
            key={action}
            type="button"
            className="ledger-tool"
            aria-label={t(name(action))}
            data-action={action}
            {...stateOf(action)}
            onClick={() => onAction(action)}
          >
            {action === 'language' ? (
              <span>{pressed.language ? 'JS' : 'TS'}</span>
            ) : (
              <Icon name={action as IconName} size={18} />
            )}
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
            <Icon name={link} size={18} />
          </a>
        )),
      ]}
    </Toolbar>
  );
};
