import type { KindPhrases } from './kind-phrases.ts';

/** Phones and tablets, sound and power, and what protects them. */
export const gadgetPhrases: Record<string, KindPhrases> = {
  'ponsel/ponsel': {
    leads: [
      'Ponsel {brand} {line}, dengan pilihan memori.',
      '{brand} {line}: layar lega, baterai besar, dua kartu SIM.',
      'Untuk kerja, foto, dan nonton: {brand} {line}.',
    ],
    praise: [
      'Layarnya jernih dan mulus digeser.',
      'Baterainya kuat dari pagi sampai malam.',
      'Kameranya tajam, malam pun terang.',
      'Mengisi dayanya cepat dan tidak panas.',
      'Nyaman digenggam.',
      'Sinyalnya stabil di rumah.',
      'Sidik jarinya cepat terbaca.',
      'Buka banyak aplikasi tetap lancar.',
    ],
    mixed: [
      ['Bagus, speakernya agak kecil suaranya.', 'Terima kasih masukannya, Kak.'],
      ['Lancar, bodinya mudah kena sidik jari.', 'Terima kasih, Kak. Pakai casing supaya tetap bersih.'],
    ],
    bad: [
      [
        'Sering panas waktu dipakai main.',
        'Mohon maaf, Kak. Perbarui sistemnya dulu ya; kami bantu lewat chat.',
      ],
      ['Ada satu titik mati di layar.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'ponsel/ponsel-bulat': {
    leads: [
      'Ponsel 5G {brand} {line}.',
      '{brand} {line} 5G: kencang di jaringan baru.',
      'Kamera bulat yang mudah dikenali: {brand} {line}.',
    ],
    praise: [
      'Zoomnya dipakai di konser tetap jelas.',
      'Bodi mattenya tidak licin.',
      'Sinyal 5G kencang di kota.',
      'Layarnya terang di bawah matahari.',
      'Baterainya awet sehari lebih.',
      'Foto malamnya bagus.',
      'Main gim lancar, tidak patah-patah.',
    ],
    mixed: [
      ['Bagus, modul kameranya menonjol.', 'Terima kasih masukannya, Kak.'],
      ['Kencang, tapi cukup berat.', 'Terima kasih, Kak. Baterainya memang besar.'],
    ],
    bad: [
      ['Kameranya berembun di hari kedua.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Baterainya cepat turun.', 'Maaf, Kak. Perbarui sistemnya dulu ya; kami bantu lewat chat.'],
    ],
  },
  'tablet/tablet': {
    leads: [
      '{line} dari {brand}, tablet untuk rumah dan kuliah.',
      '{brand} {line}: layar luas di bodi tipis.',
      'Catatan, komik, dan kelas daring di satu layar: {brand} {line}.',
    ],
    praise: [
      'Layarnya luas, enak untuk baca PDF.',
      'Tipis dan ringan di tas.',
      'Suaranya cukup untuk nonton di kasur.',
      'Anak pakai belajar lancar.',
      'Baterainya awet.',
      'Tidak lemot dibuka dua aplikasi.',
      'Wi-Fi-nya cepat tersambung.',
    ],
    mixed: [
      ['Bagus, kameranya biasa saja.', 'Terima kasih masukannya, Kak.'],
      ['Layarnya oke, isi dayanya agak lama.', 'Terima kasih, Kak. Baterainya memang besar.'],
    ],
    bad: [
      ['Layarnya kadang tidak merespons.', 'Mohon maaf, Kak. Mulai ulang dulu ya; kami bantu lewat chat.'],
      ['Ada goresan di bingkai.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'jam-pintar/jam-pintar': {
    leads: [
      'Jam pintar {line} dari {brand}.',
      '{brand} {line}: langkah, detak, dan pesan di pergelangan.',
      'Diisi seminggu sekali: jam pintar {brand} {line}.',
    ],
    praise: [
      'Layarnya terang di luar ruangan.',
      'Baterainya turun sedikit sekali.',
      'Detak jantungnya mirip alat di rumah sakit.',
      'Ringan, dipakai tidur tidak mengganggu.',
      'Notifikasinya cepat masuk.',
      'Talinya lembut.',
      'Dipakai berenang aman.',
    ],
    mixed: [
      ['Bagus, terjemahan menunya aneh sedikit.', 'Terima kasih masukannya, Kak.'],
      ['Oke, hitungan langkahnya agak lebih.', 'Terima kasih, Kak. Atur tinggi badan di aplikasi ya.'],
    ],
    bad: [
      ['Sering putus dari ponsel.', 'Mohon maaf, Kak. Pasangkan ulang dulu ya; kami bantu lewat chat.'],
      ['Pengisinya tidak menempel.', 'Maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.'],
    ],
  },
  'earbud/tws': {
    leads: [
      'TWS {line} dari {brand}.',
      '{brand} {line}: earbud kecil dengan kotak pengisi.',
      'Telepon jelas di jalan: TWS {brand} {line}.',
    ],
    praise: [
      'Suaranya bersih, bassnya pas.',
      'Tidak mudah lepas waktu lari.',
      'Telepon jelas, lawan bicara tidak mengeluh.',
      'Kotaknya kecil, masuk saku.',
      'Sambungannya stabil.',
      'Tidak ada jeda waktu nonton.',
      'Kuping tidak sakit dipakai lama.',
    ],
    mixed: [
      ['Bagus, sentuhannya kadang terlalu peka.', 'Terima kasih masukannya, Kak.'],
      ['Suara oke, kotaknya mudah tergores.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      [
        'Yang kiri lebih pelan.',
        'Mohon maaf, Kak. Setel ulang dulu ya; kami bantu dengan garansinya lewat chat.',
      ],
      ['Sering terputus.', 'Maaf, Kak. Pasangkan ulang dulu ya; kami bantu lewat chat.'],
    ],
  },
  'headphone/headphone': {
    leads: [
      'Headphone {line} dari {brand}.',
      '{brand} {line}: untuk musik, rapat, dan perjalanan.',
      'Fokus kerja di kafe: headphone {brand} {line}.',
    ],
    praise: [
      'Bantalannya empuk, kuping tidak panas.',
      'Suaranya seimbang, vokal jelas.',
      'Sambungan Bluetooth cepat.',
      'Baterainya tidak habis-habis.',
      'Bisa dilipat, muat di tas.',
      'Kerja di kafe jadi tenang.',
      'Kabel cadangannya berguna.',
    ],
    mixed: [
      ['Bagus, agak menjepit di awal.', 'Terima kasih, Kak. Melonggar setelah beberapa hari.'],
      ['Suara oke, mikrofonnya biasa saja.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Engselnya retak.', 'Mohon maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.'],
      ['Ada dengung di sebelah kanan.', 'Maaf, Kak. Kami bantu dengan garansinya lewat chat.'],
    ],
  },
};
