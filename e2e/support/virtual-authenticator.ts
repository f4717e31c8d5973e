import type { Page } from '@playwright/test';
import type { createAuthenticator } from '#server/testing/authenticator.ts';

/** A passkey that was made elsewhere, as the browser's authenticator takes it. */
type Passkey = ReturnType<ReturnType<typeof createAuthenticator>['forBrowser']>;

/**
 * Gives the page's browser an authenticator that confirms by itself, like a phone whose owner puts a finger on it
 * (WebAuthn, Chromium only). Its passkeys live as long as the page. It begins with those that are given.
 */
export async function addVirtualAuthenticator(page: Page, ...passkeys: readonly Passkey[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of passkeys)
    await browser.send('WebAuthn.addCredential', { authenticatorId, credential });
}
