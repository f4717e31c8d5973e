import { testsThat } from '../../support/settings-lock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../../support/watched.ts';

const test = testsThat('read figures');

/**
 * The pages about the shop: path, heading in both languages, and the figures of the specification that each states.
 */
const pages: [path: string, heading: string, hindi: string, figures: string[]][] = [
  [
    '/about-us',
    'About us',
    'हमारे बारे में',
    ['Navaratna Shop Private Limited', 'Johari Bazaar, Jaipur', 'Gayatri Bhat', 'Savitri Joshi'],
  ],
  [
    '/contact-us',
    'Ask us anything',
    'हमसे कुछ भी पूछें',
    [
      '9 am – 7 pm',
      '10 am – 5 pm',
      'Major festivals',
      'Gift card help, Mon to Sat',
      'a real person answers within 24 hours',
      'Savitri Joshi',
    ],
  ],
  ['/partners', 'Partners', 'साझेदार', ['waiting for its first name', 'We answer within 24 hours']],
  [
    '/private-info',
    'Privacy',
    'गोपनीयता',
    ['of children we keep only a birth that a parent saves', 'acknowledge within 48 hours'],
  ],
  [
    '/tmc',
    'Terms',
    'शर्तें',
    [
      'reported within 7 days',
      'Shipping takes 3 to 5 business days',
      'an urgent cancellation, and any cancellation of customised goods, within 1 hour',
      'You must be 18 or older',
    ],
  ],
  [
    '/cancellation-policy',
    'Cancellation, returns and refunds',
    'रद्दीकरण, वापसी और रिफ़ंड',
    [
      'within 3 days after delivery',
      'report missing or damaged items within 24 hours',
      'A fee of ₹80 is taken for a return or an exchange',
      'no refunds in money: you get a credit note or gift card',
      'valid for 3 months',
      'Customer care replies within 24 hours',
      'Once it is shipped, cancellation is impossible',
      'Customised jewellery and everything else made or engraved for you is not returnable',
      'For gift cards and credit notes we are here Mon to Sat 10 am – 6 pm',
    ],
  ],
  [
    '/dark-patterns',
    'How we avoid dark patterns',
    'हम डार्क पैटर्न से कैसे बचते हैं',
    ['No box is ticked for you', 'Basket sneaking', 'Rogue malware', 'acknowledge within 48 hours'],
  ],
  [
    '/shipping-policy',
    'Shipping',
    'शिपिंग',
    [
      'Orders are shipped within 3 to 5 business days',
      'Digital deliveries (reports) take 3 to 5 business days',
      'Delivery costs ₹100 when the goods in your cart come to ₹499 or less',
    ],
  ],
];

for (const [path, heading, hindi, figures] of pages)
  test(`the page ${path} opens, is accessible, prints its figures, and speaks Hindi`, async ({
    page,
    request,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const figure of figures) await expect(page.getByRole('main')).toContainText(figure);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const translated = await (await request.get(`${path}?lang=hi`)).text();
    expect(/<h1[^>]*>([^<]*)</.exec(translated)?.[1]).toBe(hindi);
  });

test('the other names of the policies lead to them, from the sign-up too', async ({ page, request }) => {
  await page.goto('/sign-up');
  for (const [alias, path] of [
    ['/terms', '/tmc'],
    ['/privacy', '/private-info'],
    ['/refund', '/cancellation-policy'],
  ] as const) {
    await expect(page.getByRole('main').locator(`a[href="${alias}"]`)).toBeVisible();
    const response = await request.get(alias, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, path]);
  }
  await page.goto('/refund');
  await expect(page).toHaveURL('/cancellation-policy');
});

test('every link of the nav and the footer, and of the house’s pages, leads to a page', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const found = new Set<string>();
  for (const [path] of pages) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const link of links) found.add(link.replace(/#.*$/, ''));
    const anchors = await page
      .locator('a[href^="#"]')
      .evaluateAll((all) => all.filter((one) => !document.querySelector(one.getAttribute('href') ?? '')));
    expect(anchors).toEqual([]);
  }
  expect(found.size).toBeGreaterThan(15);
  for (const link of found) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
  const footer = page.getByRole('contentinfo');
  for (const name of ['About Us', 'Contact', 'Blogs', 'Chat With Astrologer', 'Partners', 'Privacy'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  const social = footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link');
  await expect(social.first()).toBeVisible();
  for (const link of await social.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
});
