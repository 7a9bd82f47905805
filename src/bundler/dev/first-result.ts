import { asksForDocument } from './opened-pages';
import type { Middleware } from './opened-pages';

/** Milliseconds after which a reader sees umi's page with the progress. */
const PATIENCE = 5000;

export interface FirstResult {
  /** Has documents wait for the first compilation. */
  middleware: Middleware;
  /** To be called after each compilation. */
  compiled(): void;
}

/**
 * Has documents that are asked for before the app is compiled wait for it, as one that comes a moment
 * later does. umi answers them with a page that asks three times a second whether it is done, and then
 * loads the document: up to half a second more, of three.
 */
export function firstResult(): FirstResult {
  let compiled = () => {};
  const result = new Promise<void>((resolve) => {
    compiled = resolve;
  });
  return {
    compiled,
    middleware: (request, _response, next) => {
      if (!asksForDocument(request)) {
        next();
        return;
      }
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE);
      });
      void Promise.race([result, patience]).then(() => {
        clearTimeout(timer);
        next();
      });
    },
  };
}
