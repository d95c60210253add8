import { createHmac, randomBytes } from 'node:crypto';

const start = 'whsec_';

/** A new secret, in the form that libraries of Standard Webhooks take. */
export const createWebhookSecret = (): string => start + randomBytes(32).toString('base64');

interface Signed {
  id: string;
  at: Date;
  body: string;
}

/** The headers of Standard Webhooks, signed with each secret: HMAC-SHA256 over id.timestamp.body. */
export const signWebhook = ({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(start.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Pasar',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
};
