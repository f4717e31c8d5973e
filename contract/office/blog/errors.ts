/** The errors of the blog. */
export const blogErrors = {
  post_title_required: { status: 400, en: 'Please enter a title.', hi: 'कृपया शीर्षक लिखें।' },
  post_content_long: {
    status: 400,
    en: 'This text is too long for one post. Please make two of it.',
    hi: 'यह लेख एक पोस्ट के लिए बहुत लंबा है। कृपया इसे दो भागों में बाँटें।',
  },
  post_picture_alt: {
    status: 400,
    en: 'A picture’s description may have at most 200 letters.',
    hi: 'तस्वीर का विवरण अधिक से अधिक 200 अक्षरों का हो सकता है।',
  },
  post_picture_large: {
    status: 400,
    en: '{file} is too large: at most 5 MB a picture.',
    hi: '{file} बहुत बड़ी है: एक तस्वीर अधिक से अधिक 5 MB की हो।',
  },
  post_pictures_missing: {
    status: 400,
    en: 'Please choose at least one picture.',
    hi: 'कृपया कम से कम एक तस्वीर चुनें।',
  },
  post_pictures_many: {
    status: 400,
    en: 'A post may have at most 12 pictures above its text.',
    hi: 'एक पोस्ट में लेख के ऊपर अधिक से अधिक 12 तस्वीरें हो सकती हैं।',
  },
  post_not_found: { status: 404, en: 'Post not found.', hi: 'यह लेख नहीं मिला।' },
  post_not_published: {
    status: 409,
    en: 'Only a published or scheduled post can go back to what it was. Delete a draft instead.',
    hi: 'पहले जैसा वही लेख हो सकता है जो प्रकाशित है या जिसका समय तय है। मसौदे को हटा दें।',
  },
  post_changed: {
    status: 409,
    en: '{name} has changed this post since you opened it. Take their version, or save yours over it.',
    hi: 'आपके खोलने के बाद {name} ने यह लेख बदला है। उनका रूप लें, या अपना उसके ऊपर सहेजें।',
  },
} as const;
