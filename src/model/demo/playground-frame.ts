/** Name of the frame's document, beside the site's scripts. It stays the same in every build. */
export const FRAME_FILE = 'playground-frame.html';

/** Name of the entry that the frame's scripts are made of. */
export const FRAME_ENTRY = 'playground-frame';

/** Global variable through which the document gives the program its port to the page. */
export const PORT_KEY = '__ledgerPort';

/** The first message, to the frame's document. A port to the page comes with it. */
export interface StartMessage {
  type: 'start';
  /** The frame's program. */
  code: string;
  /** Address of the program, for stack traces. */
  address: string;
  /** Address of its style sheet. */
  style: string;
}

/**
 * The content policy of the frame in which readers' code runs. The code itself is inline.
 * Everything else may come from the site alone, and no other page opens inside the frame.
 * @param origins other hosts that code may read from: `https://data.example.com`
 */
export function framePolicy(origins: readonly string[]): string {
  const from = (...sources: string[]) => [...sources, ...origins].join(' ');
  return [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    `style-src ${from("'self'", "'unsafe-inline'")}`,
    `img-src ${from("'self'", 'data:', 'blob:')}`,
    `font-src ${from("'self'", 'data:')}`,
    `media-src ${from("'self'", 'data:', 'blob:')}`,
    `connect-src ${from("'self'")}`,
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/**
 * Starts the program that the page sends. Only a sandboxed frame has no origin. Anywhere
 * else, the code would run with the rights of the site, so nothing starts there.
 */
const START = `(function () {
  if (self.origin !== 'null' || parent === self) {
    document.body.textContent = 'This page belongs to the editor of demos and shows nothing by itself.';
    return;
  }
  var scheme = document.createElement('meta');
  scheme.name = 'color-scheme';
  scheme.content = location.hash.slice(1);
  document.head.append(scheme);
  addEventListener('message', function start(event) {
    if (event.source !== parent || !event.data || event.data.type !== 'start') return;
    removeEventListener('message', start);
    self.${PORT_KEY} = event.ports[0];
    var style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = event.data.style;
    style.onload = style.onerror = function () {
      var script = document.createElement('script');
      script.textContent = event.data.code + '\\n//# sourceURL=' + event.data.address;
      document.head.append(script);
      script.remove();
    };
    document.head.append(style);
  });
})();`;

/** The document of the frame in which readers' code runs. */
export function frameDocument(origins: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy(origins)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor of demos</title>
</head>
<body>
<script>
${START}
</script>
</body>
</html>
`;
}
