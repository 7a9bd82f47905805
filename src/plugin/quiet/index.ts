import type { IApi } from 'dumi';
import { isBuild } from '../host';
import { CompilationStarts } from '../../bundler/dev/compilation-starts';
import { inQuiet } from './in-quiet';
import type { Job } from './in-quiet';

/**
 * What the development server does when nobody waits for a page.
 * @returns asks for a run of a job; asked for twice before it has run, it runs once
 */
export default function quiet(api: IApi): (job: Job) => void {
  // The server lives on. What the author changes next asks for the job again.
  const jobs = inQuiet((fault) => api.logger.error(fault));
  api.chainWebpack((chain) => {
    if (isBuild(api)) return chain;
    chain.plugin('ledger-quiet').use(CompilationStarts, [() => jobs.began()]);
    return chain;
  });
  api.onDevCompileDone(() => jobs.compiled());
  // Before umi answers the page that waits for the first compilation.
  api.onBeforeMiddleware(({ app }) => {
    app.use((_request, _response, next) => {
      jobs.requested();
      next();
    });
  });
  return (job) => jobs.ask(job);
}
