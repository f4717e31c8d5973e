import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { NewPasskey, PasskeyProof } from '#contract/people/accounts/second-factor.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Passkey } from './store.ts';

/** Signature algorithms of COSE: Ed25519, ES256 and RS256, which every authenticator has one of. */
const algorithms = [-8, -7, -257];

/** Returns the opaque handle of a person at their authenticator. It reveals nothing about them (WebAuthn, 14.6.1). */
const handleOf = (userId: string) =>
  new Uint8Array(createHash('sha256').update(`passkeys of ${userId}`).digest());

const transportsOf = ({ transports }: Passkey) => ({ transports });

/**
 * Creates the protocol of passkeys (WebAuthn) for the shop's public address. The person is asked for their PIN or
 * finger where the authenticator can: the password was the first factor.
 */
export function createPasskeys({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname: rpID, origin } = new URL(publicUrl);

  return {
    /** Returns the options for a new passkey. The browser refuses an authenticator that has one of `known`. */
    newOptions: (
      { userId, name, known }: { userId: string; name: string; known: readonly Passkey[] },
      shopName: string,
    ) =>
      generateRegistrationOptions({
        rpName: shopName,
        rpID,
        userID: handleOf(userId),
        userName: name,
        userDisplayName: name,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map((one) => ({ id: one.credential_id, ...transportsOf(one) })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      }),

    /** Returns the new passkey if it belongs to the challenge; null otherwise. */
    async readNew(passkey: NewPasskey, challenge: string) {
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { ...passkey, clientExtensionResults: {} } as Parameters<
            typeof verifyRegistrationResponse
          >[0]['response'],
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
          supportedAlgorithmIDs: algorithms,
        });
        if (!verified) return null;
        const { credential, credentialBackedUp } = registrationInfo;
        return {
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: passkey.response.transports ?? [],
          backedUp: credentialBackedUp,
        };
      } catch {
        return null;
      }
    },

    /** Returns the options for a proof by one of these passkeys. */
    askOptions: (known: readonly Passkey[]) =>
      generateAuthenticationOptions({
        rpID,
        userVerification: 'preferred',
        allowCredentials: known.map((one) => ({ id: one.credential_id, ...transportsOf(one) })),
      }),

    /** Returns the new counter if the proof is of this passkey and challenge; null otherwise. */
    async readProof(proof: PasskeyProof, { passkey, challenge }: { passkey: Passkey; challenge: string }) {
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...proof, clientExtensionResults: {} } as Parameters<
            typeof verifyAuthenticationResponse
          >[0]['response'],
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
          credential: {
            id: passkey.credential_id,
            publicKey: new Uint8Array(passkey.public_key),
            counter: passkey.counter,
          },
        });
        if (!verified) return null;
        return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
      } catch {
        // The library throws for whatever does not fit: origin, challenge, counter, or form.
        return null;
      }
    },
  };
}
