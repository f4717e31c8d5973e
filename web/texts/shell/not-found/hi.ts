import type { texts as english } from './en.ts';

/** उन पतों का पृष्ठ जो कहीं नहीं जाते। */
export const texts: typeof english = {
  title: 'ब्रह्मांड में खो गए?',
  words: 'यह पृष्ठ अपनी कक्षा से भटक गया है। दुकान वहीं है जहाँ आपने उसे छोड़ा था।',
  home: 'मुखपृष्ठ पर लौटें',
};
