import type { Page } from '@playwright/test';

/**
 * Gives the page's browser an authenticator that confirms by itself, like a phone whose owner puts a finger on it
 * (WebAuthn, Chromium only). Its passkeys live as long as the page.
 */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
