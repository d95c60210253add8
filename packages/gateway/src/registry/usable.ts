import type { AppName } from '@pasar/contract';
import lessThan from 'semver/functions/lt.js';
import { RegistryError } from './registry-error.ts';
import type { ReleaseState } from './release-state.ts';

/** Throws RegistryError `refused` for a version that is in quarantine or below the app's minimum version. */
export const expectUsable = ({ apps }: ReleaseState, app: AppName, version: string): void => {
  const { quarantined, floor } = apps[app];
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
