import type { texts as english } from './en.ts';

/** उन पतों का पेज जो कहीं नहीं जाते। */
export const texts: typeof english = {
  title: 'क्या ब्रह्मांड में राह खो गई?',
  words: 'यह पेज अपनी कक्षा से भटक गया है। दुकान वहीं है जहाँ पहले थी।',
  home: 'होम पर लौटें',
};
