import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RegistryError, type RegistryErrorCode } from '../../registry/index.ts';
import type { GatewayContext } from '../gateway.ts';
import { withoutFolders } from './without-folders.ts';

/** A call that is rejected before it reaches the registry. */
export class OpsError extends Error {
  override name = 'OpsError';
  readonly code: ContentfulStatusCode;

  constructor(code: ContentfulStatusCode, message: string) {
    super(message);
    this.code = code;
  }
}

const codes: Record<RegistryErrorCode, ContentfulStatusCode> = {
  invalid: 400,
  unknown: 404,
  conflict: 409,
  raced: 412,
  refused: 422,
  corrupt: 503,
  busy: 503,
  silent: 503,
};

export interface OpsResponse {
  code: ContentfulStatusCode;
  message: string;
  data: unknown;
}

/** The envelope of a rejection: its reasons one by one, and its kind. Undefined for any other error. */
export const toErrorResponse = (error: unknown): OpsResponse | undefined => {
  if (error instanceof OpsError) return { code: error.code, message: error.message, data: null };
  if (!(error instanceof RegistryError)) return undefined;
  const { code, message, reasons } = error;
  const data = { kind: code, reasons: reasons.map(withoutFolders) };
  return { code: codes[code], message: withoutFolders(message), data };
};

/** Sends a response that nobody caches. */
export const send = (c: GatewayContext, answer: OpsResponse): Response => {
  c.header('cache-control', 'no-store');
  if (answer.code === 503) c.header('retry-after', '1');
  if (answer.code === 401) c.header('www-authenticate', 'Bearer');
  return c.json(answer, answer.code);
};

export const ok = (c: GatewayContext, data: unknown): Response => send(c, { code: 200, message: 'OK', data });
