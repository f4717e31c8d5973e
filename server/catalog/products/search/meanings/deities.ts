import { type Meaning, meaning } from './meaning.ts';

const deity = (words: string, ...tiers: string[]): Meaning => meaning('thing', words, ...tiers);

/** Writes names of a goddess also as "Durga Maa" and "Maa Durga". */
const mothers = (names: string, maa: readonly string[]): string =>
  names
    .split(', ')
    .flatMap((name) => [name, ...maa.flatMap((one) => [`${name} ${one}`, `${one} ${name}`])])
    .join(', ');
const goddess = (latin: string, hindi: string): string =>
  `${mothers(latin, ['maa', 'ma', 'mata', 'devi'])}, ${mothers(hindi, ['मां', 'माता', 'देवी'])}`;

/** Deities, and the products that they are worshipped with. */
export const deityMeanings: readonly Meaning[] = [
  deity(
    goddess('lakshmi, laxmi, mahalakshmi, mahalaxmi, maha lakshmi, vaibhav lakshmi', 'लक्ष्मी, महालक्ष्मी'),
    'lakshmi, mahalaxmi, mahalakshmi, लक्ष्मी',
    'kuber, graha:shukra',
  ),
  deity(
    'ganesh, ganesha, ganpati, ganapati, vinayak, gajanan, lambodar, ganpati bappa, गणेश, गणपति, विनायक, गजानन',
    'ganesh, ganesha, ganpati, गणेश',
    'beginnings, graha:ketu',
  ),
  deity(
    'shiva, shiv, mahadev, bholenath, bhole, bhole baba, shankar, rudra, mahakal, mahakaal, neelkanth, bhairav, om namah shivaya, shiv parvati, शिव, महादेव, भोलेनाथ, शंकर, महाकाल, भैरव, ॐ नमः शिवाय',
    'shivling, शिवलिंग',
    'shiva, शिव',
    'kind:rudraksha',
  ),
  deity(
    'vishnu, narayan, narayana, hari, ram, rama, shri ram, shree ram, jai shri ram, sita ram, balaji, tirupati, venkateswara, jagannath, narasimha, विष्णु, नारायण, हरि, राम, श्री राम, सीता राम, बालाजी, जगन्नाथ',
    'vishnu',
    'stone:shaligram, material:tulsi_wood, krishna',
  ),
  deity(
    'krishna, krishan, kanha, govind, gopal, laddu gopal, shyam, khatu shyam, radha krishna, radha, कृष्ण, कान्हा, गोविंद, गोपाल, श्याम, राधा, राधा कृष्ण, लड्डू गोपाल',
    'krishna, material:vaijayanti',
    'material:tulsi_wood, vishnu',
  ),
  deity(
    'hanuman, bajrangbali, bajrang bali, bajrang, maruti, anjaneya, pavan putra, हनुमान, बजरंगबली, बजरंग',
    'hanuman, हनुमान, bajrang',
    'graha:mangal',
  ),
  deity(
    `${goddess('durga, kaali, amba, parvati, sherawali, vaishno', 'दुर्गा, अंबा, पार्वती')}, devi, shakti, mata rani, kali maa, maa kali, kali mata, bhagwati, nav durga, chamunda, देवी, माता रानी, काली माता, मां काली`,
    'durga, दुर्गा, devi',
    'lakshmi, saraswati',
  ),
  deity(
    `${goddess('saraswati, sarasvati, sharda, gayatri', 'सरस्वती, शारदा, गायत्री')}`,
    'saraswati, सरस्वती',
    'vidya, study',
  ),
  deity(
    'om, aum, omkar, swastik, trishul, sai baba, sai, kartikey, murugan, ayyappa, bhagwan, god, gods, ॐ, ओम, स्वास्तिक, त्रिशूल, साईं, भगवान',
    'om, swastik, trishul, sai',
    'kind:murti, japa',
    'kind:puja, kind:yantra',
  ),
];
