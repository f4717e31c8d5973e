import type { Locator, Page } from '@playwright/test';

/** An address that passes every check. */
export const goodAddress = {
  'Full name': 'Savitri Deshpande',
  Phone: '98230 44150',
  Address: '14, Shanti Kunj, Prabhat Road',
  Landmark: 'Near the Ganesh mandir',
  Pincode: '411004',
  City: 'Pune',
};

/** Creates the checkout page object, in English. */
export const checkoutPage = (page: Page) => ({
  pay: page.getByRole('button', { name: /^Pay ₹/ }),
  online: page.getByRole('radio', { name: /UPI, card or net banking/ }),
  cash: page.getByRole('radio', { name: /Cash on delivery/ }),
  placeOrder: page.getByRole('button', { name: 'Place order' }),
  field: (name: string): Locator => page.getByRole('textbox', { name, exact: true }),
  state: page.getByRole('combobox', { name: 'State' }),

  /** Fills in the whole address; the PIN code chooses the state. */
  async fillAddress(): Promise<void> {
    for (const [name, value] of Object.entries(goodAddress))
      await page.getByRole('textbox', { name, exact: true }).fill(value);
    await page.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra');
  },

  /** Fills in address and payment method: ready to pay. */
  async fill(): Promise<void> {
    await this.fillAddress();
    await this.online.check();
  },
});

/** Creates the page object of the gateway's page, which the sandbox serves. */
export const gatewayPage = (page: Page) => ({
  url: /\/sandbox\/cashfree\/pg\/view\/sessions\/checkout/,
  pay: page.getByRole('button', { name: /^Pay ₹/ }),
  decline: page.getByRole('button', { name: 'Let the bank refuse' }),
});
