import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@pasar/contract';
import { checkAttestation } from './attestation.ts';
import { type Published, publish } from './publish.ts';
import type { Actor, RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import { readRecord, recordHash } from './release-record.ts';
import { getApp } from './release-state.ts';

export interface ImportInput extends Actor {
  app: AppName;
  version: string;
  /** A folder as another environment exports it: the release as its team built and signed it, and `attestation.json`. */
  from: string;
  /** The key of that environment, PEM. */
  publicKey: string;
  dryRun?: boolean;
}

export interface Imported extends Published {
  environment: string;
  /** Documents that the other environment watched without a fault. */
  documents: number;
}

const readAttestation = async (folder: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(join(folder, 'attestation.json'), 'utf8'));
  } catch {
    throw new RegistryError('refused', 'The export has no readable attestation.json.');
  }
};

/**
 * Takes a release from another environment: the same bytes, with the signature of their team and what that environment
 * attests. An import of what is here already renews the attestation only. Throws RegistryError as `publish` does, and
 * `refused` when the attestation does not hold.
 */
export const importRelease = async (core: RegistryCore, input: ImportInput): Promise<Imported> => {
  const { app, version, from, who, why } = input;
  const record = await readRecord(from);
  const release = { app, version, digest: record.digest, record: recordHash({ ...record, version }) };
  const attestation = checkAttestation(await readAttestation(from), input.publicKey, release);
  const published = await publish(core, { ...input, signed: 'where-registered' });
  const { environment, gate, watch } = attestation;
  const attested = {
    environment,
    gate,
    documents: watch?.documents ?? 0,
    ...(watch && { until: watch.until }),
  };
  if (!input.dryRun) {
    await core.commit((state) => {
      const known = getApp(state, app).published[version]?.attested;
      const isKnown = known?.until === attested.until && known?.gate === gate;
      return known && isKnown ? [] : [{ verb: 'attest', app, version, who, why, attested }];
    });
  }
  return { ...published, environment, documents: attested.documents };
};
