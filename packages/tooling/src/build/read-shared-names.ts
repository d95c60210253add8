import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/** Reads what a shell hands out from its server bundle: per module its names, and `*` where they are all. */
export const readSharedNames = (
  out: string,
  inPart: Record<string, readonly string[]>,
): Record<string, string[]> => {
  const filename = path.join(out, 'server/index.cjs');
  const module = { exports: {} as { shared?: Record<string, object> } };
  const run = vm.compileFunction(readFileSync(filename, 'utf8'), ['require', 'module', 'exports'], {
    filename,
  });
  run(createRequire(filename), module, module.exports);
  return Object.fromEntries(
    Object.entries(module.exports.shared ?? {}).map(([name, shared]) => {
      const names = Object.keys(shared).sort();
      return [name, Object.hasOwn(inPart, name) ? names : ['*', ...names]];
    }),
  );
};
