import webpack, { type Compiler } from 'webpack';

/**
 * Fails a slice's build when it imports a name that the shell's facade does not hand out: otherwise the name is
 * undefined in the browser, and only there.
 */
export class SharedContractPlugin {
  readonly #allowed: Record<string, readonly string[]>;

  constructor(allowed: Record<string, readonly string[]>) {
    this.#allowed = allowed;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedContract', (compilation) =>
      compilation.hooks.finishModules.tap('SharedContract', (modules) => {
        for (const module of modules) {
          const name = module.readableIdentifier(compilation.requestShortener);
          if (name.includes('node_modules')) continue;
          for (const dependency of module.dependencies) {
            const { request, ids } = dependency as unknown as { request?: string; ids?: string[] };
            const list = request === undefined ? undefined : this.#allowed[request];
            if (!list || !ids) continue;
            const imported = ids[0];
            const whole =
              imported === undefined && dependency.constructor.name === 'HarmonyImportSpecifierDependency';
            if (!whole && (imported === undefined || list.includes(imported))) continue;
            compilation.errors.push(
              new webpack.WebpackError(
                `${name}: '${imported ?? '* (whole module)'}' is not in the shell's facade of '${request}'`,
              ),
            );
          }
        }
      }),
    );
  }
}
