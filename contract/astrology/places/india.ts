/** A state or union territory of India, for addresses. */
export type IndianState = {
  /** ISO 3166-2:IN code without the country. */
  code: string;
  name: string;
  hi: string;
  /** First two digits of its PIN codes. Source: India Post's postal circles. */
  pins: readonly string[];
  /** Obsolete codes that clients still send. */
  formerly?: readonly string[];
};

const state = (code: string, name: string, hi: string, pins: string, formerly?: string): IndianState => ({
  code,
  name,
  hi,
  pins: pins.split(' '),
  ...(formerly && { formerly: [formerly] }),
});

/** The 28 states and 8 union territories, by English name. */
export const indianStates: readonly IndianState[] = [
  state('AN', 'Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह', '74'),
  state('AP', 'Andhra Pradesh', 'आंध्र प्रदेश', '51 52 53'),
  state('AR', 'Arunachal Pradesh', 'अरुणाचल प्रदेश', '79'),
  state('AS', 'Assam', 'असम', '78'),
  state('BR', 'Bihar', 'बिहार', '80 81 82 84 85'),
  state('CH', 'Chandigarh', 'चंडीगढ़', '14 16'),
  state('CG', 'Chhattisgarh', 'छत्तीसगढ़', '49', 'CT'),
  state('DH', 'Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली और दमन और दीव', '36 39', 'DD'),
  state('DL', 'Delhi', 'दिल्ली', '11'),
  state('GA', 'Goa', 'गोवा', '40'),
  state('GJ', 'Gujarat', 'गुजरात', '36 37 38 39'),
  state('HR', 'Haryana', 'हरियाणा', '12 13'),
  state('HP', 'Himachal Pradesh', 'हिमाचल प्रदेश', '17'),
  state('JK', 'Jammu and Kashmir', 'जम्मू और कश्मीर', '18 19'),
  state('JH', 'Jharkhand', 'झारखंड', '81 82 83'),
  state('KA', 'Karnataka', 'कर्नाटक', '56 57 58 59'),
  state('KL', 'Kerala', 'केरल', '67 68 69'),
  state('LA', 'Ladakh', 'लद्दाख', '19'),
  state('LD', 'Lakshadweep', 'लक्षद्वीप', '68'),
  state('MP', 'Madhya Pradesh', 'मध्य प्रदेश', '45 46 47 48'),
  state('MH', 'Maharashtra', 'महाराष्ट्र', '40 41 42 43 44'),
  state('MN', 'Manipur', 'मणिपुर', '79'),
  state('ML', 'Meghalaya', 'मेघालय', '79'),
  state('MZ', 'Mizoram', 'मिज़ोरम', '79'),
  state('NL', 'Nagaland', 'नागालैंड', '79'),
  state('OD', 'Odisha', 'ओडिशा', '75 76 77', 'OR'),
  state('PY', 'Puducherry', 'पुडुचेरी', '53 60 67'),
  state('PB', 'Punjab', 'पंजाब', '14 15 16'),
  state('RJ', 'Rajasthan', 'राजस्थान', '30 31 32 33 34'),
  state('SK', 'Sikkim', 'सिक्किम', '73'),
  state('TN', 'Tamil Nadu', 'तमिलनाडु', '60 61 62 63 64'),
  state('TS', 'Telangana', 'तेलंगाना', '50', 'TG'),
  state('TR', 'Tripura', 'त्रिपुरा', '79'),
  state('UP', 'Uttar Pradesh', 'उत्तर प्रदेश', '20 21 22 23 24 25 26 27 28'),
  state('UK', 'Uttarakhand', 'उत्तराखंड', '24 26', 'UT'),
  state('WB', 'West Bengal', 'पश्चिम बंगाल', '70 71 72 73 74'),
];

/** Finds a state by its code, an obsolete code, or its English name. */
export function findState(given: string): IndianState | undefined {
  const wanted = given.trim().toUpperCase();
  return indianStates.find(
    (s) => s.code === wanted || s.formerly?.includes(wanted) || s.name.toUpperCase() === wanted,
  );
}

/** Returns whether a PIN code has six digits and its first two belong to the state. */
export const pinBelongsTo = (pin: string, place: IndianState): boolean =>
  /^[1-9][0-9]{5}$/.test(pin) && place.pins.includes(pin.slice(0, 2));
