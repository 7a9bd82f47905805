import { get } from 'node:http';

/**
 * The bytes of a response's status line and headers, as Chromium's protocol counts them in
 * `encodedDataLength`.
 * @param {Pick<import('node:http').IncomingMessage,
 *   'httpVersion' | 'statusCode' | 'statusMessage' | 'rawHeaders'>} response
 * @returns {number}
 */
export function headerSize({ httpVersion, statusCode, statusMessage, rawHeaders }) {
  const status = `HTTP/${httpVersion} ${statusCode} ${statusMessage}`;
  // After each name stand a colon and a space or a line's end; each line ends with two bytes.
  const headers = rawHeaders.reduce((total, part) => total + part.length + 2, 0);
  return status.length + 2 + headers + 2;
}

/**
 * What a file weighs over the wire: headers, and the body after gzip. For files that a worker asks
 * for, which the page's own traffic does not show.
 * @param {string} url
 * @returns {Promise<number>} bytes
 */
export function transferSize(url) {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = headerSize(response);
      response.on('data', (chunk) => (size += chunk.length));
      response.on('end', () => done(size));
    }).on('error', fail);
  });
}
