import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import {
  findValkeyServer,
  freePort,
  openS3Server,
  startPostgres,
  startValkey,
  type ValkeyServer,
} from '@pasar/api/testing';
import { builtFixture, freshFolder, naming, removeFolders, shell } from '@pasar/gateway/testing';
import { prepareDataFolder } from '../harness/server-process.ts';
import { unlimited } from '../harness/unlimited.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type ClusterNode, createClusterNode } from './cluster-node.ts';

export interface Cluster {
  databaseUrl: string;
  /** The folder of releases that all of them share. */
  releasesDir: string;
  balancer: Balancer;
  gateways: readonly [ClusterNode, ClusterNode];
  apis: readonly [ClusterNode, ClusterNode];
  jobs: ClusterNode;
  media: ClusterNode;
  /** Where limits of callers are counted; absent where none can be had. */
  valkeyUrl: string | undefined;
  /** Absent when it is somebody else's. */
  valkey: ValkeyServer | undefined;
  close(): Promise<void>;
}

/** A Valkey that runs already, by its address, or a command that starts one. */
export const valkeyAt = { url: process.env.VALKEY_URL, command: findValkeyServer() };

const list = 'GET /products/list';

/** What pages call, in the form that the API of another checkout serves: their releases are older than this one. */
const calledAt = (checkout: string) => {
  const script = `import { getServedContract } from '@pasar/api/contract-hashes';
    console.log(getServedContract().calls['${list}'].schema);`;
  const cwd = join(checkout, 'packages/long-tests');
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const schema = execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }).trim();
  return { calls: [{ call: list, schema }] };
};

/**
 * Balancer, two gateways, two APIs, jobs, media, PostgreSQL, a bucket, and Valkey where there is one: what docs/deploy/compose.yaml describes. Its
 * servers run the release of `checkout`, or this one.
 */
export const openCluster = async (checkout?: string): Promise<Cluster> => {
  const pages = naming('1.0.0');
  if (checkout) pages.contract = calledAt(checkout);
  const apps = [builtFixture(shell), builtFixture(pages)];
  const postgres = await startPostgres({ durable: true });
  const s3 = await openS3Server();
  const { url: givenUrl, command } = valkeyAt;
  const valkey = !givenUrl && command ? await startValkey(command) : undefined;
  const valkeyUrl = givenUrl || valkey?.url;
  const releasesDir = join(freshFolder(), 'releases');
  const home = freshFolder();
  prepareDataFolder(home);
  const shared = {
    apps,
    releasesDir,
    databaseUrl: postgres.url,
    ...(valkeyUrl && { valkeyUrl }),
    // Without a folder, which the stand-in would remove with its last file while another server writes there.
    storageUrl: s3.url({ bucket: 'pasar' }),
    limits: { ...unlimited, failuresPerAddress: 1_000_000 },
    // A busy machine needs longer than people wait, and longer to notice that a server ends.
    databaseLimits: { requestMs: 9_000, statementMs: 9_000, connectionMs: 9_000 },
    drainMs: 4_000,
  };
  const node = async (name: string, more: Partial<Parameters<typeof createClusterNode>[1]>) => {
    const dataDir = freshFolder();
    cpSync(join(home, 'keys'), join(dataDir, 'keys'), { recursive: true });
    return createClusterNode(name, { ...shared, dataDir, port: await freePort(), ...more });
  };
  const apis = [await node('api 1', { roles: ['api'] }), await node('api 2', { roles: ['api'] })] as const;
  const jobs = await node('jobs', { roles: ['jobs'] });
  const media = await node('media', { roles: ['media'] });
  const onward = { roles: ['gateway'] as const, apiUrls: apis.map(({ url }) => url), mediaUrls: [media.url] };
  const gateways = [await node('gateway 1', onward), await node('gateway 2', onward)] as const;
  const all = [...apis, jobs, media, ...gateways];
  let balancer: Balancer | undefined;
  const close = async () => {
    await balancer?.close();
    await Promise.all(all.map((one) => one.end('SIGKILL')));
    await s3.close();
    await valkey?.remove();
    await postgres.remove();
    removeFolders();
  };
  try {
    // All at once, on an empty database and an empty registry: one migrates, one publishes.
    await Promise.all(all.map((one) => one.start(checkout)));
    balancer = await startBalancer(gateways.map(({ url }) => url));
  } catch (error) {
    await close();
    throw error;
  }
  const own = { balancer, gateways, apis, jobs, media, valkeyUrl, valkey, close };
  return { databaseUrl: postgres.url, releasesDir, ...own };
};
