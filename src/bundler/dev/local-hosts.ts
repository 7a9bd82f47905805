import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';

/** The name in a `Host` header, without the port and without the brackets of an IPv6 address. */
function nameOf(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}

/**
 * True for the names of this machine and for addresses. Any other name may be that of a page on the
 * internet that has itself resolved to this machine, to read what the server says (DNS rebinding).
 * @param host the header of a request
 */
export function isLocalHost(host: string | undefined): boolean {
  const name = nameOf(host ?? '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) > 0;
}

/** A middleware that answers requests for other names with 403. */
export function refuseForeignHosts(
  { headers: { host } }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (isLocalHost(host)) {
    next();
    return;
  }
  response.statusCode = 403;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(
    'The development server answers to localhost alone. Start it with HOST=0.0.0.0 to use it under other names.\n',
  );
}

/** Ends connections that a page of another name wants to keep open. */
export function endForeignUpgrades(
  { headers: { host } }: IncomingMessage,
  socket: Duplex,
): void {
  if (!isLocalHost(host)) socket.destroy();
}
