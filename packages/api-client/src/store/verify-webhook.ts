/** What a webhook tells: ids and a status only; more is asked for with a key. */
export type WebhookMessage =
  | { type: `order.${string}`; timestamp: string; data: { order_code: string; status: string } }
  | { type: 'stock.changed'; timestamp: string; data: { product_ids: number[] } }
  | { type: 'import.finished'; timestamp: string; data: { import_id: number; status: string } }
  | { type: 'ping'; timestamp: string; data: Record<string, never> };

/** A delivery that is not the marketplace's, or too old; the message says which. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

interface Delivery {
  /** Of the webhook: `whsec_…`. */
  secret: string;
  /** As they arrived; the names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** The bytes as text, before anything parses them. */
  body: string;
  /** For tests. */
  now?: Date;
}

/** Seconds between sending and arrival, either way, so that a recorded delivery is of no use later. */
const tolerance = 5 * 60;

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const isSignedBy = async (secret: string, signature: string, text: string): Promise<boolean> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret.replace(/^whsec_/, '')), algorithm, false, [
    'verify',
  ]);
  // Compares in constant time.
  return crypto.subtle.verify('HMAC', key, bytes(signature), new TextEncoder().encode(text));
};

/**
 * Checks a delivery by the standard (Standard Webhooks) and returns what it tells. The same `webhook-id` may arrive more
 * than once: remember it. Throws WebhookError.
 */
export const verifyWebhook = async ({
  secret,
  headers,
  body,
  now = new Date(),
}: Delivery): Promise<WebhookMessage> => {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`webhook-${name}`],
  );
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    throw new WebhookError('This is no webhook: its headers are missing.');
  // Not a number is never within it.
  if (!(Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= tolerance))
    throw new WebhookError('This webhook was sent at another time.');
  for (const one of signatures.split(' ').filter((text) => text.startsWith('v1,'))) {
    const given = one.slice('v1,'.length);
    if (/^[\w+/]{43}=$/.test(given) && (await isSignedBy(secret, given, `${id}.${timestamp}.${body}`)))
      return JSON.parse(body) as WebhookMessage; // signed by the marketplace, which sends nothing else
  }
  throw new WebhookError('This webhook was signed with another secret.');
};
