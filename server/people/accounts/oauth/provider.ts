import * as client from 'openid-client';

/** The configuration of the sign-in provider, which may be any OpenID Connect provider. */
export type ProviderOptions = { issuer: string; clientId: string; clientSecret: string; name: string };

/** The values that must come back with the code, so that it belongs to the sign-in that was begun. */
export type Checks = { state: string; nonce: string; verifier: string };

/** The identity that the provider asserts. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** A failed sign-in, with a reason that can be shown to the person. */
export class SignInRefused extends Error {
  readonly reason: 'denied' | 'unavailable' | 'untrusted';
  constructor(reason: SignInRefused['reason'], cause?: unknown) {
    super(`sign-in ${reason}`, { cause });
    this.reason = reason;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Creates the client of one provider: authorization code flow with PKCE, state and nonce (OpenID Connect Core, section
 * 3.1). Fetches the provider's metadata and keys (discovery) at the first sign-in.
 */
export function createProvider(options: ProviderOptions, redirectUri: string) {
  const issuer = new URL(options.issuer);
  // Plain HTTP is allowed only for a sandbox on this machine.
  const local = issuer.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(issuer.hostname);
  let discovery: Promise<client.Configuration> | null = null;

  function configuration(): Promise<client.Configuration> {
    if (!discovery) {
      discovery = client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
        timeout: 10,
        // Check signatures although the token comes straight from the provider.
        execute: [client.enableNonRepudiationChecks, ...(local ? [client.allowInsecureRequests] : [])],
      });
      // After a failed discovery, the next sign-in tries again.
      discovery.catch(() => {
        discovery = null;
      });
    }
    return discovery;
  }

  return {
    name: options.name,

    /** Returns the address to send the browser to. Throws {@link SignInRefused} when the provider does not respond. */
    async authorizeUrl({ state, nonce, verifier }: Checks): Promise<string> {
      const config = await configuration().catch((error: unknown) => {
        throw new SignInRefused('unavailable', error);
      });
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href;
    },

    /** Exchanges the returned code for the person's identity. Throws {@link SignInRefused}. */
    async claims(query: string, { state, nonce, verifier }: Checks): Promise<Claims> {
      const config = await configuration().catch((error: unknown) => {
        throw new SignInRefused('unavailable', error);
      });
      try {
        const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const idClaims = tokens.claims();
        if (!idClaims) throw new SignInRefused('untrusted');
        // A provider may leave the e-mail out of the token and return it only from the userinfo endpoint.
        const more =
          idClaims.email === undefined
            ? await client.fetchUserInfo(config, tokens.access_token, idClaims.sub)
            : idClaims;
        return {
          issuer: idClaims.iss,
          subject: idClaims.sub,
          email: text(more.email) || null,
          emailVerified: more.email_verified === true,
          firstName: text(more.given_name) || text(more.name),
          lastName: text(more.given_name) ? text(more.family_name) : '',
        };
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}

function refusal(error: unknown): SignInRefused {
  if (error instanceof SignInRefused) return error;
  if (error instanceof client.AuthorizationResponseError)
    return new SignInRefused(error.error === 'access_denied' ? 'denied' : 'untrusted', error);
  // A network failure, not a bad response.
  if (error instanceof TypeError || (error as Error).name === 'TimeoutError')
    return new SignInRefused('unavailable', error);
  return new SignInRefused('untrusted', error);
}
