import type { ParcelWords } from './parcels.en.ts';

/** Hindi words of packing slips and address labels. */
export const words: ParcelWords = {
  slips: 'पैकिंग पर्चियाँ',
  slip: 'पैकिंग पर्ची',
  labels: 'पते के लेबल',
  order: 'ऑर्डर {number}',
  placed: 'ऑर्डर की तारीख {date}',
  to: 'सेवा में',
  from: 'प्रेषक',
  pin: 'पिन',
  phone: 'फ़ोन {phone}',
  collect: 'नकद लेना है',
  cod: 'कैश ऑन डिलीवरी',
  paid: 'भुगतान हो चुका है। कुछ नहीं लेना है।',
  prepaid: 'भुगतान हो चुका है',
  columns: { item: 'वस्तु', code: 'SKU', shelf: 'शेल्फ़', quantity: 'नग' },
  customised: 'ऑर्डर पर बना',
  photo: 'फ़ोटो, ऑर्डर के पेज पर',
  pieces: { one: '{n} नग', other: '{n} नग' },
  energised: 'अभिमंत्रण हो चुका है ({n})।',
  energisedOpen: 'पैक करने से पहले अभिमंत्रण बाकी है ({n})।',
  courier: 'कूरियर',
  buyerNote: 'खरीदार का नोट',
  notes: 'दुकान की टिप्पणियाँ',
  packed: 'पैक किया',
  checked: 'जाँचा',
};
