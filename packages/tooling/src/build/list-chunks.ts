import path from 'node:path';
import { remoteFolder } from '@pasar/gateway/budget';
import type { Chunk, Compilation, Module } from 'webpack';

const whereOf = (compilation: Compilation, module: Module | null | undefined): string => {
  if (!module) return 'entry';
  // A folder of which any file may be asked for: its own name is a whole expression.
  if (module.constructor.name === 'ContextModule' && module.context)
    return `./${path.relative(compilation.compiler.context, module.context).replaceAll('\\', '/')}`;
  return module.readableIdentifier(compilation.requestShortener);
};

const loadersOf = (compilation: Compilation, chunk: Chunk): string[] =>
  [...chunk.groupsIterable].flatMap((group) =>
    group.isInitial()
      ? ['entry']
      : group.origins.map(({ module, request }) => `${whereOf(compilation, module)} → ${request}`),
  );

/** Each file that a build wrote with what loads it: the entry, late imports in the sources, or its own source. */
export const listChunks = (
  compilations: readonly Compilation[],
  files: readonly string[],
): Record<string, string[]> => {
  const points = new Map<string, Set<string>>(files.map((file) => [file, new Set()]));
  for (const compilation of compilations) {
    const below = compilation.outputOptions.path?.endsWith(`/client/${remoteFolder}`)
      ? `${remoteFolder}/`
      : '';
    for (const chunk of compilation.chunks)
      for (const file of [...chunk.files, ...chunk.auxiliaryFiles])
        for (const point of loadersOf(compilation, chunk)) points.get(below + file)?.add(point);
    for (const { name, info } of compilation.getAssets())
      if (info.sourceFilename)
        points.get(below + name.replace(/^(\.\.\/)?client\//, ''))?.add(info.sourceFilename);
  }
  return Object.fromEntries([...points].map(([file, found]) => [file, [...found].sort()]));
};
