import {
  DirectoryInUseError,
  InstallationError,
  PluginError,
  ProviderSettingsError,
  SearchClusterError,
  StorageConfigError,
} from '@pasar/api';
import { StartError } from './start-error.ts';

/** Network errors of an unreachable database. */
const unreachable = /^(ECONN|ENOTFOUND|EAI_|EHOST|ETIMEDOUT|28|3D000)/;

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** An error while opening the marketplace, as one sentence if an operator can fix it; otherwise unchanged. */
export const toOpeningError = (error: unknown): unknown => {
  const expected = [
    DirectoryInUseError,
    InstallationError,
    PluginError,
    ProviderSettingsError,
    SearchClusterError,
    StorageConfigError,
  ];
  if (expected.some((one) => error instanceof one)) return new StartError((error as Error).message);
  const code = codeOf(error);
  if (code === undefined || !unreachable.test(code)) return error;
  return new StartError(`The database cannot be opened (${code}); check DATABASE_URL.`);
};
