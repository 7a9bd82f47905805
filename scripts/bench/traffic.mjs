/** @param {Record<string, string>} headers @returns {boolean} of a request for a later page */
function isPrefetch(headers) {
  return Object.entries(headers).some(
    ([name, value]) => /^(sec-)?purpose$/i.test(name) && /prefetch/.test(value),
  );
}

/** Files of what a demo's tools load: editor, compiler, sandboxes, by the names of their chunks. */
const TOOLS =
  /\/(demo-(panel|editor|actions)|playground|lz-string|codemirror|lezer|sucrase)[^/]*$/;

/**
 * Adds up the requests of one load. What was prefetched counts for this page as soon as the page
 * asks for it as well: the browser then takes it from its cache.
 * @param {{ url: string, type: string, size: number, prefetch: boolean }[]} requests sizes in
 *   bytes as they came over the wire, headers included
 * @returns {{ html: number, css: number, js: number, all: number, tools: number,
 *   prefetch: number, requests: number }} bytes; `all` holds the prefetched ones, the parts do
 *   not; `tools` is what nobody has asked for yet and is in the others as well
 */
export function addUp(requests) {
  const counted = requests.filter(({ url }) => !url.endsWith('/favicon.ico'));
  const used = new Set(counted.filter((one) => !one.prefetch).map(({ url }) => url));
  const sum = (accept) =>
    counted.filter(accept).reduce((total, { size }) => total + size, 0);
  const early = ({ prefetch, url }) => prefetch && !used.has(url);
  const kind = (type, ending) => (one) =>
    !early(one) && (one.type === type || ending.test(one.url));
  return {
    html: sum(kind('Document', /\.html(\?|$)/)),
    css: sum(kind('Stylesheet', /\.css(\?|$)/)),
    js: sum(kind('Script', /\.m?js(\?|$)/)),
    all: sum(() => true),
    tools: sum(({ url }) => TOOLS.test(new URL(url).pathname)),
    prefetch: sum(early),
    requests: counted.length,
  };
}

/**
 * Listens to what a page loads, through Chromium's protocol.
 * @param {import('playwright-core').CDPSession} session of the page, before it is opened
 * @param {string} origin other addresses do not count
 */
export async function watchTraffic(session, origin) {
  const requests = new Map();
  const prefetched = new Set();
  const open = new Set();
  let changed = () => {};
  const end = ({ requestId, encodedDataLength = 0 }) => {
    if (requests.has(requestId)) requests.get(requestId).size += encodedDataLength;
    open.delete(requestId);
    changed();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith(origin)) return;
    requests.set(requestId, { url: request.url, type, size: 0 });
    open.add(requestId);
    changed();
  });
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    if (isPrefetch(headers)) prefetched.add(requestId);
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');

  return {
    /**
     * Waits until no request is open and none has begun or ended for a while.
     * @param {number} quiet milliseconds
     * @param {number} [limit] milliseconds after which it throws
     */
    settled(quiet, limit = 60_000) {
      return new Promise((done, fail) => {
        let calm;
        const stop = (then) => {
          clearTimeout(calm);
          clearTimeout(late);
          changed = () => {};
          then();
        };
        const late = setTimeout(() => {
          const urls = [...open].map((id) => requests.get(id).url);
          stop(() => fail(new Error(`The network never fell quiet: ${urls.join(', ')}`)));
        }, limit);
        changed = () => {
          clearTimeout(calm);
          if (open.size === 0) calm = setTimeout(() => stop(done), quiet);
        };
        changed();
      });
    },
    /** What was loaded so far, see `addUp`. */
    sizes() {
      const all = [...requests].map(([id, one]) => ({
        ...one,
        prefetch: prefetched.has(id),
      }));
      return addUp(all);
    },
  };
}
