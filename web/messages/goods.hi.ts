import type { texts as english } from './goods.en.ts';

/** सूचियों में उत्पाद: कार्ड, स्टॉक के शब्द, बटन। */
export const texts: typeof english = {
  outOfStock: 'स्टॉक में नहीं',
  fewLeft: 'बस कुछ ही बचे हैं!',
  limited: 'सीमित स्टॉक',
  addToCart: 'कार्ट में डालें',
  buyNow: 'अभी खरीदें',
  addNamed: '{name} कार्ट में डालें',
  buyNamed: '{name} अभी खरीदें',
  loadFailed: '❌ उत्पाद लाने में त्रुटि!',
  none: 'कोई उत्पाद नहीं मिला।',
  retry: 'फिर कोशिश करें',
};
