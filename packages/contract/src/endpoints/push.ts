import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';

const address = v.pipe(
  v.string(messageId('field.required')),
  v.url(messageId('field.invalid')),
  v.maxLength(1_000, messageId('field.invalid')),
);
/** Bytes in base64url, as browsers give them. */
const key = (length: number) =>
  v.pipe(
    v.string(messageId('field.required')),
    v.regex(/^[\w-]+={0,2}$/, messageId('field.invalid')),
    v.check(
      (text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === length,
      messageId('field.invalid'),
    ),
  );

/** The devices of a signed-in user that get push (RFC 8030, RFC 8291, RFC 8292). */
export const push = {
  key: endpoint({
    method: 'GET',
    path: '/notifications/push/key',
    summary: "The market's public key, with which a browser asks its push service for an address",
    access: 'user',
    data: v.object({ public_key: v.string() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/notifications/push/subscribe',
    summary: 'Send push to this device until its session ends; of more than 10 devices the oldest goes',
    access: 'user',
    body: v.object({ endpoint: address, p256dh: key(65), auth: key(16) }),
    data: v.object({ devices: v.number() }),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/notifications/push/unsubscribe',
    summary: 'Send no more push to this device',
    access: 'user',
    body: v.object({ endpoint: address }),
    data: v.object({ devices: v.number() }),
  }),
};
