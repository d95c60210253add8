import { openAccess } from '../access/index.ts';
import type { CommandContext, Deciding } from './command.ts';

/**
 * Puts into the audit what a verb did that is no change of releases, which stand in the log. For the caller: whoever can
 * write the data folder may do all, so there is no role and no address to tell.
 */
export const writeDown = ({ registry }: CommandContext, { who, why }: Deciding, call: string): void => {
  openAccess(registry.folder).audit.write({
    ...{ at: new Date().toISOString(), who, role: '-', from: 'the command line' },
    ...{ call, why, code: 200, said: 'OK' },
  });
};
