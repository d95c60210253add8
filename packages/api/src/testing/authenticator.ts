import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { testOrigin } from './compose-test-server.ts';
import type { TestServer } from './open-test-server.ts';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const encode = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** CBOR of byte strings and text of less than 64 KB (RFC 8949). */
const cborHead = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};
const cborBytes = (data: Uint8Array) => Buffer.concat([cborHead(2, data.length), data]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);

/** A public key as COSE: kty EC2, alg ES256, crv P-256, x, y. */
const toCose = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
};

const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Asked {
  challenge: string;
}
interface Behavior {
  origin?: string;
  rpId?: string;
  /** Whether the device checked its owner. */
  verified?: boolean;
}

/** A passkey of one account, as a device keeps it (WebAuthn, ES256, no attestation). */
export const createAuthenticator = ({
  origin = testOrigin,
  rpId = new URL(origin).hostname,
  verified = true,
}: Behavior = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = encode(rawId);
  let counter = 0;
  const clientData = (type: string, { challenge }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (more: number, attested = Buffer.alloc(0)) => {
    counter += 1;
    const flags = flag.present | (verified ? flag.verified : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };
  return {
    id,
    /** Answers `navigator.credentials.create`. */
    make: (asked: Asked) => {
      const length = Buffer.from([rawId.length >> 8, rawId.length & 255]);
      const data = authData(
        flag.attested,
        Buffer.concat([Buffer.alloc(16), length, rawId, toCose(publicKey)]),
      );
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: encode(clientData('webauthn.create', asked)),
          attestationObject: encode(attestation),
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    use: (asked: Asked) => {
      const client = clientData('webauthn.get', asked);
      const data = authData(0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      };
    },
  };
};

/** A passkey that somebody has added to their account. */
export const addPasskey = async (
  market: TestServer,
  token: string,
): Promise<ReturnType<typeof createAuthenticator>> => {
  const device = createAuthenticator();
  const { data } = await market.call('/auth/passkey/begin', { token, body: {} });
  const body = { credential: device.make(data) };
  const { status } = await market.call('/auth/passkey/confirm', { token, body });
  if (status !== 200) throw new Error('the passkey was not added');
  return device;
};
