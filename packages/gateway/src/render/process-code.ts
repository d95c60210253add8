import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** The modules of a render process, which opens no file: they are sent to it. */
const files = ['main', 'compile', 'fetch-over-ipc', 'freeze-intrinsics', 'restrict-globals'];
const base = 'pasar:/process/';

const read = (name: string): [url: string, source: string] => {
  const source = readFileSync(new URL(`./process/${name}.ts`, import.meta.url), 'utf8');
  return [`${base}${name}.ts`, stripTypeScriptTypes(source)];
};
let modules: [string, string][] | undefined;

/** The first message to a process. */
export const processCode = () => {
  modules ??= files.map(read);
  return { modules, entry: `${base}main.ts` };
};

/** What a process is started with: it takes its modules from the first message, and survives Ctrl+C to end in order. */
export const bootCode = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.once('message', ({ modules, entry }) => {
  const sources = new Map(modules);
  const { registerHooks } = require('node:module');
  registerHooks({
    resolve: (name, context, next) => {
      const url = name.startsWith('./') ? new URL(name, context.parentURL).href : name;
      return sources.has(url) ? { url, format: 'module', shortCircuit: true } : next(name, context);
    },
    load: (url, context, next) =>
      sources.has(url) ? { source: sources.get(url), format: 'module', shortCircuit: true } : next(url, context),
  });
  import(entry);
});
`;
