import { type Meaning, meaning } from './meaning.ts';

const purpose = (words: string, ...tiers: string[]): Meaning => meaning('purpose', words, ...tiers);

const chakras: readonly Meaning[] = [
  purpose(
    'root chakra, muladhara, मूलाधार',
    'stone:garnet, stone:red_coral, stone:onyx',
    'chakra kind:bracelet',
  ),
  purpose('sacral chakra, swadhisthana, स्वाधिष्ठान', 'stone:citrine, stone:hessonite', 'chakra kind:bracelet'),
  purpose(
    'solar plexus, solar plexus chakra, manipura, मणिपुर',
    'stone:citrine, stone:tiger_eye, stone:pyrite',
    'chakra kind:bracelet',
  ),
  purpose(
    'heart chakra, anahata, अनाहत',
    'stone:rose_quartz',
    'stone:emerald, stone:peridot',
    'chakra kind:bracelet',
  ),
  purpose(
    'throat chakra, vishuddha, vishuddhi, विशुद्ध',
    'stone:lapis, stone:turquoise, stone:blue_topaz',
    'chakra kind:bracelet',
  ),
  purpose(
    'third eye, third eye chakra, ajna, agya chakra, आज्ञा चक्र',
    'stone:amethyst, stone:lapis',
    'chakra kind:bracelet',
  ),
  purpose('crown chakra, sahasrara, सहस्रार', 'stone:rock_crystal, stone:amethyst', 'chakra kind:bracelet'),
];

/** The purposes of products, as buyers say them. The shop promises none of them. */
export const purposeMeanings: readonly Meaning[] = [
  purpose(
    'success, safalta, successful, victory, vijay, सफलता, विजय',
    'leadership, confidence, students, student, exam, career',
    'work, trade, courage, stone:tiger_eye',
    'graha:surya, graha:guru',
  ),
  purpose(
    'wealth, money, prosperity, rich, riches, fortune, abundance, money magnet, manifestation, law of attraction, lottery, share market, stock market, crypto, dhan, dhan prapti, dhan vriddhi, paisa, paise, sampatti, samriddhi, samruddhi, barkat, dhan labh, dhanvan, cash, savings, धन, पैसा, पैसे, समृद्धि, संपत्ति, धन प्राप्ति, बरकत, दौलत',
    'kuber, kubera, dhan, धन, money, category:money_magnet',
    'lakshmi, stone:pyrite, wealth, prosperity',
    'stone:citrine, wallet, shop',
  ),
  purpose(
    'debt, debts, loan, karz, karj, karza, karz mukti, karj se mukti, rin, rin mukti, emi, कर्ज, कर्ज़, कर्जा, ऋण, ऋण मुक्ति, कर्ज मुक्ति',
    'karz',
    'kuber, category:money_magnet',
    'graha:mangal',
  ),
  purpose(
    'luck, lucky, good luck, bhagya, kismat, saubhagya, शुभ, भाग्य, किस्मत, सौभाग्य',
    'lucky, luck, kind:charm',
    'graha:guru kind:gem',
    'lakshmi',
  ),
  purpose(
    'marriage delay, delay in marriage, late marriage, early marriage, quick marriage, love marriage, shadi me deri, shaadi me deri, shadi mein deri, vivah me deri, shadi nahi ho rahi, jaldi shadi, jaldi shaadi, shadi me rukawat, vivah badha, विवाह में देरी, शादी में देरी, जल्दी शादी, विवाह में बाधा, शीघ्र विवाह',
    'gauri shankar kind:rudraksha, graha:guru kind:gem marriage',
    'graha:shukra kind:gem marriage, marriage',
    'wedding, couple, mukhi:2',
  ),
  purpose(
    'marriage, wedding, vivah, vivaah, shaadi, shadi, byah, married life, rishta, विवाह, शादी, ब्याह',
    'marriage, wedding, शादी',
    'gauri shankar, mukhi:2, couple, engagement',
    'graha:shukra, graha:guru kind:gem',
  ),
  purpose(
    'engagement, sagai, proposal, propose, mangni, सगाई, मंगनी',
    'engagement, सगाई',
    'wedding, stone:diamond',
  ),
  purpose(
    'love, lover, breakup, vashikaran, relationship, relationships, romance, pyar, pyaar, prem, ishq, attraction, valentine, valentines, valentine day, प्यार, प्रेम, मोहब्बत',
    'love, relationship, stone:rose_quartz',
    'couple, graha:shukra',
    'wife, husband',
  ),
  purpose(
    'study, studies, student, students, exam, exams, education, learning, school, college, concentration, focus, memory, vidya, padhai, padhna, pariksha, neet, jee, upsc, ias, board exam, result, smaran shakti, yaddasht, buddhi, पढ़ाई, पढाई, विद्या, परीक्षा, विद्यार्थी, शिक्षा, एकाग्रता, बुद्धि',
    'student, students, study, exam, vidya, saraswati',
    'stone:emerald, mukhi:4, graha:budh',
    'graha:guru kind:gem',
  ),
  purpose(
    'career, job, jobs, naukri, promotion, salary, increment, work, leadership, interview, new job, नौकरी, करियर, कैरियर, तरक्की, प्रमोशन',
    'career, work, leadership, office, confidence',
    'stone:tiger_eye, graha:surya',
    'stone:blue_sapphire, graha:shani',
  ),
  purpose(
    'government job, govt job, govt jobs, sarkari naukri, sarkari job, politics, politician, rajneeti, fame, name and fame, सरकारी नौकरी, राजनीति, यश',
    'graha:surya kind:gem',
    'leadership, graha:surya',
    'career, work',
  ),
  purpose(
    'art, artist, music, singer, singing, dance, acting, actor, creativity, sangeet, कला, संगीत',
    'art, saraswati',
    'graha:shukra kind:gem',
    'graha:budh',
  ),
  purpose(
    'business, trade, shop opening, vyapar, vyapaar, vyavsay, dukan, dukaan, dhandha, dhanda, customer, grahak, merchant, trader, sales, startup, व्यापार, व्यवसाय, दुकान, धंधा, बिज़नेस, ग्राहक',
    'trade, vyapar, business, dukan',
    'shop, stone:pyrite, stone:citrine, kuber',
    'graha:budh',
  ),
  purpose(
    'protection, protect, safety, suraksha, raksha, negative energy, negativity, black magic, kala jadu, jadu tona, tona totka, tantra, ghost, bhoot, evil spirit, upri badha, evil, nakaratmak, सुरक्षा, रक्षा, नकारात्मक ऊर्जा, नकारात्मकता, बचाव, काला जादू, भूत',
    'kind:kavach, kind:nazar',
    'protection, nazar, stone:onyx, stone:agate',
    'stone:turquoise, hanuman',
  ),
  purpose(
    'meditation, meditate, dhyan, dhyaan, japa, jaap, jap, sadhana, sadhna, chanting, mantra, gayatri mantra, mantra jaap, mindfulness, yoga, yog, ध्यान, जप, जाप, साधना, योग, मंत्र',
    'kind:mala, japa, sadhana',
    'yoga, stone:rock_crystal, mala',
    'kind:rudraksha, stone:amethyst',
  ),
  purpose(
    'peace, calm, peace of mind, shanti, mental peace, man ki shanti, mann ki shanti, mansik shanti, stress, anxiety, tension, overthinking, panic, sleep, sleeping, nightmares, bad dreams, neend, anger, angry, krodh, gussa, gusse, mood, addiction, chinta, sukoon, मन की शांति, चिंता, शांति, मानसिक शांति, सुकून, तनाव, नींद, क्रोध, गुस्सा',
    'calm, bedside',
    'stone:pearl, stone:amethyst, graha:chandra',
    'kind:rudraksha',
  ),
  purpose(
    'courage, strength, fear, dar, bhay, power, sahas, himmat, shakti prapti, energy, डर, भय, साहस, हिम्मत, शक्ति',
    'courage, confidence',
    'stone:red_coral, stone:tiger_eye, stone:ruby',
    'hanuman, graha:mangal, graha:surya',
  ),
  purpose(
    'confidence, self confidence, aatmavishwas, atmavishwas, aatmvishwas, आत्मविश्वास',
    'stone:ruby kind:gem, confidence',
    'stone:tiger_eye, leadership, courage',
    'graha:surya',
  ),
  purpose(
    'health, wellness, wellbeing, swasthya, swasth, arogya, aarogya, sehat, long life, ayu, स्वास्थ्य, आरोग्य, सेहत',
    'yoga, health',
    'kind:rudraksha, graha:surya kind:gem',
    'material:tulsi_wood, metal:copper',
  ),
  purpose(
    'family, harmony, home harmony, divorce, fights, jhagda, griha kalesh, grah kalesh, kalesh, husband wife, pati patni, पति पत्नी, कलेश, झगड़ा, parivar, grihasthi, sukh, sukh shanti, परिवार, सुख, सुख शांति, गृहस्थी',
    'family, household, harmony',
    'gauri shankar, couple',
  ),
  purpose(
    'children, child birth, childless, pregnancy, pregnant, fertility, conceive, garbh, garbhvati, garbhavati, putra, putra prapti, santan, santaan, progeny, santan prapti, संतान, संतान प्राप्ति, गर्भ, गर्भवती, गर्भावस्था, पुत्र',
    'santan, gauri shankar kind:rudraksha',
    'graha:guru kind:gem, baby',
    'graha:guru',
    'krishna',
  ),
  purpose(
    'travel, journey, safar, yatra, trip, visa, foreign, abroad, videsh, videsh yatra, विदेश, यात्रा, सफ़र, सफर',
    'travel',
    'stone:turquoise, car, vehicle',
    'hanuman',
  ),
  purpose(
    'car, cars, vehicle, bike, scooter, truck, dashboard, gaadi, gadi, vahan, new car, nayi gaadi, गाड़ी, गाडी, वाहन',
    'car, vehicle, वाहन',
    'keychain, hanuman',
  ),
  purpose(
    'vastu, vaastu, vastu dosh, vastu dosha, feng shui, fengshui, वास्तु, वास्तु दोष, फेंगशुई',
    'vastu, feng shui, वास्तु',
    'kind:pyramid, category:turtle',
  ),
  purpose(
    'property, land, plot, real estate, zameen, jameen, makan, ज़मीन, जमीन, मकान, संपत्ति विवाद',
    'graha:mangal kind:gem',
    'graha:mangal',
    'vastu',
  ),
  purpose(
    'positive energy, positivity, positive, aura, sakaratmak, good vibes, cleansing, सकारात्मक ऊर्जा, सकारात्मक',
    'kind:pyramid, vastu',
    'dhoop, camphor, stone:rock_crystal',
    'stone:rose_quartz, kind:yantra',
  ),
  purpose(
    'reiki, chakra balancing, chakra balance, balance',
    'chakra kind:bracelet',
    'stone:rock_crystal, stone:rose_quartz, stone:amethyst',
    'kind:mineral',
  ),
  ...chakras,
  purpose(
    'home, house, ghar, living room, घर',
    'household, housewarming, house',
    'kind:decor, vastu',
    'kind:yantra, kind:puja',
  ),
  purpose('office, desk, work desk, cabin, दफ़्तर, दफ्तर, ऑफिस', 'office, desk', 'trade, work'),
  purpose(
    'wallet, purse, locker, tijori, batua, cash box, galla, बटुआ, तिजोरी, गल्ला',
    'wallet, batua, purse, locker, गल्ला',
    'pocket, coin',
  ),
  purpose('speech, communication, public speaking, vani, वाणी', 'speech', 'stone:emerald, graha:budh'),
  purpose(
    'spiritual, spirituality, adhyatma, moksha, intuition, bhakti, अध्यात्म, मोक्ष, भक्ति',
    'japa, intuition, altar',
    'kind:rudraksha, kind:mala',
    'graha:ketu',
  ),
  purpose('daily wear, everyday, daily use, roz, rozana, रोज़, रोज', 'daily wear, everyday'),
  purpose(
    'court case, court, legal, case, mukadma, mukadama, lawyer, enemies, enemy, shatru, dushman, competition, शत्रु, दुश्मन, मुकदमा, कोर्ट केस, कोर्ट, केस',
    'graha:mangal kind:gem, hanuman kind:kavach',
    'graha:mangal, durga',
    'protection',
  ),
];
