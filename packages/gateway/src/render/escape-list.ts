/**
 * Ways out of a render process, each the body of a function that returns true when it succeeded. They run as a slice:
 * `input` is that of its page, `require` its own.
 */
export const escapeList: Readonly<Record<string, string>> = {
  // Node and its modules
  'the process': "return typeof process !== 'undefined'",
  'the process of the global object': 'return globalThis.process !== undefined',
  'the process through global': 'return global.process !== undefined',
  'a module of Node': "return Boolean(require('node:fs'))",
  'a module of the shell': "return Boolean(require('util'))",
  'the main module': 'return Boolean(require.main)',
  'the cache of modules': 'return Boolean(require.cache)',
  'the parent module': 'return Boolean(module.parent || module.children || module.constructor.createRequire)',
  'a dynamic import': "return Boolean(await import('node:fs'))",
  'an import of data': "return Boolean(await import('data:text/javascript,export default process'))",
  'the database of Node': "return Boolean(await import('node:sqlite'))",
  'global require': "return typeof globalThis.require === 'function'",
  'built-in globals of a script':
    "return ['fs', 'os', 'net', 'child_process', 'vm', 'v8'].some((name) => name in globalThis)",
  // Code from text
  'the Function constructor': "return Function('return true')()",
  'a constructor of a function': "return (() => {}).constructor('return true')()",
  'an async constructor': "return await (async () => {}).constructor('return true')()",
  'a generator constructor': "return (function* () {}).constructor('yield true')().next().value",
  'an async generator constructor':
    "return (await (async function* () {}).constructor('yield true')().next()).value",
  'an indirect eval': "return (0, eval)('true')",
  'a timer with text': "return Boolean(setTimeout('1', 0))",
  WebAssembly: "return typeof WebAssembly !== 'undefined'",
  'a function of another kind of import': 'return Boolean(Function(\'return import("node:fs")\')())',
  // The network
  'another host': "return Boolean(await fetch('http://127.0.0.1:1/'))",
  'a host of the same form': "return Boolean(await fetch('http://1.render.invalid.example/api/'))",
  'a path beside the API': "return Boolean(await fetch(input.apiBase.replace('/api/', '/ops/v1/status')))",
  'a path out of the API': "return (await fetch(input.apiBase + '../ops/v1/status')).ok",
  'an encoded path out of the API': "return (await fetch(input.apiBase + '%2e%2e/ops/v1/status')).ok",
  'a call that writes': "return (await fetch(input.apiBase + 'cart/add', { method: 'POST', body: '{}' })).ok",
  'a document that is not open':
    "return (await fetch(input.apiBase.replace(/\\d+/, '999999') + 'header/megamenu')).ok",
  'the dispatcher of fetch':
    "return Reflect.ownKeys(globalThis).some((key) => String(key).includes('undici') && globalThis[key] && globalThis[key].dispatch)",
  'the known symbols of the dispatcher':
    "return [1, 2].some((n) => globalThis[Symbol.for('undici.globalDispatcher.' + n)] !== undefined)",
  'another dispatcher':
    "globalThis[Symbol.for('undici.globalDispatcher.1')] = { dispatch() {} }; return globalThis[Symbol.for('undici.globalDispatcher.1')] !== undefined",
  'a socket': "return typeof WebSocket !== 'undefined'",
  'a stream of events': "return typeof EventSource !== 'undefined'",
  'a channel to others': "return typeof BroadcastChannel !== 'undefined'",
  'a thread': "return typeof Worker !== 'undefined'",
  storage: "return typeof localStorage !== 'undefined' || typeof sessionStorage !== 'undefined'",
  'the navigator': "return typeof navigator !== 'undefined'",
  // What other documents run on
  'another fetch': 'const before = fetch; globalThis.fetch = () => {}; return fetch !== before',
  'a defined fetch': "return Boolean(Object.defineProperty(globalThis, 'fetch', { value: 1 }))",
  'a new global': 'globalThis.spy = 1; return globalThis.spy === 1',
  'a deleted global': 'return delete globalThis.Request && typeof Request === "undefined"',
  'the prototype of Request': 'Request.prototype.text = () => 1; return Request.prototype.text() === 1',
  'the prototype of Response': 'Response.prototype.json = () => 1; return Response.prototype.json() === 1',
  'the prototype of Headers': 'Headers.prototype.set = () => 1; return Headers.prototype.set() === 1',
  'the prototype of objects': 'Object.prototype.spy = 1; return ({}).spy === 1',
  'a method of all objects': 'Object.prototype.toString = () => "spy"; return String({}) === "spy"',
  'the prototype of a prototype': 'Object.setPrototypeOf(Object.prototype, {}); return true',
  'the magic prototype': 'return ({}).__proto__ !== undefined',
  'the prototype of arrays': 'const { push } = []; Array.prototype.push = () => 1; return [].push !== push',
  'the iteration of arrays':
    'const own = [][Symbol.iterator]; Array.prototype[Symbol.iterator] = () => {}; return [][Symbol.iterator] !== own',
  'the prototype of promises':
    'const { then } = Promise.prototype; Promise.prototype.then = () => {}; return Promise.prototype.then !== then',
  'the prototype of functions':
    'const { call } = Function.prototype; Function.prototype.call = () => {}; return Function.prototype.call !== call',
  'the prototype of texts':
    'const { split } = ""; String.prototype.split = () => {}; return "".split !== split',
  'the prototype of maps':
    'const { get } = Map.prototype; Map.prototype.get = () => {}; return Map.prototype.get !== get',
  'the prototype of signals': 'AbortSignal.prototype.spy = 1; return input.signal.spy === 1',
  'the prototype of addresses': 'URL.prototype.spy = 1; return new URL("http://x").spy === 1',
  'the prototype of errors': 'Error.prototype.spy = 1; return new Error().spy === 1',
  'the prototype of generators':
    'Object.getPrototypeOf(function* () {}).prototype.next = () => 1; return (function* () {})().next() === 1',
  'the parser of JSON': 'const { parse } = JSON; JSON.parse = () => {}; return JSON.parse !== parse',
  'the console': 'const { log } = console; console.log = () => {}; return console.log !== log',
  'the clock': 'const { now } = Date; Date.now = () => 0; return Date.now !== now',
  'the stack of errors':
    'let site; try { Error.prepareStackTrace = (_, sites) => { site = sites[0]; }; new Error().stack; } catch {} return site !== undefined',
  'the timers of others':
    'const timer = setTimeout(() => {}, 0); clearTimeout(timer); return typeof timer === "object"',
  'memory of others':
    'return Buffer.from("a").buffer.byteLength > 1 || Buffer.allocUnsafe(65536).some((byte) => byte !== 0)',
  'the token': 'return JSON.stringify(input.token ?? "").includes(".")',
  'the address of the visitor': 'return input.headers.client !== undefined',
};

/** The server bundle of a slice whose page tries them all and shows the names of those that succeeded. */
export const escapeBundle = `exports.slice = { page: async (input) => {
  const found = [];
  for (const [name, attempt] of Object.entries({
${Object.entries(escapeList)
  .map(([name, body]) => `    ${JSON.stringify(name)}: async () => { ${body} },`)
  .join('\n')}
  })) {
    try { if (await attempt()) found.push(name); } catch {}
  }
  return found;
} };`;
