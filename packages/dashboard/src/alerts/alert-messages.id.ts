import type { NotificationKind } from '@pasar/contract';
import type { Side } from '../messages/side.ts';

type Kinds = Partial<Record<NotificationKind, { label: string; hint: string }>>;

const chat = { label: 'Pesan chat belum dibaca', hint: 'Setelah 5 menit, paling sering tiap 30 menit' };

const kinds: Record<Side, Kinds> = {
  buyer: {
    deadline: {
      label: 'Pengingat batas waktu',
      hint: '6 dan 1 jam sebelum batas bayar, 12 jam sebelum pesanan selesai otomatis',
    },
    chat,
    question: { label: 'Jawaban pertanyaan', hint: 'Saat pertanyaanmu tentang produk dijawab' },
    review: { label: 'Ulasan', hint: 'Saat ulasanmu dibalas' },
    promo: { label: 'Harga turun', hint: 'Saat harga produk di Favoritmu turun' },
  },
  seller: {
    deadline: {
      label: 'Pengingat batas waktu',
      hint: '12 dan 3 jam sebelum pesanan harus dijawab atau dikirim',
    },
    chat,
    question: { label: 'Pertanyaan produk', hint: 'Saat pembeli bertanya tentang produkmu' },
    review: { label: 'Ulasan', hint: 'Saat pembeli menulis atau mengubah ulasan' },
    stock: { label: 'Kuota habis', hint: 'Saat kuota vouchermu habis terpakai' },
    store: {
      label: 'Toko',
      hint: 'Hasil pengajuan flash sale. Verifikasi dan rekening selalu lewat e-mail.',
    },
  },
};

/** The words of the page about mail and push. */
export const id = {
  title: 'Pengaturan notifikasi',
  link: 'Pengaturan notifikasi',
  back: 'Semua notifikasi',
  heading: 'E-mail yang kamu terima',
  when: { now: 'Langsung', daily: 'Sekali sehari, pukul 07.00 WIB', off: 'Tidak dikirim' },
  always: {
    buyer: 'Kabar status pesanan dan uangmu selalu dikirim lewat e-mail. Semua kabar juga ada di notifikasi.',
    seller:
      'Pesanan baru dan pembatalan selalu dikirim lewat e-mail. Semua kabar juga ada di notifikasi toko.',
  },
  kinds,
  push: {
    heading: 'Notifikasi di perangkat',
    enable: 'Aktifkan notifikasi',
    disable: 'Matikan di perangkat ini',
    on: 'Perangkat ini menerima notifikasi selama kamu masuk.',
    off: 'Perangkat ini belum menerima notifikasi.',
    none: 'Browser ini tidak bisa menerima notifikasi. Coba lewat Pasar di ponselmu.',
    denied: 'Browser memblokir notifikasi Pasar. Izinkan lewat pengaturan situs di browser, lalu muat ulang.',
    rest: 'Antara pukul 21.00 dan 07.00 WIB perangkatmu tenang: kabar dikirim paginya, pengingat hanya ada di daftar notifikasi. Keamanan akun dan batas waktu yang tinggal 3 jam tetap dikirim.',
    kinds: {
      order_buyer: { label: 'Status pesanan', hint: 'Setiap langkah pesananmu' },
      order_seller: { label: 'Pesanan toko', hint: 'Pesanan baru, pembatalan, dan pengirimannya' },
      wallet: { label: 'Saldo', hint: 'Penarikan dan perubahan saldo' },
    } as Kinds,
  },
  saved: 'Pengaturan tersimpan',
};
