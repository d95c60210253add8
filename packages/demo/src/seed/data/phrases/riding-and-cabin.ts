import type { KindPhrases } from './kind-phrases.ts';

/** Helmets, rain gear, mats and tools. */
export const ridingAndCabinPhrases: Record<string, KindPhrases> = {
  'helm/helm': {
    leads: [
      'Helm full face {line} dari {brand}.',
      '{brand} membentuk helm {line} ini untuk jalan jauh.',
      'Perjalanan jauh tetap nyaman: helm {line} keluaran {brand}.',
    ],
    praise: [
      'Busanya empuk dan tidak bau.',
      'Pas di kepala, tidak goyang.',
      'Kacanya jernih.',
      'Tidak berisik di kecepatan tinggi.',
      'Busanya mudah dilepas untuk dicuci.',
      'Ventilasinya terasa.',
      'Cap SNI-nya jelas.',
    ],
    mixed: [
      ['Bagus, agak berat untuk jarak jauh.', 'Terima kasih masukannya, Kak.'],
      ['Nyaman, pipinya menjepit di awal.', 'Terima kasih, Kak. Busanya menyesuaikan setelah beberapa hari.'],
    ],
    bad: [
      ['Ada goresan di kaca.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Ukurannya kekecilan.', 'Maaf, Kak. Ukur lingkar kepala dulu ya; kami bantu lewat chat.'],
    ],
  },
  'helm/helm-bogo': {
    leads: [
      'Helm bogo {line} dari {brand}.',
      '{brand} membuat helm bogo {line} ini ringan untuk dalam kota.',
      'Gaya retro yang tetap SNI: helm {line} keluaran {brand}.',
    ],
    praise: [
      'Ringan, leher tidak pegal.',
      'Modelnya manis, cocok untuk skuter.',
      'Tali kliknya mudah.',
      'Busanya halus.',
      'Kacanya bisa dilepas.',
      'Catnya rata dan mengilap.',
      'Muat dengan hijab.',
    ],
    mixed: [
      ['Bagus, kacanya agak longgar.', 'Terima kasih, Kak. Kencangkan kancingnya ya.'],
      ['Lucu, sedikit kebesaran.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Kancing kacanya lepas.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Catnya tergores waktu datang.', 'Maaf, Kak. Kardusnya kami pertebal.'],
    ],
  },
  'jas-hujan-sarung-tangan/jas-hujan': {
    leads: [
      'Jas hujan {line} dari {brand}.',
      '{brand} memotong jas hujan {line} ini longgar, muat di atas jaket.',
      'Hujan deras tetap kering: jas hujan {line} keluaran {brand}.',
    ],
    praise: [
      'Hujan deras satu jam tetap kering.',
      'Jahitannya tidak rembes.',
      'Longgar, muat dengan jaket di dalam.',
      'Garis pantulnya terang kena lampu.',
      'Tasnya kecil, masuk jok.',
      'Tidak bau karet menyengat.',
      'Ritsletingnya tertutup lapisan, aman.',
    ],
    mixed: [
      ['Bagus, agak panas kalau hujan gerimis.', 'Terima kasih masukannya, Kak.'],
      ['Kering, celananya sedikit panjang.', 'Terima kasih, Kak. Ujungnya bisa dilipat.'],
    ],
    bad: [
      ['Rembes di selangkangan.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Robek waktu pertama dipakai.', 'Maaf, Kak. Kami cek produksinya.'],
    ],
  },
  'jas-hujan-sarung-tangan/sarung-tangan': {
    leads: [
      'Sarung tangan motor {line} dari {brand}.',
      '{brand} menjahit sarung tangan {line} ini mengikuti genggaman.',
      'Genggaman mantap di setang: sarung tangan {line} keluaran {brand}.',
    ],
    praise: [
      'Pas di tangan, tidak kaku.',
      'Telapaknya tidak licin.',
      'Bisa dipakai buka peta di ponsel.',
      'Tangan tidak belang lagi.',
      'Jahitannya kuat.',
      'Pelindung buku jarinya terasa aman.',
      'Cepat kering setelah dicuci.',
    ],
    mixed: [
      [
        'Bagus, layar sentuhnya kadang tidak terbaca.',
        'Terima kasih masukannya, Kak. Tekan dengan ujung telunjuk ya.',
      ],
      ['Oke, satu ukuran lebih kecil dari biasanya.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      ['Jahitan jempolnya lepas.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Lunturnya menempel di tangan.', 'Maaf, Kak. Cuci dulu sebelum dipakai ya; masukannya kami catat.'],
    ],
  },
  'karpet-jok/karpet-mobil': {
    leads: [
      'Karpet mobil {line} dari {brand}.',
      '{brand} memotong karpet {line} ini pas di tepi kabin.',
      'Kabin rapi tanpa pasir: karpet {line} keluaran {brand}.',
    ],
    praise: [
      'Pas di kabin, mudah dipotong.',
      'Tidak bergeser ke pedal.',
      'Mudah dibersihkan.',
      'Tidak bau karet.',
      'Kabin jadi rapi.',
      'Tebal di kaki.',
      'Lengkap untuk semua baris.',
    ],
    mixed: [
      ['Bagus, ujungnya sempat tertekuk.', 'Terima kasih, Kak. Jemur sebentar supaya rata.'],
      ['Oke, sedikit lebih besar, harus digunting.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Baunya menyengat.', 'Mohon maaf, Kak. Angin-anginkan dulu ya; masukannya kami catat.'],
      ['Kurang satu lembar.', 'Maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
    ],
  },
  'karpet-jok/jok': {
    leads: [
      'Jok motor {line} dari {brand}.',
      '{brand} membuat jok {line} ini untuk motor harian.',
      'Duduk lama tidak panas: jok {line} keluaran {brand}.',
    ],
    praise: [
      'Kulitnya tidak licin.',
      'Pantat tidak cepat panas.',
      'Jahitannya rapi.',
      'Pas di motor saya.',
      'Kena hujan cepat kering.',
      'Motor kelihatan baru.',
      'Enak dipakai boncengan.',
    ],
    mixed: [
      ['Bagus, pemasangannya perlu dibantu bengkel.', 'Terima kasih masukannya, Kak.'],
      ['Oke, awalnya agak keras.', 'Terima kasih, Kak. Melunak setelah beberapa hari.'],
    ],
    bad: [
      ['Jahitannya lepas di ujung.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Tidak pas dengan tipe motor saya.', 'Maaf, Kak. Tanya tipenya lewat chat dulu ya; kami bantu.'],
    ],
  },
  'perkakas/kunci-pas': {
    leads: [
      'Kunci {line} dari {brand}.',
      '{brand} membuat kunci {line} ini untuk garasi rumah.',
      'Bongkar pasang di rumah: kunci {line} keluaran {brand}.',
    ],
    praise: [
      'Pas di baut, tidak longgar.',
      'Bajanya keras, tidak aus.',
      'Tasnya rapi, mudah dibawa.',
      'Angkanya jelas dibaca.',
      'Lapisannya tidak mengelupas.',
      'Lengkap untuk motor di rumah.',
      'Gagangnya enak digenggam.',
    ],
    mixed: [
      ['Bagus, satu ukuran agak seret.', 'Terima kasih masukannya, Kak.'],
      ['Oke, kain tasnya tipis.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      ['Ada yang berkarat waktu datang.', 'Mohon maaf, Kak. Kami olesi minyak sebelum dikemas.'],
      ['Satu kunci tidak ada.', 'Maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
    ],
  },
};
