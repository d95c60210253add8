import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { packTar } from 'modern-tar';
import type { Access } from '../../access/index.ts';
import { getMapsFolder, type StoredRelease } from '../../registry/index.ts';
import type { Gateway, GatewayApp } from '../gateway.ts';
import { canCallerAct, opsCaller } from './ops-caller.ts';
import { OpsError, send, toErrorResponse } from './ops-responses.ts';

const zip = promisify(gzip);

/** The files of a release as its team built it, packed forms aside, and its source maps while they are kept. */
const listFiles = (
  registryFolder: string,
  { folder, record }: StoredRelease,
): [name: string, file: string][] => {
  const own = ['release.json', record.server, ...Object.keys(record.assets).map((file) => `client/${file}`)];
  const mapsFolder = getMapsFolder(registryFolder, record);
  const maps = Object.keys(record.maps ?? {}).map((file): [string, string] => [
    `maps/${file}.map`,
    join(mapsFolder, `${file}.map`),
  ]);
  return [...own.map((name): [string, string] => [name, join(folder, name)]), ...maps];
};

/**
 * `GET /ops/v1/apps/:app/releases/:version/export`: a published release as `tar.gz` with what this environment attests,
 * for whoever may publish the slice (platform F44). Source maps are private, so other teams get none of it.
 */
export const serveExports = (app: GatewayApp, gateway: Gateway, access: Access): void => {
  const { registry } = gateway;
  app.get('/ops/v1/apps/:app/releases/:version/export', async (c) => {
    const release = { app: c.req.param('app'), version: c.req.param('version') };
    try {
      const caller = opsCaller(c, gateway, access);
      if (!caller) throw new OpsError(401, 'This needs a key of operations or of a team.');
      if (!canCallerAct(caller, 'publish', release.app))
        throw new OpsError(403, `${caller.who} (${caller.role}) may not export ${release.app.slice(0, 40)}.`);
      const signed = await registry.attest(release);
      const stored = await registry.release(registry.status(), release.app, release.version);
      const files = listFiles(registry.folder, stored).filter(([, file]) => existsSync(file));
      const entries = await Promise.all(
        files.map(async ([name, file]) => ({ name, body: await readFile(file) })),
      );
      const all = [...entries, { name: 'attestation.json', body: Buffer.from(JSON.stringify(signed)) }];
      const tar = await packTar(
        all.map(({ name, body }) => ({ header: { name, type: 'file', size: body.length }, body })),
      );
      c.header('content-type', 'application/gzip');
      c.header('cache-control', 'private, no-store');
      return c.body(new Uint8Array(await zip(tar)));
    } catch (error) {
      const refusal = toErrorResponse(error);
      if (!refusal) throw error;
      return send(c, refusal);
    }
  });
};
