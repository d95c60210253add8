import { resolve } from 'node:path';
import { serveChildren } from './render/child/serve-children.ts';

// node packages/gateway/src/render-service.ts: render processes of gateways that share a socket with it, in a container
// without network, files and rights (docs/deploy). PASAR_RENDER names the socket, in the gateways too.
const { PASAR_RENDER: setting = '' } = process.env;
const [, path] = /^unix:(.+)$/.exec(setting) ?? [];
if (path === undefined) {
  process.stderr.write(
    `PASAR_RENDER names a socket, such as unix:/run/pasar/render.sock, not '${setting}'.\n`,
  );
  process.exit(1);
}
const close = await serveChildren(resolve(path));
process.stdout.write(`Pasar renders at ${resolve(path)}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
