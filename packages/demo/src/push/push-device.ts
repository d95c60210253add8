import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';

/** What a browser gives a market to send to it. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

export interface PushRequest {
  authorization: string;
  body: Buffer;
}

/** A browser that has subscribed: it alone reads what is sent to it. */
export interface PushDevice {
  keys: DeviceKeys;
  decrypt(body: Buffer): string;
}

export const createPushDevice = (): PushDevice => {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    keys: { p256dh, auth },
    decrypt: (body) =>
      decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8'),
  };
};

const toJwk = (key: string) => {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('no uncompressed point of P-256');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
};

/** The public key of who signed a request (RFC 8292). Throws when it is not signed for this push service, or too old. */
export const verifySender = async (
  authorization: string,
  { audience, now }: { audience: string; now: Date },
): Promise<string> => {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (!token || !key) throw new Error('no VAPID header');
  await jwtVerify(token, await importJWK(toJwk(key), 'ES256'), { audience, currentDate: now });
  return key;
};
