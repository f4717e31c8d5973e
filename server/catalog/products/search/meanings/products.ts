import { type Meaning, meaning } from './meaning.ts';

const kind = (words: string, ...tiers: string[]): Meaning => meaning('kind', words, ...tiers);
const thing = (words: string, ...tiers: string[]): Meaning => meaning('thing', words, ...tiers);
const trait = (words: string, ...tiers: string[]): Meaning => meaning('trait', words, ...tiers);

const kinds: readonly Meaning[] = [
  kind(
    'stone, stones, gem, gems, gemstone, gemstones, ratna, ratan, ratn, patthar, pathar, nag, nagina, loose stone, loose gemstone, loose, rashi ratna, rashi ratan, lucky stone, bhagya ratna, khula ratna, रत्न, रतन, नग, नगीना, पत्थर, राशि रत्न, भाग्य रत्न, खुला रत्न',
    'kind:gem',
    'kind:mineral',
    'ratna, रत्न, stone, gem, birthstone',
    'stone:nine_gems, kind:ring, kind:pendant, kind:bracelet, kind:necklace, kind:kavach',
  ),
  kind(
    'birthstone, birth stone, janam ratna, janm ratna, janma ratna, जन्म रत्न',
    'birthstone, kind:gem',
    'kind:mineral',
    'kind:ring, kind:pendant, kind:bracelet, kind:necklace, kind:kavach',
  ),
  kind(
    'rudraksha, rudraksh, rudraksh bead, rudraksha bead, rudrax, rudraksh dana, rudrakshi, रुद्राक्ष, रूद्राक्ष',
    'kind:rudraksha',
    'rudraksha, rudraksh, रुद्राक्ष, material:rudraksha',
  ),
  kind(
    'mala, malas, maala, prayer beads, rosary, japamala, japa mala, jap mala, jaap mala, beads, 108 beads, 108 mala, माला, जपमाला, जप माला',
    'kind:mala',
    'mala, माला, japa mala',
  ),
  kind('yantra, yantras, yantr, yantram, chakra yantra, यंत्र, यन्त्र', 'kind:yantra', 'yantra, यंत्र'),
  kind(
    'murti, murtis, moorti, idol, idols, statue, statues, pratima, vigraha, मूर्ति, मूर्ती, प्रतिमा',
    'kind:murti category:murti',
    'murti, statue, मूर्ति',
    'kind:murti',
  ),
  kind(
    'ring, rings, anguthi, angoothi, angothi, anghuthi, mundri, अँगूठी, अंगूठी, अंगुठी, मुद्रिका',
    'kind:ring',
    'ring, anguthi',
  ),
  kind(
    'bracelet, bracelets, braslet, kada, kangan, kara, bangle, wrist band, wristband, ब्रेसलेट, कंगन, कड़ा',
    'kind:bracelet',
    'bracelet, kada',
  ),
  kind(
    'pendant, pendants, pendent, locket, lockets, loket, लॉकेट, पेंडेंट, पेंडन्ट',
    'kind:pendant',
    'pendant, locket, लॉकेट',
    'kind:kavach',
  ),
  kind(
    'necklace, necklaces, neckless, haar, chain, choker, kantha, kanthi, mangalsutra, mangal sutra, हार, नेकलेस, कंठा, चेन, मंगलसूत्र',
    'kind:necklace',
    'necklace, haar, chain, choker',
  ),
  kind(
    'kavach, kavacham, amulet, tabiz, tabeez, taweez, raksha kavach, कवच, ताबीज, ताबीज़',
    'kind:kavach',
    'kavach, amulet, कवच',
  ),
  kind(
    'puja samagri, pooja samagri, puja items, pooja items, puja item, puja saman, puja, pooja, poojan, worship, altar, temple, mandir, पूजा, पूजन, पूजा सामग्री, मंदिर',
    'kind:puja',
    'puja, पूजा, altar, kind:mala',
    'kind:yantra, kind:murti',
  ),
  kind('pyramid, pyramids, piramid, pyramid vastu, पिरामिड', 'kind:pyramid', 'pyramid, पिरामिड'),
  kind(
    'evil eye, nazar, nazar battu, buri nazar, najar, nazar suraksha, najar battu, नज़र, नजर, बुरी नज़र, बुरी नजर, नज़र बट्टू',
    'kind:nazar, category:evil_eye',
    'nazar, नज़र, evil eye',
  ),
  kind(
    'mineral, minerals, rough stone, raw stone, raw crystal, uncut, tumbled, tumble, palm stone, rough, कच्चा पत्थर, खनिज',
    'kind:mineral',
    'raw, tumbled, rough',
  ),
  kind('charm, charms, lucky charm, शुभ वस्तु', 'kind:charm', 'charm'),
  kind(
    'decor, decoration, home decor, wall hanging, wall decor, showpiece, show piece, सजावट, घर की सजावट',
    'kind:decor',
    'decor, wall, hanging',
  ),
  kind(
    'combo, combos, set, kit, hamper, box, pack, कॉम्बो, सेट, किट',
    'kind:set',
    'combo, set, kit, hamper, box',
  ),
  kind(
    'jewellery, jewelry, jewelery, jewellry, gehne, gahne, abhushan, आभूषण, गहने, ज्वेलरी',
    'kind:ring, kind:pendant, kind:necklace, kind:bracelet',
    'kind:kavach',
  ),
  kind(
    'customised, customized, custom, personalised, personalized, engraved, made to order, naam wala, naam wali, name engraved, अपना नाम, नाम वाला, नाम वाली',
    'category:customized',
    'custom, engraved, made to order',
  ),
  kind(
    'energised, energized, siddh, siddha, abhimantrit, pran pratishtha, सिद्ध, अभिमंत्रित',
    'category:siddh_rudraksha',
    'siddh, siddha, सिद्ध',
  ),
];

const things: readonly Meaning[] = [
  thing(
    'turtle, tortoise, kachua, kachhua, kachchhap, kacchua, kurma, कछुआ, कच्छप, कूर्म',
    'category:turtle',
    'kachua, turtle, tortoise, कछुआ',
  ),
  thing(
    'diya, diyas, dia, deepak, deep, deepam, lamp, lamps, oil lamp, jyot, दीया, दिया, दीपक, दीप, ज्योत',
    'diya, deepak, lamp, deep, दीया, दीपक',
  ),
  thing(
    'agarbatti, agarbati, incense, incense sticks, dhoop, dhup, dhoopbatti, loban, guggul, joss sticks, अगरबत्ती, धूप, लोबान, गुग्गुल',
    'agarbatti, dhoop, incense, अगरबत्ती, धूप',
    'camphor',
  ),
  thing(
    'camphor, kapoor, kapur, karpur, karpoor, bhimseni, कपूर, भीमसेनी',
    'camphor, kapur, kapoor, कपूर',
    'dhoop',
  ),
  thing('bell, bells, ghanti, ghanta, घंटी, घंटा', 'ghanti, bell, bells, घंटी'),
  thing('thali, aarti thali, arti thali, puja thali, puja ki thali, थाली, पूजा की थाली', 'thali'),
  thing('aarti, arti, aarati, आरती', 'आरती, arti, arati, aarti', 'thali, camphor, ghanti'),
  thing(
    'kundli, kundali, janam kundli, janm kundli, janampatri, horoscope, birth chart, astrology, kundli milan, कुंडली, जन्म कुंडली, जन्मपत्री',
    'kundli, kundali',
    'chart',
    'category:customized',
  ),
  // Puja items that a shop may not have: others are near.
  thing(
    'shankh, conch, kalash, gangajal, ganga jal, kumkum, roli, sindoor, haldi, chunri, asan, janeu, mauli, kalawa, ghee, supari, havan kund, panchamrit, शंख, कलश, गंगाजल, कुमकुम, रोली, सिंदूर, हल्दी, चुनरी, आसन, जनेऊ, मौली, कलावा, घी',
    '',
    '',
    'kind:puja',
  ),
  thing('havan, hawan, homam, yagya, yajna, havan samagri, हवन, यज्ञ, होम', 'havan, हवन, yagya'),
  thing(
    'shivling, shivlinga, shivalinga, lingam, shiva lingam, banalinga, narmadeshwar, शिवलिंग, शिव लिंग, बाणलिंग',
    'shivling, शिवलिंग',
  ),
  thing(
    'sri yantra, shree yantra, shri yantra, sriyantra, shriyantra, sri chakra, meru, श्री यंत्र, श्रीयंत्र, श्री चक्र, मेरु',
    'sri yantra, श्रीयंत्र, meru',
    'kind:yantra lakshmi',
  ),
  thing('kuber, kubera, kuber yantra, kubera yantra, कुबेर, कुबेर यंत्र', 'kuber, kubera, कुबेर', 'dhan'),
  thing(
    'tulsi, tulasi, tulsi mala, basil, holy basil, kanthi mala, तुलसी, तुलसी माला',
    'material:tulsi_wood, tulsi, तुलसी',
    'stone:shaligram, vishnu, krishna',
    'japa',
  ),
  thing(
    'vaijayanti, vaijanti, baijanti, vijayanti, वैजयंती, बैजंती',
    'material:vaijayanti, vaijayanti',
    'krishna',
  ),
  thing('chandan, sandal, sandalwood, चंदन', 'material:sandal_incense, chandan, sandal, चंदन'),
  thing('gauri shankar, gaurishankar, गौरी शंकर, गौरीशंकर', 'gauri shankar, gaurishankar', 'mukhi:2'),
  thing('coin, coins, sikka, सिक्का, सिक्के', 'coin, sikka, सिक्का'),
  thing('keychain, key chain, key ring, keyring, चाबी का छल्ला', 'keychain'),
  thing(
    'anklet, payal, black thread, kala dhaga, kaala dhaga, काला धागा, पायल',
    'anklet, black thread, धागा',
  ),
  thing(
    'toran, bandhanwar, door hanging, main door, entrance, तोरण, बंदनवार, दरवाज़ा, दरवाजा',
    'toran, door, entrance',
    'wall, nazar',
  ),
  thing('chakra, seven chakra, 7 chakra, चक्र, सात चक्र', 'chakra, चक्र', 'kind:bracelet stone:several'),
  thing('rakhi, raakhi, राखी', 'rakhi, राखी', 'brother'),
];

const metalOf = (words: string, name: string, tokens: string): Meaning =>
  trait(words, `metal:${name}`, tokens);
const traits: readonly Meaning[] = [
  metalOf(
    'silver, chandi, chaandi, sterling, sterling silver, 925 silver, silver 925, चाँदी, चांदी, सिल्वर',
    'silver',
    'silver, चाँदी, chandi',
  ),
  trait(
    'gold, sona, sone, golden, 14 karat, 18 karat, 22 karat, 24 karat, 18 carat, 22 carat, 18 k, 22 k, सोना, सोने, गोल्ड',
    'metal:gold',
    'metal:gold_plated, gold',
  ),
  metalOf('copper, tamba, tambe, taamba, ताँबा, तांबा, ताँबे, तांबे, कॉपर', 'copper', 'copper, tamba'),
  metalOf('brass, pital, peetal, pitel, पीतल, ब्रास', 'brass', 'brass, पीतल'),
  metalOf(
    'panchdhatu, panchaloha, panch dhatu, five metals, five metal, पंचधातु, पंच धातु',
    'panchdhatu',
    'panchdhatu',
  ),
  metalOf('ashtadhatu, ashta dhatu, eight metals, eight metal, अष्टधातु, अष्ट धातु', 'ashtadhatu', 'ashtadhatu'),
  metalOf('parad, mercury shivling, para, पारद, पारा', 'parad', 'parad'),
  metalOf('steel, स्टील', 'steel', 'steel'),
  trait('white gold, rose gold, platinum, प्लैटिनम', 'metal:gold', 'metal:gold_plated', 'metal:silver'),
  trait(
    'glass, kanch, kaanch, काँच, कांच',
    'material:glass, material:glass_jute, material:glass_rudraksha',
    'glass',
  ),
  trait('clay, mitti, terracotta, मिट्टी, टेराकोटा', 'material:terracotta', 'clay'),
  trait(
    'wood, wooden, lakdi, लकड़ी',
    'material:tulsi_wood, material:sheesham_brass, material:sheesham_silver, material:teak_copper, material:brass_sheesham, material:stone_walnut',
  ),
  trait(
    'red, lal, laal, लाल',
    'colour:red, colour:pinkish_red, colour:dark_red, colour:raspberry, colour:ox_blood',
    'red, stone:ruby, stone:red_coral, stone:garnet',
  ),
  trait(
    'blue, neela, nila, नीला, नीली',
    'colour:blue, colour:deep_blue, colour:sky_blue',
    'blue, stone:blue_sapphire, stone:blue_topaz, stone:lapis',
  ),
  trait(
    'green, hara, hari, हरा, हरी',
    'colour:green, colour:bluish_green',
    'green, stone:emerald, stone:peridot',
    'colour:greenish_yellow',
  ),
  trait(
    'yellow, peela, pila, पीला, पीली',
    'colour:yellow, colour:golden',
    'yellow, stone:yellow_sapphire, stone:citrine',
  ),
  trait(
    'white, safed, सफ़ेद, सफेद',
    'colour:white, colour:cream, colour:colourless, colour:near_colourless',
    'white, stone:pearl, stone:diamond, stone:rock_crystal',
  ),
  trait('black, kala, kaala, काला, काली', 'colour:black', 'black, stone:onyx, काला'),
  trait('pink, gulabi, गुलाबी', 'colour:pink', 'pink, stone:rose_quartz'),
  trait('purple, violet, baingani, jamuni, बैंगनी, जामुनी', 'colour:violet', 'violet, purple, stone:amethyst'),
  trait('orange, brown, kesari, bhura, नारंगी, भूरा', 'colour:orange_brown', 'orange, brown, stone:hessonite'),
  trait('sky blue, aasmani, आसमानी', 'colour:sky_blue', 'stone:turquoise, stone:blue_topaz'),
  trait('round, gol, गोल', 'shape:round, shape:near_round', 'round'),
  trait('oval, अंडाकार', 'shape:oval', 'oval'),
  trait('heart, heart shape, heart shaped, dil, दिल', 'heart', 'shape:heart, stone:rose_quartz'),
  trait('square, octagon, emerald cut, chaukor, चौकोर', 'shape:octagon, shape:cushion', 'square'),
  trait('nepal, nepali, nepalese, नेपाल, नेपाली', 'source:np, country:np', 'nepal, nepali'),
  trait('ceylon, sri lanka, srilanka, lanka, lankan, श्रीलंका, लंका', 'source:lk', 'ceylon'),
  trait('burma, burmese, myanmar, mogok, बर्मा, म्यांमार', 'source:mm', 'burma, mogok'),
  trait('zambia, zambian, ज़ाम्बिया, ज़ांबिया', 'source:zm', 'zambian'),
  trait('mozambique, मोज़ाम्बिक, मोज़ांबिक', 'source:mz'),
  trait('italian, italy, इटली', 'source:it', 'italian'),
  trait('indonesia, indonesian, java, इंडोनेशिया, जावा', 'source:id', 'java'),
  trait(
    'certified, certificate, lab tested, lab certified, lab report, gia certified, igi certified, pramanit, प्रमाणित, सर्टिफाइड',
    'certificate:report, certificate:xray, certificate:hallmark',
    'kind:gem, kind:rudraksha',
  ),
  trait(
    'natural, prakritik, prakrutik, प्राकृतिक, नेचुरल',
    'kind:gem, kind:rudraksha, kind:mineral',
    'natural',
    'kind:mala, kind:ring, kind:pendant, kind:bracelet, kind:necklace',
  ),
  trait('unheated, untreated, no heat, अनहीटेड', 'unheated, treatment:none kind:gem'),
  trait('rare, collector, durlabh, दुर्लभ', 'rare, collector'),
  trait('small, chhota, chota, mini, छोटा, छोटी', 'size:small, small, mini, chhota'),
  trait('medium, मध्यम', 'size:medium, medium'),
  trait('large, big, bada, badi, बड़ा, बड़ी', 'size:large, large'),
  trait('gold plated, gold plate, सोने का पानी', 'metal:gold_plated', 'gold plated'),
  trait(
    'for men, men, mens, man, gents, male, boys, ladka, ladke, ladko, aadmi, mard, purush, पुरुष, पुरुषों, लड़का, लड़के, लड़कों, आदमी',
    'men, him, husband',
    'father, kind:bracelet',
  ),
  trait(
    'for women, women, womens, woman, ladies, lady, female, girls, ladki, ladkiyon, aurat, mahila, stri, महिला, महिलाओं, लड़की, लड़कियों, औरत',
    'her, wife',
    'mother, sister',
    'kind:pendant, kind:necklace',
  ),
];

/** Kinds of products, things that many words name, and what products are made of and look like. */
export const productMeanings: readonly Meaning[] = [...kinds, ...things, ...traits];
