import { createHost } from './host';
import type { SearchRequest } from './host';

const handle = createHost((response) => self.postMessage(response));

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => handle(data));
