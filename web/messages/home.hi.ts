import type { texts as english } from './home.en.ts';

/** मुखपृष्ठ। */
export const texts: typeof english = {
  title: 'रत्न, रुद्राक्ष और सच्चा ज्योतिष',
  description: 'अपनी कुंडली पढ़ें, जानें कि किस ग्रह को बल चाहिए, फिर उसका रत्न या रुद्राक्ष चुनें।',
  headline: ['नौ रत्न,', 'नौ ग्रह।', 'एक आपका।'],
  findStone: 'मेरा रत्न खोजें',
  shop: 'उत्पाद देखें',
};
