import type { IApi } from 'dumi';

/** umi's chain over a webpack configuration, by the type of its own hook. */
export type Chain = Parameters<
  Extract<Parameters<IApi['chainWebpack']>[0], (...args: never[]) => unknown>
>[0];
