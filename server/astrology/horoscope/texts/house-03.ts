import type { HouseTexts } from './library.ts';

/** The Moon in the third house from the reader's sign: courage, messages, brothers and sisters, short ways, skill of hand. */
export const house3: HouseTexts = {
  openings: [
    ['Messages move quickly today, and so do you.', 'आज संदेश तेज़ी से आते-जाते हैं और आप भी।'],
    ['A little courage comes easily today.', 'आज थोड़ा साहस करना आसान है।'],
    [
      'Brothers, sisters, neighbours and colleagues take up more of the day.',
      'आज दिन का बड़ा हिस्सा भाई-बहन, पड़ोसियों और साथियों के साथ बीतता है।',
    ],
    ['Short trips, calls and errands suit you well now.', 'छोटी यात्राएँ, फ़ोन और बाहर के काम आज सहज होते हैं।'],
    [
      'Your hands know what to do today; trust the practised skill.',
      'आज हाथ अपना काम जानते हैं; सधे हुए हुनर पर भरोसा रखें।',
    ],
    ['The mind is curious and would like to talk.', 'मन आज जिज्ञासु है और बात करना चाहता है।'],
    [
      'Effort counts for more than luck today, and effort is something you have.',
      'आज भाग्य से ज़्यादा प्रयास गिना जाता है, और प्रयास आपके हाथ में है।',
    ],
    ['A lively day: take it in small steps.', 'यह चहल-पहल वाला दिन है, छोटे-छोटे कदमों में चलें।'],
  ],
  counsels: [
    ['Send the message you have been drafting in your head.', 'जो संदेश मन में घूम रहा है, उसे आज भेज दें।'],
    [
      'Call a brother, a sister or an old neighbour, just to ask how they are.',
      'भाई, बहन या किसी पुराने पड़ोसी को फ़ोन करके हाल पूछ लें।',
    ],
    [
      'Practise one skill for twenty minutes, without judging the result.',
      'किसी एक हुनर का बीस मिनट अभ्यास करें, परिणाम की चिंता किए बिना।',
    ],
    ['Read the whole letter before you reply to its first line.', 'पहली पंक्ति पर उत्तर देने से पहले पूरा पत्र पढ़ लें।'],
    ['Take the short road and leave a little earlier.', 'छोटा रास्ता लें और थोड़ा पहले निकलें।'],
    ['Ask directly; a plain question saves three visits.', 'सीधे पूछ लें; एक साफ़ सवाल तीन चक्कर बचा देता है।'],
    [
      'Learn one new word, route or shortcut, and use it today.',
      'एक नया शब्द, रास्ता या तरीका सीखें और आज ही काम में लें।',
    ],
    [
      'Do the small brave thing first, and the rest falls into place.',
      'पहले साहस वाला छोटा काम करें, बाकी अपने आप होते जाएँगे।',
    ],
    ['Put two hours aside in which nobody can call you.', 'दो घंटे ऐसे रखें जब कोई फ़ोन न आए।'],
    ['Share what you know with someone who is just beginning.', 'अपना ज्ञान किसी नए सीखने वाले के साथ बाँटें।'],
  ],
  seek: [
    ['A straight answer to a simple question.', 'सरल सवाल का सीधा उत्तर।'],
    ['The company of those who work with you.', 'साथ काम करने वालों का संग।'],
    ['A short journey with an open eye.', 'खुली आँखों से की गई छोटी यात्रा।'],
    ['Practice instead of praise.', 'प्रशंसा के बदले अभ्यास।'],
    ['News from someone you miss.', 'जिसकी याद आती है, उसका समाचार।'],
    ['The courage to write first.', 'पहले लिखने का साहस।'],
  ],
  challenge: [
    ['Answering before you have read.', 'पढ़ने से पहले उत्तर देना।'],
    ['Too many things begun, none of them finished.', 'बहुत से काम शुरू करना और एक भी पूरा न करना।'],
    ['Repeating a story that is not yours to tell.', 'ऐसी बात दोहराना जो आपकी नहीं है।'],
    ['Mistaking hurry for courage.', 'जल्दबाज़ी को साहस समझ लेना।'],
    ['Arguing over a detail.', 'एक छोटी बात पर बहस करना।'],
    ['Letting the phone choose your order of work.', 'फ़ोन को अपने काम का क्रम तय करने देना।'],
  ],
  insight: [
    ['Courage is often only a message sent.', 'साहस कई बार बस एक भेजा हुआ संदेश होता है।'],
    ['A skill is a friend that never leaves.', 'हुनर वह मित्र है जो साथ नहीं छोड़ता।'],
    ['Small roads also lead home.', 'छोटे रास्ते भी घर पहुँचाते हैं।'],
    ['Listen twice, speak once, and you will be heard.', 'दो बार सुनें, एक बार बोलें, तब आपकी भी सुनी जाएगी।'],
    ['What the hand repeats, the mind learns.', 'हाथ जो दोहराता है, मन वही सीखता है।'],
    ['A good question opens more than a good answer.', 'अच्छा प्रश्न अच्छे उत्तर से अधिक द्वार खोलता है।'],
    ['A near neighbour is worth more than a distant relative.', 'पास का पड़ोसी दूर के रिश्तेदार से बड़ा सहारा है।'],
    ['Effort is the one wealth everybody owns.', 'परिश्रम वह पूँजी है जो सबके पास है।'],
    ['Say less and mean all of it.', 'कम कहें, पर जो कहें मन से कहें।'],
    ['A step taken is larger than a step planned.', 'उठाया हुआ कदम सोचे हुए कदम से बड़ा होता है।'],
  ],
};
