import type { Locale } from '@pasar/contract';

interface SeedNotification {
  category: 'promo' | 'info' | 'review' | 'merchant';
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  link: string;
  /** Hours ago. */
  age: number;
  read: boolean;
}

export const buyerNotifications: readonly SeedNotification[] = [
  {
    category: 'promo',
    title: { id: 'Pekan dapur sudah mulai', en: 'Pantry week has started' },
    body: {
      id: 'Beras, minyak, dan bumbu dari kios terdekat.',
      en: 'Rice, oil and spices from the nearest stall.',
    },
    link: '/c/sembako',
    age: 5,
    read: false,
  },
  {
    category: 'promo',
    title: { id: 'Kilat hari ini', en: "Today's flash sales" },
    body: {
      id: 'Delapan sesi, tiga jam sekali. Lihat yang sedang berjalan.',
      en: 'Eight sessions, one every three hours. See what is on now.',
    },
    link: '/',
    age: 26,
    read: false,
  },
  {
    category: 'info',
    title: { id: 'Lengkapi profilmu', en: 'Complete your profile' },
    body: {
      id: 'Nama dan nomor telepon membantu kurir menemukanmu.',
      en: 'Your name and number help the courier find you.',
    },
    link: '/account/bio',
    age: 96,
    read: false,
  },
  {
    category: 'info',
    title: { id: 'Selamat datang di Pasar', en: 'Welcome to Pasar' },
    body: { id: 'Luarnya jujur, isinya sesuai.', en: 'Honest outside, true inside.' },
    link: '/',
    age: 2400,
    read: true,
  },
];

export const sellerNotifications: readonly SeedNotification[] = [
  {
    category: 'review',
    title: { id: 'Ulasan baru', en: 'A new review' },
    body: {
      id: 'Pembeli menilai batikmu. Baca dan balas.',
      en: 'A buyer reviewed your batik. Read it and reply.',
    },
    link: '/seller/store',
    age: 7,
    read: false,
  },
  {
    category: 'merchant',
    title: { id: 'Stok menipis', en: 'Stock is running low' },
    body: { id: 'Beberapa ukuran tinggal sedikit.', en: 'A few sizes are nearly gone.' },
    link: '/seller/store',
    age: 30,
    read: false,
  },
  {
    category: 'merchant',
    title: { id: 'Tokomu terverifikasi', en: 'Your store is verified' },
    body: {
      id: 'Dokumenmu sudah diperiksa. Selamat berjualan.',
      en: 'Your documents were checked. Happy selling.',
    },
    link: '/seller/store',
    age: 3000,
    read: true,
  },
];
