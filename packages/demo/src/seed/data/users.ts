import { demoEmails } from '@pasar/api/plugin';

/** Names of buyers who write reviews. */
export const buyerNames = [
  'Bagus Setiawan',
  'Dewi Lestari',
  'Rizky Ramadhan',
  'Siti Aminah',
  'Andi Pratama',
  'Putri Ayu Wulandari',
  'Fajar Nugroho',
  'Nur Hidayati',
  'Made Wirawan',
  'Ketut Ayu Sari',
  'Yohanes Kristanto',
  'Maria Magdalena',
  'Hendra Gunawan',
  'Lina Marlina',
  'Taufik Hidayat',
  'Rina Anggraini',
  'Agus Salim',
  'Intan Permata',
  'Dimas Prakoso',
  'Wulan Sari',
  'Bayu Aji',
  'Citra Kirana',
  'Eko Prasetyo',
  'Fitri Handayani',
  'Galih Saputra',
  'Hana Pertiwi',
  'Irfan Maulana',
  'Jihan Safitri',
  'Krisna Mahendra',
  'Laras Ayuningtyas',
  'Muhammad Ilham',
  'Nadia Rahma',
  'Okta Viani',
  'Panji Wicaksono',
  'Ratna Dewi',
  'Surya Darma',
  'Tri Utami',
  'Usman Harahap',
  'Vina Oktaviani',
  'Wahyu Kurniawan',
] as const;

/** Where made-up buyers have their mail. */
export const generatedEmailDomain = 'surat.pasar.example';

/** First and last names of store owners. */
export const ownerFirstNames = [
  'Ahmad',
  'Budi',
  'Chandra',
  'Desi',
  'Endang',
  'Farhan',
  'Gita',
  'Hesti',
  'Indra',
  'Joko',
  'Kartika',
  'Lukman',
  'Mega',
  'Nanda',
  'Opik',
  'Puspita',
  'Rahmat',
  'Sari',
  'Teguh',
  'Yulia',
] as const;
export const ownerLastNames = [
  'Wijaya',
  'Santoso',
  'Kusuma',
  'Halim',
  'Sihombing',
  'Siregar',
  'Maharani',
  'Gunadi',
  'Purnomo',
  'Tanjung',
  'Rahayu',
  'Firmansyah',
  'Suryani',
  'Hakim',
  'Nasution',
] as const;

/** The accounts whose password everybody knows; demo mode only. */
export const demoPassword = 'pasar1234';
export const demoAccounts = [
  { email: demoEmails.buyer, password: demoPassword, role: 'buyer' },
  { email: demoEmails.seller, password: demoPassword, role: 'seller' },
  { email: demoEmails.storeOrders, password: demoPassword, role: 'store staff' },
  { email: demoEmails.storeFinance, password: demoPassword, role: 'store staff' },
  { email: demoEmails.admin, password: demoPassword, role: 'admin' },
  { email: demoEmails.support, password: demoPassword, role: 'support' },
  { email: demoEmails.finance, password: demoPassword, role: 'finance' },
  { email: demoEmails.finance2, password: demoPassword, role: 'finance' },
  { email: demoEmails.content, password: demoPassword, role: 'content' },
] as const;

export const demoBuyer = {
  email: demoAccounts[0].email,
  fullname: 'Dewi Larasati',
  username: 'dewi.larasati',
  phone: '081234567890',
  gender: 'female',
  birthday: '1994-03-12',
} as const;
export const demoSeller = {
  email: demoAccounts[1].email,
  fullname: 'Bambang Wicaksono',
  username: 'bambang.kawung',
  phone: '081398765432',
  gender: 'male',
  birthday: '1979-08-17',
  store: 'Rumah Kawung',
} as const;
/** Those who work in the demo seller's store. */
export const demoMembers = [
  {
    email: demoEmails.storeOrders,
    fullname: 'Sinta Puspitasari',
    username: 'sinta.pesanan',
    roles: ['orders', 'support'],
  },
  {
    email: demoEmails.storeFinance,
    fullname: 'Arif Budiman',
    username: 'arif.keuangan',
    roles: ['finance'],
  },
] as const;
/** The people of the market: they decide about stores, money, complaints and offers, and buy and sell nothing. */
export const demoStaff = [
  {
    email: demoEmails.admin,
    fullname: 'Rani Kusumawardhani',
    username: 'rani.admin',
    staffRoles: ['admin'],
  },
  {
    email: demoEmails.support,
    fullname: 'Yusuf Hidayat',
    username: 'yusuf.bantuan',
    staffRoles: ['support'],
  },
  {
    email: demoEmails.finance,
    fullname: 'Ratna Anggraini',
    username: 'ratna.keuangan',
    staffRoles: ['finance'],
  },
  {
    email: demoEmails.finance2,
    fullname: 'Hendra Gunawan',
    username: 'hendra.keuangan',
    staffRoles: ['finance'],
  },
  {
    email: demoEmails.content,
    fullname: 'Citra Maharani',
    username: 'citra.konten',
    staffRoles: ['content'],
  },
] as const;

/** The account that `npm run admin` uses on a demo server of this machine. */
export const demoAdmin = { email: demoEmails.admin, password: demoPassword } as const;
