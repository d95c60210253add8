export type { ApiClient, ApiClientOptions, CallArgs, CallOptions } from './api-client.ts';
export { createApiClient, readyToCall } from './api-client.ts';
export type { FailureDetails, FailureKind } from './call-failure.ts';
export { CallFailure, isCallFailure } from './call-failure.ts';
export type { Doing, ErrorText } from './error-text.ts';
export { errorText, firstFieldTexts, isMissingFile } from './error-text.ts';
export { clearToken, readToken, writeToken } from './token-cookie.ts';
