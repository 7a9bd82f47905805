/**
 * Tools that bundle a project on StackBlitz and on the reader's machine (Node 20.19 or
 * later).
 */
export const VITE: Record<string, string> = {
  '@vitejs/plugin-react': '5.2.0',
  vite: '7.3.6',
};

/**
 * The newest types of each major version of React. A test compares those of 16 with the
 * repository's.
 */
export const REACT_TYPES: Record<number, Record<string, string>> = {
  16: { '@types/react': '16.14.70', '@types/react-dom': '16.9.25' },
  17: { '@types/react': '17.0.93', '@types/react-dom': '17.0.26' },
  18: { '@types/react': '18.3.8', '@types/react-dom': '18.3.7' },
  19: { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
};
