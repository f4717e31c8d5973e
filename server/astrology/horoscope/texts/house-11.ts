import type { HouseTexts } from './library.ts';

/** The Moon in the eleventh house from the reader's sign: friends, gains, wishes, groups. */
export const house11: HouseTexts = {
  openings: [
    ['Friends and good news come together today.', 'आज मित्र और अच्छे समाचार साथ-साथ चलते हैं।'],
    ['A sociable day, in which help goes both ways.', 'यह मेल-जोल का दिन है, जिसमें सहायता दोनों ओर से आती है।'],
    [
      'Something you wished for some time ago takes a step towards you.',
      'कुछ समय पहले की कोई इच्छा आज आपकी ओर एक कदम बढ़ती है।',
    ],
    ['You know more people than you remember.', 'जान-पहचान आज सोच से कहीं बड़ी निकलती है।'],
    ['Your earlier effort begins to pay off.', 'किया हुआ परिश्रम अब अपना मोल दिखाने लगता है।'],
    ['Groups, clubs and shared plans suit you well today.', 'समूह, सभा और साझा योजनाएँ आज आपके अनुकूल हैं।'],
    ['The day is generous to those who ask pleasantly.', 'जो मधुरता से पूछे, आज का दिन उसके प्रति उदार है।'],
    [
      'People give more than they take today, and you feel it.',
      'आज लोग लेने से ज़्यादा देने के भाव में हैं, और इसका सुख आपको भी मिलता है।',
    ],
  ],
  counsels: [
    [
      'Write to a friend you have not heard from for months.',
      'उस मित्र को लिखें जिसका महीनों से कोई समाचार नहीं आया।',
    ],
    ['Say your wish aloud to someone who can help with it.', 'अपनी इच्छा उसे बताएँ जो उसमें सहायता कर सके।'],
    ['Introduce two people who should know each other.', 'ऐसे दो लोगों का परिचय कराएँ जिन्हें मिलना चाहिए।'],
    [
      'Put a part of your income aside before you plan the rest.',
      'आय का एक हिस्सा अलग रखें, फिर बाकी की योजना बनाएँ।',
    ],
    ['Join in, but go home when you want to.', 'सबके साथ जाएँ, पर घर लौटने का समय अपना रखें।'],
    [
      'Thank the friend who helped when it was not convenient.',
      'उस मित्र को धन्यवाद दें जिसने असुविधा में भी साथ दिया।',
    ],
    ['Ask for the money you are owed, in a friendly way.', 'जो बकाया मिलना है, उसे दो मीठे शब्दों में माँग लें।'],
    ['Share a contact, a recipe or a tool.', 'कोई परिचय, कोई विधि या कोई औज़ार बाँटें।'],
    [
      'Choose the two most useful invitations and decline the rest kindly.',
      'सबसे काम के दो निमंत्रण चुनें, बाकी को विनम्रता से मना करें।',
    ],
    [
      'Celebrate a small success properly, with tea at least.',
      'छोटी सफलता का भी उत्सव मनाएँ, कम से कम चाय के साथ।',
    ],
  ],
  seek: [
    ['A friend who tells you the truth.', 'वह मित्र जो सच कहता हो।'],
    ['A shared plan with a date.', 'साथ बनाई योजना, जिसकी तारीख भी तय हो।'],
    ['The next step of an old wish.', 'पुरानी इच्छा का अगला कदम।'],
    ['Good company in the evening.', 'शाम का अच्छा साथ।'],
    ['What others know and would gladly share.', 'वह जो और लोग जानते हैं और खुशी से बताएँगे।'],
    ['A fair return for work already done.', 'हो चुके काम का उचित प्रतिफल।'],
  ],
  challenge: [
    ['Spreading yourself too thin among groups.', 'बहुत से समूहों में अपने को बाँट देना।'],
    ['Wanting a thing because others want it.', 'किसी चीज़ को इसलिए चाहना कि औरों को चाहिए।'],
    ['Lending more than you can spare.', 'सामर्थ्य से अधिक उधार दे देना।'],
    ['Expecting friends to remember everything.', 'यह चाहना कि मित्र सब कुछ याद रखें।'],
    ['Counting the gain before it arrives.', 'लाभ आने से पहले ही उसे गिन लेना।'],
    ['Staying out with the group past your bedtime.', 'सबके साथ देर रात तक बैठे रह जाना।'],
  ],
  insight: [
    ['A wish becomes a plan when someone else hears it.', 'जब कोई और सुन ले, तब इच्छा योजना बनती है।'],
    ['Kindness comes back as friendship.', 'भलाई मित्रता बनकर लौटती है।'],
    ['What you share comes back doubled.', 'बाँटने से खुशी दुगनी हो जाती है।'],
    ['Good fortune is sweetest when shared.', 'लाभ बाँटकर ही मीठा लगता है।'],
    ['Open hands are easier to fill.', 'खुले हाथ जल्दी भरते हैं।'],
    ['A crowd speaks loudly; a friend speaks clearly.', 'भीड़ ऊँचा बोलती है, मित्र साफ़ बोलता है।'],
    ['Hope lets you enjoy the work in advance.', 'आशा हो तो काम का आनंद पहले से मिलने लगता है।'],
    ['Receive well; it is a form of giving.', 'ठीक से लेना भी देने का एक रूप है।'],
    ['An old friend remembers who you are.', 'पुराना मित्र याद रखता है कि आप कौन हैं।'],
    ['Fruit falls to the patient gardener.', 'फल धीरज वाले माली के हाथ आता है।'],
  ],
};
