import type { KindPhrases } from './kind-phrases.ts';

/** Power, cables and what protects a phone. */
export const phoneAccessoryPhrases: Record<string, KindPhrases> = {
  'power-bank/power-bank': {
    leads: [
      'Power bank {line} {size} dari {brand}.',
      '{brand} memakai sel bertanda uji untuk power bank {line} ini. Kapasitas {size}.',
      'Cadangan daya seharian: power bank {line} {brand}, {size}.',
    ],
    praise: [
      'Mengisi ponsel sampai dua kali.',
      'Persennya jelas di layar.',
      'Tidak panas waktu dipakai.',
      'Ukurannya enak dibawa.',
      'Isi dayanya cepat.',
      'Lolos pemeriksaan bandara.',
      'Kuat untuk jalan-jalan seharian.',
    ],
    mixed: [
      ['Bagus, agak berat di saku.', 'Terima kasih masukannya, Kak.'],
      [
        'Oke, mengisi power banknya sendiri lama.',
        'Terima kasih, Kak. Pakai charger 18 W ke atas supaya cepat.',
      ],
    ],
    bad: [
      [
        'Cepat habis, tidak sampai dua kali isi.',
        'Mohon maaf, Kak. Kami bantu periksa lewat chat dengan garansinya.',
      ],
      ['Salah satu lubangnya longgar.', 'Maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.'],
    ],
  },
  'charger-kabel/charger': {
    leads: [
      'Charger {line} dari {brand}.',
      '{brand} membuat kepala charger {line} ini ringkas.',
      'Dari kosong ke penuh lebih cepat: charger {line} keluaran {brand}.',
    ],
    praise: [
      'Mengisi cepat, tidak panas.',
      'Kecil, tidak menutup colokan sebelah.',
      'Dua gawai sekaligus tetap cepat.',
      'Kabelnya tebal.',
      'Ponsel mengenali isi daya cepat.',
      'Colokannya mantap.',
      'Dipakai semalaman aman.',
    ],
    mixed: [
      ['Bagus, kabelnya agak pendek.', 'Terima kasih masukannya, Kak.'],
      ['Cepat, bodinya hangat kalau dua lubang dipakai.', 'Terima kasih, Kak. Hangat masih wajar.'],
    ],
    bad: [
      [
        'Baru beberapa kali dipakai sudah berhenti mengisi.',
        'Mohon maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.',
      ],
      ['Kabelnya tidak ada di dalam kotak.', 'Maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
    ],
  },
  'charger-kabel/kabel': {
    leads: [
      'Kabel data {line} dari {brand}.',
      '{brand} menganyam kabel {line} ini dengan nilon.',
      'Kabel yang tidak cepat putus di leher: {line} keluaran {brand}.',
    ],
    praise: [
      'Anyamannya tebal, tidak mudah kusut.',
      'Isi dayanya cepat.',
      'Colokannya pas, tidak goyang.',
      'Pindah data juga kencang.',
      'Panjangnya pas dari stopkontak ke kasur.',
      'Lebih kuat daripada kabel bawaan.',
      'Sudah beli tiga untuk serumah.',
    ],
    mixed: [
      ['Bagus, agak kaku di awal.', 'Terima kasih, Kak. Melemas setelah dipakai.'],
      ['Oke, kepalanya sedikit besar untuk casing tebal.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Harus digoyang baru mengisi.', 'Mohon maaf, Kak. Kami bantu dengan garansinya lewat chat.'],
      ['Panjangnya tidak sama dengan pesanan.', 'Maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
    ],
  },
  'casing-pelindung/casing': {
    leads: [
      'Casing {line} untuk {brand}.',
      'Khusus {brand}: casing {line} dengan tepi kamera tinggi.',
      'Jatuh dari meja tidak masalah besar: casing {line} buat {brand}.',
    ],
    praise: [
      'Pas di ponselku, tombolnya empuk.',
      'Lubang kameranya presisi.',
      'Tidak licin di tangan.',
      'Sudah jatuh sekali, ponsel aman.',
      'Tidak membuat ponsel tebal.',
      'Mudah dilepas pasang.',
      'Motifnya sama dengan foto.',
    ],
    mixed: [
      ['Bagus, mudah menangkap debu.', 'Terima kasih, Kak. Bisa dicuci dengan sabun.'],
      ['Pas, tombolnya agak keras di awal.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Tipe yang datang salah.', 'Mohon maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
      ['Cepat menguning.', 'Maaf, Kak. Masukannya kami teruskan ke pembuatnya.'],
    ],
  },
  'casing-pelindung/pelindung-layar': {
    leads: [
      'Antigores {line} untuk {brand}.',
      'Khusus {brand}: pelindung layar {line} sampai ke tepi.',
      'Pasang sendiri dengan bingkai: antigores {line} buat {brand}.',
    ],
    praise: [
      'Mudah dipasang, tidak ada gelembung.',
      'Sentuhannya tetap peka.',
      'Menutup sampai tepi.',
      'Bingkai pemasangnya membantu sekali.',
      'Sudah jatuh, yang retak antigoresnya saja.',
      'Jernih, warna layar tidak berubah.',
      'Sidik jari mudah dilap.',
    ],
    mixed: [
      [
        'Bagus, ada satu debu terjebak.',
        'Terima kasih, Kak. Pakai stiker debunya di kamar mandi yang lembap ya.',
      ],
      ['Oke, tepinya sedikit terasa di jari.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Retak waktu dibuka.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Tidak menempel di sudut.', 'Maaf, Kak. Kami pandu lewat chat ya.'],
    ],
  },
  'tripod-memori/tripod': {
    leads: [
      'Tripod {line} dari {brand}.',
      '{brand} {line}: berdiri tegak, dilipat ringkas.',
      'Rekaman tidak goyang: tripod {line} keluaran {brand}.',
    ],
    praise: [
      'Kokoh, ponsel besar tidak jatuh.',
      'Ringan dibawa jalan.',
      'Penjepitnya kencang tapi tidak menggores.',
      'Kakinya tidak licin di keramik.',
      'Dipakai rapat daring pas.',
      'Kepalanya mudah diputar.',
      'Dilipat kecil, masuk ransel.',
    ],
    mixed: [
      ['Bagus, agak goyang kalau ditarik paling tinggi.', 'Terima kasih masukannya, Kak.'],
      ['Oke untuk harga segini.', 'Terima kasih sudah belanja, Kak.'],
    ],
    bad: [
      ['Penguncinya patah.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Satu kakinya longgar.', 'Maaf, Kak. Kencangkan sekrupnya dulu ya; kalau masih, chat kami.'],
    ],
  },
  'tripod-memori/kartu-memori': {
    leads: [
      'Kartu memori {line} dari {brand}, dengan adaptor.',
      '{brand} {line}: ruang lega untuk foto dan video.',
      'Rekaman dasbor dan liburan muat semua: kartu memori {brand} {line}.',
    ],
    praise: [
      'Kapasitasnya asli, sudah dites.',
      'Kecepatan sesuai yang tertulis.',
      'Langsung terbaca di kamera.',
      'Dipakai dasbor mobil tidak putus-putus.',
      'Adaptornya ada di dalam.',
      'Tidak panas.',
      'Pindah video cepat.',
    ],
    mixed: [
      ['Bagus, bungkusnya susah dibuka.', 'Terima kasih, Kak. Gunting di sisi garis putus-putus ya.'],
      ['Oke, kecepatan tulisnya biasa.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      [
        'Tidak terbaca di ponsel saya.',
        'Mohon maaf, Kak. Coba format dulu ya; kami bantu dengan garansinya lewat chat.',
      ],
      ['Adaptornya patah.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
};
