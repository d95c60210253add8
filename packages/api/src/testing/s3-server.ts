import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface S3Server {
  /** Its origin. */
  endpoint: string;
  /** What STORAGE_URL would say for its bucket `pasar`, or another one, with another secret. */
  url(changed?: { bucket?: string; secret?: string; key?: string }): string;
  close(): Promise<void>;
}

/** A service that speaks S3 and checks signatures, on this machine, with one bucket: `pasar`. */
export const openS3Server = async (): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 'pasar-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pasar' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    // The stand-in knows this one account.
    url: ({ bucket = 'pasar/files', key = 'S3RVER', secret = 'S3RVER' } = {}) =>
      `s3://${key}:${secret}@127.0.0.1/${bucket}?endpoint=${encodeURIComponent(endpoint)}`,
    close: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
