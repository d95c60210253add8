export type { ApiClient, ApiClientOptions, CallArgs, CallOptions } from './api-client.ts';
export { createApiClient, readyToCall } from './api-client.ts';
export type { ApiErrorDetails, ApiErrorKind } from './api-error.ts';
export { ApiError, isApiError } from './api-error.ts';
export type { Doing, ErrorText } from './error-text.ts';
export { errorText, getFirstFieldMessages, isMissingFile } from './error-text.ts';
export { clearToken, readToken, writeToken } from './token-cookie.ts';
