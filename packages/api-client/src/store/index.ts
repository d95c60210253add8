// The door for programs of a store; the package that is published has no other.

export type { ApiScope } from '@pasar/contract';
export type { ApiClient, CallArgs, CallOptions } from '../api-client.ts';
export { ApiError, type ApiErrorKind, isApiError } from '../api-error.ts';
export { createStoreClient, type StoreClientOptions } from './create-store-client.ts';
export { storeCalls } from './store-calls.ts';
export { verifyWebhook, WebhookError, type WebhookMessage } from './verify-webhook.ts';
