import { type Draft, shelf } from './draft.ts';
import { dhoopSmoke, mantra, placeAt, rollOn } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'evil-eye-amulet',
    name: ['Evil Eye Amulet', 'नज़र बट्टू'],
    mini: [
      'Hand-poured glass nazar for the door, the car or the cradle.',
      'द्वार, गाड़ी या पालने के लिए हाथ से बना काँच का नज़र बट्टू।',
    ],
    text: [
      'Molten glass is dropped in four rings, cobalt, white, sky and black, and pressed once with an iron stamp: that is the whole method, and it has not changed since the furnaces moved from the Aegean to Firozabad. Each eye is sixty millimetres across and hangs on a braided cord with a lemon-yellow bead. Small bubbles and a slightly off-centre pupil are signs of the hand. If one day it cracks, custom says that it has done its work; hang another and do not mend it.',
      'फ़िरोज़ाबाद में पिघले काँच के चार वृत्तों से बना 60 मिमी का नज़र बट्टू, गुँथी डोरी सहित। बुलबुले हाथ के काम की निशानी हैं। टूटने पर मान्यता है कि उसका काम पूरा हुआ।',
    ],
    words: 'evil eye, nazar, नज़र, नज़र बट्टू, nazar battu, buri nazar, बुरी नज़र, nazariya',
    tags: 'nazar, door, car, glass',
    sub: 'Keychain',
    brand: 'Prana',
    how: [
      ['Hang it facing the way people come in.', 'जिस ओर से लोग आते हैं, उधर मुख करके टाँगें।'],
      ['Wipe on Saturdays with a damp cloth.', 'शनिवार को नम कपड़े से पोंछें।'],
      ['Above a cradle, tie it well beyond reach.', 'पालने के ऊपर पहुँच से दूर बाँधें।'],
    ],
    gains: [
      ['Hung against envious looks, by old custom.', 'पुरानी परंपरा में ईर्ष्या की दृष्टि से बचाव हेतु टाँगा जाता है।'],
      ['Each eye is poured by hand.', 'हर नज़र बट्टू हाथ से बना है।'],
      ['Brings a clear blue to a plain door.', 'सादे द्वार को नीली आभा देता है।'],
    ],
    days: ['Saturday'],
    tax: 'glass',
    offer: { price: 299, quantity: 118 },
  },
  {
    slug: 'evil-eye-bracelet-blue',
    name: ['Nazar Bracelet, Blue', 'नज़र ब्रेसलेट, नीला'],
    mini: ['Lapis-blue beads with glass eyes between.', 'नीले दाने और बीच में काँच की आँखें।'],
    text: [
      'Eight millimetre howlite beads dyed lapis blue, with a small glass eye after every third, on elastic cord. We could have called them lapis at twice the price; they are howlite and look well. The eyes are lampwork, made one by one over a flame, so each looks in a slightly different direction, which seems right. Fits most wrists. It sells in twos and threes to hostel rooms and as a return gift for a baby’s first rice, where adults wear it.',
      'नीले रंग में रँगा हाउलाइट, हर तीसरे दाने के बाद काँच की आँख, लचीली डोरी पर। यह लाजवर्द नहीं है, पर सुंदर है। अन्नप्राशन के उपहार और छात्रावास में प्रिय।',
    ],
    words: 'evil eye bracelet, nazar bracelet, नज़र ब्रेसलेट, blue bracelet, buri nazar bracelet',
    tags: 'nazar, friends, blue',
    sub: 'Bracelet',
    brand: 'Prana',
    how: [dhoopSmoke, ['Wear on the left wrist.', 'बाईं कलाई में पहनें।'], rollOn],
    gains: [
      ['Worn against envy, as custom has it.', 'परंपरा अनुसार ईर्ष्या से बचाव के लिए पहना जाता है।'],
      ['Light enough to forget.', 'इतना हल्का कि याद न रहे।'],
      ['Often shared among friends.', 'मित्रों में बाँटा जाता है।'],
    ],
    days: ['Saturday', 'Tuesday'],
    tax: 'imitation',
    offer: { price: 349, quantity: 105 },
  },
  {
    slug: 'evil-eye-necklace-silver',
    name: ['Nazar Necklace, Silver', 'नज़र हार, चाँदी'],
    mini: ['A small blue topaz eye on a 16 inch silver chain.', '16 इंच चाँदी की चेन पर नीले टोपाज़ की आँख।'],
    text: [
      'For those who want the eye but not the glass: a smooth round Swiss blue topaz of six millimetres with a dot of black enamel for the pupil, in a white-enamelled 925 silver cup, so that from a step away it reads as a nazar and from near as a piece of jewellery. The topaz is irradiated and stable, as all of this shade are. The chain stops at fourteen, fifteen and sixteen inches. Enamel dislikes knocks; it is fired twice, but do not throw it into a bag of keys.',
      'छह मिमी का चिकना नीला टोपाज़, बीच में काले मीना की पुतली, सफ़ेद मीना की चाँदी की कटोरी में, दूर से नज़र बट्टू और पास से आभूषण। टोपाज़ विकिरण उपचारित और स्थायी है। मीना को चोट से बचाएँ।',
    ],
    words: 'evil eye necklace, nazar pendant, नज़र लॉकेट, silver nazar, blue eye chain',
    tags: 'nazar, silver, topaz',
    sub: 'Necklace',
    brand: 'Mudrika',
    how: [
      mantra('durga', 9),
      ['Wear it outside the collar, where it can be seen.', 'कॉलर के बाहर पहनें, जहाँ दिखे।'],
      ['Dry it after rain.', 'वर्षा के बाद सुखाएँ।'],
    ],
    gains: [
      ['Worn against the envious eye.', 'ईर्ष्या की दृष्टि से बचाव के लिए पहना जाता है।'],
      ['Suits office and festival.', 'कार्यालय और पर्व दोनों में उचित।'],
      ['Believed to keep one composed.', 'माना जाता है कि मन को संयत रखता है।'],
    ],
    days: ['Friday', 'Saturday'],
    tax: 'jewellery',
    offer: { price: 1850, quantity: 13 },
  },
  {
    slug: 'evil-eye-keychain-rudraksha',
    name: ['Nazar and Rudraksha Keychain', 'नज़र और रुद्राक्ष की-चेन'],
    mini: ['Glass eye and panch mukhi bead on a brass ring.', 'पीतल के छल्ले पर काँच की आँख और रुद्राक्ष।'],
    text: [
      'One glass eye, one panch mukhi bead and a short braid of red thread on a split ring of solid brass that will not open in your pocket. We tested the ring on our own scooters for a year before we sold it. The bead is Nepali and drilled straight, the eye thirty millimetres and thick. Drivers ask for two, one for the key and one for the mirror. Wipe them when you wash the car; the thread may be renewed on Saturdays with any red mauli.',
      'पीतल के मज़बूत छल्ले पर काँच की आँख, नेपाली पंचमुखी दाना और लाल धागे की चोटी। हमने अपने स्कूटर पर वर्ष भर परखा है। धागा शनिवार को बदला जा सकता है।',
    ],
    words: 'nazar keychain, evil eye keychain, नज़र की चेन, car hanging, gaadi nazar, rudraksha keychain',
    tags: 'car, keychain, rudraksha',
    sub: 'Keychain',
    brand: 'Prana',
    how: [
      ['Clip it on after the vehicle’s puja.', 'वाहन पूजा के बाद लगाएँ।'],
      mantra('hanuman'),
      ['Renew the red thread when it fades.', 'लाल धागा फीका हो तो बदल दें।'],
    ],
    gains: [
      ['Kept with keys for safe journeys.', 'सुरक्षित यात्रा के लिए चाबी के साथ रखी जाती है।'],
      ['Bead and eye together.', 'दाना और आँख एक साथ।'],
      ['Believed to ward off envy on the road.', 'माना जाता है कि मार्ग में ईर्ष्या से बचाती है।'],
    ],
    days: ['Tuesday', 'Saturday'],
    tax: 'imitation',
    offer: { price: 249, quantity: 96 },
  },
  {
    slug: 'evil-eye-black-thread-anklet',
    name: ['Black Onyx Nazar Band', 'काला नज़र बंध'],
    mini: ['Onyx and one eye on waxed black cord, adjustable.', 'मोम लगी काली डोरी पर हकीक और एक आँख।'],
    text: [
      'The black thread at the wrist or ankle is perhaps the oldest sign of all against the eye, and grandmothers tie it without a word. Here the thread is waxed cotton that does not bleed in the rain, with three onyx beads and a tiny glass eye, and a sliding knot so that it need not be cut off. Wear it at wrist or ankle as your house does. It is plain, cheap, and more people come back for it than for anything else on this shelf.',
      'भीगने पर रंग न छोड़ने वाली मोम लगी काली डोरी, तीन हकीक और छोटी काँच की आँख, सरकने वाली गाँठ सहित। अपने घर की रीति अनुसार कलाई या टखने में पहनें।',
    ],
    words: 'black thread, kala dhaga, काला धागा, nazar dhaga, anklet nazar, काला नज़र',
    tags: 'thread, everyday, black',
    sub: 'Bracelet',
    brand: 'Sugandh Ghat',
    how: [
      [
        'Tie on a Saturday, left side for women, right for men.',
        'शनिवार को बाँधें, स्त्रियाँ बाईं ओर और पुरुष दाईं ओर।',
      ],
      mantra('shani', 7),
      ['Change it when it frays.', 'घिसने पर बदल दें।'],
    ],
    gains: [
      ['The plainest guard in common use.', 'सबसे सरल प्रचलित रक्षा-सूत्र।'],
      ['Sliding knot, no cutting.', 'सरकने वाली गाँठ, काटना नहीं पड़ता।'],
      ['Believed to turn the eye aside.', 'माना जाता है कि नज़र को टाल देता है।'],
    ],
    days: ['Saturday'],
    tax: 'imitation',
    offer: {
      sku: 'EVI-KALA',
      variants: [
        ['Wrist', 4, 129, 180, 'default'],
        ['Ankle', 6, 149, 120],
        ['Pack of five', 22, 499, 8],
      ],
    },
  },
  {
    slug: 'evil-eye-wall-ring-large',
    name: ['Nazar Wall Disc, Large', 'नज़र दीवार चक्र, बड़ा'],
    mini: ['A 20 centimetre glass eye for a wall.', 'दीवार के लिए 20 सेंटीमीटर की काँच की आँख।'],
    text: [
      'Two kilograms of blue. The disc is poured in sand at Firozabad by a man and his brother who must both lift the ladle, cooled for two nights in ash, and ground flat at the back. It hangs by a brass hook through a hole that is cast and not drilled, so it will not crack there. Put it opposite the main door, where the first look of a guest can land on it. It travels in straw and two boxes; one in fifty still arrives broken, and we send another.',
      'दो किलो का रेत में ढला काँच का चक्र, फ़िरोज़ाबाद से, पीतल के हुक सहित। मुख्य द्वार के सामने लगाएँ। दोहरे डिब्बे में आता है; टूटा मिले तो दूसरा भेजते हैं।',
    ],
    words: 'nazar wall hanging, evil eye wall, नज़र दीवार, large nazar, house nazar battu',
    tags: 'wall, entrance, large',
    sub: 'Necklace',
    brand: 'Aangan',
    how: [
      placeAt('opposite the main door, at eye level', 'मुख्य द्वार के सामने, आँख की ऊँचाई पर'),
      ['Use the wall plug in the box; it is heavy.', 'डिब्बे का प्लग लगाएँ; यह भारी है।'],
      ['Clean with vinegar water twice a year.', 'वर्ष में दो बार सिरके के पानी से साफ़ करें।'],
    ],
    gains: [
      ['Meets the first look at the door.', 'द्वार पर पहली दृष्टि को मिलती है।'],
      ['Poured and cooled by hand.', 'हाथ से ढला और ठंडा किया गया।'],
      ['Believed to keep a house easy.', 'माना जाता है कि घर को सहज रखता है।'],
    ],
    days: ['Saturday'],
    tax: 'glass',
    offer: { price: 2199, quantity: 0 },
  },
];

/** Glass eyes and black threads, by old custom. */
export const evilEye = shelf('Evil Eye', drafts);
