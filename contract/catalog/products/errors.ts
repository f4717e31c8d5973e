/** The errors of product administration. Texts of the specification (sections 5 and 8) are verbatim. */
export const productErrors = {
  product_name_missing: { status: 400, en: 'Please enter a name.', hi: 'कृपया नाम भरें।' },
  product_description_missing: {
    status: 400,
    en: 'Please enter a description.',
    hi: 'कृपया विवरण भरें।',
  },
  product_category_missing: { status: 400, en: 'Please choose a category.', hi: 'कृपया श्रेणी चुनें।' },
  price_not_allowed: {
    status: 403,
    en: 'Your role does not set prices. Everything else can be saved. Please ask an owner or a manager for the price.',
    hi: 'आपकी भूमिका में कीमतें तय करना शामिल नहीं है। बाकी सब सहेजा जा सकता है। कीमत के लिए मालिक या मैनेजर से कहें।',
  },
  sale_price_high: {
    status: 400,
    en: 'The sale price of {name} must be below its regular price.',
    hi: '{name} का सेल मूल्य उसके सामान्य मूल्य से कम होना चाहिए।',
  },
  sale_times: {
    status: 400,
    en: 'The sale must end after it begins, and in the future.',
    hi: 'सेल शुरू होने के बाद और आगे की किसी तारीख पर खत्म होनी चाहिए।',
  },
  sale_one_price: {
    status: 400,
    en: 'All sizes of a product share one price, also in a sale.',
    hi: 'उत्पाद के सभी नापों का मूल्य एक होता है, सेल में भी।',
  },
  service_not_hidden: {
    status: 409,
    en: 'A service is bought with goods. It cannot be hidden or copied.',
    hi: 'सेवा सामान के साथ खरीदी जाती है। उसे छिपाया या दोहराया नहीं जा सकता।',
  },
  product_image_missing: {
    status: 400,
    en: 'Please upload at least one image.',
    hi: 'कृपया कम से कम एक तस्वीर अपलोड करें।',
  },
  product_images_most: {
    status: 400,
    en: 'A product has at most 5 images.',
    hi: 'एक उत्पाद में अधिक से अधिक 5 तस्वीरें हो सकती हैं।',
  },
  product_image_unknown: {
    status: 400,
    en: 'One of the images is no longer there. Please upload it again.',
    hi: 'एक तस्वीर अब मौजूद नहीं है। कृपया उसे फिर अपलोड करें।',
  },
  product_variant_fields: {
    status: 400,
    en: 'Please fill variant name, price, and stock for all variants.',
    hi: 'कृपया हर विकल्प का नाम, मूल्य और स्टॉक भरें।',
  },
  product_size_missing: {
    status: 400,
    en: 'Please select a size for every row.',
    hi: 'कृपया हर पंक्ति में नाप चुनें।',
  },
  product_size_ring: {
    status: 400,
    en: '"{size}" is not a ring size. Ring sizes go from 3 to 13 in half steps.',
    hi: '"{size}" अँगूठी का नाप नहीं है। अँगूठी के नाप 3 से 13 तक, आधे-आधे के अंतर पर होते हैं।',
  },
  product_size_mukhi: {
    status: 400,
    en: '"{size}" is not on the list. Choose from 1 Mukhi to 14 Mukhi.',
    hi: '"{size}" सूची में नहीं है। 1 Mukhi से 14 Mukhi तक में से चुनें।',
  },
  product_size_gemstone: {
    status: 400,
    en: '"{size}" is not on the list. Choose Amethyst, Rose Quartz, Citrine, Emerald, Ruby, Sapphire, Garnet, Turquoise, Topaz or Peridot.',
    hi: '"{size}" सूची में नहीं है। इनमें से चुनें: Amethyst, Rose Quartz, Citrine, Emerald, Ruby, Sapphire, Garnet, Turquoise, Topaz, Peridot।',
  },
  product_quantity_missing: {
    status: 400,
    en: 'Please specify quantity for every row.',
    hi: 'कृपया हर पंक्ति में मात्रा भरें।',
  },
  product_price_missing: {
    status: 400,
    en: 'Please enter a price above 0, with at most two decimals.',
    hi: 'कृपया 0 से अधिक मूल्य भरें, दशमलव के बाद अधिक से अधिक दो अंक।',
  },
  product_size_twice: {
    status: 400,
    en: '"{name}" appears twice. Please give every row its own name or size.',
    hi: '"{name}" दो बार है। कृपया हर पंक्ति को अलग नाम या नाप दें।',
  },
  product_stock_short: {
    status: 409,
    en: 'Stock of "{name}" has changed: you can take away {n} at most. Please look again.',
    hi: '"{name}" का स्टॉक बदल गया है: अब {n} ही घटाए जा सकते हैं। कृपया फिर देखें।',
  },
  product_changed: {
    status: 409,
    en: '{name} changed this product meanwhile. Please look at the changes.',
    hi: 'इस बीच {name} ने यह उत्पाद बदला है। कृपया बदलाव देखें।',
  },
  picture_large: {
    status: 413,
    en: '{file} is too large. At most 10 MB per image.',
    hi: '{file} बहुत बड़ी है। हर तस्वीर अधिक से अधिक 10 MB की हो।',
  },
  product_fact: {
    status: 400,
    en: 'Please check "{label}": {reason}.',
    hi: 'कृपया "{label}" जाँचें: {reason}।',
  },
  hsn_digits: {
    status: 400,
    en: 'An HSN code has 4, 6 or 8 digits.',
    hi: 'HSN कोड 4, 6 या 8 अंकों का होता है।',
  },
  gst_day_twice: {
    status: 400,
    en: 'Two GST rates begin on the same day.',
    hi: 'GST की दो दरें एक ही दिन से शुरू होती हैं।',
  },
  bulk_changed: {
    status: 409,
    en: 'Something has changed since the preview. Please look at it again.',
    hi: 'पूर्वावलोकन के बाद कुछ बदल गया है। कृपया फिर देखें।',
  },
  bulk_refused: {
    status: 409,
    en: 'Nothing was changed: some lines cannot be changed this way.',
    hi: 'कुछ नहीं बदला गया: कुछ पंक्तियाँ इस तरह नहीं बदली जा सकतीं।',
  },
  bulk_price: {
    status: 409,
    en: 'The price would be 0 or more than ₹1,00,00,000.',
    hi: 'मूल्य 0 या ₹1,00,00,000 से अधिक हो जाएगा।',
  },
  bulk_stock: {
    status: 409,
    en: 'Only {n} are in stock.',
    hi: 'स्टॉक में केवल {n} हैं।',
  },
  import_not_found: { status: 404, en: 'This import is no longer there.', hi: 'यह आयात अब मौजूद नहीं है।' },
  import_file_missing: { status: 400, en: 'Please choose a CSV file.', hi: 'कृपया CSV फ़ाइल चुनें।' },
  import_large: {
    status: 413,
    en: 'This file is too large: at most 20 MB. Please split it.',
    hi: 'यह फ़ाइल बहुत बड़ी है: अधिक से अधिक 20 MB। कृपया इसे बाँटें।',
  },
  import_encoding: {
    status: 400,
    en: 'This file cannot be read as text. In Excel, choose "CSV UTF-8" when you save it.',
    hi: 'यह फ़ाइल पाठ के रूप में पढ़ी नहीं जा सकी। Excel में सहेजते समय "CSV UTF-8" चुनें।',
  },
  import_not_checked: {
    status: 409,
    en: 'Only a file without bad rows can be imported. Please correct it and upload it again.',
    hi: 'केवल बिना गलती वाली फ़ाइल आयात हो सकती है। कृपया उसे सुधारकर फिर अपलोड करें।',
  },
  import_busy: {
    status: 409,
    en: 'Another file is being imported. Please wait until it is done.',
    hi: 'दूसरी फ़ाइल आयात हो रही है। कृपया उसके पूरा होने तक रुकें।',
  },
} as const;
