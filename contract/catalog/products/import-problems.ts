import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';

/** The reasons why a row cannot be imported, in both languages. `{name}` is filled from the problem's values. */
export const importProblems = {
  no_rows: { en: 'The file has no rows below its heading.', hi: 'फ़ाइल में शीर्षक के नीचे कोई पंक्ति नहीं है।' },
  too_many_rows: {
    en: 'A file has at most {most} rows. Please split it.',
    hi: 'एक फ़ाइल में अधिक से अधिक {most} पंक्तियाँ हो सकती हैं। कृपया इसे बाँटें।',
  },
  unclosed_quote: {
    en: 'A quotation mark begins here and never ends.',
    hi: 'यहाँ एक उद्धरण चिह्न शुरू होता है और कभी बंद नहीं होता।',
  },
  column_unknown: {
    en: 'There is no such column. Use the headings of an exported file.',
    hi: 'ऐसा कोई कॉलम नहीं है। निर्यात की हुई फ़ाइल के शीर्षक लें।',
  },
  column_missing: { en: 'This column is missing.', hi: 'यह कॉलम नहीं है।' },
  column_twice: { en: 'This column appears twice.', hi: 'यह कॉलम दो बार है।' },
  cells_many: { en: 'This row has more cells than the heading.', hi: 'इस पंक्ति में शीर्षक से अधिक खाने हैं।' },
  required: { en: 'This must not be empty.', hi: 'यह खाली नहीं हो सकता।' },
  too_long: { en: 'At most {most} letters; here are {n}.', hi: 'अधिक से अधिक {most} अक्षर; यहाँ {n} हैं।' },
  list_long: {
    en: 'At most {most} entries of {letters} letters each.',
    hi: 'अधिक से अधिक {most} प्रविष्टियाँ, हर एक {letters} अक्षरों तक।',
  },
  key: {
    en: 'Use small letters, digits and hyphens, 2 to 80 of them, such as natural-ruby.',
    hi: 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, 2 से 80 तक, जैसे natural-ruby।',
  },
  not_there: {
    en: 'There is no product with this id. For a new product choose a name with a hyphen.',
    hi: 'इस id का कोई उत्पाद नहीं है। नए उत्पाद के लिए हाइफ़न वाला नाम चुनें।',
  },
  deleted: {
    en: 'This product was deleted. Restore it first.',
    hi: 'यह उत्पाद हटाया जा चुका है। पहले उसे वापस लाएँ।',
  },
  category: { en: '"{value}" is not a category of the shop.', hi: '"{value}" दुकान की श्रेणी नहीं है।' },
  sold_by: {
    en: 'Write Variants, Ring, Mukhi, Gemstone or Quantity.',
    hi: 'Variants, Ring, Mukhi, Gemstone या Quantity लिखें।',
  },
  sold_by_fixed: {
    en: 'A file cannot change how a product is sold; it is {value}. Please use the form.',
    hi: 'फ़ाइल से बिक्री का तरीका नहीं बदलता; अभी {value} है। कृपया फ़ॉर्म से बदलें।',
  },
  rounded: {
    en: 'A spreadsheet has shortened this code to {value}. Make the column text, and write the code again.',
    hi: 'स्प्रेडशीट ने इस कोड को छोटा करके {value} कर दिया है। कॉलम को टेक्स्ट बनाकर कोड फिर से लिखें।',
  },
  size: { en: '"{value}" is not a size of this kind.', hi: '"{value}" इस प्रकार का नाप नहीं है।' },
  size_none: {
    en: 'Leave this empty: goods sold by quantity have no sizes.',
    hi: 'इसे खाली छोड़ें: मात्रा से बिकने वाली वस्तुओं के नाप नहीं होते।',
  },
  sku_twice: { en: 'Row {row} is the same variant or size.', hi: 'पंक्ति {row} में यही विकल्प या नाप है।' },
  skus_many: {
    en: 'A product has at most {most} rows.',
    hi: 'एक उत्पाद की अधिक से अधिक {most} पंक्तियाँ हो सकती हैं।',
  },
  price: {
    en: 'Write a price above 0 with at most two decimals, such as 1499 or 1499.50.',
    hi: '0 से अधिक मूल्य लिखें, दशमलव के बाद अधिक से अधिक दो अंक, जैसे 1499 या 1499.50।',
  },
  price_one: {
    en: 'Only variants have prices of their own; row {row} says {value}.',
    hi: 'केवल विकल्पों के अलग मूल्य होते हैं; पंक्ति {row} में {value} है।',
  },
  stock: { en: 'Write a whole number, 0 or more.', hi: 'पूर्ण संख्या लिखें, 0 या अधिक।' },
  gram: { en: 'Write grams as a number above 0, or nothing.', hi: 'ग्राम 0 से अधिक संख्या में लिखें, या खाली छोड़ें।' },
  yes_no: { en: 'Write yes or no.', hi: 'yes या no लिखें।' },
  default_twice: { en: 'Row {row} is already the default.', hi: 'पंक्ति {row} पहले से मुख्य विकल्प है।' },
  hsn: { en: 'An HSN code has 4, 6 or 8 digits.', hi: 'HSN कोड 4, 6 या 8 अंकों का होता है।' },
  gst_rates: {
    en: 'Write the first day and percent of each rate, such as 2025-09-22=3; 2026-04-01=5.',
    hi: 'हर दर का पहला दिन और प्रतिशत लिखें, जैसे 2025-09-22=3; 2026-04-01=5।',
  },
  images_most: { en: 'A product has 1 to 5 images.', hi: 'एक उत्पाद में 1 से 5 तस्वीरें होती हैं।' },
  image: {
    en: '{value} is not a picture of this shop. Upload pictures with the form and take their addresses.',
    hi: '{value} इस दुकान की तस्वीर नहीं है। तस्वीरें फ़ॉर्म से अपलोड करें और उनके पते लें।',
  },
  fact_number: {
    en: 'Write a number from {min} to {max} with at most {decimals} decimals, or nothing.',
    hi: '{min} से {max} तक की संख्या लिखें, दशमलव के बाद अधिकतम {decimals} अंक, या खाली छोड़ें।',
  },
  fact_range: {
    en: 'Write one number from {min} to {max}, or two such as 20-22, or nothing.',
    hi: '{min} से {max} तक एक संख्या लिखें, या 20-22 जैसी दो, या खाली छोड़ें।',
  },
  fact_choice: { en: '"{value}" is not one of: {choices}.', hi: '"{value}" इनमें से नहीं है: {choices}।' },
  fact_long: { en: 'At most {most} letters.', hi: 'अधिक से अधिक {most} अक्षर।' },
  fact_huid: {
    en: 'Write the six letters and digits of the hallmark.',
    hi: 'हॉलमार्क के छह अक्षर और अंक लिखें।',
  },
  fact_day: { en: 'Write a date such as 2026-11-25.', hi: '2026-11-25 जैसी तारीख लिखें।' },
  fact_not_of_kind: {
    en: 'This kind of product does not have this fact. Leave it empty, or name another kind.',
    hi: 'इस प्रकार के उत्पाद में यह तथ्य नहीं होता। इसे खाली छोड़ें या दूसरा kind लिखें।',
  },
  differs: {
    en: 'Row {row} says something else about the same product.',
    hi: 'पंक्ति {row} में इसी उत्पाद के बारे में कुछ और लिखा है।',
  },
  part_failed: {
    en: 'Rows {from} to {to} could not be written because of a mistake on our side. The rows before them are in the shop. Please upload the file again: it goes on with what is left.',
    hi: 'हमारी ओर की गड़बड़ी से पंक्ति {from} से {to} तक नहीं लिखी जा सकीं। उनसे पहले की पंक्तियाँ दुकान में आ चुकी हैं। कृपया फ़ाइल फिर अपलोड करें: जो बाकी है, वहीं से काम आगे बढ़ेगा।',
  },
  failed: {
    en: 'The import stopped because of a mistake on our side. Nothing was changed. Please try again.',
    hi: 'हमारी ओर की गड़बड़ी से आयात रुक गया। कुछ नहीं बदला गया। कृपया फिर कोशिश करें।',
  },
} as const satisfies Record<string, { en: string; hi: string }>;
/** The code of a reason. */
export type ImportProblemCode = keyof typeof importProblems;

/** Returns the text of a reason. */
export const importReason = (
  code: ImportProblemCode,
  values: Record<string, string | number>,
  lang: Lang,
): string => fillText(importProblems[code][lang], values);
