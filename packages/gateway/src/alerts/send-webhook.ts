import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, resolvePublic } from '@pasar/api';
import { Webhook } from 'standardwebhooks';

export interface WebhookMessage {
  address: string;
  secret: string;
  /** The same at every try, so that a receiver can drop a second one. */
  id: string;
  body: string;
  at: Date;
}

const patience = 10_000;

/** Why an address may not be a target in production; undefined when it may. Names are checked when they are looked up. */
export const findAddressProblem = (address: string, mode: 'demo' | 'production'): string | undefined => {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'is no https address';
  if (url.username || url.password) return 'may hold no user and password';
  if (mode === 'demo') return undefined;
  if (url.protocol !== 'https:') return 'is no https address';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'is a private address' : undefined;
};

/**
 * Sends a signed webhook (Standard Webhooks). Follows no redirect. Rejects when it is not taken within 10 s with a
 * status of success, and in production when the name leads to a private address.
 */
export const sendWebhook = (
  { address, secret, id, body, at }: WebhookMessage,
  mode: 'demo' | 'production',
): Promise<void> => {
  const problem = findAddressProblem(address, mode);
  if (problem) return Promise.reject(new Error(`${address} ${problem}`));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Pasar',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  const request = address.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      {
        ...{ method: 'POST', headers, agent: false, signal: AbortSignal.timeout(patience) },
        ...(mode === 'production' && { lookup: resolvePublic }),
      },
      (response) => {
        response.resume();
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`answered ${statusCode}`));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
};
