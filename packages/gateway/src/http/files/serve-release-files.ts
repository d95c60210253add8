import { join } from 'node:path';
import { FsTimeoutError } from '../../platform/fs/remote-fs.ts';
import { findPreview } from '../../preview/preview-cookie.ts';
import { getApp, RegistryError, type StoredRelease } from '../../registry/index.ts';
import type { Gateway, GatewayApp, GatewayContext } from '../gateway.ts';
import { encodingFor } from '../pack.ts';
import { injectFault } from '../preview/inject-fault.ts';
import { getContentType } from './content-types.ts';
import { FileStore } from './file-store.ts';

const isSilence = (error: unknown): boolean =>
  error instanceof FsTimeoutError || (error instanceof RegistryError && error.code === 'silent');

interface ReleaseFile {
  app: string;
  version: string;
  file: string;
}

/** The release if it was published and its files are the published ones. */
const releaseFor = async (
  { registry, plan, log }: Gateway,
  app: string,
  version: string,
): Promise<StoredRelease | undefined> => {
  const state = plan.state();
  if (!state || !Object.hasOwn(getApp(state, app).published, version)) return undefined;
  return registry.release(state, app, version).catch((error) => {
    if (isSilence(error)) throw error;
    log.error({ app, version, err: error }, 'release refused');
    return undefined;
  });
};

/**
 * `/r/<app>/<version>/<file>`: files of every published release, live or not, so that open tabs continue. A
 * query as in `?r=1` gives the same bytes under a fresh address; errors are never cached. `/r/~<fault>/…`
 * serves the same files with an injected fault, for the one browser that has it, until it ends.
 */
export const serveReleaseFiles = (app: GatewayApp, gateway: Gateway): void => {
  const store = new FileStore(() => gateway.registry.disk());
  const serve = async (c: GatewayContext, { app: name, version, file }: ReleaseFile) => {
    const release = await releaseFor(gateway, name, version);
    if (!release || !Object.hasOwn(release.record.assets, file)) return c.notFound();
    const { bytes, encoding } = await store.read(
      join(release.folder, 'client', file),
      encodingFor(c.req.header('accept-encoding')),
    );
    c.header('content-type', getContentType(file));
    c.header('cache-control', 'public, max-age=31536000, immutable');
    c.header('vary', 'accept-encoding');
    if (encoding) c.header('content-encoding', encoding);
    return c.body(bytes);
  };
  /**
   * A file that is not in memory may be available soon when the disk does not respond; a browser retries by
   * itself.
   */
  const orLater = async (c: GatewayContext, serving: Promise<Response>): Promise<Response> => {
    try {
      return await serving;
    } catch (error) {
      if (!isSilence(error)) throw error;
      c.header('cache-control', 'no-store');
      c.header('retry-after', '1');
      return c.text('Service Unavailable', 503);
    }
  };
  app.get('/r/:fault{~[a-z0-9-]+}/:app/:version/:file{.+}', async (c) => {
    const { fault, ...asked } = c.req.param();
    const drill = findPreview(c, gateway)?.drill;
    const release = await releaseFor(gateway, asked.app, asked.version);
    if (drill?.app === asked.app && `~${drill.fault}` === fault && release?.record.assets[asked.file]) {
      const read = () => gateway.registry.disk().read(join(release.folder, 'client', asked.file));
      const entry = asked.file === release.record.entry.path;
      const played = await injectFault(c, drill.fault, entry, read);
      if (played) return played;
    }
    const served = await serve(c, asked);
    served.headers.set('cache-control', 'no-store');
    return served;
  });
  app.get('/r/:app/:version/:file{.+}', (c) => orLater(c, serve(c, c.req.param())));
};
