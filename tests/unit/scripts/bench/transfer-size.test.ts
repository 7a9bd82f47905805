import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { transferSize } from '../../../../scripts/bench/transfer-size.mjs';

test('a file weighs what comes over the wire, headers included', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 5 });
    response.end('words');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    const wire = await new Promise<number>((done) => {
      let size = 0;
      connect(port, '127.0.0.1')
        .on('data', (chunk) => (size += chunk.length))
        .on('end', () => done(size))
        .end('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    });
    const size = await transferSize(`http://127.0.0.1:${port}/`);
    expect(size).toBeGreaterThan('words'.length);
    expect(size).toBe(wire);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});
