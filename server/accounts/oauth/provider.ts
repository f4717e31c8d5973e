import * as client from 'openid-client';

/** The provider people may sign in by: any that speaks OpenID Connect. */
export type ProviderOptions = { issuer: string; clientId: string; clientSecret: string; name: string };

/** What must come back with the code for a sign-in to be the one that was begun. */
export type Checks = { state: string; nonce: string; verifier: string };

/** Who the provider says somebody is. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** A sign-in that did not come about, by a reason that a person can be told. */
export class SignInRefused extends Error {
  readonly reason: 'denied' | 'unavailable' | 'untrusted';
  constructor(reason: SignInRefused['reason'], cause?: unknown) {
    super(`sign-in ${reason}`, { cause });
    this.reason = reason;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Speaks with one provider: authorization code with PKCE, state and nonce (OpenID Connect Core, section 3.1). What the
 * provider is, its keys and its addresses, is asked of the provider itself with the first sign-in.
 */
export function createProvider(options: ProviderOptions, redirectUri: string) {
  const issuer = new URL(options.issuer);
  // Only a stand-in on this machine is spoken to without TLS.
  const local = issuer.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(issuer.hostname);
  let asked: Promise<client.Configuration> | null = null;

  function configuration(): Promise<client.Configuration> {
    if (!asked) {
      asked = client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
        timeout: 10,
        // Signatures are checked although the token comes straight from the provider.
        execute: [client.enableNonRepudiationChecks, ...(local ? [client.allowInsecureRequests] : [])],
      });
      // One that did not answer is asked again with the next sign-in.
      asked.catch(() => {
        asked = null;
      });
    }
    return asked;
  }

  return {
    name: options.name,

    /** Where to send the browser. Throws {@link SignInRefused} when the provider does not answer. */
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

    /** Exchanges the code that came back for who it is. Throws {@link SignInRefused}. */
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
        const said = tokens.claims();
        if (!said) throw new SignInRefused('untrusted');
        // A provider may keep the e-mail out of the token and tell it only when asked.
        const more =
          said.email === undefined ? await client.fetchUserInfo(config, tokens.access_token, said.sub) : said;
        return {
          issuer: said.iss,
          subject: said.sub,
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
  // The network, not what came over it.
  if (error instanceof TypeError || (error as Error).name === 'TimeoutError')
    return new SignInRefused('unavailable', error);
  return new SignInRefused('untrusted', error);
}
