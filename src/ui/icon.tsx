import React from 'react';

/** SVG paths on a 24 by 24 grid. */
const ICON_PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  contents: 'M4 7h0M4 12h0M4 17h0M8.5 7h11.5M8.5 12h11.5M8.5 17h11.5',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z',
  auto: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 8h4M12 12h8.4M12 16h4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  done: 'M5 12.5 10 17.5 19.5 7',
  failed: 'M12 4 21 20H3ZM12 10v4.5M12 17.2v.3',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  repository:
    'M7 8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 8.5v7M17 8.5c0 3.5-5 4-8.3 5.8',
} as const;

export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  /** An icon that is available to the whole site. */
  name?: IconName;
  /** The path of an icon that a lazy component brings along. */
  path?: string;
  size?: number;
}

/** A decorative icon. The control around it has the accessible name. */
export const Icon: React.FC<IconProps> = ({ name, path, size = 20 }) => (
  <svg
    aria-hidden="true"
    className="ledger-icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    data-icon={name}
  >
    <path d={path ?? (name && ICON_PATHS[name])} />
  </svg>
);

/** The mark of a service, on the grid of Ant Design's icons. The control around it has the name. */
export const Mark: React.FC<{ paths: readonly string[] }> = ({ paths }) => (
  <svg
    viewBox="64 64 896 896"
    width="18"
    height="18"
    // Here, as in dumi's theme, for which sites have rules.
    fill="currentColor"
    aria-hidden="true"
  >
    {paths.map((path) => (
      <path key={path} d={path} fillRule="evenodd" />
    ))}
  </svg>
);
