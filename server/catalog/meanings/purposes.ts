import { type Meaning, meaning } from './meaning.ts';

const purpose = (words: string, ...tiers: string[]): Meaning => meaning('purpose', words, ...tiers);

/** What goods are for, as buyers say it. The shop promises none of it. */
export const purposeMeanings: readonly Meaning[] = [
  purpose(
    'success, safalta, successful, victory, vijay, सफलता, विजय',
    'leadership, confidence, students, student, exam, career',
    'work, trade, courage, stone:tiger_eye',
    'graha:surya, graha:guru',
  ),
  purpose(
    'wealth, money, prosperity, rich, riches, fortune, abundance, money magnet, dhan, dhan prapti, paisa, paise, sampatti, samriddhi, samruddhi, barkat, dhan labh, dhanvan, cash, savings, धन, पैसा, पैसे, समृद्धि, संपत्ति, धन प्राप्ति, बरकत, दौलत',
    'kuber, kubera, dhan, धन, money, category:money_magnet',
    'lakshmi, stone:pyrite, wealth, prosperity',
    'stone:citrine, wallet, shop',
  ),
  purpose(
    'debt, loan, karz, karj, karz mukti, rin mukti, कर्ज, कर्ज़, ऋण मुक्ति',
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
    'marriage, wedding, vivah, vivaah, shaadi, shadi, byah, early marriage, married life, rishta, विवाह, शादी, ब्याह',
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
    'love, relationship, relationships, romance, pyar, pyaar, prem, ishq, attraction, valentine, valentines, valentine day, प्यार, प्रेम, मोहब्बत',
    'love, relationship, stone:rose_quartz',
    'couple, graha:shukra',
    'wife, husband',
  ),
  purpose(
    'study, studies, student, students, exam, exams, education, learning, school, college, concentration, focus, memory, vidya, padhai, pariksha, buddhi, पढ़ाई, पढाई, विद्या, परीक्षा, विद्यार्थी, शिक्षा, एकाग्रता, बुद्धि',
    'student, students, study, exam, vidya, saraswati',
    'stone:emerald, mukhi:4, graha:budh',
    'graha:guru kind:gem',
  ),
  purpose(
    'career, job, naukri, promotion, work, leadership, govt job, government job, interview, नौकरी, करियर, कैरियर, तरक्की, प्रमोशन',
    'career, work, leadership, office, confidence',
    'stone:tiger_eye, graha:surya',
    'stone:blue_sapphire, graha:shani',
  ),
  purpose(
    'business, trade, shop opening, vyapar, vyapaar, vyavsay, dukan, dukaan, merchant, sales, व्यापार, व्यवसाय, दुकान, धंधा, बिज़नेस',
    'trade, vyapar, business, dukan',
    'shop, stone:pyrite, stone:citrine, kuber',
    'graha:budh',
  ),
  purpose(
    'protection, protect, safety, suraksha, raksha, negative energy, negativity, black magic, tantra, evil, nakaratmak, सुरक्षा, रक्षा, नकारात्मक ऊर्जा, नकारात्मकता, बचाव',
    'protection, kind:kavach, kind:nazar',
    'nazar, stone:onyx, stone:agate',
    'stone:turquoise, hanuman',
  ),
  purpose(
    'meditation, meditate, dhyan, dhyaan, japa, jaap, jap, sadhana, sadhna, chanting, mantra, mindfulness, yoga, yog, ध्यान, जप, जाप, साधना, योग, मंत्र',
    'kind:mala, japa, sadhana',
    'yoga, stone:rock_crystal, mala',
    'kind:rudraksha, stone:amethyst',
  ),
  purpose(
    'peace, calm, peace of mind, shanti, mental peace, stress, anxiety, tension, sleep, neend, anger, gussa, mood, शांति, मानसिक शांति, सुकून, तनाव, नींद, क्रोध, गुस्सा',
    'calm, bedside',
    'stone:pearl, stone:amethyst, graha:chandra',
    'kind:rudraksha',
  ),
  purpose(
    'courage, strength, confidence, self confidence, power, sahas, himmat, aatmavishwas, atmavishwas, shakti prapti, energy, साहस, हिम्मत, आत्मविश्वास, शक्ति',
    'courage, confidence',
    'stone:red_coral, stone:tiger_eye, stone:ruby',
    'hanuman, graha:mangal, graha:surya',
  ),
  purpose(
    'health, wellness, wellbeing, swasthya, swasth, arogya, aarogya, sehat, long life, ayu, स्वास्थ्य, आरोग्य, सेहत',
    'yoga, health',
    'kind:rudraksha, graha:surya kind:gem',
    'material:tulsi_wood, metal:copper',
  ),
  purpose(
    'family, harmony, home harmony, parivar, grihasthi, sukh, sukh shanti, परिवार, सुख, सुख शांति, गृहस्थी',
    'family, household, harmony',
    'gauri shankar, couple',
  ),
  purpose(
    'children, child birth, santan, progeny, santan prapti, संतान',
    'santan, child',
    'graha:guru',
    'krishna',
  ),
  purpose(
    'travel, journey, safar, yatra, trip, यात्रा, सफ़र, सफर',
    'travel',
    'stone:turquoise, car, vehicle',
    'hanuman',
  ),
  purpose(
    'car, vehicle, bike, gaadi, gadi, vahan, new car, गाड़ी, गाडी, वाहन',
    'car, vehicle, वाहन',
    'keychain, hanuman',
  ),
  purpose(
    'vastu, vaastu, vastu dosh, vastu dosha, feng shui, fengshui, वास्तु, वास्तु दोष, फेंगशुई',
    'vastu, feng shui, वास्तु',
    'kind:pyramid, category:turtle',
  ),
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
    'court case, enemies, enemy, shatru, competition, शत्रु, मुकदमा',
    'protection',
    'graha:mangal, hanuman',
  ),
];
