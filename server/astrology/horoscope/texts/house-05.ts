import type { HouseTexts } from './library.ts';

/** The Moon in the fifth house from the reader's sign: children, learning, play, art, affection. */
export const house5: HouseTexts = {
  openings: [
    ['Make room for a little play today.', 'आज थोड़ी हँसी-खेल के लिए भी जगह रखें।'],
    ['Ideas come early today, and more than one.', 'आज विचार सुबह से ही आते हैं, और एक से अधिक।'],
    [
      'Children, students or beginners teach you something now.',
      'बच्चे, विद्यार्थी या नए सीखने वाले आज आपको कुछ सिखाते हैं।',
    ],
    ['Your heart is warm today and wants to show it.', 'आज मन में स्नेह है और मन उसे जताना चाहता है।'],
    ['You have a good eye today for colour, rhythm and form.', 'आज रंग, लय और रूप पर आपकी नज़र अच्छी है।'],
    ['Study goes well today, a little at a time.', 'आज थोड़ी-थोड़ी करके पढ़ाई अच्छी होती है।'],
    ['A hobby that you put aside calls you back.', 'कुछ समय पहले छूटा शौक आज फिर बुलाता है।'],
    ['Making things gives more joy today than judging them.', 'आज परखने से ज़्यादा रचने में आनंद है।'],
  ],
  counsels: [
    [
      'Make something small with your own hands and show it to one person.',
      'अपने हाथ से कुछ छोटा बनाएँ और किसी एक को दिखाएँ।',
    ],
    [
      'Let a child, or the child in you, choose the game.',
      'खेल चुनने का काम किसी बच्चे पर, या अपने भीतर के बच्चे पर छोड़ दें।',
    ],
    ['Study one page well instead of ten pages fast.', 'दस पन्ने जल्दी पढ़ने के बजाय एक पन्ना अच्छे से पढ़ें।'],
    ['If you feel affection, say so at once.', 'मन में स्नेह उठे तो उसी समय कह दें।'],
    ['Keep a budget for pleasure too.', 'मनोरंजन के खर्च का भी हिसाब रखें।'],
    ['Write the idea down before you improve it.', 'विचार को सँवारने से पहले लिख लें।'],
    ['Hum, draw or dance for the length of one song.', 'जितनी देर एक गीत चले, गुनगुनाएँ, चित्र बनाएँ या थिरक लें।'],
    [
      'Praise the effort of a younger person, and name it exactly.',
      'किसी छोटे के प्रयास की सराहना करें और बताएँ कि क्या अच्छा लगा।',
    ],
    ['Leave one hour of the evening free.', 'शाम का एक घंटा खाली छोड़ दें।'],
    [
      'Try the second solution as well; the first one was only quick.',
      'दूसरा हल भी आज़माएँ; पहला तो केवल जल्दी सूझा था।',
    ],
  ],
  seek: [
    ['Joy that costs nothing.', 'ऐसा आनंद जिसमें कुछ खर्च न हो।'],
    ['A teacher in an unlikely place.', 'ऐसी जगह कोई गुरु जहाँ आशा न हो।'],
    ['An hour of undivided attention for someone young.', 'एक घंटा जो पूरा किसी बच्चे को दिया जाए।'],
    ['The pleasure of a finished page.', 'एक पूरे पन्ने का सुख।'],
    ['Music before the news.', 'खबरों से पहले संगीत।'],
    ['A kind look from someone dear.', 'किसी प्रिय की स्नेह भरी नज़र।'],
  ],
  challenge: [
    ['Wanting applause before the work is done.', 'काम पूरा होने से पहले तालियों की चाह।'],
    ['Turning play into a contest.', 'खेल को मुकाबला बना देना।'],
    ['Promising a child more time than you have.', 'बच्चे से उतने समय का वादा करना जितना पास में न हो।'],
    ['A gamble dressed up as a plan.', 'योजना के नाम पर जोखिम उठाना।'],
    ['Falling in love with the idea and forgetting the work.', 'विचार पर मोहित होकर काम भूल जाना।'],
    ['Keeping affection unspoken.', 'स्नेह को अनकहा रखना।'],
  ],
  insight: [
    ['Play is how the mind takes a breath.', 'खेल मन की साँस है।'],
    ['What you make with love is never wasted.', 'प्रेम से बनी चीज़ व्यर्थ नहीं जाती।'],
    ['To teach is to learn twice.', 'सिखाना दो बार सीखना है।'],
    ['A beginner sees what an expert forgets.', 'नया सीखने वाला वह देखता है जो जानकार भूल जाता है।'],
    ['Joy comes to those who look closely.', 'जो ध्यान से देखे, आनंद उसी को मिलता है।'],
    ['The heart speaks in small gifts.', 'हृदय छोटे उपहारों में बोलता है।'],
    ['A seed asks for water, not for speeches.', 'बीज पानी माँगता है, भाषण नहीं।'],
    ['Laughter is shared light.', 'हँसी बाँटी हुई रोशनी है।'],
    ['Not every good thing is useful right away.', 'हर अच्छी बात तुरंत काम की नहीं होती।'],
    ['Create first, correct later.', 'पहले रचें, फिर सुधारें।'],
  ],
};
