import { calls, messages, pages, rules, type Section } from './entry.ts';

/** The requirements of the specification of astrology and wallet, in its order (section numbers are its own). */
export const astrology: readonly Section[] = [
  {
    title: '2. Routes',
    entries: pages(`
      /daily-prediction
      /daily-prediction/{sign}
      /life-path-number
      /blog-list
      /blog-details/{id}
      /astrologer-signup
      /oauth-success
      /accept-terms
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
      /wallet
      /admin/verify-astrologers
      /admin/blog-manager
      /admin/create-coupon
      /admin/withdrawal-requests
      /user-dashboard
      /admin-dashboard
    `),
  },
  {
    title: '2. Screens',
    entries: rules(`
      astrologer registration, and four documents → e2e/consultations/astrologers/astrologers.spec.ts › registers, sends four documents
      review of documents: approved, rejected, pending → e2e/consultations/astrologers/astrologers.spec.ts › is rejected with a reason
      list of online astrologers, each may be asked → server/consultations/chat/requests.test.ts › finds the astrologers who are online
      waiting for the answer, with Cancel → e2e/consultations/chat/chat.spec.ts › a request outlives a reload
      chat with messages, end, low balance → e2e/consultations/chat/chat.spec.ts › two people meet, talk
      the astrologer’s requests → e2e/consultations/astrologers/astrologers.spec.ts › a request rings at once
      kundli form and result with PDF → e2e/astrology/reports/kundli.spec.ts › types a birth
      matching form and report → e2e/astrology/reports/matching.spec.ts › types two births
      panchang form and result → e2e/astrology/reports/panchang.spec.ts › chooses a day and a city
      life path with title, traits, compatibility → e2e/astrology/horoscope/life-path.spec.ts › a date gives its number
      prediction of a sign with seek, challenge, insight → e2e/astrology/horoscope/horoscope.spec.ts › the words are those of the API
      wallet with balance, add, withdraw, transactions → e2e/consultations/wallet/wallet.spec.ts › money is added at the gateway
      withdrawal requests: filter, approve, reject, pages → e2e/consultations/wallet/wallet.spec.ts › earnings are asked for
    `),
  },
  {
    title: '3. Entities',
    entries: rules(`
      kundli: nakshatra, mangal dosha, yogas, dasha balance and periods, planets with houses → server/astrology/reports/reading.test.ts › finds what was paid for
      matching: girl, boy, guna milan, mangal dosha, message → server/astrology/reports/reading.test.ts › of two births is what the engine finds
      panchang: limbs, rises, auspicious and inauspicious periods → server/astrology/reports/reading.test.ts › of a day is what the engine finds
      life path: nine profiles by name → server/astrology/horoscope/horoscope.test.ts › tells the nine profiles
      horoscope: daily_predictions by sign → server/astrology/horoscope/horoscope.test.ts › answers the shapes older clients read
      transaction: direction credit or debit, business type, status → server/consultations/wallet/wallet.test.ts › is credited once
      post: title, content, description, author, tags, categories, images → server/office/blog/blog.test.ts › sends pictures under \`images\`
      coupon: every field, the list, figures of use, pause → e2e/selling/coupons/admin.spec.ts › a coupon is made with every field
      coupon: every condition, one after the other → server/selling/coupons/rules.test.ts › %s
      coupon: types, flat or percentage, limits, restricted users in the demo → seed/coupons.test.ts › use every condition
    `),
  },
  {
    title: '4. States and transitions',
    entries: rules(`
      request approved, rejected, taken back → server/consultations/chat/requests.test.ts › can be taken back, and refused
      request ends after 120 seconds → server/consultations/chat/requests.test.ts › rings for two minutes
      either side ends a chat → server/consultations/chat/minutes/billing.test.ts › both sides end at once
      the system ends a chat that somebody has left → server/consultations/chat/chat.test.ts › for fifty seconds comes back
      the balance ends a chat → server/consultations/chat/minutes/billing.test.ts › warns below two minutes
      KYC pending until decided, then off the list → server/consultations/astrologers/kyc.test.ts › lists who waits
      withdrawal pending, then completed or rejected and refunded → server/consultations/wallet/wallet.test.ts › holds the money at once
      kundli is paid, checked, shown → e2e/astrology/reports/kundli.spec.ts › types a birth
      unpaid or missing parameters lead home → e2e/astrology/reports/kundli.spec.ts › the result says what is missing
      matching without parameters or payment leads home → e2e/astrology/reports/matching.spec.ts › without parameters or payment
      panchang without order or payment leads home → e2e/astrology/reports/panchang.spec.ts › without order or payment
      who has not agreed goes to /accept-terms, then on → e2e/people/accounts/accept-terms.spec.ts › who has not agreed
      OAuth: session from the token of the address → e2e/people/accounts/oauth.spec.ts › signs in by the provider
      OAuth: that token is good once, in that browser → server/people/accounts/oauth/sign-in.test.ts › a callback and a ticket are good once
      visitor popup after 3 seconds, not after it was closed → e2e/people/visitors/visitors.spec.ts › it comes after three seconds
      visitor popup after 20 percent of the page, not for members → e2e/people/visitors/visitors.spec.ts › it comes with a fifth
      visitor popup never again once it was sent, gone 2 seconds later → e2e/people/visitors/visitors.spec.ts › the popup asks a visitor once
      blog manager: create, edit, cancel → e2e/office/blog/blog.spec.ts › a post is written, kept
    `),
  },
  {
    title: '5. Validation',
    entries: [
      ...rules(`
      documents: pictures of at most 5 MB, all four → server/consultations/astrologers/kyc.test.ts › refuses what is missing, too large
      messages are not blank, and none after the end → server/consultations/chat/chat.test.ts › are refused blank
      languages separated by commas → e2e/consultations/astrologers/astrologers.spec.ts › registers, sends four documents
      country resets state and city; a city fills the coordinates → e2e/astrology/reports/panchang.spec.ts › chooses a day and a city
    `),
      ...messages(`
      Passwords do not match
      Please upload all required documents.
      {file} is too large. Max 5MB per document.
      Invalid file type. Only images are allowed.
      Please fill all fields
      Please complete all fields and select cities to auto-fill coordinates
      Please fill date/time and select a city
      Payment environment not ready. Please wait a moment.
      Minimum amount is ₹1
      Minimum withdrawal is ₹{min}
      Cannot withdraw more than available balance
      Please select your date of birth
      Full name is required
      Name must be at least 2 characters
      Phone number is required
      Please enter a valid 10-digit phone number
    `),
    ],
  },
  {
    title: '7. Calls',
    entries: [
      ...calls(`
      POST /api/astrologers/astrologer-signup → e2e/consultations/astrologers/astrologers.spec.ts › registers, sends four documents
      GET /api/astrologers/astrologer-details
      GET /api/astrologers/list
      POST /api/astrologers/upload-documents
      GET /api/auth/admin/astrologers/pending-kyc
      PATCH /api/auth/admin/astrologers/{id}/verify
      POST /api/chat/request
      GET /api/chat/requests/{astrologerId}
      PATCH /api/chat/{id}/respond
      GET /api/chat/status/{sessionId} → e2e/consultations/chat/chat.spec.ts › a request outlives a reload
      PATCH /api/chat/status/{sessionId}
      GET /api/chat/{sessionId}
      POST /api/payment/premium/kundli
      GET /api/payment/status/{orderId}
      GET /api/astrology/kundli/detailed
      POST /api/kundali/pdf → server/astrology/reports/pdf.test.ts › answers an earlier client by what was asked for
      POST /api/payment/premium/kundli/matching → server/astrology/reports/reading.test.ts › of two births is what the engine finds
      GET /api/astrology/kundali-matching/detailed
      POST /api/payment/premium/panchang
      GET /api/astrology/panchang/detailed
      GET /api/payment/wallet/me
      GET /api/payment/wallet/transactions
      POST /api/payment/wallet/initiateTopUp
      POST /api/payment/wallet/withdraw
      GET /api/payment/admin/withdrawals/requests
      POST /api/payment/admin/withdrawals/{id}/update-status → server/consultations/wallet/wallet.test.ts › holds the money at once
      GET /api/horoscope/all
      GET /api/blog/posts
      GET /api/blog/posts/{id}
      POST /api/blog/posts
      PUT /api/blog/posts/{id}
      DELETE /api/blog/posts/{id}
      POST /api/coupon/create
      POST /api/auth/accept-terms
      POST /api/visit/visitors
    `),
      ...rules(`
      socket: register, joinRoom, leave-room, sendMessage, session-ended are for those in the chat → server/consultations/chat/live/strangers.test.ts › emits %s in vain
      socket: receiveMessage to both, in order → server/consultations/chat/processes.test.ts › each hears the other in order
      socket: low-balance and session-ended → server/consultations/chat/minutes/billing.test.ts › warns below two minutes
      socket: user-left when somebody is gone → server/consultations/chat/chat.test.ts › for fifty seconds comes back
    `),
    ],
  },
  {
    title: '8. Messages: astrologers and chat',
    entries: messages(`
      Signup failed.
      Signup successful! Please verify your account.
      Failed to upload. Please try again.
      Could not load chat messages.
      Chat ended by astrologer, system, or due to exhausted balance.
      Chat ended by user or system.
      You have ended the chat.
      The other person has left the room.
      Your wallet balance is low. Please recharge or end the chat.
      No astrologer available—request cancelled.
      Request cancelled.
      Failed to cancel. Please try again.
      Astrologer connected successfully!
      Astrologer is currently busy!
      Chat ended
    `),
  },
  {
    title: '8. Messages: readings',
    entries: messages(`
      Payment environment not ready. Please wait a moment and try again.
      Payment failed, please try again.
      Payment cancelled
      Something went wrong
      Payment successful! Redirecting...
      Missing order ID, redirecting…
      Missing parameters, redirecting…
      Payment not successful. Redirecting...
      Error verifying payment or loading Kundli
      PDF Download failed.
      Payment initiation failed: no session returned.
      Payment initiation failed!
      Payment not verified!
      Failed to load compatibility
      Missing params, redirecting…
      Payment initiation failed: missing session info.
      Payment failed. Please try again.
      Payment cancelled.
      Failed to initialize payment SDK
      Something went wrong!
      Payment failed! Redirecting...
      Failed to load Panchang
      Missing order ID, redirecting...
      Missing required parameters, redirecting...
      Fetching Panchang
      Generating...
      No profile for Life Path {n}
      Zodiac sign prediction not found.
      Error fetching prediction.
      No prediction available.
    `),
  },
  {
    title: '8. Messages: wallet, withdrawals, coupons, visitors',
    entries: messages(`
      Error loading wallet. Please try again later.
      Payment cancelled or failed.
      Failed to initiate top-up
      Payment environment not ready
      Withdrawal request submitted!
      Withdrawal request failed
      Failed to process withdrawal
      Failed to load data
      Status updated!
      Failed to update!
      Are you sure you want to reject and refund this withdrawal?
      Coupon created successfully!
      Failed to create coupon
      Error creating coupon
      Thank you for sharing your information!
      Something went wrong. Please try again.
      Server error. Please try again.
      Network error. Please check your connection and try again.
      An unexpected error occurred. Please try again.
      Order Failed
      Unable to confirm order status
      Order ID not found
    `),
  },
  {
    title: '9. Constants and limits',
    entries: rules(`
      kundli costs ₹599 → server/base/settings/defaults.test.ts › a kundli costs
      another amount is told before anything is charged → server/astrology/reports/buying/purchase.test.ts › is the shop
      wall time is sent with seconds 00; the place’s zone decides → e2e/astrology/reports/kundli.spec.ts › types a birth
      births of the last 120 years → web/astrology/reports/form/birth-time.test.ts › may lie in the last 120 years
      ayanamsa 1, 3 and 5, no other; languages en and hi → server/astrology/reports/reports.test.ts › is refused in the words of the form
      reports in both languages → server/astrology/reports/reports.test.ts › is read by its buyer once it is paid
      a request waits 120 seconds → server/consultations/chat/requests.test.ts › rings for two minutes
      status and list are asked every 5 seconds, requests every 10 → web/timings.test.ts › %s is as specified
      a chat is left 0.3 seconds after its end → web/timings.test.ts › %s is as specified
      four documents of at most 5,242,880 bytes; nine expertises → contract/core/limits.test.ts › astrologers choose among nine
      documents are pictures → server/consultations/astrologers/kyc.test.ts › refuses what is missing, too large
      gender male, female or other → e2e/consultations/astrologers/astrologers.spec.ts › registers, sends four documents
      top-up of ₹1 and more, whole rupees → server/consultations/wallet/wallet.test.ts › refuses in the words of the specification
      withdrawal of ₹500 and more, a setting → server/base/settings/defaults.test.ts › a kundli costs
      withdrawal below the least or above the balance is refused → server/consultations/wallet/wallet.test.ts › refuses too little
      balance is fresh 7 seconds after a top-up at the latest → web/timings.test.ts › %s is as specified
      30 withdrawal requests on a page → web/timings.test.ts › %s is as specified
      fewer than 30 withdrawal requests: Next is shown and disabled → e2e/shell/error-messages-services.spec.ts › requests to be paid
      a withdrawal that is answered with success: false has failed, and says so → e2e/shell/error-messages-services.spec.ts › money that cannot
      a coupon that is answered with success: false has failed, and says so → e2e/selling/coupons/admin.spec.ts › a coupon that cannot be made
      creating a post is given up after 60 seconds → e2e/office/blog/slow-save.spec.ts › creating a post is given up
      amounts with two decimals, in rupees → e2e/consultations/wallet/wallet.spec.ts › money is added at the gateway
      life path digits are summed to one, without master numbers → web/astrology/horoscope/life-path/birth-date.test.ts › adds digits until one is left
      half a second before the life path → web/timings.test.ts › %s is as specified
      home after 3 seconds, after a failed panchang 2.5 → web/timings.test.ts › %s is as specified
      three related posts at most → server/office/blog/blog.test.ts › find up to three others
      several images for a post → server/office/blog/blog.test.ts › sends pictures under \`images\`
      coupon code of at most 20 characters, upper case; defaults → e2e/selling/coupons/admin.spec.ts › a coupon is made with every field
      toasts close after 3 seconds → web/timings.test.ts › %s is as specified
      policies: figures as in the specification of the shop → server/base/settings/defaults.test.ts › problems are told
    `),
  },
];
