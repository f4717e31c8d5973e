import { type Draft, shelf } from './draft.ts';
import { dhoopSmoke, dryCloth, placeAt, recite, rollOn } from './rites.ts';

const drafts: Draft[] = [
  {
    slug: 'pyrite-cluster',
    name: ['Pyrite Cluster', 'पाइराइट गुच्छा'],
    mini: [
      'Natural cubic pyrite for the work desk, about 250 grams.',
      'काम की मेज़ के लिए प्राकृतिक पाइराइट, लगभग 250 ग्राम।',
    ],
    text: [
      'Iron and sulphur, and a stubborn wish to be cubes: pyrite grows its square faces without any help, striped by fine lines that meet at right angles on neighbouring sides. These clusters come from the Huanzala mine in Peru, about two hundred and fifty grams each, uncut and only brushed. Called sona makhi by old apothecaries and fool’s gold by disappointed men, it is set on desks today as a stone of enterprise. Keep it dry; damp air slowly turns it to rust and a smell of matches.',
      'पेरू की खान का प्राकृतिक घनाकार पाइराइट, बिना तराशा, लगभग 250 ग्राम। पुराने वैद्य इसे सोना माखी कहते थे। कार्य-मेज़ पर उद्यम के पत्थर के रूप में रखा जाता है; नमी से बचाएँ।',
    ],
    words: 'pyrite, पाइराइट, pyrite cluster, sona makhi, सोना माखी, fools gold, money stone, dhan patthar',
    tags: 'desk, money, raw, cube',
    sub: 'Raw',
    brand: 'Prana',
    how: [
      dryCloth,
      placeAt('on the right side of the desk or in the south-east', 'मेज़ के दाहिने या आग्नेय कोण में'),
      recite('kuber', 'Thursday', 11),
    ],
    gains: [
      ['Kept as a stone of enterprise.', 'उद्यम के पत्थर के रूप में रखा जाता है।'],
      ['Every cube is as nature left it.', 'हर घन प्रकृति का गढ़ा है।'],
      ['Believed to support confidence in dealings.', 'माना जाता है कि लेन-देन में विश्वास देता है।'],
    ],
    days: ['Thursday', 'Friday'],
    tax: 'looseStone',
    offer: { price: 1250, quantity: 0 },
  },
  {
    slug: 'raw-pyrite-stone-pocket',
    name: ['Raw Pyrite Stone', 'कच्चा पाइराइट पत्थर'],
    mini: ['Rough nuggets for pocket or till, 40 to 200 grams.', 'जेब या गल्ले के लिए कच्चे टुकड़े।'],
    text: [
      'Rough pieces of pyrite as they came from the crusher in Navajun, Spain, sorted by hand so that each shows at least two clean faces among the broken ones. The small size goes in a pocket, the medium in the till, the large holds down bills. We brush off the grey dust and nothing else, since acid makes them brighter for a week and duller for good. They scratch glass; wrap one in cloth if it is going to share a bag with a telephone.',
      'स्पेन का कच्चा पाइराइट, हर टुकड़े में कम से कम दो साफ़ फलक। छोटा जेब में, मध्यम गल्ले में और बड़ा मेज़ पर रखें। काँच को खरोंच सकता है, कपड़े में लपेटें।',
    ],
    words: 'raw pyrite, kachha pyrite, कच्चा पाइराइट, pyrite stone, swarn makshik, स्वर्ण माक्षिक',
    tags: 'raw, pocket, till',
    sub: 'Raw',
    brand: 'Prana',
    how: [
      dhoopSmoke,
      placeAt('in the till on a yellow cloth', 'गल्ले में पीले वस्त्र पर'),
      ['Wrap in cloth when carried.', 'साथ रखें तो कपड़े में लपेटें।'],
    ],
    gains: [
      ['Carried by traders as a lucky stone.', 'व्यापारी शुभ पत्थर के रूप में रखते हैं।'],
      ['No polish, no treatment.', 'न पॉलिश, न उपचार।'],
      ['Believed to keep resolve firm.', 'माना जाता है कि संकल्प दृढ़ रखता है।'],
    ],
    days: ['Thursday'],
    tax: 'looseStone',
    offer: {
      sku: 'PYR-RAWS',
      variants: [
        ['40 g', 40, 249, 90],
        ['100 g', 100, 529, 64, 'default'],
        ['200 g', 200, 949, 28],
      ],
    },
  },
  {
    slug: 'pyrite-bracelet-faceted',
    name: ['Pyrite Bracelet, Faceted', 'पाइराइट ब्रेसलेट'],
    mini: ['Bright faceted beads for work and trade.', 'काम और व्यापार के लिए चमकीले तराशे दाने।'],
    text: [
      'Eight millimetre beads cut with a hundred small faces each, so the wrist throws light like a handful of new coins. Solid pyrite, not hematite with paint, which you can tell by the weight: over thirty grams. It is strung on coated cord because bare elastic wears through on the edges. Some skins leave it dull after a sweaty day; a dry rub brings it back. Popular with shop owners and estate agents, and the single most copied bracelet in the country.',
      'आठ मिमी के तराशे ठोस पाइराइट दाने, वज़न 30 ग्राम से अधिक। पसीने से धुँधला हो तो सूखे कपड़े से चमकाएँ। दुकानदारों में लोकप्रिय और सबसे अधिक नकल किया जाने वाला ब्रेसलेट।',
    ],
    words: 'pyrite bracelet, पाइराइट ब्रेसलेट, money bracelet, dhan bracelet, पैसा ब्रेसलेट, original pyrite',
    tags: 'money, work, bracelet',
    sub: 'Jewelry',
    brand: 'Prana',
    how: [
      dhoopSmoke,
      recite('lakshmi', 'Friday', 11),
      ['Wear on the left wrist and take off for water.', 'बाईं कलाई में पहनें और पानी से पहले उतारें।'],
      rollOn,
    ],
    gains: [
      ['Worn for drive in business.', 'व्यापार में उत्साह के लिए पहना जाता है।'],
      ['Solid stone, checked by weight.', 'ठोस पत्थर, वज़न से जाँचा।'],
      ['Believed to draw opportunity.', 'माना जाता है कि अवसर आकर्षित करता है।'],
    ],
    days: ['Friday'],
    tax: 'stoneArticle',
    offer: { price: 699, quantity: 112 },
  },
  {
    slug: 'tumbled-pyrite-set',
    name: ['Tumbled Pyrite, Set of Seven', 'चिकना पाइराइट, सात का सेट'],
    mini: ['Seven smooth pieces in a cotton pouch.', 'सूती थैली में सात चिकने टुकड़े।'],
    text: [
      'Seven pieces rolled for three weeks in dry corncob instead of water, which keeps rust away from the pores. They come out like brown-gold river stones, with here and there a square shadow where a cube used to be. Twenty to twenty-five millimetres. Some people lay one on each account book; others give six away and keep the seventh, as the leaflet suggests. The pouch is hand-block printed at Sanganer, with marigolds, from offcuts of a quilt workshop.',
      'सूखी विधि से तीन सप्ताह घिसे सात टुकड़े, 20 से 25 मिमी, सांगानेर की छपी थैली में। कुछ लोग हर बही पर एक रखते हैं; कुछ छह बाँटकर एक रखते हैं।',
    ],
    words: 'tumbled pyrite, pyrite set, पाइराइट सेट, seven stones, chikna pyrite',
    tags: 'tumbled, set, gift',
    sub: 'Tumbled',
    brand: 'Prana',
    how: [
      ['Rub dry in the pouch before the first use.', 'पहली बार से पहले थैली में ही रगड़ें।'],
      placeAt('one in each place where accounts are kept', 'जहाँ हिसाब रखा जाता है, वहाँ एक-एक'),
      recite('kuber', 'Thursday', 7),
    ],
    gains: [
      ['Enough to share.', 'बाँटने के लिए पर्याप्त।'],
      ['Dry-tumbled against rust.', 'ज़ंग से बचाने के लिए सूखी विधि।'],
      ['Believed to keep dealings fair.', 'माना जाता है कि लेन-देन सही रखता है।'],
    ],
    days: ['Thursday'],
    tax: 'looseStone',
    offer: { price: 590, quantity: 37 },
  },
  {
    slug: 'pyrite-pendant-silver',
    name: ['Pyrite Pendant, Silver', 'पाइराइट लॉकेट, चाँदी'],
    mini: ['Step-cut pyrite in 925 silver on an 18 inch chain.', '925 चाँदी में सीढ़ीदार तराशा पाइराइट।'],
    text: [
      'Cut like an emerald, pyrite behaves like a small mirror framed in steps, pale gold with a greenish breath. This piece measures twelve by nine millimetres and sits in an open silver frame so that both faces show. Victorian jewellers called it marcasite and loved it for mourning; we like it for plain grey days. Silver sulphide and pyrite are cousins, and the two darken together in harmony. Polish only the metal. The chain is a round box link of eighteen inches.',
      'बारह गुणा नौ मिमी का सीढ़ीदार तराशा पाइराइट, खुली चाँदी के घेरे में, दोनों ओर से दिखता है। 18 इंच की चेन सहित। केवल धातु को पॉलिश करें।',
    ],
    words: 'pyrite pendant, पाइराइट लॉकेट, marcasite pendant, pyrite chain, सोना माखी लॉकेट',
    tags: 'pendant, silver, work',
    sub: 'Jewelry',
    brand: 'Mudrika',
    how: [
      dryCloth,
      recite('kuber', 'Thursday', 11),
      ['Wear over cloth on damp days.', 'नमी के दिनों में कपड़े के ऊपर पहनें।'],
    ],
    gains: [
      ['Worn for composure in negotiation.', 'बातचीत में धीरज के लिए पहना जाता है।'],
      ['Both faces of the stone show.', 'रत्न के दोनों फलक दिखते हैं।'],
      ['Believed to favour enterprise.', 'माना जाता है कि उद्यम में शुभ है।'],
    ],
    days: ['Thursday', 'Friday'],
    tax: 'jewellery',
    offer: { price: 1690, quantity: 15 },
  },
  {
    slug: 'pyrite-coin-stones',
    name: ['Pyrite Coin Stones', 'पाइराइट सिक्के'],
    mini: ['Flat polished discs of pyrite for the wallet.', 'बटुए के लिए चपटे पॉलिश किए पाइराइट चक्र।'],
    text: [
      'Discs of solid pyrite, twenty-five millimetres across and four thick, polished on both faces and left rough at the rim so you can feel that they are stone. They are shaped in Khambhat, where agate has been worked since Harappan days and where pyrite is considered a nuisance because it eats tools. One goes behind the notes in a wallet, one in the drawer where the bills are. They are not money and they will not make any; they remind you of it, daily, which is half of saving.',
      'खंभात में गढ़े 25 मिमी के चपटे ठोस पाइराइट चक्र, किनारे कच्चे छोड़े हुए। एक बटुए में और एक बिलों की दराज़ में। ये धन नहीं बनाते, पर रोज़ बचत की याद दिलाते हैं।',
    ],
    words: 'pyrite coin, पाइराइट सिक्का, wallet stone, money coin stone, batua patthar, बटुआ',
    tags: 'wallet, polished, khambhat',
    sub: 'Tumbled',
    brand: 'Prana',
    how: [
      dryCloth,
      placeAt('behind the notes in a wallet', 'बटुए में नोटों के पीछे'),
      ['Take it out and touch it before a large expense.', 'बड़े खर्च से पहले निकालकर छू लें।'],
    ],
    gains: [
      ['A daily reminder to save.', 'बचत की रोज़ की याद।'],
      ['Thin enough for any wallet.', 'किसी भी बटुए में समाने योग्य।'],
      ['Believed to hold on to what is earned.', 'माना जाता है कि कमाई को थामे रखता है।'],
    ],
    days: ['Friday'],
    tax: 'looseStone',
    offer: {
      sku: 'PYR-COIN',
      variants: [
        ['One', 11, 199, 130, 'default'],
        ['Pair', 22, 369, 58],
        ['Set of five', 55, 849, 0],
      ],
    },
  },
];

/** Pyrite as it grows, tumbled and worn. */
export const pyrite = shelf('Pyrite', drafts);
