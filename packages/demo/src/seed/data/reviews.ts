import type { RootSlug } from './categories/index.ts';

/** What buyers write, by how many stars they give. Half a sentence about the thing, half about the seller. */
export const praise: Record<RootSlug, readonly string[]> = {
  sembako: [
    'Segar dan tanggalnya masih jauh.',
    'Rasanya pas, keluarga suka.',
    'Isinya sesuai timbangan.',
    'Nasinya pulen, anak anak lahap.',
    'Harumnya terasa sejak dibuka.',
    'Lebih hemat daripada beli di warung dekat rumah.',
    'Sudah langganan, kualitasnya tidak berubah.',
    'Kemasannya rapat, tidak ada yang bocor.',
    'Cocok untuk stok sebulan.',
  ],
  fashion: [
    'Warnanya persis seperti di foto.',
    'Bahannya adem, jahitannya rapi sampai dalam.',
    'Ukurannya pas sesuai panduan.',
    'Setelah dicuci tidak menyusut.',
    'Kainnya tebal tapi tetap adem.',
    'Dipakai ke kantor banyak yang tanya beli di mana.',
    'Motifnya bagus, tidak pasaran.',
    'Nyaman dipakai seharian.',
    'Kualitasnya di atas harganya.',
  ],
  'perlengkapan-rumah': [
    'Kokoh dan tidak ringkih.',
    'Berfungsi baik sejak pertama dinyalakan.',
    'Mudah dibersihkan.',
    'Ukurannya pas untuk dapur kecil.',
    'Suaranya halus, tidak berisik.',
    'Bahannya tebal, kelihatan awet.',
    'Sudah dipakai dua minggu, belum ada keluhan.',
    'Fotonya jujur, barangnya sama.',
    'Membantu sekali untuk masak setiap hari.',
  ],
  'ponsel-tablet': [
    'Segel utuh dan garansinya terdaftar.',
    'Baterainya awet seharian.',
    'Layarnya jernih, tidak ada titik mati.',
    'Suaranya bersih, bassnya pas.',
    'Mengisi dayanya cepat dan tidak panas.',
    'Nyaman digenggam dan ringan.',
    'Sambungannya stabil.',
    'Kameranya tajam, malam pun terang.',
    'Pas di ponselku, tombolnya empuk.',
  ],
  'komputer-laptop': [
    'Kinerjanya kencang, tidak pernah macet.',
    'Terdeteksi langsung, tidak perlu pasang apa apa.',
    'Keyboardnya enak dipakai mengetik lama.',
    'Layarnya tajam dan warnanya bagus.',
    'Kecepatannya sesuai yang tertulis.',
    'Bodinya rapi dan kokoh.',
    'Baterainya cukup untuk kuliah seharian.',
    'Laptop lamaku jadi terasa baru.',
    'Gambarnya jernih saat rapat daring.',
  ],
  otomotif: [
    'Pas di motorku, tidak perlu ubahan.',
    'Mesin terasa lebih halus.',
    'Barangnya asli, kodenya bisa dicek.',
    'Bahannya kuat, tidak mudah patah.',
    'Kualitasnya bagus untuk harian.',
    'Sudah dipakai hujan dan panas, tetap bagus.',
    'Busanya empuk dan tidak bau.',
    'Pengeremannya pakem.',
    'Remnya tidak berdecit lagi.',
  ],
};

/** What buyers say about the seller and the parcel. */
export const service = [
  'Kirimnya cepat, dua hari sampai.',
  'Dikemas rapi dengan gelembung.',
  'Penjual ramah dan cepat membalas.',
  'Terima kasih, akan beli lagi.',
  'Kurirnya hati hati.',
  'Pesan pagi, sore sudah dikirim.',
  'Kotaknya sedikit penyok tapi isi aman.',
  'Dapat bonus kecil, terima kasih.',
  'Harga terbaik setelah lihat lihat.',
  '',
  '',
  '',
] as const;

/** Three and four stars. */
export const mixed = [
  'Barangnya bagus, hanya pengiriman agak lama.',
  'Sesuai harga, tidak ada yang istimewa.',
  'Bagus, tapi warnanya sedikit lebih gelap dari foto.',
  'Kemasannya bisa lebih rapat.',
  'Lumayan, untuk harian cukup.',
  'Ukurannya sedikit lebih besar dari perkiraan.',
  'Ada goresan kecil, tapi berfungsi baik.',
  'Kurang satu bagian, tapi segera dikirim penjual.',
] as const;

/** One and two stars. */
export const complaints = [
  'Barang tidak sesuai foto, kecewa.',
  'Datang dalam keadaan pecah, sedang menunggu penggantian.',
  'Baru dipakai tiga hari sudah rusak.',
  'Salah kirim ukuran, harus menunggu lagi.',
  'Penjual lambat membalas.',
] as const;

/** What sellers answer, warm to a good review and exact to a bad one. */
export const replies = {
  good: [
    'Terima kasih sudah belanja, senang barangnya cocok.',
    'Terima kasih, kami tunggu pesanan berikutnya.',
    'Senang mendengarnya. Semoga awet dipakai.',
    'Terima kasih atas ulasannya, sangat membantu kami.',
    'Terima kasih Kak. Kalau ada yang kurang, hubungi kami lewat obrolan ya.',
  ],
  mixed: [
    'Terima kasih masukannya, kami perbaiki kemasannya.',
    'Maaf atas keterlambatannya. Kurir sedang padat, kami cari jalan yang lebih cepat.',
    'Terima kasih, warnanya kami tulis lebih jelas di keterangan.',
  ],
  bad: [
    'Mohon maaf. Kami kirim penggantinya hari ini tanpa biaya, mohon cek obrolan.',
    'Maaf atas kejadian ini. Kami ganti penuh, silakan ajukan pengembalian.',
    'Mohon maaf, kami periksa dulu barangnya dan segera kami ganti.',
  ],
} as const;
