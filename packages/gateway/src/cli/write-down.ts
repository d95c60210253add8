import { openAccess } from '../access/index.ts';
import type { CommandContext, Deciding } from './command.ts';

/**
 * Writes to the audit what a command did apart from changes of releases, which the log records. Whoever can
 * write the data folder may do everything, so the caller has no role and no address.
 */
export const writeDown = ({ registry }: CommandContext, { who, why }: Deciding, call: string): void => {
  openAccess(registry.folder).audit.write({
    ...{ at: new Date().toISOString(), who, role: '-', from: 'the command line' },
    ...{ call, why, code: 200, said: 'OK' },
  });
};
