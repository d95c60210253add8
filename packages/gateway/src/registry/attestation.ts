import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppName, AppNameSchema } from '@pasar/contract';
import * as v from 'valibot';
import { canonicalJson } from '../platform/canonical-json.ts';
import { environments } from '../platform/environment.ts';
import { expectKnown, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import { recordHash } from './release-record.ts';
import { getApp } from './release-state.ts';

/** What an environment says of a release: which bytes, how they went live, and what the latest finished watch saw. */
const Attestation = v.object({
  environment: v.picklist(environments),
  app: AppNameSchema,
  version: v.string(),
  /** Hash over the files of the release. */
  digest: v.string(),
  /** Hash over the statement of its record. */
  record: v.string(),
  /** How the contract gate let it go live; `none` where it never did. */
  gate: v.picklist(['passed', 'forced', 'none']),
  /** Absent where no watch of it ended without a fault. */
  watch: v.optional(
    v.object({
      since: v.pipe(v.string(), v.isoTimestamp()),
      until: v.pipe(v.string(), v.isoTimestamp()),
      documents: v.number(),
      sessions: v.number(),
      failed: v.number(),
    }),
  ),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type Attestation = v.InferOutput<typeof Attestation>;

/** An attestation with the signature (Ed25519, base64) of its environment over its canonical JSON. */
const SignedAttestation = v.object({ attestation: Attestation, sig: v.string() });
export type SignedAttestation = v.InferOutput<typeof SignedAttestation>;

const bytesOf = (attestation: Attestation): Buffer => Buffer.from(canonicalJson(attestation));

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** The key of this registry, made when it is first needed; the gateways of one registry share it. */
const openKey = (folder: string): KeyObject => {
  const file = join(folder, 'attestation.pem');
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  try {
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
  return createPrivateKey(readFileSync(file));
};

/** The public half of the key with which this registry attests, as PEM. */
export const readAttestationKey = (folder: string): string =>
  String(createPublicKey(openKey(folder)).export({ type: 'spki', format: 'pem' }));

const gateOf = (core: RegistryCore, app: AppName, version: string): Attestation['gate'] => {
  const promoted = core.log
    .after(0)
    .findLast((event) => event.verb === 'promote' && event.app === app && event.version === version);
  if (!promoted) return 'none';
  return promoted.forced ? 'forced' : 'passed';
};

/** Attests a published release. Throws RegistryError `unknown`, and `invalid` where the server is of no environment. */
export const attest = async (
  core: RegistryCore,
  { app, version }: { app: AppName; version: string },
): Promise<SignedAttestation> => {
  const { environment } = core;
  if (!environment)
    throw new RegistryError(
      'invalid',
      'This server is of no environment (PASAR_ENVIRONMENT), so it attests nothing.',
    );
  const state = core.read();
  expectKnown(state, app);
  const { record } = await core.shelf.open(state, app, version);
  const watch = getApp(state, app).watched[version];
  const attestation: Attestation = {
    ...{ environment, app, version, digest: record.digest, record: recordHash(record) },
    gate: gateOf(core, app, version),
    ...(watch && { watch }),
    at: core.now().toISOString(),
  };
  return { attestation, sig: sign(null, bytesOf(attestation), openKey(core.folder)).toString('base64') };
};

/**
 * The attestation in a JSON value that a public key (PEM) vouches for. Throws RegistryError `refused` when it is none,
 * is of another release or somebody else signed it.
 */
export const checkAttestation = (
  value: unknown,
  publicKey: string,
  release: { app: AppName; version: string; digest: string; record: string },
): Attestation => {
  const name = `${release.app} ${release.version}`;
  const result = v.safeParse(SignedAttestation, value);
  if (!result.success) throw new RegistryError('refused', `${name} came without a readable attestation.`);
  const { attestation, sig } = result.output;
  let key: KeyObject;
  try {
    key = createPublicKey(publicKey);
  } catch {
    throw new RegistryError('invalid', 'The key of the other environment is no public key in PEM.');
  }
  if (!verify(null, bytesOf(attestation), key, Buffer.from(sig, 'base64')))
    throw new RegistryError(
      'refused',
      `The attestation of ${name} is not signed by the key of that environment.`,
    );
  const same =
    attestation.app === release.app &&
    attestation.version === release.version &&
    attestation.digest === release.digest &&
    attestation.record === release.record;
  if (!same) throw new RegistryError('refused', `The attestation is of other bytes than those of ${name}.`);
  return attestation;
};
