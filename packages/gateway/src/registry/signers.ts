import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppName, AppNameSchema, type ReleaseRecord } from '@pasar/contract';
import * as v from 'valibot';
import { replaceFile } from '../platform/durable-file.ts';
import { waitForLock } from '../platform/file-lock.ts';
import type { Fs } from '../platform/fs/fs.ts';
import { getKeyId, statement } from '../signing.ts';
import { RegistryError } from './registry-error.ts';

const Signer = v.object({
  kid: v.string(),
  app: AppNameSchema,
  /** SPKI, PEM. */
  publicKey: v.string(),
  addedAt: v.string(),
  addedBy: v.string(),
  /** Signs no new release since then; what it signed before stays good. */
  endedAt: v.optional(v.string()),
});
export type Signer = v.InferOutput<typeof Signer>;

const patience = 2_000;

/** The keys that vouch for releases, by app; only their public halves are here. */
export class Signers {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, 'signers.json');
  }

  list(): Signer[] {
    if (!existsSync(this.#file)) return [];
    return v.parse(v.array(Signer), JSON.parse(readFileSync(this.#file, 'utf8')));
  }

  /** The same, read through the given disk. */
  async listOn(disk: Pick<Fs, 'read'>): Promise<Signer[]> {
    const text = await disk.read(this.#file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text ? v.parse(v.array(Signer), JSON.parse(String(text))) : [];
  }

  /**
   * Lets a public key (PEM) sign for an app from now on; `dryRun` only returns the result. Throws
   * RegistryError `invalid` when it is no Ed25519 key.
   */
  async add(app: AppName, pem: string, by: string, now: Date, dryRun = false): Promise<Signer> {
    let key: KeyObject;
    try {
      key = createPublicKey(pem);
    } catch {
      throw new RegistryError('invalid', 'That is no public key in PEM.');
    }
    if (key.asymmetricKeyType !== 'ed25519')
      throw new RegistryError('invalid', `Releases are signed with Ed25519, not ${key.asymmetricKeyType}.`);
    const publicKey = String(key.export({ type: 'spki', format: 'pem' }));
    const signer: Signer = {
      kid: getKeyId(app, key),
      app,
      publicKey,
      addedAt: now.toISOString(),
      addedBy: by,
    };
    await this.#change((all) => [...all.filter(({ kid }) => kid !== signer.kid), signer], dryRun);
    return signer;
  }

  /** Revokes a key, or with `dryRun` only returns the result. Throws RegistryError `unknown`. */
  async end(kid: string, now: Date, dryRun = false): Promise<Signer> {
    let ended: Signer | undefined;
    await this.#change(
      (all) =>
        all.map((signer) => {
          if (signer.kid !== kid || signer.endedAt) return signer;
          ended = { ...signer, endedAt: now.toISOString() };
          return ended;
        }),
      dryRun,
    );
    if (!ended) throw new RegistryError('unknown', `There is no signer '${kid}' in use.`);
    return ended;
  }

  /**
   * Throws RegistryError `refused` for a signature that does not fit, and for a missing one where it is
   * required: always, or where the app has a signer. `kept` marks a release published before: a revoked
   * key's signature stays valid for it.
   */
  check(
    record: ReleaseRecord,
    demand: 'always' | 'where-registered' | 'kept' | 'never',
    known = this.list(),
  ): void {
    const { app, version, signature } = record;
    const all = known.filter((signer) => signer.app === app);
    if (!signature) {
      const demanded = demand === 'always' || (demand === 'where-registered' && all.some((s) => !s.endedAt));
      if (!demanded) return;
      throw new RegistryError('refused', `${app} ${version} is not signed (release.json: signature).`);
    }
    const signer = all.find(({ kid, endedAt }) => kid === signature.kid && (demand === 'kept' || !endedAt));
    if (!signer) {
      throw new RegistryError(
        'refused',
        `${app} ${version} is signed by ${signature.kid}, which may not sign for ${app} (release.json: signature.kid).`,
      );
    }
    const sig = Buffer.from(signature.sig, 'base64');
    if (verify(null, Buffer.from(statement(record)), createPublicKey(signer.publicKey), sig)) return;
    throw new RegistryError(
      'refused',
      `${app} ${version}: its record is not what ${signature.kid} signed (release.json: signature.sig).`,
    );
  }

  async #change(change: (all: Signer[]) => Signer[], dryRun: boolean): Promise<void> {
    if (dryRun) return void change(this.list());
    const release = await waitForLock(`${this.#file}.lock`, patience);
    if (!release) throw new RegistryError('busy', 'Somebody else is changing the signers; try again.');
    try {
      replaceFile(this.#file, `${JSON.stringify(change(this.list()), null, 2)}\n`);
    } finally {
      release();
    }
  }
}
