import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName } from '@pasar/contract';
import { replaceFile } from '../../platform/durable-file.ts';
import { RegistryError, unpackRelease } from '../../registry/index.ts';
import { type Commands, named } from '../command.ts';
import { UsageError } from '../command-arguments.ts';

const patience = 60_000;

/** The export of a release, packed. Throws RegistryError with what the other environment says. */
const download = async (
  from: string,
  key: string,
  { app, version }: { app: AppName; version: string },
): Promise<Buffer> => {
  const address = URL.parse(`/ops/v1/apps/${app}/releases/${version}/export`, from);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new UsageError(`'${from}' is no address of an environment, such as https://staging.example.`);
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${key}` },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw new RegistryError('unknown', `${address.origin} does not answer (${error.message}).`);
  });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  const { message = response.statusText } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new RegistryError('refused', `${address.origin} refuses the export: ${message}`);
};

const readKey = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`There is no readable key in ${file}.`);
  }
};

/** From staging to production: the same bytes, with what staging saw of them. */
export const environmentCommands: Commands = {
  import: {
    words: '<app> <version> [--from <address>] [--public <file>]',
    does: 'take a release from staging: its bytes, the signature of its team and what staging attests',
    help: [
      'Nothing is built. The digest stays, and visitors see nothing of it until it is promoted.',
      'With PASAR_ENVIRONMENT=production a promotion wants 50 documents that staging watched without a fault; another',
      'import renews the attestation. --from: PASAR_STAGING_URL when absent. --public: the public key of staging',
      '(`attestation-key` there), PASAR_STAGING_PUBLIC_KEY when absent. PASAR_STAGING_KEY: a key of operations or of the',
      'team there. Example: npm run release -- import help 1.4.0',
    ],
    options: ['from', 'public'],
    async run(asked, { registry, env = {} }, decide) {
      const app = asked.app();
      const version = asked.version(asked.word(), 'import needs a version: import help 1.4.0.');
      const from = asked.text('from') ?? env.PASAR_STAGING_URL;
      const publicFile = asked.text('public') ?? env.PASAR_STAGING_PUBLIC_KEY;
      const key = env.PASAR_STAGING_KEY;
      if (!from) throw new UsageError('import needs the address of staging: --from, or PASAR_STAGING_URL.');
      if (!publicFile)
        throw new UsageError(
          'import needs the public key of staging: --public, or PASAR_STAGING_PUBLIC_KEY.',
        );
      if (!key) throw new UsageError('import needs a key to staging in PASAR_STAGING_KEY.');
      const actor = decide();
      const publicKey = readKey(publicFile);
      const folder = mkdtempSync(join(tmpdir(), 'pasar-import-'));
      try {
        await unpackRelease(await download(from, key, { app, version }), folder);
        const data = await registry.import({ ...actor, app, version, from: folder, publicKey });
        const became = actor.dryRun ? 'would be' : 'is';
        const state = data.changed ? `${became} published` : 'was published already';
        return {
          data,
          lines: [
            `${named(app, version)} ${state}; ${data.environment} watched ${data.documents} documents of it without a fault.`,
          ],
        };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
  'attestation-key': {
    words: '[--out <file>]',
    does: 'the public key with which this environment attests releases, for the settings of the next',
    help: ['Printed, or written to --out. Example: npm run release -- attestation-key --out staging.pem'],
    options: ['out'],
    async run(asked, { registry }, decide) {
      const file = asked.text('out');
      const { dryRun } = decide();
      const key = registry.attestationKey();
      if (file === undefined) return { data: { key }, lines: [key.trimEnd()] };
      if (!dryRun) replaceFile(file, key);
      return { data: { key, file }, lines: [`The public key ${dryRun ? 'would be' : 'is'} in ${file}.`] };
    },
  },
};
