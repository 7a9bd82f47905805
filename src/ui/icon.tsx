import React from 'react';

/** Strokes on a field of 24 by 24. */
const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z',
  auto: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 8l4 0M12 12l8.4 0M12 16l4 0',
  code: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  done: 'M5 12.5 10 17.5 19.5 7',
  failed: 'M12 4 21 20H3ZM12 10v4.5M12 17.2v.3',
  alone: 'M14 4h6v6M20 4l-9 9M11 5H5v14h14v-6',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  repository:
    'M7 8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 8.5v7M17 8.5c0 3.500-5 4-8.300 5.800',
  edit: 'M4 20h4L19 9l-4-4L4 16Z',
  reset: 'M5 5v5h5M5.500 10a7 7 0 1 1-.3 5',
  codesandbox: 'M12 3 20 7.500v9L12 21 4 16.500v-9ZM4 7.500l8 4.500 8-4.500M12 12v9',
  stackblitz: 'M13.500 3 5 13.500h5.500L9 21l9.500-11H13Z',
  embed: 'M4 5h16v14H4ZM4 9h16M9 14l-2 2M11 16h4',
  download: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  /** One that the whole site may use. */
  name?: IconName;
  /** Strokes of one that a part brings itself. */
  path?: string;
  size?: number;
}

/** A decorative picture; the control round it carries the name. */
export const Icon: React.FC<IconProps> = ({ name, path, size = 20 }) => (
  <svg
    aria-hidden="true"
    className="ledger-icon"
    data-icon={name}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path ?? (name && PATHS[name])} />
  </svg>
);
