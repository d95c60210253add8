import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { BundleCode } from '../protocol.ts';

/** The dependencies of React's server renderer; none of them opens a file, a socket or a process. */
const shellBuiltins = /^(node:)?(async_hooks|buffer|crypto|events|stream|stream\/web|string_decoder|util)$/;
const builtin = createRequire('file:///');

/** Compiles a bundle once; each call evaluates it anew. */
export const compile = (
  { key, code }: BundleCode,
  shared?: Record<string, unknown>,
): (() => Record<string, unknown>) => {
  const run = vm.compileFunction(code, ['require', 'module', 'exports'], { filename: key });
  const require = (name: string): unknown => {
    if (shared ? Object.hasOwn(shared, name) : shellBuiltins.test(name))
      return shared ? shared[name] : builtin(name);
    throw new Error(`${key} asks for '${name}', which is not shared`);
  };
  return () => {
    const module = { exports: {} };
    run(require, module, module.exports);
    return module.exports;
  };
};
