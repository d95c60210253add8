import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compiler } from 'webpack';
import { isScriptOfRelease } from './script-of-release.ts';

const place = '__PASAR_INTEGRITY__';

/** The browser's spelling of a file's hash; late files carry the shorter one (contract's ReleaseAsset). */
export const computeIntegrity = (bytes: Buffer | string, algorithm: 'sha256' | 'sha384' = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

const scriptOf = (chunk: Chunk) => [...chunk.files].find(isScriptOfRelease);

/**
 * What webpack loads a chunk with. Only a hash makes the browser check the file; another try uses another address, for
 * a broken response may be cached as immutable for a year. A loader that throws leaves the chunk "loading" for ever.
 */
const createScript = (hash: string, mark: string): string => `script = document.createElement('script');
${mark}
script.crossOrigin = 'anonymous';
const hash = ${hash};
const tries = (${webpack.RuntimeGlobals.loadScript}.tries ??= {});
const tried = (tries[url] = (tries[url] ?? -1) + 1);
try {
  if (!hash) throw 0;
  script.integrity = hash;
  script.src = tried ? url + '?r=' + tried : url;
} catch {
  queueMicrotask(() => script.dispatchEvent(new Event('error')));
}`;

/**
 * Writes the hash of every lazy chunk into the entry, whose own hash is in the document: the chain is closed without a
 * map in the HTML. Which addresses a page may load is up to its Trusted Types policy.
 */
export class IntegrityPlugin {
  readonly #hash: string;

  /** `followsSources`: in a development session files newer than the entry are vouched for by the session. */
  constructor({ followsSources = false }: { followsSources?: boolean } = {}) {
    this.#hash = `${followsSources ? 'globalThis.__pasarDev?.hash(url) ?? ' : ''}${place}[chunkId]`;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('Integrity', (source) => {
        const mark = /script\.setAttribute\("data-webpack"[^\n]*/.exec(source)?.[0] ?? '';
        return createScript(this.#hash, mark);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;
      compilation.hooks.processAssets.tap({ name: 'Integrity', stage }, () => {
        const runtimes = compilation
          .getAssets()
          .filter((asset) => /\.js$/.test(asset.name) && asset.source.source().includes(place));
        const runtimeFiles = new Set(runtimes.map((asset) => asset.name));
        const map: Record<string, string> = {};
        for (const chunk of compilation.chunks) {
          const file = scriptOf(chunk);
          const asset = file === undefined || runtimeFiles.has(file) ? undefined : compilation.getAsset(file);
          if (asset && chunk.id !== null)
            map[String(chunk.id)] = computeIntegrity(asset.source.buffer(), 'sha256');
        }
        for (const { name, source } of runtimes) {
          const text = source
            .source()
            .toString()
            .replaceAll(place, `(${JSON.stringify(map)})`);
          compilation.updateAsset(name, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}
