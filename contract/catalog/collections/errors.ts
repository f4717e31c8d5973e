/** The errors of collections. */
export const collectionErrors = {
  collection_not_found: {
    status: 404,
    en: 'Collection not found.',
    hi: 'यह संग्रह नहीं मिला।',
  },
  collection_changed: {
    status: 409,
    en: 'Somebody else has changed this collection since you opened it. What you typed is still here.',
    hi: 'आपके खोलने के बाद किसी और ने यह संग्रह बदला है। आपका लिखा हुआ यहीं है।',
  },
  collection_slug_taken: {
    status: 409,
    en: 'Another collection has this address. Please choose a different one.',
    hi: 'यह पता किसी और संग्रह का है। कृपया दूसरा पता चुनें।',
  },
  collection_slug_fixed: {
    status: 409,
    en: 'The address stays: buyers have seen it, and links lead to it.',
    hi: 'यह पता अब नहीं बदलेगा: ग्राहक इसे देख चुके हैं और लिंक यहीं लाते हैं।',
  },
  collection_slug_wrong: {
    status: 400,
    en: 'Please use small letters, digits and hyphens, like puja-room.',
    hi: 'कृपया छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे puja-room।',
  },
  collection_name_missing: { status: 400, en: 'Please enter a name.', hi: 'कृपया नाम लिखें।' },
  collection_goods_missing: {
    status: 400,
    en: 'Please pick at least one product, or choose a rule.',
    hi: 'कृपया कम से कम एक उत्पाद चुनें, या कोई नियम रखें।',
  },
  collection_product_unknown: {
    status: 400,
    en: 'The shop does not have one of these products any more.',
    hi: 'इनमें से एक उत्पाद अब दुकान में नहीं है।',
  },
  collections_many: {
    status: 400,
    en: 'A shop can have 200 collections. Please delete one first.',
    hi: 'दुकान में 200 संग्रह हो सकते हैं। कृपया पहले एक हटाएँ।',
  },
} as const;
