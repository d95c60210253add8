import { DirectoryInUseError, StorageConfigError } from '@pasar/api';
import { StartError } from './start-error.ts';

/** What the network says of a database that is not there. */
const unreachable = /^(ECONN|ENOTFOUND|EAI_|EHOST|ETIMEDOUT|28|3D000)/;

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** An error of opening the marketplace as one sentence, where it is one that a person can mend; else as it is. */
export const toOpeningError = (error: unknown): unknown => {
  if (error instanceof DirectoryInUseError || error instanceof StorageConfigError)
    return new StartError(error.message);
  const code = codeOf(error);
  if (code === undefined || !unreachable.test(code)) return error;
  return new StartError(`The database cannot be opened (${code}); check DATABASE_URL.`);
};
