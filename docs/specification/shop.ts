import { catalogue } from '#web/texts/specification.ts';
import { calls, messages, pages, rules, type Section } from './entry.ts';

/** The requirements of the specification of shop and accounts, in its order (section numbers are its own). */
export const shop: readonly Section[] = [
  {
    title: '2. Public routes',
    entries: pages(`
      / → e2e/catalog/home/home.spec.ts › the home page is whole
      /login → e2e/people/accounts/sign-up.spec.ts › both fields are required
      /sign-up
      /astrologer-signup
      /forgot-my-password
      /reset-password/{token} → e2e/people/accounts/password-reset.spec.ts › who forgot the password
      /products → e2e/catalog/products/list-ticks.spec.ts › ticks filter at once
      /single-product/{id} → e2e/catalog/products/product.spec.ts › \${name}: the page is whole
      /daily-prediction
      /daily-prediction/{sign} → e2e/astrology/horoscope/horoscope.spec.ts › the words are those of the API
      /life-path-number → e2e/astrology/horoscope/life-path.spec.ts › a date gives its number
      /how-to-wear
      /blog-list
      /blog-details/{id}
      /about-us → e2e/base/site/pages.spec.ts › the page
      /contact-us → e2e/office/tickets/contact.spec.ts › a message reaches
      /partners
      /private-info
      /tmc → e2e/base/site/pages.spec.ts › the page
      /cancellation-policy
      /shipping-policy
      /oauth-success
      /accept-terms
      /terms
      /privacy
      /refund
    `),
  },
  {
    title: '2. Protected routes',
    entries: pages(`
      /cart → e2e/selling/cart/cart.spec.ts › shows products, figures
      /checkout → e2e/selling/checkout/checkout.spec.ts › a reload keeps
      /my-orders → e2e/selling/orders/orders.spec.ts › orders stand newest first
      /orders/{id} → e2e/selling/orders/orders.spec.ts › an order is read in Hindi
      /order-confirmation → e2e/selling/payments/payment.spec.ts › says when the address names no order
      /cod-confirmation
      /wishlist
      /product/{productId}/reviews → e2e/catalog/reviews/reviews.spec.ts › the page of all reviews
      /wallet
      /astrologer-dashboard
      /astrologer-profile
      /astrologer-chat-request
      /astro-list
      /chat-waiting/{sessionId}
      /astro-user-chat/{sessionId}
      /kundli-details
      /kundli-result
      /matching-form
      /matching-kundli-result
      /panchang-form
      /panchang-result
      /invoice/{orderId} → e2e/selling/invoices/invoice.spec.ts › what did not come
      /dashboard → e2e/office/dashboard/orders.spec.ts › the account home gathers
    `),
  },
  {
    title: '2. Admin routes',
    entries: pages(`
      /admin/dashboard
      /admin/add-product
      /admin/manage-products
      /admin/orders → e2e/selling/orders/admin.spec.ts › an order is found
      /admin/verify-astrologers
      /admin/withdrawal-requests
      /admin/blog-manager
      /admin/create-coupon
      /admin/users
      /admin/invoice/{id}
    `),
  },
  {
    title: '2. Guards, menus and screens',
    entries: rules(`
      a visitor on a protected page goes to /login → e2e/people/accounts/sign-up.spec.ts › a guard takes a visitor
      a wrong role goes to /dashboard where an admin is needed, else to / → e2e/consultations/astrologers/astrologers.spec.ts › keeps everybody else out
      "Restoring session" shows meanwhile → e2e/shell/menus.spec.ts › a session is restored before
      the sign-up links to /terms, /privacy and /refund → e2e/base/site/pages.spec.ts › the other names of the policies
      an unknown address says "Lost in the Cosmos?" with a link home → e2e/shell/shell.spec.ts › an unknown address
      a session is restored only when token, role, isVerified and userId exist → web/session/session.test.ts › is restored only when all four
      menus differ for guest, customer, astrologer and admin; the logo leads an admin to /admin → e2e/shell/menus.spec.ts › each role has its menu
      menus follow logins and logouts → e2e/shell/shell.spec.ts › menus follow the session
      the wallet is in the nav of every role at every width → e2e/shell/menus.spec.ts › the wallet is in the nav
      footer: About Us, Contact, Blogs, Chat With Astrologer, Partners, policies, social links → e2e/base/site/pages.spec.ts › every link of the nav and the footer
      the way back to the top → e2e/shell/menus.spec.ts › a session is restored before
      music plays only when asked for → e2e/shell/shell.spec.ts › music is off until asked for
      the contact button is on every page and covers nothing → e2e/shell/thumb.spec.ts › five tabs lead around
      filters by category, brand, size and price; search; sort; reset → e2e/catalog/products/list-ticks.spec.ts › ticks filter at once
      a phone has sheets for filters and sort → e2e/catalog/products/list.spec.ts › on a phone the filter changes nothing
      a card shows name, kind, price and stock and opens the product → e2e/catalog/products/list.spec.ts › a card tells name, kind
      sold-out cards are greyed and lead nowhere → e2e/catalog/products/list.spec.ts › what is sold out is said
      trending products have the same filters with Apply → e2e/catalog/home/home.spec.ts › what sells is narrowed
      the zodiac carousel and the coupons advance → e2e/catalog/home/carousel.spec.ts › the signs of the home page
      zodiac carousel, testimonial and call to action on the home page → e2e/catalog/home/home.spec.ts › each stone, each reading
      gallery, variant and size chooser → e2e/catalog/products/product.spec.ts › a variant brings its price
      how to wear, reviews with their average, more products → e2e/catalog/products/product.spec.ts › says how and when to wear it
      the cart lists, counts, and leads to the checkout → e2e/selling/cart/cart.spec.ts › shows products, figures
      the checkout has address, payment method and summary → e2e/selling/checkout/checkout.spec.ts › a buyer fills in the address
      the applied coupon goes along to the checkout → e2e/selling/coupons/coupons.spec.ts › the applied code goes along
      the return page shows how the payment ended → e2e/selling/payments/payment.spec.ts › pays at the gateway
      PAID leads on to /my-orders, anything else to / → e2e/selling/payments/payment.spec.ts › a refused payment can be tried again
      other products under "You Might Also Like" → e2e/catalog/products/product.spec.ts › says how and when to wear it
      the wishlist lists, empty it leads to /products → e2e/catalog/wishlist/wishlist.spec.ts › a visitor is asked to log in, comes
      coupons at the cart, the total and the way to the checkout → e2e/selling/coupons/coupons.spec.ts › one coupon is applied at a time
      /my-orders needs a user id in the session → e2e/selling/orders/orders.spec.ts › nobody reads orders without a session
      the invoice is saved when its page opens, and by Download Again → e2e/selling/invoices/invoice.spec.ts › the invoice of an order comes
      the form adds a product and is empty afterwards → e2e/catalog/products/admin.spec.ts › adds a product with variants
      the table edits in place and deletes → e2e/catalog/products/admin.spec.ts › edits price and stock in place
      all orders: by status, a new status, mark as paid → e2e/selling/orders/admin.spec.ts › an order is found, prepared
      the desk opens every invoice → e2e/selling/invoices/invoice.spec.ts › staff open any invoice
      the dashboard of the desk, with real counts → e2e/office/dashboard/dashboard.spec.ts › the dashboard shows what is there
      the contact page: address, phone, e-mail, hours → e2e/base/site/pages.spec.ts › the page
    `),
  },
  {
    title: '3. Entities',
    entries: rules(`
      session: token, role, isVerified, userId, and nothing else → e2e/people/accounts/restored-session.spec.ts › the browser keeps token
      product with variants, and product sold by quantity → server/catalog/products/product.test.ts › with variants: rupees
      size types Ring, Quantity, Mukhi, Gemstone → seed/catalog.test.ts › shows every size type
      21 categories → seed/catalog.test.ts › fills all 21 categories
      cart item with product, quantity, available stock, size, variant → server/selling/cart/cart.test.ts › a variant answers the items
      order with its items, address and states → e2e/selling/orders/orders.spec.ts › one order shows its journey
      review with author, rating, text, media, variant → server/catalog/reviews/own-reviews.test.ts › is of the variant that was bought
    `),
  },
  {
    title: '4. States and transitions',
    entries: rules(`
      login leads by role → web/people/accounts/auth/after-login.test.ts › each role lands on its own page
      a 401 ends the session in the browser → e2e/shell/shell.spec.ts › a session the server no longer knows
      logout clears session, cart and wishlist → e2e/shell/menus.spec.ts › each role has its menu
      sign-up 201 logs in → server/people/accounts/accounts.test.ts › answers 201
      sign-up 201 without a token leads to /login → e2e/people/accounts/restored-session.spec.ts › a sign-up that is answered without
      sign-up 409 leads to /login after 2 seconds → e2e/people/accounts/sign-up.spec.ts › an address that has an account
      a reset leads to /login after 2 seconds → e2e/people/accounts/password-reset.spec.ts › who forgot the password
      the same line twice is refused → server/selling/cart/cart.test.ts › the same line twice is refused
      a removal shows at once → e2e/selling/cart/cart.spec.ts › a line is removed at once
      lines without stock leave the cart with a warning → e2e/selling/cart/cart.spec.ts › what others bought meanwhile
      one coupon at a time → e2e/selling/coupons/coupons.spec.ts › one coupon is applied at a time
      a visitor who adds is led to /login → e2e/catalog/products/product.spec.ts › a visitor is asked to log in first
      stock 0 is out of stock → e2e/catalog/products/product.spec.ts › what is sold out cannot be bought
      admin sets any order status → server/selling/orders/changing/state-table.test.ts › from %s the shop sets every status
      the buyer cancels → e2e/selling/orders/cancel.spec.ts › a buyer takes an order back
      reviews only when delivered → e2e/catalog/reviews/reviews.spec.ts › who has not received it
      payment pending, then Paid by the admin → server/selling/orders/papers/money-table.test.ts › once, and paid stays paid
      provider status PAID, FAILED, UNKNOWN → e2e/selling/payments/payment.spec.ts › a status nobody knows
      COD confirmation: order status and order id → e2e/selling/checkout/cash-on-delivery.spec.ts › a buyer orders to pay on delivery
      COD confirmation: Pending is success, FAILED is failure, else unknown → e2e/selling/checkout/cash-on-delivery.spec.ts › the confirmation says only
      variants switched on: one default row, stock rows cleared; off: one empty row → e2e/catalog/products/stock-rows.spec.ts › another size type starts
      another size type starts the stock rows anew → e2e/catalog/products/stock-rows.spec.ts › another size type starts
      one default variant only → e2e/catalog/products/admin.spec.ts › adds a product with variants
    `),
  },
  {
    title: '5. Validation',
    entries: [
      ...rules(`
      login: both fields, e-mail or mobile number → e2e/people/accounts/sign-up.spec.ts › both fields are required
      sign-up: all fields, ten digits, form of the e-mail → e2e/people/accounts/sign-up.spec.ts › the sign-up form says what is wrong
      quantity 1 to the stock → e2e/selling/cart/cart.spec.ts › quantities stay between 1
      size for all but Quantity → e2e/catalog/products/product.spec.ts › a size must be chosen
      every field of the address → e2e/selling/checkout/refusals.spec.ts › every field is required
      each line is looked at again at the checkout → e2e/selling/checkout/refusals.spec.ts › names the item when
    `),
      ...messages(`
      ❌ Please upload at least one image.
      ❌ Please fill all variant fields (name, price, stock).
      ❌ Please select a size for every row.
      ❌ Please specify quantity for every row.
      Please fill variant name, price, and stock for all variants.
      Please select a size for every row.
      Please specify quantity for every row.
      Delete this product?
    `),
    ],
  },
  {
    title: '6. Roles',
    entries: rules(`
      every call is made by nobody, customer, other customer, astrologer and admin → server/testing/access/access-matrix.test.ts › every call of the contract is classified
    `),
  },
  {
    title: '7. Calls',
    entries: calls(`
      GET /api/auth/checking-auth
      POST /api/auth/login
      POST /api/auth/signup
      POST /api/auth/forgot-password
      POST /api/auth/reset-password/{token}
      POST /api/auth/accept-terms
      GET /api/auth/products
      GET /api/auth/products/{id}
      POST /api/auth/add-product
      PUT /api/auth/products/{id}
      DELETE /api/auth/products/{id}
      GET /api/auth/get-wishlist
      POST /api/auth/add-wishlist
      DELETE /api/auth/remove-wishlist
      POST /api/auth/add-cart
      GET /api/auth/cart/{userId}
      PUT /api/auth/update
      DELETE /api/auth/remove/{productId}
      DELETE /api/auth/clear-cart/{userId}
      GET /api/coupon/getCoupon
      GET /api/auth/user-orders
      POST /api/auth/place-order
      GET /api/auth/order/{id}
      PUT /api/auth/cancel-order/{id}
      GET /api/auth/admin/all-orders
      PUT /api/auth/admin/update-status
      PUT /api/auth/admin/orders/{id}
      GET /api/payment/invoice/{orderId}
      POST /api/payment/{payment_provider}/create-order = POST /api/payment/{provider}/create-order
      GET /api/payment/{payment_provider}/check-status = GET /api/payment/{provider}/check-status
      GET /api/auth/check-status
      POST /api/auth/products/{productId}/reviews
      GET /api/auth/products/{productId}/reviews
      PUT /api/auth/products/{productId}/reviews/{reviewId}
      DELETE /api/auth/products/{productId}/reviews/{reviewId}
      GET /api/horoscope/all
    `),
  },
  ...Object.entries(catalogue).map(([title, said]) => ({
    title: `8. Messages: ${title}`,
    entries: messages(Object.keys(said).join('\n')),
  })),
  {
    title: 'What another client of these calls needs',
    entries: rules(`
      each listed coupon can be applied → e2e/plain-client/other-clients.spec.ts › coupons:
      sizes in stock come first → e2e/plain-client/other-clients.spec.ts › sizes:
      documents in pending-kyc are pictures → e2e/plain-client/other-clients.spec.ts › documents:
      addresses of pictures have an origin → e2e/plain-client/other-clients.spec.ts › pictures:
      in all calls that show pictures → server/platform/http/picture-addresses.test.ts › %s: whole for any client
    `),
  },
  {
    title: '9. Constants and limits',
    entries: [
      ...rules(`
      password of 8 characters or more; phone of ten digits → e2e/people/accounts/sign-up.spec.ts › the sign-up form says what is wrong
      buyers are 18 or older: the tick says so → e2e/people/accounts/sign-up.spec.ts › a visitor signs up, confirms
      price filters: below 1000, 1000 to 2000, above 2000 to 3000, above 3000 → contract/core/limits.test.ts › price ranges end
      sort: price up and down, name A to Z and Z to A → contract/core/limits.test.ts › sorts by price and name
      low stock: few under 5, limited under 10, the cart hurries under 10 → contract/core/limits.test.ts › stock under 5
    `),
      ...messages(`
      Only few left!
      Limited stock
      Hurry! {n} left
    `),
      ...rules(`
      ring sizes 3 to 13 in half steps, 1 to 14 Mukhi, ten gemstones → contract/core/limits.test.ts › rings have sizes
      21 categories → contract/core/limits.test.ts › there are 21 categories
      variant products show a price range → web/catalog/products/product/choice.test.ts › shows the price and stock
      five images at most, said in words → server/catalog/products/admin/hostile.test.ts › a sixth file is refused
      a size that a size type does not have is refused with those it has → server/catalog/products/admin/hostile.test.ts › a size that %s
      comma lists are split, trimmed, empties dropped → e2e/catalog/products/comma-lists.spec.ts › comma lists typed into the form
      delivery ₹100 up to ₹499, free above → web/selling/cart/shared/figures.test.ts › charge delivery up to
      these figures are where a shop begins → server/base/settings/defaults.test.ts › delivery costs
      GST of 18 percent is shown as included → contract/core/limits.test.ts › GST is shown
      GST: subtotal × 18 ÷ 118 to two decimals → server/selling/orders/placing/pricing.test.ts › GST is subtotal x 18/118
      flat coupon capped at the subtotal → server/selling/coupons/rules.test.ts › a flat discount is its value
      percentage coupon capped by maxDiscount → server/selling/coupons/rules.test.ts › a percentage is rounded
      total is never below 0 → server/selling/coupons/rules.test.ts › a coupon that counts takes
      the minimum of a coupon is shown → e2e/selling/coupons/coupons.spec.ts › one coupon is applied at a time
      rating 1 to 5, average to one decimal → server/catalog/reviews/reviews.test.ts › give the average to one decimal
      refunds of damaged goods within 7 days, told within 24 hours; returns within 3 days; fee ₹80; credit for 3 months → server/base/settings/defaults.test.ts › problems are told
      these policies act as they read → server/selling/returns/return-policy.test.ts › follows the settings
      credit note or gift card instead of money → server/selling/returns/returns.test.ts › a change of mind becomes credit
      goods of the category Customized: one hour to cancel, not returned → server/catalog/products/admin/made-to-order.test.ts › products of the category
      customised goods are not returned → server/selling/returns/returns.test.ts › is nothing before delivery, and of customised
      urgent cancellation within 1 hour → server/selling/orders/changing/status.test.ts › each order says how long
      no cancelling once shipped → server/selling/orders/changing/status.test.ts › twice is once; after shipping
      care within 24 hours; gift card help 10 to 6, Monday to Saturday; shipping and digital deliveries 3 to 5 business days → server/base/settings/defaults.test.ts › care answers
      the policy pages print these figures → web/base/site/figures.test.ts › prints the figures of the settings
      and in the shop as it comes → e2e/base/site/pages.spec.ts › the page
      hours: Monday to Friday 9 to 7, Saturday and Sunday 10 to 5, closed on festivals → server/base/settings/defaults.test.ts › the shop is open
      carousels go on after 2.5 to 3 seconds → e2e/catalog/home/carousel.spec.ts › other products go on by themselves
      and can be paused → e2e/catalog/home/carousel.spec.ts › a carousel can be paused
      toasts last 2 to 3 seconds → web/timings.test.ts › %s is as specified
      the way back to the top after 250 px → web/timings.test.ts › %s is as specified
      /login 2 seconds after a sign-up that exists or a new password → web/timings.test.ts › %s is as specified
    `),
    ],
  },
];
