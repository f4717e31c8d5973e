/** The errors of energisations. */
export const energisationErrors = {
  energisation_not_offered: {
    status: 409,
    en: 'This cannot be energised at the moment.',
    hi: 'इसका अभिमंत्रण अभी नहीं हो सकता।',
  },
  energisation_name: {
    status: 400,
    en: 'Please enter the name of the person it is for.',
    hi: 'कृपया उनका नाम लिखें जिनके लिए यह है।',
  },
  energisation_at_goods: {
    status: 409,
    en: 'Please choose the energisation at the item in your cart that it is for.',
    hi: 'कृपया अभिमंत्रण कार्ट में उसी वस्तु पर चुनें जिसके लिए वह है।',
  },
  energisation_changed: {
    status: 409,
    en: 'The energisations in your cart have changed. Please look at your cart once more. Nothing was charged.',
    hi: 'आपके कार्ट में अभिमंत्रण बदल गए हैं। कृपया कार्ट एक बार फिर देख लें। कोई भुगतान नहीं हुआ।',
  },
  energisation_not_found: { status: 404, en: 'Energisation not found.', hi: 'अभिमंत्रण नहीं मिला।' },
  energisation_offered: {
    status: 409,
    en: 'Energisation is offered already. Please change its price at its product.',
    hi: 'अभिमंत्रण की सेवा पहले से चालू है। कृपया दाम उसके उत्पाद में बदलें।',
  },
  energisation_over: {
    status: 409,
    en: 'This energisation is done or called off already. See its state below.',
    hi: 'यह अभिमंत्रण हो चुका है या रद्द हो गया है। उसकी स्थिति नीचे देखें।',
  },
  energisation_order_ended: {
    status: 409,
    en: 'The order is not paid, or it was cancelled.',
    hi: 'ऑर्डर का भुगतान नहीं हुआ है, या वह रद्द हो गया है।',
  },
  energisation_muhurat: {
    status: 409,
    en: 'This muhurat has passed or is no longer found. Please choose another one.',
    hi: 'यह मुहूर्त बीत गया या अब नहीं मिलता। कृपया दूसरा चुनें।',
  },
  energisation_person: {
    status: 400,
    en: 'Please choose who does it. The names are in the settings.',
    hi: 'कृपया चुनें कि इसे कौन करेगा। नाम सेटिंग में हैं।',
  },
  energisation_photo: {
    status: 400,
    en: 'Please add at least one photograph: the buyer sees it as proof.',
    hi: 'कृपया कम से कम एक फ़ोटो जोड़ें: खरीदार उसे प्रमाण के रूप में देखता है।',
  },
  energisation_future: {
    status: 400,
    en: 'This time is still to come. Please enter when it was done.',
    hi: 'यह समय अभी आया नहीं है। कृपया वह समय लिखें जब यह हुआ।',
  },
} as const;
