/** The errors of work on many orders, and of saved views. */
export const orderBulkErrors = {
  order_shipped_before: {
    status: 409,
    en: 'This order was shipped before, with other tracking details. Change them on its page.',
    hi: 'यह ऑर्डर पहले ही दूसरी ट्रैकिंग जानकारी के साथ भेजा जा चुका है। उसे ऑर्डर के पेज पर बदलें।',
  },
  order_past_packing: {
    status: 409,
    en: 'This order has left the shop, so it can no longer be packed.',
    hi: 'यह ऑर्डर दुकान से निकल चुका है, इसलिए अब पैक नहीं हो सकता।',
  },
  papers_of_nothing: {
    status: 404,
    en: 'None of these orders has anything to send. Please load the list again.',
    hi: 'इनमें से किसी ऑर्डर में भेजने को कुछ नहीं है। कृपया सूची फिर से लोड करें।',
  },
  papers_no_invoice: {
    status: 409,
    en: 'None of these orders has an invoice yet. A cash order gets it when it is shipped.',
    hi: 'इनमें से किसी ऑर्डर का इनवॉइस अभी नहीं बना है। कैश ऑन डिलीवरी का इनवॉइस भेजने पर बनता है।',
  },
  order_view_name: {
    status: 400,
    en: 'Please give the view a name of at most 40 characters.',
    hi: 'कृपया इस दृश्य को अधिक से अधिक 40 अक्षरों का नाम दें।',
  },
  order_view_taken: {
    status: 409,
    en: 'You already have a view with this name. Please choose another.',
    hi: 'इस नाम का दृश्य आपके पास पहले से है। कृपया दूसरा नाम चुनें।',
  },
  order_views_full: {
    status: 409,
    en: 'You have {n} saved views. Please delete one first.',
    hi: 'आपके पास {n} सहेजे हुए दृश्य हैं। कृपया पहले एक हटाएँ।',
  },
  order_view_empty: {
    status: 400,
    en: 'Please choose a filter or a sort order first.',
    hi: 'कृपया पहले कोई फ़िल्टर या क्रम चुनें।',
  },
  order_view_not_found: {
    status: 404,
    en: 'This view was deleted.',
    hi: 'यह दृश्य हटाया जा चुका है।',
  },
} as const;
