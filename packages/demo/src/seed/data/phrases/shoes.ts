import type { KindPhrases } from './kind-phrases.ts';

/** Shoes and sandals. */
export const shoePhrases: Record<string, KindPhrases> = {
  'sepatu/sepatu-lari': {
    leads: [
      'Sepatu lari {line} dari {brand}.',
      '{brand} menguji sepatu {line} ini di aspal kota.',
      'Untuk lari pagi sampai jalan jauh: {line} buatan {brand}.',
    ],
    praise: [
      'Empuk di tumit, enak untuk lima kilometer.',
      'Ringan sekali di kaki.',
      'Atasannya tidak panas.',
      'Solnya menggigit di aspal basah.',
      'Nomornya sesuai.',
      'Tidak lecet di pemakaian pertama.',
      'Jahitan dan lemnya rapi.',
    ],
    mixed: [
      ['Nyaman, tapi bagian depannya agak sempit untuk kaki lebar.', 'Terima kasih masukannya, Kak.'],
      ['Bagus, talinya kepanjangan.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      ['Belum lama solnya sudah mulai lepas.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      [
        'Nomornya kekecilan dari biasanya.',
        'Maaf, Kak. Kami tulis panjang sol dalam sentimeter di keterangan.',
      ],
    ],
  },
  'sepatu/sneaker': {
    leads: [
      'Sneakers {line} dari {brand}.',
      '{brand} merancang sneakers {line} ini untuk jalan kota.',
      'Sepasang untuk semua celana: {line} keluaran {brand}.',
    ],
    praise: [
      'Modelnya cocok dengan celana apa pun.',
      'Jahitannya kuat, lemnya tidak belepotan.',
      'Nyaman dipakai kuliah seharian.',
      'Solnya tidak licin.',
      'Mudah dibersihkan.',
      'Nomornya pas.',
      'Kelihatan lebih mahal dari harganya.',
    ],
    mixed: [
      ['Bagus, insolenya agak tipis.', 'Terima kasih, Kak. Insolenya bisa dilepas dan diganti.'],
      ['Modelnya keren, awalnya kaku.', 'Betul, Kak. Setelah beberapa kali pakai lebih lentur.'],
    ],
    bad: [
      ['Sepatu kiri dan kanan beda nomor.', 'Mohon maaf, Kak. Kami hubungi lewat chat ya.'],
      ['Lemnya kelihatan di sisi.', 'Maaf, Kak. Kami teruskan ke bagian pemeriksaan.'],
    ],
  },
  'sepatu/pantofel': {
    leads: [
      'Pantofel {line} dari {brand}.',
      '{brand} membuat pantofel {line} ini di Bandung.',
      'Untuk rapat dan akad: sepatu {line} kerja {brand}.',
    ],
    praise: [
      'Kulitnya lentur, tidak bikin lecet.',
      'Mengilap dan rapi untuk kantor.',
      'Nomornya pas.',
      'Solnya tidak licin di keramik.',
      'Jahitannya rapat.',
      'Dipakai wisuda, kelihatan gagah.',
      'Bau kulit asli.',
    ],
    mixed: [
      ['Bagus, minggu pertama agak keras.', 'Terima kasih, Kak. Kulitnya melunak mengikuti kaki.'],
      ['Rapi, tapi cepat tergores.', 'Terima kasih masukannya, Kak. Semir tipis-tipis ya.'],
    ],
    bad: [
      ['Ada goresan di ujung sepatu waktu datang.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Solnya berbunyi kalau dipakai jalan.', 'Maaf, Kak. Kami cek stok nomor itu.'],
    ],
  },
  'sandal/sandal-jepit': {
    leads: [
      'Sandal jepit {line} dari {brand}.',
      '{brand} mencetak sandal {line} ini dari karet alam.',
      'Taruh di depan pintu: sandal {line} keluaran {brand}.',
    ],
    praise: [
      'Empuk dan tidak licin.',
      'Talinya tidak bikin sakit sela jari.',
      'Sama awetnya dengan yang lama.',
      'Tidak bau karet.',
      'Nomornya pas.',
      'Ringan, enak untuk harian.',
      'Serumah dibelikan semua.',
    ],
    mixed: [
      ['Lumayan, agak tipis di tumit.', 'Terima kasih masukannya, Kak.'],
      ['Bagus, sedikit kebesaran.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      ['Talinya lepas hari kedua.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Yang datang dua-duanya kiri.', 'Maaf sekali, Kak. Kami hubungi lewat chat.'],
    ],
  },
  'sandal/sandal': {
    leads: [
      'Sandal {line} dari {brand}.',
      '{brand} membuat sandal {line} ini untuk dipakai seharian.',
      'Buat jalan agak jauh: sandal {line} buatan {brand}.',
    ],
    praise: [
      'Alasnya empuk, tidak pegal.',
      'Jahitannya kuat.',
      'Nomornya sesuai.',
      'Tidak licin di lantai basah.',
      'Modelnya rapi untuk pergi-pergi.',
      'Ringan di kaki.',
      'Dipakai hujan-hujanan masih bagus.',
    ],
    mixed: [
      [
        'Bagus, awalnya agak keras di punggung kaki.',
        'Terima kasih, Kak. Melunak setelah beberapa kali pakai.',
      ],
      ['Lumayan, lem di pinggirnya kurang rapi.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Lemnya lepas kena hujan.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Nomornya kekecilan.', 'Maaf, Kak. Kami ukur ulang stoknya.'],
    ],
  },
};
