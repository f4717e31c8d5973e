import type { Lang } from '#languages/list.ts';
import type { SeedAdmin, SeedCustomer } from './types.ts';

/** The people whose addresses the guides print: one of each role, and two helpers of the staff. */
export const FIXED = {
  admin: 'admin@navaratna.test',
  packing: 'packing@navaratna.test',
  care: 'care@navaratna.test',
  customer: 'customer@navaratna.test',
  astrologer: 'astrologer@navaratna.test',
} as const;

/** Name, e-mail, phone, language, then the address: line, city, state, PIN, landmark. */
type Row = readonly [
  firstName: string,
  lastName: string,
  email: string,
  phone: string,
  language: Lang,
  line: string,
  city: string,
  state: string,
  pincode: string,
  landmark: string,
];

// biome-ignore format: one customer per line reads as a table
const ROWS: readonly Row[] = [
  ['Savitri', 'Deshpande', FIXED.customer, '9822014467', 'en', '12 Prabhat Road, Lane 9', 'Pune', 'MH', '411004', 'Opposite Kamla Nehru Park'],
  ['Meenakshi', 'Raman', 'meenakshi.r@example.test', '9840127731', 'en', '4/27 Mada Street, Mylapore', 'Chennai', 'TN', '600004', 'Near Kapaleeshwarar Temple'],
  ['Suresh', 'Iyer', 'suresh.iyer@example.test', '9820345519', 'en', 'B-604 Shanti Niwas, Sion East', 'Mumbai', 'MH', '400022', 'Behind Sion Circle'],
  ['Farida', 'Khan', 'farida.k@example.test', '9425011873', 'en', '18 Idgah Hills', 'Bhopal', 'MP', '462001', 'Near the water tank'],
  ['Ananya', 'Sharma', 'ananya.sharma@example.test', '9829067142', 'en', '55 Devi Nagar, New Sanganer Road', 'Jaipur', 'RJ', '302019', 'Next to SBI'],
  ['Harpreet', 'Gill', 'harpreet.gill@example.test', '9814523360', 'en', '231 Model Town Extension', 'Ludhiana', 'PB', '141002', 'Near the gurdwara'],
  ['Joseph', 'Mathew', 'joseph.mathew@example.test', '9447081256', 'en', 'Kottakkal House, Panampilly Nagar', 'Kochi', 'KL', '682036', 'Behind Central Park'],
  ['Nandini', 'Rao', 'nandini.rao@example.test', '9845290017', 'en', '88, 4th Cross, Malleshwaram', 'Bengaluru', 'KA', '560003', 'Near 8th Main bus stop'],
  ['Ritu', 'Agarwal', 'ritu.agarwal@example.test', '9415308824', 'hi', 'C-14 Nirala Nagar', 'Lucknow', 'UP', '226020', 'रामकृष्ण मठ के पास'],
  ['Vikram', 'Solanki', 'vikram.solanki@example.test', '9825176640', 'en', '7 Sunrise Society, Alkapuri', 'Vadodara', 'GJ', '390007', 'Near Express Hotel'],
  ['Abdul', 'Rahim', 'abdul.rahim@example.test', '9848233105', 'en', '16-8-241 Malakpet', 'Hyderabad', 'TS', '500036', 'Near Yashoda Hospital'],
  ['Prabha', 'Nair', 'prabha.nair@example.test', '9446512098', 'en', 'Sreyas, Jawahar Nagar', 'Thiruvananthapuram', 'KL', '695003', 'Near the post office'],
  ['Shubhangi', 'Kale', 'shubhangi.kale@example.test', '9890764413', 'hi', '3 गंगापुर रोड, सावरकर नगर', 'Nashik', 'MH', '422013', 'जेहान सर्कल के पास'],
  ['Yusuf', 'Ansari', 'yusuf.ansari@example.test', '9335120478', 'hi', 'K-21/9 Chowk', 'Varanasi', 'UP', '221001', 'ठठेरी बाज़ार के सामने'],
  ['Debjani', 'Mukherjee', 'debjani.m@example.test', '9830447215', 'en', '41B Hindustan Park', 'Kolkata', 'WB', '700029', 'Near Gariahat crossing'],
  ['Ramesh', 'Patel', 'ramesh.patel@example.test', '9879302216', 'en', '12 Nilkanth Bungalows, Bopal', 'Ahmedabad', 'GJ', '380058', 'Behind the petrol pump'],
  ['Kavita', 'Mishra', 'kavita.mishra@example.test', '9931048826', 'hi', '204 Shivam Apartment, Boring Road', 'Patna', 'BR', '800001', 'ए एन कॉलेज के पास'],
  ['Arjun', 'Mehta', 'arjun.mehta@example.test', '9811475032', 'en', 'D-118 Second Floor, Saket', 'New Delhi', 'DL', '110017', 'Opposite PVR'],
  ['Lalitha', 'Subramanian', 'lalitha.s@example.test', '9443365180', 'en', '9 Thillai Nagar, 3rd Cross', 'Tiruchirappalli', 'TN', '620018', 'Near the flower market'],
  ['Deepak', 'Verma', 'deepak.verma@example.test', '9926087345', 'hi', '67 Scheme 54, Vijay Nagar', 'Indore', 'MP', '452010', 'रसोमा चौराहे के पास'],
  ['Sunita', 'Joshi', 'sunita.joshi@example.test', '9412076653', 'hi', '15 Rajpur Road', 'Dehradun', 'UK', '248001', 'घंटाघर से दूसरी गली'],
  ['Manoj', 'Tiwari', 'manoj.tiwari@example.test', '9793320418', 'hi', '118/312 Kaushalpuri', 'Kanpur', 'UP', '208012', 'गीता पार्क के सामने'],
  ['Bhavna', 'Shah', 'bhavna.shah@example.test', '9824613390', 'en', '301 Pearl Residency, Kalawad Road', 'Rajkot', 'GJ', '360005', 'Near KKV Circle'],
  ['Tenzin', 'Dorjee', 'tenzin.dorjee@example.test', '9418230577', 'en', 'Jogiwara Road, McLeod Ganj', 'Dharamshala', 'HP', '176219', 'Below the main square'],
  ['Padma', 'Reddy', 'padma.reddy@example.test', '9849571206', 'en', '8-2-120 Road No. 2, Banjara Hills', 'Hyderabad', 'TS', '500034', 'Near the Care junction'],
  ['Sanjay', 'Kulkarni', 'sanjay.kulkarni@example.test', '9448130965', 'en', '42 Vidyanagar', 'Hubballi', 'KA', '580021', 'Near BVB College'],
  ['Rekha', 'Chauhan', 'rekha.chauhan@example.test', '9414208837', 'hi', '22 पावटा बी रोड', 'Jodhpur', 'RJ', '342006', 'पावटा चौराहा'],
  ['Subhash', 'Nayak', 'subhash.nayak@example.test', '9437062218', 'en', 'Plot 811, Saheed Nagar', 'Bhubaneswar', 'OD', '751007', 'Near Durga mandap'],
  ['Gurmeet', 'Kaur', 'gurmeet.kaur@example.test', '9872014486', 'en', '1204 Sector 35-B', 'Chandigarh', 'CH', '160022', 'Near the Kisan Bhawan'],
  ['Alok', 'Singh', 'alok.singh@example.test', '9430185527', 'hi', '17 Kanke Road', 'Ranchi', 'JH', '834008', 'रॉक गार्डन के पास'],
  ['Radhika', 'Menon', 'radhika.menon@example.test', '9846223719', 'en', 'Poornima, Mission Quarters', 'Thrissur', 'KL', '680001', 'Near Swaraj Round'],
  ['Pooja', 'Thakur', 'pooja.thakur@example.test', '9826145503', 'hi', '9 समता कॉलोनी', 'Raipur', 'CG', '492001', 'अग्रसेन चौक के पास'],
  ['Ganesh', 'Pawar', 'ganesh.pawar@example.test', '7588042619', 'en', '304 Tarabai Park', 'Kolhapur', 'MH', '416003', 'Near Pitali Ganpati'],
  ['Nirmala', 'Devi', 'nirmala.devi@example.test', '8954017726', 'hi', '5 जगदंबा कॉलोनी, ज्वालापुर', 'Haridwar', 'UK', '249407', 'रेलवे फाटक के पास'],
  ['Karthik', 'Srinivasan', 'karthik.s@example.test', '7904618832', 'en', '27 Race Course Road', 'Coimbatore', 'TN', '641018', 'Opposite the Thomas Park'],
  ['Ishita', 'Banerjee', 'ishita.b@example.test', '8017546290', 'en', 'DL-88, Sector 2, Salt Lake', 'Kolkata', 'WB', '700091', 'Near City Centre'],
  ['Mahesh', 'Gupta', 'mahesh.gupta@example.test', '6387204915', 'hi', '88 Civil Lines', 'Prayagraj', 'UP', '211001', 'सुभाष चौराहे के पास'],
  ['Anjali', 'Bora', 'anjali.bora@example.test', '6001873342', 'en', '14 Zoo Road', 'Guwahati', 'AS', '781024', 'Near Tiniali'],
  ['Francis', "D'Souza", 'francis.dsouza@example.test', '9822981174', 'en', '221 Altinho', 'Panaji', 'GA', '403001', 'Near the Bishop House'],
  ['Neha', 'Malhotra', 'neha.malhotra@example.test', '9810667423', 'en', 'H-32 DLF Phase 1', 'Gurugram', 'HR', '122002', 'Near Arjun Marg market'],
  ['Venkatesh', 'Murthy', 'venkatesh.murthy@example.test', '9900135578', 'en', '1021 Kuvempunagar, K Block', 'Mysuru', 'KA', '570023', 'Near Apollo Hospital'],
];

/** The customers. The guides sign in as the first. */
export const customers: readonly SeedCustomer[] = ROWS.map(
  ([firstName, lastName, email, phone, language, line, city, state, pincode, landmark]) => ({
    firstName,
    lastName,
    email,
    phone,
    language,
    address: { line, city, state, pincode, landmark },
  }),
);

/** The staff: an owner, as whom the guides sign in, and helpers with fewer rights. */
export const admins: readonly SeedAdmin[] = [
  { firstName: 'Gayatri', lastName: 'Bhat', email: FIXED.admin, phone: '9845012300', staffRole: 'owner' },
  { firstName: 'Imran', lastName: 'Sheikh', email: FIXED.packing, phone: '9819045521', staffRole: 'packing' },
  { firstName: 'Leela', lastName: 'Varghese', email: FIXED.care, phone: '9447230096', staffRole: 'care' },
];
