import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BudgetRecord, getLoads } from '@pasar/gateway/budget';
import type { Compilation, Module } from 'webpack';
import type { App } from '../workspace.ts';
import { readLimits } from './declared-limits.ts';

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

const nameOf = (module: Module) =>
  (module.nameForCondition() ?? module.identifier())
    .replace(/^.*node_modules\//, '')
    .replace(/^.*\/(?=[^/]+\/src\/)/, '');

/** The modules that weigh most in some files, in KB as written. */
function heaviest(compilation: Compilation, files: ReadonlySet<string>): string {
  const sizes = new Map<string, number>();
  for (const chunk of compilation.chunks) {
    if (![...chunk.files].some((file) => files.has(file))) continue;
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const parts = 'modules' in module ? (module.modules as Module[]) : [module]; // concatenated modules hold others
      for (const part of parts) sizes.set(nameOf(part), part.size());
    }
  }
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([name, size]) => `    ${kb(size).padStart(6)}  ${name}`)
    .join('\n');
}

/**
 * Throws when a load exceeds its budget, and names by how much, in which files, and with which modules.
 * `client` is the folder of the browser's files.
 */
export function assertBudget(app: App, record: BudgetRecord, client: string, compilation: Compilation): void {
  const packed = new Map<string, number>();
  const weigh = (file: string): number => {
    const known = packed.get(file) ?? brotliCompressSync(readFileSync(path.join(client, file))).length;
    packed.set(file, known);
    return known;
  };
  const over = getLoads(app, record, readLimits(app))
    .flat()
    .flatMap(({ name, files, most }) => {
      const needed = new Set(files.filter((file) => file.endsWith('.js')));
      const bytes = [...needed].reduce((sum, file) => sum + weigh(file), 0);
      if (bytes <= most * 1024) return [];
      const parts = [...needed].map((file) => `${file} ${kb(weigh(file))}`).join(', ');
      return `${name}: ${kb(bytes)} KB of script (brotli), at most ${most}\n  ${parts}\n  heaviest modules, KB as written:\n${heaviest(compilation, needed)}`;
    });
  if (over.length > 0) throw new Error(`${app} is over its size budget (quality P2)\n${over.join('\n')}`);
}
