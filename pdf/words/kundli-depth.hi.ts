import page from '#languages/hi/astrology/reports/depth.json' with { type: 'json' };
import type { DepthWords } from './kundli-depth.en.ts';

/** The same in Hindi. */
export const words: DepthWords = {
  strength: {
    ...page.strength,
    shadbala: 'षड्बल',
    rupas: 'रूपा',
    required: 'अपेक्षित',
  },
  points: page.points,
  kp: { ...page.kp, sign: page.points.sign, degree: page.points.degree, signifies: 'किन भावों के कारक' },
  dashas: {
    ...page.dashas,
    note: 'योगिनी: जन्म नक्षत्र से 36 वर्ष। अष्टोत्तरी: 108 वर्ष। चर: राशियों के वर्ष, के एन राव की विधि से। वर्ष की लंबाई “गणना कैसे हुई” में दी गई है।',
    both: 'शास्त्र के दोनों नियमों से इस जन्म के लिए अष्टोत्तरी मान्य है।',
    byRahu: 'राहु की स्थिति से इस जन्म के लिए अष्टोत्तरी मान्य है, पक्ष के नियम से नहीं।',
    byHalf: 'पक्ष के नियम से इस जन्म के लिए अष्टोत्तरी मान्य है, राहु की स्थिति से नहीं।',
    neither: 'शास्त्र के नियमों से इस जन्म के लिए अष्टोत्तरी मान्य नहीं है; यहाँ तुलना के लिए दी गई है।',
    within: '{name} में',
    subPeriods: 'वर्तमान दशा की अंतर्दशाएँ',
  },
};
