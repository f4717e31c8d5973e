import type { HouseTexts } from './library.ts';

/** The Moon in the twelfth house from the reader's sign: rest, sleep, expense, retreat, distant places. */
export const house12: HouseTexts = {
  openings: [
    ['The day asks for less noise and a little more sleep.', 'आज का दिन कम शोर और थोड़ी ज़्यादा नींद माँगता है।'],
    [
      'You may feel like stepping back today; do so without guilt.',
      'आज एक कदम पीछे हटने का मन हो सकता है; निस्संकोच हट जाएँ।',
    ],
    ['Dreams and distant people are close today.', 'आज सपने और दूर के लोग पास लगते हैं।'],
    [
      'Expenses come together today, so choose which ones you allow.',
      'खर्च आज साथ-साथ आते हैं, इसलिए चुन लें कि कौन सा करना है।',
    ],
    ['A day for finishing, folding and putting away.', 'आज समेटने, तह करने और सँभालकर रखने का दिन है।'],
    ['Solitude is good company today.', 'आज एकांत अच्छा साथी है।'],
    ['What is done quietly today is done well.', 'आज जो चुपचाप किया जाए, अच्छा होता है।'],
    ['The pace is slow, and slowness has its own sense.', 'आज गति धीमी है, और धीमेपन का अपना अर्थ है।'],
  ],
  counsels: [
    [
      'Cancel one thing that can wait and give the hour to rest.',
      'जो रुक सकता है ऐसा एक काम टाल दें और वह घंटा आराम को दें।',
    ],
    [
      'Keep an eye on small expenses; the large ones can look after themselves today.',
      'छोटे खर्चों पर नज़र रखें; बड़े आज अपने आप सँभल जाएँगे।',
    ],
    ['Ring someone far away, without asking for news.', 'दूर रहने वाले किसी अपने को फ़ोन करें, समाचार पूछे बिना।'],
    ['Sit by water, or simply take a long bath.', 'पानी के पास बैठें, या बस देर तक स्नान करें।'],
    ['Give away one thing that still works and is not used.', 'एक चीज़ जो ठीक है पर काम नहीं आती, किसी को दे दें।'],
    ['Put the phone in another room an hour before sleep.', 'सोने से एक घंटा पहले फ़ोन दूसरे कमरे में रख दें।'],
    ['Finish the last tenth of an old task today.', 'किसी पुराने काम का आखिरी दसवाँ हिस्सा आज पूरा कर दें।'],
    ['Forgive a small thing, and write it down for yourself.', 'एक छोटी बात क्षमा कर दें और अपने लिए लिख लें।'],
    ['Let today be ordinary; tomorrow will ask for more.', 'आज को साधारण रहने दें; कल कुछ और माँगेगा।'],
    ['Spend ten minutes in prayer, breath or plain silence.', 'दस मिनट प्रार्थना, श्वास या सादे मौन में बिताएँ।'],
  ],
  seek: [
    ['Rest without an excuse.', 'बिना बहाने का विश्राम।'],
    ['A quiet end to a busy week.', 'व्यस्त दिनों का शांत समापन।'],
    ['One thing to let go.', 'एक चीज़ जिसे छोड़ा जा सके।'],
    ['Time alone that does not feel lonely.', 'ऐसा एकांत जिसमें अकेलापन न हो।'],
    ['News from far away.', 'दूर से आया कोई समाचार।'],
    ['Sleep before midnight.', 'आधी रात से पहले की नींद।'],
  ],
  challenge: [
    ['Spending in order to feel better.', 'मन अच्छा करने के लिए खर्च करना।'],
    ['Hiding when a short answer would do.', 'जहाँ छोटा उत्तर काफ़ी था, वहाँ छिप जाना।'],
    ['Lying awake over what is already settled.', 'जो तय हो चुका है, उसे सोचकर जागते रहना।'],
    ['Saying yes from far too tired a place.', 'बहुत थकान में भी हाँ कह देना।'],
    ['Starting something big on low energy.', 'कम ऊर्जा में बड़ा काम शुरू करना।'],
    ['Turning rest into a project.', 'आराम को भी एक काम बना लेना।'],
  ],
  insight: [
    ['The bowl is useful because it is empty.', 'पात्र खाली है, इसीलिए काम का है।'],
    ['Sleep is the oldest medicine in the house.', 'नींद घर की सबसे पुरानी औषधि है।'],
    ['Letting go is also a way of keeping.', 'छोड़ देना भी सँभाल कर रखने का एक ढंग है।'],
    ['Night is when the day is understood.', 'दिन को रात में ही समझा जाता है।'],
    ['Quiet people hear the river first.', 'शांत लोग नदी को पहले सुनते हैं।'],
    ['The tide goes out so that it can return.', 'लहर लौटने के लिए ही पीछे हटती है।'],
    ['You are allowed to be finished for today.', 'आज के लिए इतना काफ़ी है, यह कहने का आपको अधिकार है।'],
    [
      'Charity begins with unused things and ends with time.',
      'दान बिना काम की चीज़ों से शुरू होता है और समय देने पर पूरा होता है।',
    ],
    ['Distance can show you what you feel.', 'दूरी दिखा सकती है कि मन क्या चाहता है।'],
    ['An empty hour is not a lost hour.', 'खाली घंटा खोया हुआ घंटा नहीं होता।'],
  ],
};
