import type { Language } from '../page/language.ts';
import type { SignInFault } from './store.ts';

/** The words of the provider's pages in one language. */
export type Texts = typeof en;

const en = {
  strip: 'Sandbox: a stand-in for the sign-in service, nobody is checked',
  brand: 'Sign-in',
  title: 'Who are you?',
  lead: 'Choose a person. The shop learns their name and e-mail address.',
  another: 'Somebody else',
  name: 'Name',
  email: 'E-mail',
  go: 'Continue',
  fault: 'What shall happen',
  faults: {
    none: 'Nothing goes wrong',
    unverified: 'The e-mail address is not verified',
    nonce: 'The token is of another sign-in',
    expired: 'The token has expired',
    signature: 'The token is forged',
    audience: 'The token is for another shop',
  } as Record<SignInFault, string>,
  deny: 'Do not allow it',
  problem: 'Please type a name and a whole e-mail address.',
  refused: 'This request cannot be answered',
  refusedText:
    'It does not come from the shop, or something in it is missing. Please start again from the shop.',
};

const hi: Texts = {
  strip: 'सैंडबॉक्स: साइन-इन सेवा की जगह, यहाँ किसी की जाँच नहीं होती',
  brand: 'साइन-इन',
  title: 'आप कौन हैं?',
  lead: 'एक व्यक्ति चुनें। दुकान को उनका नाम और ई-मेल पता मिलेगा।',
  another: 'कोई और',
  name: 'नाम',
  email: 'ई-मेल',
  go: 'आगे बढ़ें',
  fault: 'क्या होना चाहिए',
  faults: {
    none: 'कुछ गलत नहीं होता',
    unverified: 'ई-मेल पता सत्यापित नहीं है',
    nonce: 'टोकन किसी और साइन-इन का है',
    expired: 'टोकन की अवधि बीत चुकी है',
    signature: 'टोकन जाली है',
    audience: 'टोकन किसी और दुकान का है',
  },
  deny: 'अनुमति न दें',
  problem: 'कृपया नाम और पूरा ई-मेल पता लिखें।',
  refused: 'इस अनुरोध का उत्तर नहीं दिया जा सकता',
  refusedText: 'यह दुकान से नहीं आया, या इसमें कुछ कम है। कृपया दुकान से फिर शुरू करें।',
};

/** The words of the provider's pages. */
export const texts: Record<Language, Texts> = { en, hi };
