import { inspect } from '@@/ledger/features';
import type { DemoAction } from '../../../../model/demo/demo-look';
import type { useMessages } from '../../../../hooks/use-messages';
import type { MenuGroup, MenuItem } from '../menu/menu';
import { widthItems } from '../width/width-items';
import type { ShownWidth } from '../width/width-items';
import { toolIcon } from './tool-icon';
import type { DemoLinks } from './tool-icon';

export interface ShownTools {
  links: DemoLinks;
  pressed: Partial<Record<DemoAction, boolean>>;
  tools: readonly DemoAction[];
  width?: ShownWidth;
  onAction: (action: DemoAction) => void;
  onLink: () => void;
}

/** Names of services, which are the same in all languages. */
const SERVICES = { codesandbox: 'CodeSandbox', stackblitz: 'StackBlitz' };

type Words = ReturnType<typeof useMessages>;

/** An action with its name and icon; nothing if the demo does not have it. */
function actionItem(
  action: DemoAction,
  label: string,
  { tools, onAction }: ShownTools,
): MenuItem[] {
  if (!tools.includes(action)) return [];
  return [
    { key: action, label, icon: toolIcon(action), onPress: () => onAction(action) },
  ];
}

/** The places where a demo can be opened, and its archive. */
export function openGroups(shown: ShownTools, t: Words, label?: string): MenuGroup[] {
  const { alone } = shown.links;
  const [embed] = actionItem('embed', t('demo.embed'), shown);
  const check = { of: 'one' as const, isOn: !!shown.pressed.embed };
  return [
    {
      label,
      items: [
        ...actionItem('codesandbox', SERVICES.codesandbox, shown),
        ...actionItem('stackblitz', SERVICES.stackblitz, shown),
        ...(embed ? [{ ...embed, check }] : []),
        ...(alone
          ? [
              {
                key: 'alone',
                label: t('demo.alone'),
                icon: toolIcon('alone'),
                href: alone,
              },
            ]
          : []),
      ],
    },
    { items: actionItem('download', t('demo.download'), shown) },
  ];
}

/** What says of the demo itself what made it. */
export function inspectGroup(shown: ShownTools, t: Words): MenuGroup {
  const [item] = inspect ? actionItem('inspect', t('demo.inspect'), shown) : [];
  const check = { of: 'one' as const, isOn: !!shown.pressed.inspect };
  return { items: item ? [{ ...item, check }] : [] };
}

/** All that a narrow toolbar has no room for. */
export function moreGroups(
  shown: ShownTools,
  t: Words,
  isCopyThere: boolean,
): MenuGroup[] {
  const { tools, pressed, links, width, onAction, onLink } = shown;
  const language = (label: string, isOn: boolean): MenuItem => ({
    key: label.toLowerCase(),
    label,
    check: { of: 'several', isOn },
    onPress: () => isOn || onAction('language'),
  });
  const isJavascript = !!pressed.language;
  return [
    {
      items: [
        ...(isCopyThere ? [] : actionItem('copy', t('demo.copy'), shown)),
        ...actionItem('reset', t('demo.reset'), shown),
        {
          key: 'link',
          label: t('demo.link'),
          icon: toolIcon('link'),
          onPress: onLink,
        },
        ...(links.repository
          ? [
              {
                key: 'repository',
                label: t('demo.repository'),
                icon: toolIcon('repository'),
                href: links.repository,
              },
            ]
          : []),
      ],
    },
    {
      label: t('demo.language'),
      items: tools.includes('language')
        ? [language('TypeScript', !isJavascript), language('JavaScript', isJavascript)]
        : [],
    },
    {
      label: t('demo.width.label'),
      items: width && tools.includes('width') ? widthItems(width, t) : [],
    },
    ...openGroups(shown, t, t('demo.open')),
    inspectGroup(shown, t),
  ];
}
