import type { KindPhrases } from './kind-phrases.ts';

/** Rice, flour, oil and what else a pantry stands on. */
export const staplePhrases: Record<string, KindPhrases> = {
  'beras/beras': {
    leads: [
      '{line} kemasan {size} dari {brand}, untuk nasi putih setiap hari.',
      'Karung {size} berisi beras {line}, digiling dan dikemas {brand}.',
      '{brand} memilih gabah {line} yang tua, jadi butir patahnya sedikit. Isi {size}.',
    ],
    praise: [
      'Berasnya bersih, tidak ada kutu atau kerikil.',
      'Isinya pas waktu ditimbang di rumah.',
      'Butirnya utuh, sedikit sekali yang patah.',
      'Nasinya enak, anak-anak sampai tambah.',
      'Sudah langganan, rasanya selalu sama.',
      'Dimasak sedikit saja mengembangnya banyak.',
      'Karungnya dobel, tidak ada yang tumpah.',
      'Sisa nasi semalam masih enak digoreng paginya.',
    ],
    mixed: [
      [
        'Nasinya enak, tapi menirnya agak banyak.',
        'Terima kasih masukannya, Kak. Kami teruskan ke penggilingan.',
      ],
      [
        'Airnya harus lebih banyak dari biasa, setelah itu baru pas.',
        'Betul, Kak. Beras ini minum air sedikit lebih banyak.',
      ],
    ],
    bad: [
      [
        'Karungnya sobek di sudut, sebagian tercecer.',
        'Mohon maaf, Kak. Ceritakan lewat chat ya, kami bantu telusuri dengan kurir.',
      ],
      [
        'Ada kutu beras di dalamnya.',
        'Mohon maaf sekali, Kak. Kami periksa stok di gudang dan hubungi Kakak lewat chat.',
      ],
    ],
  },
  'tepung-gula-garam/curah': {
    leads: [
      '{line} {size} dari {brand}, bahan dapur yang selalu dipakai.',
      'Satu bungkus berisi {size}. {line} ini dikemas ulang oleh {brand} dengan takaran pas.',
      '{brand} mengemas {line} dalam plastik bening, isinya kelihatan. Berat bersih {size}.',
    ],
    praise: [
      'Bersih dan kering, tidak menggumpal.',
      'Timbangannya pas.',
      'Lebih hemat daripada beli di warung dekat rumah.',
      'Plastiknya tebal, sampai rumah masih rapi.',
      'Kebutuhan dapur beres sekali pesan.',
      'Kualitasnya sama dengan yang di pasar, tinggal duduk di rumah.',
      'Sudah tiga kali beli di sini, selalu bagus.',
    ],
    mixed: [
      [
        'Isinya bagus, plastiknya susah dibuka rapi.',
        'Terima kasih masukannya, Kak. Gunting di garis putus-putus lebih mudah.',
      ],
      ['Biasa saja, sama seperti di warung.', 'Terima kasih sudah belanja, Kak.'],
    ],
    bad: [
      [
        'Bungkusnya bocor, sebagian tumpah di dalam kardus.',
        'Mohon maaf, Kak. Kemasannya kami lapis dua mulai sekarang.',
      ],
      [
        'Sampainya agak lembap.',
        'Maaf, Kak. Kami periksa tempat penyimpanannya, terima kasih sudah memberi tahu.',
      ],
    ],
  },
  'tepung-gula-garam/tepung': {
    leads: [
      '{line} {size} dari {brand}, untuk dapur rumah dan usaha kecil.',
      'Bungkus {size}. {line} keluaran {brand} ini halus sampai dasar kantong.',
      '{brand} menggiling {line} sampai lembut, isi {size} cukup untuk beberapa resep.',
    ],
    praise: [
      'Halus, tidak bergerindil.',
      'Gorengannya renyah sampai dingin.',
      'Adonannya mudah rata.',
      'Masih baru, tidak bau apek.',
      'Dipakai jualan, pelanggan cocok.',
      'Bungkusnya rapat, tidak ada yang bocor.',
      'Hasilnya konsisten dari bungkus ke bungkus.',
    ],
    mixed: [
      [
        'Tepungnya bagus, tapi bungkusnya agak tipis.',
        'Terima kasih, Kak. Sekarang kami tambah plastik di luarnya.',
      ],
      ['Lumayan untuk harian, tidak ada bedanya dengan merek lain.', 'Terima kasih sudah mencoba, Kak.'],
    ],
    bad: [
      ['Bungkusnya pecah, tepungnya ke mana-mana.', 'Mohon maaf, Kak. Kami perbaiki cara mengemasnya.'],
      [
        'Tanggalnya tinggal sebentar lagi.',
        'Maaf, Kak. Kami kosongkan dulu stok lama itu. Terima kasih sudah memberi tahu.',
      ],
    ],
  },
  'mi-instan/mi-instan': {
    leads: [
      '{brand} rasa {line}, {size}.',
      'Stok untuk malam hujan: {line} dari {brand}, {net}.',
      'Rasa {line} yang dikenal sejak lama, mi kuning dari {brand}. Isi {net}.',
    ],
    praise: [
      'Bumbunya terasa, tidak hambar.',
      'Minya kenyal, tidak cepat lembek.',
      'Anak kos wajib punya stok ini.',
      'Tanggal kedaluwarsanya masih jauh.',
      'Tidak ada bungkus yang remuk.',
      'Lebih murah daripada beli satuan.',
      'Pas pedas dan gurihnya, tambah telur makin enak.',
      'Rasanya sama seperti dulu.',
    ],
    mixed: [
      ['Enak, tapi beberapa minya patah di jalan.', 'Terima kasih, Kak. Kami tambah ganjalan di kardusnya.'],
      [
        'Rasanya lumayan, agak asin untuk saya.',
        'Terima kasih masukannya, Kak. Bumbunya bisa dikurangi separuh.',
      ],
    ],
    bad: [
      ['Banyak yang remuk waktu dibuka.', 'Mohon maaf, Kak. Kardusnya kami pertebal.'],
      ['Yang datang rasa lain dari pesanan.', 'Maaf, Kak, ini salah kami. Kami hubungi lewat chat, ya.'],
    ],
  },
  'mi-instan/mi-cup': {
    leads: [
      'Mi cup {line} dari {brand}, {net}.',
      '{brand} Cup {line} untuk bekal di kantor, kereta, atau gunung. Isi {net}.',
      'Tanpa panci, tanpa piring: {line} dari {brand}, {net}.',
    ],
    praise: [
      'Praktis, tinggal seduh di kantor.',
      'Kuahnya gurih dan tidak bikin eneg.',
      'Cupnya tebal, tidak panas dipegang.',
      'Porsinya pas untuk ganjal perut.',
      'Semua cup sampai tidak penyok.',
      'Garpunya ada di dalam, membantu sekali di kereta.',
      'Dibawa naik gunung, hangatnya pas.',
    ],
    mixed: [
      ['Enak, tapi porsinya kecil.', 'Terima kasih, Kak. Memang ukuran camilan.'],
      ['Dagingnya sedikit, kuahnya enak.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Tutupnya terbuka waktu sampai.', 'Mohon maaf, Kak. Kami kemas lebih rapat ke depannya.'],
      ['Cupnya penyok semua.', 'Maaf, Kak. Kardusnya kami pertebal.'],
    ],
  },
  'minyak-goreng/minyak': {
    leads: [
      'Minyak {line} dari {brand} dalam botol {size}.',
      '{brand} menyaring minyak {line} ini sampai jernih. Botol {size}, tinggal tuang.',
      'Botol {size} berisi minyak {line} {brand}, untuk menumis sampai menggoreng.',
    ],
    praise: [
      'Jernih dan tidak cepat hitam.',
      'Gorengannya kering, tidak berminyak.',
      'Botolnya masih bersegel, tidak ada rembesan.',
      'Tidak berbusa waktu dipakai menggoreng ikan.',
      'Tidak ada bau apa-apa, masakan tetap enak.',
      'Dibungkus plastik lagi di luar botolnya, aman.',
      'Awet, sebotol cukup lama untuk berdua.',
    ],
    mixed: [
      ['Minyaknya bagus, tutup botolnya agak keras.', 'Terima kasih, Kak. Putar sambil ditekan sedikit ya.'],
      ['Sama saja dengan yang biasa saya beli.', 'Terima kasih sudah mencoba, Kak.'],
    ],
    bad: [
      ['Botolnya rembes, kardusnya basah.', 'Mohon maaf, Kak. Tutupnya kami lakban dulu mulai sekarang.'],
      ['Botolnya penyok parah.', 'Maaf, Kak. Kami tambah ganjalan di dalam kardus.'],
    ],
  },
  'minyak-goreng/minyak-refill': {
    leads: [
      'Isi ulang {size} minyak {line} dari {brand}.',
      'Minyak {line} {brand} kemasan pouch {size}, lebih hemat daripada botol.',
      '{brand} mengemas minyak {line} ini dalam pouch {size} yang bisa ditutup lagi.',
    ],
    praise: [
      'Mudah dituang, tidak tumpah.',
      'Jernih, gorengan jadi kuning bagus.',
      'Lebih murah daripada yang botol.',
      'Pouchnya tebal, tidak bocor di jalan.',
      'Tidak bau tengik.',
      'Sudah langganan, kualitasnya tetap.',
      'Dilapis plastik dua kali, aman.',
    ],
    mixed: [
      [
        'Isinya bagus, tapi pouchnya susah berdiri.',
        'Terima kasih, Kak. Bisa dipindah ke botol supaya enak dipakai.',
      ],
      ['Minyaknya standar, sesuai harga.', 'Terima kasih sudah belanja, Kak.'],
    ],
    bad: [
      [
        'Bocor di bagian lipatan, berkurang seperempat.',
        'Mohon maaf, Kak. Kirim fotonya lewat chat ya, kami cek gudangnya.',
      ],
      ['Tutupnya retak.', 'Maaf, Kak. Terima kasih sudah memberi tahu, kami periksa stoknya.'],
    ],
  },
  'telur/telur': {
    leads: [
      '{line} {size} dari peternakan {brand}.',
      'Isi {size}, semuanya {line} pilihan {brand}.',
      '{brand} menyortir {line} menurut ukuran sebelum dikemas. Satu tatakan {size}.',
    ],
    praise: [
      'Tidak ada yang pecah, pengemasannya niat.',
      'Kuningnya bulat dan tidak encer.',
      'Cangkangnya bersih.',
      'Ukurannya seragam.',
      'Masih baru, dicelup air semuanya tenggelam.',
      'Jumlahnya pas, tidak kurang.',
      'Dipakai bikin kue, mengembangnya bagus.',
    ],
    mixed: [
      ['Telurnya bagus, satu retak halus.', 'Terima kasih, Kak. Lapisan tatakannya kami tambah.'],
      ['Ukurannya campur, ada yang kecil.', 'Terima kasih masukannya, Kak. Kami sortir lebih teliti.'],
    ],
    bad: [
      ['Empat butir pecah waktu sampai.', 'Mohon maaf, Kak. Cara mengemasnya kami ubah.'],
      [
        'Ada dua yang sudah lama, kuningnya pecah.',
        'Maaf, Kak. Kami periksa kiriman hari itu, terima kasih sudah memberi tahu.',
      ],
    ],
  },
};
