import { StorageUnavailableError } from '../../ports/storage.ts';
import { ApiError, apiError } from './api-error.ts';

/** PostgreSQL and network codes for a temporary error: no connection, shutting down, too slow, too many. */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);
const passingText =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|database's thread ended/;

/** The ApiError behind an error, or null when it is an internal error (quality R14). */
export const toApiError = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  if (error instanceof StorageUnavailableError) return apiError.unavailable();
  if (!(error instanceof Error)) return null;
  const code = String((error as { code?: unknown }).code ?? '');
  if (passing.has(code) || code.startsWith('08') || passingText.test(error.message)) {
    return apiError.unavailable();
  }
  return null;
};
