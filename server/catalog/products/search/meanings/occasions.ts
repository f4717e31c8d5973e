import { type Meaning, meaning } from './meaning.ts';

const festival = (words: string, ...tiers: string[]): Meaning => meaning('festival', words, ...tiers);
const person = (words: string, ...tiers: string[]): Meaning => meaning('person', words, ...tiers);

const festivals: readonly Meaning[] = [
  festival(
    'diwali, deepawali, deepavali, divali, dipawali, lakshmi puja, laxmi puja, laxmi pooja, दिवाली, दीपावली, दीवाली, लक्ष्मी पूजा',
    'diwali, deepawali, दिवाली',
    'lakshmi, diya',
    'kuber',
  ),
  festival(
    'dhanteras, dhan teras, dhantrayodashi, धनतेरस, धन तेरस',
    'dhanteras, धनतेरस',
    'metal:silver kuber, kuber, coin, lakshmi',
    'metal:silver',
  ),
  festival(
    'akshaya tritiya, akshay tritiya, akha teej, akshaya trithiya, akshaya, अक्षय तृतीया, आखा तीज',
    'metal:gold',
    'kuber, lakshmi, coin',
    'dhanteras, wedding',
  ),
  festival(
    'ekadashi, ekadasi, gyaras, nirjala ekadashi, dev uthani, devuthani, tulsi vivah, एकादशी, ग्यारस, देवउठनी, तुलसी विवाह',
    'material:tulsi_wood, stone:shaligram, vishnu',
    'krishna, material:vaijayanti',
    'kind:mala',
  ),
  festival(
    'shivratri, shivaratri, mahashivratri, maha shivratri, maha shivaratri, mahashivaratri, sawan, shravan, saavan, sawan somwar, pradosh, शिवरात्रि, महाशिवरात्रि, सावन, श्रावण, प्रदोष',
    'shivling, शिवलिंग',
    'shiva, kind:rudraksha',
    'graha:chandra',
  ),
  festival(
    'navratri, navaratri, navratre, navrate, chaitra navratri, gupt navratri, durga puja, ashtami, durga ashtami, dussehra, dashahara, vijayadashami, नवरात्रि, नवरात्र, नवरात्रे, दुर्गा पूजा, दशहरा',
    'navaratri, navratri, durga',
    'devi, diya',
    'lakshmi, stone:garnet',
  ),
  festival(
    'raksha bandhan, rakshabandhan, bhai dooj, bhaidooj, rakhi festival, रक्षा बंधन, रक्षाबंधन, भाई दूज',
    'rakhi, raksha bandhan, राखी',
    'brother, sister',
  ),
  festival(
    'karva chauth, karwa chauth, karvachauth, karwachauth, teej, hartalika teej, hariyali teej, ahoi ashtami, vat savitri, vat purnima, करवा चौथ, तीज',
    'karva chauth',
    'wife, couple, stone:pearl',
    'marriage',
  ),
  festival(
    'janmashtami, krishna janmashtami, gokulashtami, govardhan, govardhan puja, radhashtami, ram navami, राम नवमी, गोवर्धन, जन्माष्टमी, कृष्ण जन्माष्टमी',
    'krishna, material:vaijayanti',
    'material:tulsi_wood, vishnu',
  ),
  festival(
    'ganesh chaturthi, ganpati festival, vinayaka chaturthi, गणेश चतुर्थी',
    'ganesh, ganesha',
    'kind:puja, beginnings',
  ),
  festival('hanuman jayanti, hanuman janmotsav, हनुमान जयंती', 'hanuman', 'graha:mangal'),
  festival('guru purnima, guru poornima, गुरु पूर्णिमा', 'graha:guru', 'kind:mala'),
  festival(
    'purnima, poornima, full moon, sharad purnima, kartik purnima, buddha purnima, satyanarayan, satyanarayan katha, पूर्णिमा, सत्यनारायण',
    'graha:chandra, vishnu',
    'stone:pearl',
    'kind:puja',
  ),
  festival(
    'amavasya, new moon, shani amavasya, shani jayanti, somvati amavasya, pitru paksha, शनि जयंती, shradh, shraddha, अमावस्या, पितृ पक्ष, श्राद्ध',
    'graha:shani, diya',
    'dhoop, kind:puja',
  ),
  festival(
    'basant panchami, vasant panchami, saraswati puja, बसंत पंचमी, वसंत पंचमी, सरस्वती पूजा',
    'saraswati',
    'student, students, colour:yellow',
  ),
  festival('makar sankranti, sankranti, pongal, lohri, मकर संक्रांति, संक्रांति', 'graha:surya', 'metal:copper'),
  festival('chhath, chhath puja, छठ, छठ पूजा', 'graha:surya', 'thali, diya'),
  festival('holi, होली', 'krishna', 'kind:puja'),
  festival('nag panchami, नाग पंचमी', 'shivling, shiva', 'graha:rahu, graha:ketu', 'kind:rudraksha'),
  festival(
    'gudi padwa, ugadi, onam, vishu, baisakhi, hindu new year, vishwakarma puja, गुड़ी पड़वा, उगादि, बैसाखी',
    'toran, beginnings',
    'kind:puja',
  ),
  festival(
    'new year, christmas, eid, farewell, retirement, friendship day, नया साल, क्रिसमस',
    'gift, category:gifts',
    'kind:set',
  ),
  festival('grahan, eclipse, surya grahan, chandra grahan, ग्रहण', 'graha:rahu, graha:ketu', 'graha:all'),
  festival(
    'griha pravesh, grihapravesh, grah pravesh, housewarming, house warming, new home, new house, naya ghar, गृह प्रवेश, नया घर',
    'housewarming, griha pravesh',
    'vastu, toran',
    'household',
  ),
  festival(
    'birthday, janmdin, janamdin, janam din, birth day, जन्मदिन',
    'birthday, जन्मदिन',
    'birthstone',
    'gift',
  ),
  festival(
    'anniversary, varshganth, saalgirah, salgirah, shaadi ki saalgirah, सालगिरह, वर्षगाँठ',
    'anniversary, सालगिरह',
    'couple, wedding',
    'wife, husband',
  ),
  festival(
    'naming ceremony, namkaran, annaprashan, mundan, नामकरण, अन्नप्राशन, मुंडन',
    'naming, namkaran',
    'baby',
  ),
  festival('corporate gift, corporate gifting, corporate, employees, कॉर्पोरेट', 'corporate', 'office, hamper'),
  festival(
    'return gift, return gifts, wedding favour, wedding favours, favours, रिटर्न गिफ़्ट, रिटर्न गिफ्ट',
    'favour, favours, return',
    'wedding',
    'corporate',
  ),
];

const people: readonly Meaning[] = [
  meaning(
    'gift',
    'gift, gifts, gifting, present, presents, uphar, upahar, tohfa, tohfe, bhent, gift item, उपहार, तोहफ़ा, तोहफा, भेंट, गिफ्ट, गिफ़्ट',
    'gift, category:gifts',
    'उपहार, uphar',
    'kind:set',
  ),
  person(
    'mother, mom, mum, mummy, mumma, maa, ma, mata, mataji, amma, aai, saas, mother in law, aunty, bua, mausi, mothers day, mother s day, मां, माँ, माता, माताजी, मम्मी, अम्मा',
    'mother',
  ),
  person(
    'father, dad, daddy, papa, pita, pitaji, baba, bauji, sasur, father in law, uncle, chacha, fathers day, father s day, पिता, पिताजी, पापा, बाबूजी',
    'father',
    'him, men',
  ),
  person(
    'wife, patni, biwi, bivi, dulhan, bride, girlfriend, gf, fiancee, her, पत्नी, बीवी, गर्लफ्रेंड',
    'wife',
    'her, couple',
  ),
  person(
    'husband, pati, pati dev, dulha, groom, boyfriend, bf, fiance, him, पति, पतिदेव, बॉयफ्रेंड',
    'husband',
    'him, couple',
  ),
  person('brother, bhai, bhaiya, bhaai, भाई, भैया', 'brother', 'him'),
  person('sister, behen, bahan, behan, didi, bhabhi, sister in law, बहन, बहिन, दीदी', 'sister', 'her'),
  person('friend, friends, dost, mitra, bestie, दोस्त, मित्र', 'friend', 'friendship'),
  person(
    'baby, babies, baby boy, baby girl, newborn, new born, infant, toddler, shishu, navjat, शिशु, नवजात',
    'naming baby',
    'baby, child',
    'students, student',
  ),
  person(
    'child, childs, kids, kid, boy, girl, bachcha, bachche, baccha, bacche, bacha, bache, bacho, bachon, bachchon, bachcho, son, daughter, beta, bete, beti, बच्चा, बच्चे, बच्चों, बेटा, बेटे, बेटी',
    'child',
    'students, student, baby',
  ),
  person(
    'boss, colleague, teacher, teachers day, sir, client, clients, sahkarmi, guruji, सहकर्मी, बॉस, शिक्षक',
    'boss, colleague, teachers',
    'office',
  ),
  person(
    'couple, couples, dampati, newlyweds, newly married, दंपति, दंपती',
    'couple category:combos, couple anniversary, couple wedding',
    'couple',
    'wedding',
  ),
  person('parents, mata pita, माता पिता', 'parents', 'wedding', 'mother, father'),
  person(
    'grandmother, grandfather, dadi, nani, dada, nana, grandparents, दादी, नानी, दादा, नाना',
    'mother, father',
  ),
];

/** Festivals and other occasions, and the people whom products are for. */
export const occasionMeanings: readonly Meaning[] = [...festivals, ...people];
