import type { KindPhrases } from './kind-phrases.ts';

/** Bags, wallets, watches and what else is worn. */
export const accessoryPhrases: Record<string, KindPhrases> = {
  'tas/tas': {
    leads: [
      'Tas {line} dari {brand}.',
      '{brand} menjahit tas {line} ini dengan benang tebal.',
      'Muat yang perlu, tetap ringan: tas {line} keluaran {brand}.',
    ],
    praise: [
      'Jahitannya rapi, talinya kuat.',
      'Bahannya tidak mengelupas.',
      'Ritsletingnya lancar.',
      'Modelnya manis, cocok untuk kerja.',
      'Saku dalamnya berguna.',
      'Tidak bau menyengat.',
      'Bentuknya tidak penyok di jalan.',
    ],
    mixed: [
      ['Bagus, talinya sedikit panjang.', 'Terima kasih masukannya, Kak.'],
      ['Cantik, lebih kecil dari bayangan saya.', 'Terima kasih, Kak. Ukurannya ada di spesifikasi.'],
    ],
    bad: [
      ['Ritsletingnya macet.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Ada goresan di depan.', 'Maaf, Kak. Kami periksa lagi sebelum dikemas.'],
    ],
  },
  'ransel/ransel': {
    leads: [
      'Ransel {line} dari {brand}.',
      '{brand} memakai nilon 900D untuk ransel {line} ini.',
      'Punggung tidak cepat pegal: ransel {line} buatan {brand}.',
    ],
    praise: [
      'Bantalannya empuk di pundak.',
      'Muat banyak tapi tidak kelihatan besar.',
      'Kena hujan, isinya tetap kering.',
      'Ritsletingnya besar dan lancar.',
      'Jahitan talinya kuat.',
      'Kantongnya banyak, mudah menata.',
      'Sudah dipakai setiap hari, belum ada yang lepas.',
    ],
    mixed: [
      ['Bagus, saku botolnya agak sempit.', 'Terima kasih masukannya, Kak.'],
      ['Kuat, tapi agak berat waktu kosong.', 'Terima kasih, Kak. Kainnya memang tebal.'],
    ],
    bad: [
      ['Tali bahunya lepas jahitannya.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Sarung hujannya tidak ada.', 'Maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
    ],
  },
  'dompet-sabuk/dompet': {
    leads: [
      'Dompet {line} dari {brand}.',
      '{brand} memotong dompet {line} ini dari kulit sapi pull-up.',
      'Tipis di saku belakang: dompet {line} kerja {brand}.',
    ],
    praise: [
      'Kulitnya lembut, jahitannya rapat.',
      'Slot kartunya pas, tidak longgar.',
      'Tidak tebal di saku.',
      'Kotaknya bagus untuk hadiah.',
      'Makin lama makin mengilap.',
      'Bau kulit asli.',
      'Suami suka sekali.',
    ],
    mixed: [
      ['Bagus, slotnya awalnya seret.', 'Terima kasih, Kak. Melonggar setelah beberapa hari.'],
      ['Lumayan, kulitnya mudah tergores kuku.', 'Terima kasih, Kak. Memang sifat kulit pull-up.'],
    ],
    bad: [
      ['Benangnya lepas di sudut.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Baunya terlalu menyengat.', 'Maaf, Kak. Angin-anginkan dulu ya; masukannya kami catat.'],
    ],
  },
  'dompet-sabuk/sabuk': {
    leads: [
      'Sabuk {line} dari {brand}.',
      '{brand} memotong sabuk {line} ini dari satu lembar kulit.',
      'Gesper padat, kulit tebal: sabuk {line} kerja {brand}.',
    ],
    praise: [
      'Kulitnya tebal, bukan lapisan.',
      'Gespernya kuat dan tidak berkarat.',
      'Panjangnya pas, lubangnya rapi.',
      'Dipakai kerja tiap hari, masih bagus.',
      'Mudah dipotong sendiri.',
      'Tidak retak di lipatan.',
      'Rapi untuk celana formal.',
    ],
    mixed: [
      ['Bagus, awalnya agak kaku.', 'Terima kasih, Kak. Melunak mengikuti pinggang.'],
      ['Lumayan, gespernya agak besar.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Gespernya tergores waktu datang.', 'Mohon maaf, Kak. Kami bungkus gespernya mulai sekarang.'],
      ['Panjangnya tidak sama dengan pesanan.', 'Maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
    ],
  },
  'jam-aksesori/jam-tangan': {
    leads: [
      'Jam tangan {line} dari {brand}.',
      '{brand} merakit jam {line} ini dengan mesin kuarsa.',
      'Tipis di pergelangan: jam {line} keluaran {brand}.',
    ],
    praise: [
      'Desainnya simpel dan elegan.',
      'Tali kulitnya nyaman.',
      'Waktunya tepat, tidak telat.',
      'Kacanya bening, tidak gampang baret.',
      'Kotaknya bagus untuk kado.',
      'Ringan di tangan.',
      'Angkanya mudah dibaca.',
    ],
    mixed: [
      ['Bagus, lubang talinya kurang satu untuk saya.', 'Terima kasih masukannya, Kak.'],
      ['Rapi, bunyi detaknya terdengar malam hari.', 'Terima kasih, Kak. Memang ciri mesin kuarsa.'],
    ],
    bad: [
      ['Jarumnya berhenti.', 'Mohon maaf, Kak. Bawa kartu garansinya ke chat ya, kami bantu.'],
      ['Ada embun di dalam kaca.', 'Maaf, Kak. Kirim fotonya lewat chat, kami bantu dengan garansinya.'],
    ],
  },
  'jam-aksesori/kacamata': {
    leads: [
      'Kacamata {line} dari {brand}.',
      '{brand} memakai bingkai TR90 untuk kacamata {line} ini.',
      'Ringan sampai lupa dilepas: kacamata {line} keluaran {brand}.',
    ],
    praise: [
      'Ringan, hidung tidak sakit.',
      'Lensanya bening tanpa distorsi.',
      'Gagangnya lentur.',
      'Kotak kerasnya berguna.',
      'Nyaman untuk menyetir siang hari.',
      'Modelnya cocok untuk muka bulat.',
      'Engselnya kencang.',
    ],
    mixed: [
      ['Bagus, agak longgar di telinga.', 'Terima kasih, Kak. Bisa disesuaikan di optik.'],
      [
        'Modelnya oke, lensanya mudah kena sidik jari.',
        'Terima kasih, Kak. Pakai kain di dalam kotaknya ya.',
      ],
    ],
    bad: [
      ['Lensanya tergores waktu datang.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Satu engselnya patah.', 'Maaf, Kak. Kami periksa lagi sebelum dikemas.'],
    ],
  },
  'jam-aksesori/topi': {
    leads: [
      'Topi {line} dari {brand}.',
      '{brand} menjahit topi {line} ini dengan lidah yang bisa ditekuk.',
      'Untuk terik di jalan: topi {line} keluaran {brand}.',
    ],
    praise: [
      'Pas di kepala, bisa diatur.',
      'Jahitannya rapi.',
      'Tidak gerah.',
      'Lidahnya kokoh, tidak letoy.',
      'Cocok untuk jalan pagi.',
      'Tidak pudar setelah dijemur.',
      'Bentuknya tetap setelah dicuci.',
    ],
    mixed: [
      ['Bagus, agak dalam untuk kepala kecil.', 'Terima kasih masukannya, Kak.'],
      ['Topinya oke, sedikit gepeng waktu datang.', 'Terima kasih, Kak. Kembali setelah diuap sebentar.'],
    ],
    bad: [
      ['Jahitan lidahnya lepas.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Warnanya tidak sesuai pesanan.', 'Maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
    ],
  },
  'jam-aksesori/gelang': {
    leads: [
      'Gelang batu {line} dari {brand}.',
      '{brand} merangkai {line} ini menjadi gelang.',
      'Delapan belas butir {line}, dirangkai {brand}.',
    ],
    praise: [
      'Batunya dingin di kulit, terasa asli.',
      'Rangkaiannya rapi, karetnya kuat.',
      'Warnanya dalam, beda tiap butir.',
      'Pas di pergelangan.',
      'Kantong beludrunya manis untuk kado.',
      'Lebih cantik dilihat langsung.',
      'Butirnya bulat rata.',
    ],
    mixed: [
      ['Bagus, sedikit longgar di tangan saya.', 'Terima kasih masukannya, Kak.'],
      ['Cantik, butirnya lebih kecil dari bayangan.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      [
        'Karetnya putus waktu dipakai.',
        'Mohon maaf, Kak. Hubungi kami lewat chat ya, kami bantu rangkai lagi.',
      ],
      ['Ada butir yang retak.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
};
