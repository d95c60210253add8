import type { KindPhrases } from './kind-phrases.ts';

/** What is plugged into a computer. */
export const peripheralPhrases: Record<string, KindPhrases> = {
  'keyboard-mouse/keyboard': {
    leads: [
      'Keyboard {line} dari {brand}.',
      '{brand} {line}: keyboard untuk mengetik berjam-jam.',
      'Jari betah mengetik: keyboard {line} keluaran {brand}.',
    ],
    praise: [
      'Enak dipakai mengetik lama.',
      'Suaranya padat, tidak kosong.',
      'Tutsnya tidak mengilap.',
      'Kokoh, tidak melengkung.',
      'Langsung terbaca di laptop dan tablet.',
      'Penarik switch ada di dalam kotak.',
      'Meja jadi lebih rapi.',
    ],
    mixed: [
      ['Bagus, kakinya cuma satu tingkat.', 'Terima kasih masukannya, Kak.'],
      ['Enak, tombol spasinya agak berbunyi.', 'Terima kasih, Kak. Oles pelumas tipis di penyeimbangnya ya.'],
    ],
    bad: [
      [
        'Satu tombol terbaca dua kali.',
        'Mohon maaf, Kak. Ganti switchnya dengan cadangan dulu; kami bantu lewat chat.',
      ],
      ['Switch yang datang bukan pilihan saya.', 'Maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
    ],
  },
  'keyboard-mouse/mouse': {
    leads: [
      'Mouse {line} dari {brand}.',
      '{brand} {line}: mouse untuk kerja sehari-hari.',
      'Tangan tidak cepat pegal: mouse {line} keluaran {brand}.',
    ],
    praise: [
      'Pas di tangan, tidak pegal.',
      'Kliknya lembut.',
      'Gerakannya akurat.',
      'Rodanya halus.',
      'Langsung terbaca di laptop.',
      'Kakinya licin di meja.',
      'Dipakai kerja tiap hari, belum ada masalah.',
    ],
    mixed: [
      ['Bagus, sedikit kecil untuk tangan besar.', 'Terima kasih masukannya, Kak.'],
      ['Oke, di meja kaca perlu alas.', 'Terima kasih, Kak. Sensornya memang perlu permukaan.'],
    ],
    bad: [
      ['Kadang klik dua kali sendiri.', 'Mohon maaf, Kak. Kami bantu dengan garansinya lewat chat.'],
      ['Rodanya seret.', 'Maaf, Kak. Kami bantu lewat chat ya.'],
    ],
  },
  'webcam-speaker/webcam': {
    leads: [
      'Webcam {line} dari {brand}.',
      '{brand} {line}: colok, rapat, selesai.',
      'Wajah jelas di rapat: webcam {line} keluaran {brand}.',
    ],
    praise: [
      'Gambarnya jernih saat rapat daring.',
      'Langsung terbaca, tidak perlu pasang apa-apa.',
      'Suaranya terdengar jelas.',
      'Penjepitnya kuat di monitor.',
      'Cahaya kamar biasa sudah cukup.',
      'Kabelnya panjang.',
      'Dipakai mengajar tiap hari.',
    ],
    mixed: [
      ['Bagus, agak gelap waktu malam.', 'Terima kasih, Kak. Tambah lampu di depan wajah ya.'],
      ['Oke, kepalanya sedikit berat ke depan.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      [
        'Gambarnya patah-patah.',
        'Mohon maaf, Kak. Coba colokan USB langsung di laptop; kami bantu lewat chat.',
      ],
      ['Mikrofonnya mendengung.', 'Maaf, Kak. Kami bantu dengan garansinya lewat chat.'],
    ],
  },
  'webcam-speaker/speaker': {
    leads: [
      'Speaker komputer {line} dari {brand}.',
      '{brand} {line}: sepasang speaker untuk meja.',
      'Musik teman kerja: speaker {line} keluaran {brand}.',
    ],
    praise: [
      'Suaranya hangat untuk ukurannya.',
      'Bassnya tidak pecah.',
      'Volumenya mudah diatur.',
      'Cukup keras untuk satu kamar.',
      'Tidak ada dengung.',
      'Modelnya bagus di meja.',
      'Kabelnya cukup panjang ke dua sisi.',
    ],
    mixed: [
      ['Bagus, trebelnya agak tajam.', 'Terima kasih, Kak. Bisa dikurangi di pengaturan suara.'],
      ['Oke untuk harga segini.', 'Terima kasih sudah belanja, Kak.'],
    ],
    bad: [
      ['Yang kanan mati.', 'Mohon maaf, Kak. Kami bantu dengan garansinya lewat chat.'],
      ['Ada bunyi kresek waktu volume diputar.', 'Maaf, Kak. Kami bantu lewat chat ya.'],
    ],
  },
  'printer/printer': {
    leads: [
      'Printer {line} dari {brand}.',
      '{brand} {line} untuk rumah, sekolah, dan toko kecil.',
      'Cetak dari ponsel: printer {line} keluaran {brand}.',
    ],
    praise: [
      'Cetakannya tajam.',
      'Pasang Wi-Fi-nya gampang.',
      'Tidak sering macet kertas.',
      'Biaya cetaknya murah.',
      'Dipakai cetak label toko, lancar.',
      'Suaranya tidak terlalu keras.',
      'Panduannya mudah diikuti.',
    ],
    mixed: [
      ['Bagus, pemasangan pertama agak lama.', 'Terima kasih masukannya, Kak.'],
      ['Hasil oke, baki kertasnya kecil.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      [
        'Ada garis di setiap halaman.',
        'Mohon maaf, Kak. Jalankan pembersihan head dulu ya; kami bantu lewat chat.',
      ],
      ['Tidak mau menarik kertas.', 'Maaf, Kak. Kami bantu lewat chat ya.'],
    ],
  },
  'printer/tinta': {
    leads: [
      'Tinta printer {line} {size} dari {brand}.',
      '{brand} meracik tinta {line} ini agar cepat kering.',
      'Isi ulang tanpa belepotan: tinta {line} {size} keluaran {brand}.',
    ],
    praise: [
      'Warnanya pekat.',
      'Tidak menyumbat.',
      'Botolnya tidak menetes.',
      'Segelnya utuh.',
      'Hasil foto bagus.',
      'Cepat kering, tidak belepotan.',
      'Hemat, awet untuk cetak sekolah.',
    ],
    mixed: [
      ['Bagus, hitamnya sedikit pudar di kertas tipis.', 'Terima kasih masukannya, Kak.'],
      ['Oke, tutup botolnya agak keras.', 'Terima kasih, Kak. Putar sambil dipegang kain ya.'],
    ],
    bad: [
      ['Satu botol bocor.', 'Mohon maaf, Kak. Kami lakban tutupnya mulai sekarang.'],
      [
        'Warna kuningnya tidak keluar.',
        'Maaf, Kak. Jalankan pembersihan head dulu ya; kami bantu lewat chat.',
      ],
    ],
  },
  'router/router': {
    leads: [
      'Router {line} dari {brand}.',
      '{brand} {line}: sinyal sampai kamar belakang.',
      'Wi-Fi serumah dari satu kotak: router {line} keluaran {brand}.',
    ],
    praise: [
      'Sinyalnya sampai lantai dua.',
      'Pengaturannya mudah dari ponsel.',
      'Stabil, tidak perlu dimatikan tiap hari.',
      'Banyak gawai tersambung tetap lancar.',
      'Tidak panas.',
      'Mode tamunya berguna.',
      'Rapat daring tidak putus lagi.',
    ],
    mixed: [
      ['Bagus, lampunya terlalu terang malam hari.', 'Terima kasih, Kak. Bisa dimatikan di pengaturan.'],
      ['Oke, di kamar mandi sinyalnya tetap lemah.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      [
        'Sering mulai ulang sendiri.',
        'Mohon maaf, Kak. Perbarui perangkat lunaknya dulu; kami bantu dengan garansinya lewat chat.',
      ],
      ['Adaptornya tidak menyala.', 'Maaf, Kak. Kami bantu dengan garansinya lewat chat.'],
    ],
  },
};
