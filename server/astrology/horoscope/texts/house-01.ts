import type { HouseTexts } from './library.ts';

/** The Moon in the reader's own sign: self, body, mood, new beginnings. */
export const house1: HouseTexts = {
  openings: [
    [
      'The Moon is in your own sign, and you feel everything a little more than usual.',
      'चंद्रमा आज आपकी अपनी राशि में है और आज हर बात मन को थोड़ा ज़्यादा छूती है।',
    ],
    [
      'Your feelings are easy to read today, for others and for yourself.',
      'आज आपकी भावनाएँ साफ़ दिखती हैं, औरों को भी और आपको भी।',
    ],
    ['A small new beginning suits you today.', 'आज एक छोटी-सी नई शुरुआत आपके लिए अच्छी है।'],
    [
      'You set the tone wherever you go today, even when you say little.',
      'आज आप जहाँ जाएँ, माहौल आपसे बनता है, चाहे आप कम ही बोलें।',
    ],
    [
      'The day is about you: your pace, your appetite, your need for fresh air.',
      'आज का दिन आपका है: अपनी चाल से चलें, मन का खाएँ और खुली हवा में निकलें।',
    ],
    ['Your energy comes in waves today; rest in between.', 'आज ऊर्जा लहरों में आती है; बीच-बीच में विश्राम करें।'],
    [
      'People notice your mood today before they notice your work.',
      'लोग आज आपका काम बाद में, आपका मिज़ाज पहले देखते हैं।',
    ],
    [
      'Something you have kept to yourself is ready to be shown.',
      'जो बात आपने मन में रखी है, वह अब सामने आना चाहती है।',
    ],
  ],
  counsels: [
    [
      'Begin with the body: water, a walk, a proper breakfast.',
      'शुरुआत शरीर से करें: पानी, थोड़ी सैर और ठीक से नाश्ता।',
    ],
    [
      'Say what you need in one clear sentence and leave it there.',
      'जो चाहिए, उसे एक साफ़ वाक्य में कहें और वहीं रुक जाएँ।',
    ],
    [
      'Wear something you like, and do your first task before you look at the news.',
      'मनपसंद कपड़े पहनें और खबरें देखने से पहले पहला काम निपटा लें।',
    ],
    [
      'Choose one thing that is only for you, and give it half an hour.',
      'एक काम ऐसा चुनें जो केवल आपके लिए हो और उसे आधा घंटा दें।',
    ],
    ['If a feeling comes up, name it before you answer anyone.', 'कोई भाव उठे तो उत्तर देने से पहले उसे पहचान लें।'],
    [
      'Start the plan you have been carrying in your head; a first line is enough.',
      'जो योजना मन में घूम रही है, उसे शुरू करें; पहली पंक्ति भी काफ़ी है।',
    ],
    ['Keep the morning simple, so that the afternoon has room.', 'सुबह को सरल रखें, ताकि दोपहर के लिए जगह बचे।'],
    [
      'Ask a question before you answer, and listen to the reply.',
      'उत्तर देने से पहले एक प्रश्न पूछें और सामने वाले को सुनें।',
    ],
    [
      'Tidy the place where you sit; the mind follows the desk.',
      'अपने बैठने की जगह सँवार लें; मेज़ के साथ मन भी सँवरता है।',
    ],
    [
      'Rest when you are tired instead of proving that you are not.',
      'थकान हो तो आराम करें; किसी को कुछ साबित करने की ज़रूरत नहीं।',
    ],
  ],
  seek: [
    ['Your own pace, without comparison.', 'तुलना के बिना अपनी चाल।'],
    ['A fresh start in one small habit.', 'एक छोटी आदत में नई शुरुआत।'],
    ['An hour that belongs to nobody else.', 'एक घंटा जो केवल आपका हो।'],
    ['People with whom you need no mask.', 'वे लोग जिनके साथ कुछ छिपाना न पड़े।'],
    ['A clear look at what you feel.', 'अपने भाव पर एक साफ़ नज़र।'],
    ['Movement, sunlight and plain food.', 'चलना-फिरना, धूप और सादा भोजन।'],
  ],
  challenge: [
    ['Taking every remark as if it were about you.', 'हर बात को अपने ऊपर ले लेना।'],
    ['Moving before the feeling has settled.', 'भाव के ठहरने से पहले कदम उठा लेना।'],
    ['Wanting to be understood without explaining.', 'बिना बताए समझे जाने की इच्छा।'],
    ['Starting three things at once.', 'एक साथ तीन काम शुरू करना।'],
    ['Letting one mood speak for the whole day.', 'एक मिज़ाज को पूरे दिन पर हावी होने देना।'],
    ['Forgetting to eat when you are busy.', 'व्यस्तता में खाना भूल जाना।'],
  ],
  insight: [
    ['How you begin is already half of what you do.', 'जैसी शुरुआत, वैसा आधा काम।'],
    ['A calm face is a gift to a room.', 'शांत चेहरा पूरे कमरे को शांति देता है।'],
    ['You may change your mind and still keep your word.', 'मन बदल सकता है और वचन फिर भी निभ सकता है।'],
    ['Feelings are weather; you are the sky.', 'भाव मौसम हैं, आप आकाश हैं।'],
    ['Look at yourself kindly, and others will too.', 'पहले अपने आप से प्रेम करें, दुनिया भी करेगी।'],
    ['The first step need not be large, only yours.', 'पहला कदम बड़ा न हो तो भी चलेगा, बस अपना हो।'],
    ['Tend the lamp, and the light follows.', 'दीये को सँभालें, रोशनी अपने आप होगी।'],
    ['A day is long enough for one honest effort.', 'एक सच्चे प्रयास के लिए एक दिन बहुत है।'],
    ['Rest, and your strength comes back.', 'विश्राम के बाद शक्ति फिर लौट आती है।'],
    ['You do not have to win the morning, only to meet it.', 'सुबह को जीतना नहीं है, बस उससे मिलना है।'],
  ],
};
