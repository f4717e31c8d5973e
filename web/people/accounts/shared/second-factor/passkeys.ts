import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyProof } from '#contract/people/accounts/second-factor.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';

type Texts = Messages['accounts/security'];
type Ticket = { ticket?: string | undefined };

/** Returns whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

const ticketOf = ({ ticket }: Ticket) => (ticket === undefined ? {} : { ticket });

/** Asks the device for one of the person's passkeys. Throws when the person or the device declines. */
export async function askPasskey(own: Ticket): Promise<PasskeyProof> {
  const { options } = await api('POST /api/auth/second-factor/passkey-options', { body: ticketOf(own) });
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  return { id, rawId, type, response };
}

/** Lets the device make a new passkey. Throws when the person or the device declines. */
export async function makePasskey(own: Ticket): Promise<NewPasskey> {
  const { options } = await api('POST /api/auth/second-factor/passkeys/options', { body: ticketOf(own) });
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** Returns the shop's public address, to which passkeys are bound. The document names it as its canonical address. */
const publicAddress = (): string =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin;

/**
 * Returns the words of a passkey that did not work. The browser reports a person who declined and a device without the
 * passkey alike.
 */
export function passkeyProblem(
  error: unknown,
  t: Texts,
  { cancelled, failed }: { cancelled: string; failed: string },
): string {
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof WebAuthnError ? error.code : null;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
    return t.passkey.known;
  if (code === 'ERROR_INVALID_RP_ID' || code === 'ERROR_INVALID_DOMAIN' || name === 'SecurityError')
    return fill(t.passkey.wrongAddress, { address: publicAddress() });
  if (code === 'ERROR_CEREMONY_ABORTED' || name === 'NotAllowedError' || name === 'AbortError')
    return cancelled;
  return messageOf(error, failed);
}
