import type { KindPhrases } from './kind-phrases.ts';

/** Shirts, trousers and jackets. */
export const menswearPhrases: Record<string, KindPhrases> = {
  'kaos/kaos': {
    leads: [
      'Kaos {line} keluaran {brand}.',
      '{brand} menggambar sendiri kaos {line} ini.',
      'Buat dipakai ke mana saja: {line} dari {brand}.',
    ],
    praise: [
      'Bahannya adem, enak dipakai siang hari.',
      'Sablonnya halus, tidak kaku.',
      'Setelah dicuci tidak melar.',
      'Jahitan lehernya rapi.',
      'Gambarnya tidak pasaran.',
      'Ketebalannya pas, tidak menerawang.',
      'Dicuci tiga kali warnanya masih sama.',
      'Nyaman dipakai tidur sampai jalan-jalan.',
    ],
    mixed: [
      ['Kaosnya bagus, agak panjang di badan saya.', 'Terima kasih masukannya, Kak.'],
      [
        'Bahan enak, sablonnya sedikit lebih kecil dari bayangan.',
        'Terima kasih, Kak. Masukannya kami catat.',
      ],
    ],
    bad: [
      [
        'Ukurannya tidak sama dengan yang saya pesan.',
        'Mohon maaf, Kak. Kami salah ambil; kami hubungi lewat chat ya.',
      ],
      [
        'Baru dua kali cuci sablonnya mengelupas.',
        'Maaf, Kak. Kirim fotonya lewat chat ya, kami cek produksinya.',
      ],
    ],
  },
  'kemeja/kemeja': {
    leads: [
      'Kemeja {line} dari {brand}.',
      '{brand} menjahit kemeja {line} ini untuk dipakai dari Senin sampai Minggu.',
      'Potongan rapi tanpa ribet: {line} buatan {brand}.',
    ],
    praise: [
      'Jahitannya rapi sampai ke dalam.',
      'Kerahnya tegak, tidak lemas.',
      'Mudah disetrika.',
      'Jatuhnya bagus di badan.',
      'Kancingnya kuat, dapat cadangan juga.',
      'Dipakai ke kantor kelihatan rapi.',
      'Adem, tidak lengket di badan.',
    ],
    mixed: [
      ['Bagus, lengannya sedikit panjang untuk saya.', 'Terima kasih masukannya, Kak.'],
      ['Kainnya lebih tipis dari dugaan, tapi adem.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      ['Satu kancing lepas waktu dicoba.', 'Mohon maaf, Kak. Kancing cadangannya ada di jahitan dalam.'],
      [
        'Jahitan bahunya miring.',
        'Maaf, Kak. Kami periksa lagi sebelum dikirim. Terima kasih sudah memberi tahu.',
      ],
    ],
  },
  'celana/jeans': {
    leads: [
      'Jeans {line} dari {brand}.',
      '{brand} memotong jeans {line} ini untuk dipakai harian.',
      'Denim yang makin enak dipakai: {line} keluaran {brand}.',
    ],
    praise: [
      'Denimnya tebal tapi lentur.',
      'Enak untuk naik motor, lutut tidak ketarik.',
      'Tidak luntur di cucian pertama.',
      'Jahitan sampingnya lurus.',
      'Ritsletingnya lancar.',
      'Potongannya pas dari pinggang sampai bawah.',
      'Sudah beli dua, kualitasnya sama.',
    ],
    mixed: [
      [
        'Bagus, harus dipotong sedikit di bawah.',
        'Terima kasih, Kak. Panjangnya memang dilebihkan supaya bisa disesuaikan.',
      ],
      ['Awalnya kaku, setelah dicuci enak.', 'Betul, Kak. Denimnya melunak setelah beberapa kali pakai.'],
    ],
    bad: [
      [
        'Ukurannya lebih kecil dari label.',
        'Mohon maaf, Kak. Kami ukur ulang stoknya dan hubungi Kakak lewat chat.',
      ],
      ['Lunturnya kena kaos putih.', 'Maaf, Kak. Cucian pertama sebaiknya dipisah; kami tulis lebih jelas.'],
    ],
  },
  'celana/chino': {
    leads: [
      'Chino {line} dari {brand}.',
      '{brand} membuat chino {line} ini cukup rapi untuk rapat, cukup santai untuk Sabtu.',
      'Celana sehari-hari {brand}: chino {line}.',
    ],
    praise: [
      'Bahannya lembut dan adem.',
      'Potongannya rapi, tidak kedodoran.',
      'Enak dipakai duduk lama.',
      'Sakunya dalam, ponsel aman.',
      'Tidak kusut meskipun seharian.',
      'Jahitannya kuat.',
      'Cocok untuk kerja dan santai.',
    ],
    mixed: [
      ['Bagus, tapi pinggangnya sedikit longgar.', 'Terima kasih masukannya, Kak.'],
      ['Celananya enak, saku belakangnya agak dangkal.', 'Terima kasih, Kak. Kami teruskan ke penjahit.'],
    ],
    bad: [
      ['Jahitan selangkangannya lepas.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Warnanya beda dari yang saya pilih.', 'Maaf, Kak, ini salah kami. Kami hubungi lewat chat.'],
    ],
  },
  'jaket/hoodie': {
    leads: [
      'Hoodie {line} dari {brand}.',
      '{brand} memakai fleece 280 gsm untuk hoodie {line} ini.',
      'Hangat tanpa berat: hoodie {line} keluaran {brand}.',
    ],
    praise: [
      'Tebal dan hangat, cocok untuk naik kereta malam.',
      'Dalamnya halus, tidak gatal.',
      'Tudungnya besar, nyaman.',
      'Karet lengannya tidak kendur.',
      'Tidak berbulu setelah dicuci.',
      'Modelnya simpel, gampang dipadukan.',
      'Sakunya muat dua tangan.',
    ],
    mixed: [
      ['Bagus, untuk kota panas agak gerah.', 'Terima kasih, Kak. Memang tebalnya 280 gsm.'],
      ['Enak dipakai, tali tudungnya agak pendek.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Ada benang lepas di bawah ketiak.', 'Mohon maaf, Kak. Kami periksa lagi jahitannya sebelum dikirim.'],
      ['Berbulu sekali, menempel ke kaos.', 'Maaf, Kak. Cuci terpisah dulu ya; kami cek produksinya.'],
    ],
  },
  'jaket/jaket': {
    leads: [
      'Jaket {line} dari {brand}.',
      '{brand} merancang jaket {line} ini untuk jalan pagi dan pulang malam.',
      'Penahan angin yang tetap enak dilihat: {line}, buatan {brand}.',
    ],
    praise: [
      'Angin tidak tembus waktu naik motor.',
      'Ritsletingnya lancar dan tebal.',
      'Jahitannya kuat, tidak ada benang keluar.',
      'Ringan, bisa dilipat ke ransel.',
      'Kena gerimis masih kering.',
      'Saku dalamnya berguna untuk dompet.',
      'Potongannya pas di bahu.',
    ],
    mixed: [
      [
        'Bagus, sedikit berisik kalau bergerak.',
        'Terima kasih, Kak. Setelah beberapa kali cuci lebih lembut.',
      ],
      ['Model oke, untuk hujan deras tetap tembus.', 'Terima kasih, Kak. Memang hanya untuk gerimis.'],
    ],
    bad: [
      ['Kepala ritsletingnya lepas.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Puringnya sobek di ketiak.', 'Maaf, Kak. Terima kasih sudah memberi tahu, kami cek penjahitnya.'],
    ],
  },
};
