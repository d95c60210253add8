import type { AppName } from '@pasar/contract';
import lessThan from 'semver/functions/lt.js';
import { RegistryError } from './registry-error.ts';
import { getApp, type ReleaseState } from './release-state.ts';

/** Throws RegistryError `refused` for a version in quarantine, below the minimum version, or of a retired slice. */
export const expectUsable = (state: ReleaseState, app: AppName, version: string): void => {
  const { quarantined, floor, retirement } = getApp(state, app);
  if (retirement)
    throw new RegistryError('refused', `${app} is retired since ${retirement.since} (${retirement.who}).`);
  const waits = Object.hasOwn(quarantined, version) && quarantined[version];
  if (waits) {
    throw new RegistryError(
      'refused',
      `${app} ${version} is in quarantine since ${waits.since} (${waits.who}: ${waits.why}); \`enable ${app} ${version}\` ends that.`,
    );
  }
  if (floor !== undefined && lessThan(version, floor)) {
    throw new RegistryError(
      'refused',
      `${app} ${version} is below ${floor}, the lowest version that may go live.`,
    );
  }
};
