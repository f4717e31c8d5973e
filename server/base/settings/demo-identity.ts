/**
 * The identity of the demo shop. Earlier versions had it as the default of every shop, so a shop in production counts
 * each of these values as not set; see identity.ts.
 */
export const demoIdentity = {
  shop: {
    name: 'Navaratna',
    email: 'care@navaratna.test',
    orderMails: ['orders@navaratna.test'],
    phone: '+919876500108',
    whatsapp: '+919876500108',
    address: ['Navaratna', '9 Johari Bazaar', 'Jaipur 302003', 'Rajasthan, India'],
    // Hashtag pages, not accounts. A shop with its own channels sets them.
    social: [
      { name: '#navaratna on Instagram', url: 'https://www.instagram.com/explore/tags/navaratna/' },
      { name: '#navaratna on YouTube', url: 'https://www.youtube.com/hashtag/navaratna' },
    ],
  },
  hindi: {
    name: 'नवरत्न',
    address: ['नवरत्न', '9 जौहरी बाज़ार', 'जयपुर 302003', 'राजस्थान, भारत'],
    legalName: 'नवरत्न शॉप प्राइवेट लिमिटेड',
    officer: 'सावित्री जोशी',
  },
  legal: { name: 'Navaratna Shop Private Limited' },
  grievance: { name: 'Savitri Joshi', email: 'grievance@navaratna.test', phone: '+919876500108' },
  gst: {
    legalName: 'Navaratna',
    address: ['9 Johari Bazaar', 'Jaipur 302003', 'Rajasthan, India'],
    registered: false,
  },
};
