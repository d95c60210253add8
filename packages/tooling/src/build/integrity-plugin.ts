import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compiler } from 'webpack';
import { isScriptOfRelease } from './script-of-release.ts';

const place = '__PASAR_INTEGRITY__';

/** The browser's spelling of a file's hash; late files carry the shorter one (contract's ReleaseAsset). */
export const computeIntegrity = (bytes: Buffer | string, algorithm: 'sha256' | 'sha384' = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

const scriptOf = (chunk: Chunk) => [...chunk.files].find(isScriptOfRelease);

/**
 * Writes the hash of every lazy chunk into the entry, and lets webpack load chunks through the shell's one
 * script factory. The entry's own hash is in the document, so the chain is closed without a map in the
 * HTML.
 */
export class IntegrityPlugin {
  readonly #map: string;

  /** `followsSources`: in a development session files newer than the entry are vouched for by the session. */
  constructor({ followsSources = false }: { followsSources?: boolean } = {}) {
    this.#map = followsSources ? `globalThis.__pasarDev?.hash(url) ?? ${place}` : place;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      // The hook must give back an element and never throw, or the chunk stays "loading" for ever.
      hooks.createScript.tap('Integrity', (source) => {
        const mark = /script\.setAttribute\("data-webpack"[^\n]*/.exec(source)?.[0] ?? '';
        return `script = globalThis.__pasar.chunk(url, ${this.#map}[chunkId]);\n${mark}`;
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
