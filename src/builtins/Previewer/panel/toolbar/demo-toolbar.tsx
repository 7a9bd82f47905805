import React from 'react';
import { useMessages } from '../../../../hooks/use-messages';
import { DEMO_ACTIONS } from '../../../../model/demo/demo-look';
import type { DemoAction } from '../../../../model/demo/demo-look';
import { Toolbar } from '../../../../ui/toolbar';
import { useMenu } from '../menu/use-menu';
import type { ShownWidth } from '../width/width-items';
import { inspectGroup, moreGroups, openGroups } from './menu-groups';
import { toolIcon } from './tool-icon';
import type { CopyResult, DemoLinks } from './tool-icon';
import { useNarrow } from './use-narrow';

export type { CopyResult, DemoAction };

export interface DemoToolbarProps {
  label: string;
  links: DemoLinks;
  /** Active actions: code shown, JavaScript chosen, editor open, sandbox embedded. */
  pressed: Partial<Record<DemoAction, boolean>>;
  /** Ids of the elements that they show. */
  controls: Partial<Record<DemoAction, string>>;
  /** The actions that the demo has. */
  tools?: readonly DemoAction[];
  /** Its width; no choice without it. */
  width?: ShownWidth;
  /** The tool that has just copied something, and whether it worked. */
  copied?: CopyResult;
  onAction: (action: DemoAction) => void;
  /** Copies the link to the demo. */
  onLink: () => void;
}

/** The actions with a word, in their order. */
const WORDS = ['code', 'edit', 'copy'] as const;
const LANGUAGES = ['TypeScript', 'JavaScript'] as const;

const isElement = (
  part: React.ReactElement | string | false | undefined,
): part is React.ReactElement => typeof part === 'object';

/**
 * The toolbar of a demo: words for what readers do most, a menu of the places where it can be
 * opened, and icons for the rest. Where it is narrow or touched, the menu has all but two.
 */
export const DemoToolbar: React.FC<DemoToolbarProps> = (props) => {
  const { label, links, pressed, controls, tools = DEMO_ACTIONS } = props;
  const { width, copied, onAction, onLink } = props;
  const t = useMessages();
  const isNarrow = useNarrow(links);
  const words = WORDS.filter((action) => tools.includes(action));
  /** On a narrow toolbar too, if there is nothing else. */
  const isCopyAlone = words[0] === 'copy';
  const shown = { links, pressed, tools, width, onAction, onLink };
  const open = openGroups(shown, t);
  const more = isNarrow && moreGroups(shown, t, isCopyAlone);
  const { button, menu } = useMenu(
    `menu-${links.link.slice(1)}`,
    more || [...open, inspectGroup(shown, t)],
  );
  const result = copied && {
    'data-state': copied.state,
    'data-tip': t(`code.${copied.state}`),
  };
  const wordOf = (action: (typeof WORDS)[number]) => {
    const isCopied = copied?.tool === action;
    const { [action]: isOn = false } = pressed;
    return (
      <button
        key={action}
        type="button"
        className="ledger-tool"
        aria-label={t(action === 'code' && isOn ? 'demo.code.hide' : `demo.${action}`)}
        data-action={action}
        data-wide={(action === 'copy' && !isCopyAlone) || undefined}
        {...(action === 'copy'
          ? isCopied && result
          : { 'aria-expanded': isOn, 'aria-controls': controls[action] })}
        onClick={() => onAction(action)}
      >
        {toolIcon(action, isCopied ? copied?.state : undefined)}
        <span>{t(`demo.${action}.word`)}</span>
      </button>
    );
  };
  const languageOf = (language: (typeof LANGUAGES)[number]) => {
    const isOn = (language === 'JavaScript') === !!pressed.language;
    return (
      <button
        key={language}
        type="button"
        className="ledger-tool"
        aria-pressed={isOn}
        data-action="language"
        data-wide=""
        onClick={() => isOn || onAction('language')}
      >
        <span>{language}</span>
      </button>
    );
  };
  const { room } = width ?? {};
  /** Until it is measured, as at build. Beside an editor there is none. */
  const isRoomBeside = !pressed.edit && (!room || room.full > room.page);
  const widthButton = !isNarrow && tools.includes('width') && isRoomBeside && (
    <button
      key="width"
      type="button"
      className="ledger-tool"
      aria-pressed={!!pressed.width}
      data-action="width"
      data-wide=""
      onClick={() => onAction('width')}
    >
      {toolIcon('width')}
      <span>{t('demo.width')}</span>
    </button>
  );
  /** What the menu has done is shown by its button. */
  const isMenuCopied =
    isNarrow && copied?.tool !== 'edited' && !(copied?.tool === 'copy' && isCopyAlone);
  const menuButton = (
    <button
      key="menu"
      type="button"
      className="ledger-tool"
      aria-label={more ? t('demo.more') : undefined}
      data-action="menu"
      data-alone={links.alone || undefined}
      {...(isMenuCopied && result)}
      {...button}
    >
      {!isNarrow && toolIcon('open')}
      {!isNarrow && <span>{t('demo.open')}</span>}
      {toolIcon('more', isMenuCopied ? copied?.state : undefined)}
    </button>
  );
  const isLinkCopied = copied?.tool === 'link';
  const onLinkClick = (event: React.MouseEvent) => {
    // With a key the browser opens it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLink();
  };
  const icons = [
    tools.includes('reset') && (
      <button
        key="reset"
        type="button"
        className="ledger-tool"
        aria-label={t('demo.reset')}
        data-action="reset"
        data-wide=""
        onClick={() => onAction('reset')}
      >
        {toolIcon('reset')}
      </button>
    ),
    <a
      key="link"
      className="ledger-tool"
      href={links.link}
      aria-label={t('demo.link')}
      data-action="link"
      data-wide=""
      {...(isLinkCopied && result)}
      onClick={onLinkClick}
    >
      {toolIcon('link', isLinkCopied ? copied?.state : undefined)}
    </a>,
    links.repository && (
      <a
        key="repository"
        className="ledger-tool"
        href={links.repository}
        aria-label={t('demo.repository')}
        data-action="repository"
        data-wide=""
        target="_blank"
        rel="noreferrer"
      >
        {toolIcon('repository')}
      </a>
    ),
  ];
  return (
    <>
      <Toolbar label={label} className="ledger-demo-tools">
        {[
          ...words
            .filter((one) => one !== 'copy' || isCopyAlone || !isNarrow)
            .map(wordOf),
          ...(isNarrow || !tools.includes('language') ? [] : LANGUAGES.map(languageOf)),
          ...(widthButton ? [widthButton] : []),
          ...(more || open.some(({ items }) => items.length > 0) ? [menuButton] : []),
          ...(isNarrow ? [] : icons.filter(isElement)),
        ]}
      </Toolbar>
      {menu}
    </>
  );
};
