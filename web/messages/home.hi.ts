import type { texts as english } from './home.en.ts';

/** मुखपृष्ठ। */
export const texts: typeof english = {
  title: 'रत्न, रुद्राक्ष और सच्चा ज्योतिष',
  description: 'अपनी कुंडली पढ़ें, जानें कि किस ग्रह को बल चाहिए, फिर उसका रत्न या रुद्राक्ष चुनें।',
  headline: ['नौ रत्न,', 'नौ ग्रह।', 'एक आपका।'],
  findStone: 'मेरा रत्न खोजें',
  shop: 'उत्पाद देखें',
  browseLead: 'हर ग्रह का अपना रत्न है। नवों को देखें, जानें कि कौन कैसे धारण होता है, और अपना चुनें।',
  stones: {
    pukhraj: { name: 'पुखराज', label: 'पुखराज, गुरु का रत्न' },
    panna: { name: 'पन्ना', label: 'पन्ना, बुध का रत्न' },
    heera: { name: 'हीरा', label: 'हीरा, शुक्र का रत्न' },
    moti: { name: 'मोती', label: 'मोती, चंद्र का रत्न' },
    moonga: { name: 'मूँगा', label: 'मूँगा, मंगल का रत्न' },
    gomed: { name: 'गोमेद', label: 'गोमेद, राहु का रत्न' },
    neelam: { name: 'नीलम', label: 'नीलम, शनि का रत्न' },
    lehsuniya: { name: 'लहसुनिया', label: 'लहसुनिया, केतु का रत्न' },
    manik: { name: 'माणिक्य', label: 'माणिक्य, सूर्य का रत्न' },
  },
  howWeWork: 'हमारी सेवा',
  facts: {
    delivery: '{amount} से ऊपर मुफ़्त डिलीवरी',
    cod: 'कैश ऑन डिलीवरी',
    ships: '3–5 कार्य दिवस में रवाना',
    care: '24 घंटे में जवाब',
  },
  shelves: 'श्रेणी के अनुसार देखें',
  allShelves: 'सभी श्रेणियाँ',
  trending: 'इस सप्ताह लोकप्रिय',
  seeAll: 'सब देखें',
  quoteOf: '{product} पर',
};
