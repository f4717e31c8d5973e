import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '#contract/people/accounts/second-factor.ts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
/** The flags of authenticator data: the person was present and verified, and a new key follows. */
const flags = { seen: 0x05, withKey: 0x45 };

/** The options that the server sends to the browser, as far as an authenticator reads them. */
type Options = { options: Record<string, unknown> };

/**
 * Creates an authenticator in software (WebAuthn, ES256, no attestation), for API tests. `origin` is the page that asks
 * it, so that a test can be another site.
 */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpHash = sha256(new URL(origin).hostname);
  let counter = 0;

  // COSE_Key of ES256 (RFC 9053) in CBOR.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const clientData = (type: 'webauthn.create' | 'webauthn.get', { options }: Options, page: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin: page, crossOrigin: false }));
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };

  return {
    /** Returns the passkey for an authenticator of Chromium (DevTools protocol, `WebAuthn.addCredential`). */
    forBrowser: () => ({
      credentialId: id.toString('base64'),
      isResidentCredential: false,
      rpId: new URL(origin).hostname,
      privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      signCount: counter,
    }),

    /** Makes the passkey for the options of `passkeys/options`. */
    create(sent: Options): NewPasskey {
      const authData = Buffer.concat([
        rpHash,
        Buffer.from([flags.withKey]),
        uint(counter, 4),
        Buffer.alloc(16),
        uint(id.length, 2),
        id,
        coseKey,
      ]);
      // {fmt: 'none', attStmt: {}, authData} in CBOR.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59]),
        uint(authData.length, 2),
        authData,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', sent, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Signs the challenge of `passkey-options`. `page` is the site that asks, if it is another one. */
    get(sent: Options, page = origin): PasskeyProof {
      counter += 1;
      const authData = Buffer.concat([rpHash, Buffer.from([flags.seen]), uint(counter, 4)]);
      const data = clientData('webauthn.get', sent, page);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
