import { createRequire } from 'node:module';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

type Parser = webpack.javascript.JavascriptParser;

interface Imported {
  ids: string[];
  source: string;
}

/** How webpack marks what is imported by name. */
const { harmonySpecifierTag } = createRequire(import.meta.url)(
  'webpack/lib/dependencies/HarmonyImportDependencyParserPlugin.js',
) as { harmonySpecifierTag: symbol };

const isLinkTo = ({ ids, source }: Imported, members: readonly string[] = []): boolean =>
  [...ids, ...members].join('.') === 'linkTo' && /^@pasar\/slice-kit$|\/link-to\.ts$/.test(source);

const notWritten = 'takes the name of a page as it is written';
const tooEarly =
  'is called while a module is evaluated, and its result would outlive the document: call it in a function';

const namesOf = new WeakMap<Module, Set<string>>();

/** Collects which pages an app links to, by name. A name that only the running code knows fails the build. */
export class LinkNamesPlugin {
  readonly #names = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LinkNames', (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap('LinkNames', (parser) => this.#read(parser as Parser));
      // Unused modules are known by now.
      compilation.hooks.afterOptimizeChunks.tap('LinkNames', () => this.#collect(compilation));
    });
  }

  list(): string[] {
    return [...this.#names].sort();
  }

  #read(parser: Parser): void {
    const first = { name: 'LinkNames', stage: -10 };
    const imported = () => parser.currentTagData as unknown as Imported;
    const refuse = (why: string) => parser.state.module.addError(new webpack.WebpackError(`linkTo ${why}`));
    parser.hooks.callMemberChain.for(harmonySpecifierTag).tap(first, (call, members) => {
      if (!isLinkTo(imported(), members)) return;
      const [name] = call.arguments;
      const read = name && name.type !== 'SpreadElement' ? parser.evaluateExpression(name) : undefined;
      if (!read?.isString()) return void refuse(notWritten);
      if (parser.scope.topLevelScope === true) return void refuse(tooEarly);
      const { module } = parser.state;
      namesOf.set(module, (namesOf.get(module) ?? new Set()).add(read.string ?? ''));
    });
    parser.hooks.expression.for(harmonySpecifierTag).tap(first, () => {
      if (isLinkTo(imported())) refuse(notWritten);
    });
  }

  #collect({ modules, chunkGraph }: Compilation): void {
    for (const module of modules) {
      if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
      for (const name of namesOf.get(module) ?? []) this.#names.add(name);
    }
  }
}
