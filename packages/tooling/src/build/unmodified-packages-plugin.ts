import { builtinModules } from 'node:module';
import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';

/** The package that a file belongs to; undefined for the workspace's own files, also where the kit is installed. */
const findPackage = (file: string): string | undefined => {
  const name = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replace('\\', '/');
  return name?.startsWith('@pasar/') ? undefined : name;
};

/** The package that a request names, if it names one. */
const findRequested = (request: string): string | undefined => {
  const name = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(request)?.[0];
  return name && !name.startsWith('@pasar/') && !builtinModules.includes(name) ? name : undefined;
};

/** What of a module is not as its package was published, in words. */
function findChange(module: Module, compilation: Compilation): string | undefined {
  if (!(module instanceof webpack.NormalModule)) return undefined;
  const file = module.resource.replace(/\?.*$/, '');
  if (findPackage(file) === undefined) return undefined;
  if (module.loaders.length > 0) return `${file} passes a loader`;
  const published = compilation.inputFileSystem?.readFileSync?.(file);
  const read = module.originalSource()?.buffer();
  return read && published && !read.equals(Buffer.from(published))
    ? `${file} is not read as it is`
    : undefined;
}

/** What a request got that is in another package than the one it names, in words. */
function findReplaced(issuer: Module, dependency: Dependency, compilation: Compilation): string | undefined {
  const { request } = dependency as { request?: unknown };
  const module = compilation.moduleGraph.getModule(dependency);
  if (typeof request !== 'string' || module === null) return undefined;
  const inside = /^\.\.?(\/|$)/.test(request) && findPackage(issuer.nameForCondition() ?? '');
  const asked = inside || findRequested(request);
  if (!asked) return undefined;
  const ignored = module.identifier().startsWith('ignored|');
  const got = module instanceof webpack.NormalModule ? findPackage(module.resource) : asked;
  return ignored || got !== asked
    ? `'${request}' of ${asked} is replaced by ${module.identifier()}`
    : undefined;
}

const listDependencies = (block: { dependencies: Dependency[]; blocks: unknown[] }): Dependency[] => [
  ...block.dependencies,
  ...(block.blocks as (typeof block)[]).flatMap(listDependencies), // a block within a block has the same shape
];

/** Fails a build in which an installed package is not the one that was published: rewritten, replaced or left out. */
export class UnmodifiedPackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UnmodifiedPackages', (compilation) =>
      compilation.hooks.finishModules.tap('UnmodifiedPackages', (modules) => {
        for (const module of modules)
          for (const fault of [
            findChange(module, compilation),
            ...listDependencies(module).map((one) => findReplaced(module, one, compilation)),
          ])
            if (fault) compilation.errors.push(new webpack.WebpackError(`unmodified packages: ${fault}`));
      }),
    );
  }
}
