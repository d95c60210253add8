import type { KindPhrases } from './kind-phrases.ts';

/** Coffee, tea, syrup, biscuits and nuts. */
export const drinkAndSnackPhrases: Record<string, KindPhrases> = {
  'kopi/kopi': {
    leads: [
      '{line} dari {brand}, {size}, kemasan 250 gram berkatup.',
      'Seperempat kilo kopi {line}, {size}. {brand} menyangrainya dalam jumlah kecil.',
      '{brand} memetik ceri merah untuk {line} ini. Isi 250 gram, {size}.',
    ],
    praise: [
      'Aromanya keluar begitu kemasan dibuka.',
      'Diseduh tubruk enak, ampasnya turun.',
      'Tidak bikin perut perih.',
      'Tanggal sangrainya masih baru.',
      'Pas untuk kopi susu pagi.',
      'Pahitnya bersih, tidak gosong.',
      'Katup kemasannya berfungsi, wanginya awet.',
      'Rasanya stabil dari bungkus ke bungkus.',
    ],
    mixed: [
      [
        'Enak, tapi menurut saya sangrainya agak tua.',
        'Terima kasih masukannya, Kak. Kami teruskan ke penyangrai.',
      ],
      ['Lumayan untuk harian, belum istimewa.', 'Terima kasih sudah mencoba, Kak.'],
    ],
    bad: [
      [
        'Sudah tidak wangi waktu dibuka.',
        'Mohon maaf, Kak. Kirim foto tanggal sangrainya lewat chat ya, kami cek.',
      ],
      ['Kemasannya sobek kecil, isinya tercecer.', 'Maaf, Kak. Kami kemas dengan kardus mulai sekarang.'],
    ],
  },
  'teh-sirup/teh': {
    leads: [
      '{line} {brand}, {size}.',
      'Sekotak {size}. {line} dari {brand} untuk teko keluarga.',
      '{brand} meracik {line} ini untuk diminum hangat maupun dingin. Isi {size}.',
    ],
    praise: [
      'Wanginya enak, warnanya cepat keluar.',
      'Tidak sepat meskipun kelamaan diseduh.',
      'Kantongnya tidak sobek.',
      'Segar diminum dingin.',
      'Setiap sore diminum satu rumah.',
      'Kotaknya tidak penyok, plastiknya utuh.',
      'Rasanya ringan, cocok setelah makan.',
    ],
    mixed: [
      ['Wangi, tapi warnanya agak muda.', 'Terima kasih, Kak. Seduh semenit lebih lama ya.'],
      ['Enak, hanya kotaknya sedikit gepeng.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Kotaknya basah waktu datang.', 'Mohon maaf, Kak. Kami lapis plastik mulai sekarang.'],
      ['Rasanya tawar.', 'Maaf belum cocok, Kak. Masukannya kami catat.'],
    ],
  },
  'teh-sirup/sirup': {
    leads: [
      'Sirup rasa {line} dari {brand}, {net}.',
      '{brand} {line}, {net}, untuk es dan kue.',
      'Pelengkap meja tamu: sirup {line} {brand}. Isi {net}.',
    ],
    praise: [
      'Manis dan segar, tamu suka.',
      'Warnanya bagus di es campur.',
      'Botolnya dibungkus gelembung tebal.',
      'Tidak serak di tenggorokan.',
      'Pas untuk buka puasa.',
      'Sedikit saja sudah terasa.',
      'Segelnya utuh, tidak lengket.',
    ],
    mixed: [
      ['Enak, tapi cukup manis untuk saya.', 'Terima kasih, Kak. Bisa ditambah air sampai pas.'],
      ['Rasanya standar, botolnya bagus.', 'Terima kasih sudah mencoba, Kak.'],
    ],
    bad: [
      ['Satu botol pecah, semuanya lengket.', 'Mohon maaf, Kak. Sekat kardusnya kami pertebal.'],
      ['Tutupnya merembes.', 'Maaf, Kak. Tutupnya kami lakban mulai sekarang.'],
    ],
  },
  'biskuit-keripik/biskuit-kaleng': {
    leads: [
      '{line} {brand} dalam kaleng {size}.',
      'Untuk toples tamu: {line} dari {brand}, {size}.',
      '{brand} memanggang {line} ini tipis-tipis. Kaleng {size}.',
    ],
    praise: [
      'Renyah, tidak ada yang melempem.',
      'Menteganya terasa.',
      'Kalengnya bagus, tidak penyok.',
      'Isinya penuh, bukan kertas semua.',
      'Cocok untuk hantaran Lebaran.',
      'Anak-anak rebutan.',
      'Manisnya pas untuk teman teh.',
    ],
    mixed: [
      ['Enak, beberapa keping remuk.', 'Terima kasih, Kak. Kami tambah kertas roti di dalamnya.'],
      ['Rasanya biasa, kalengnya yang bagus.', 'Terima kasih sudah mencoba, Kak.'],
    ],
    bad: [
      ['Kalengnya penyok, tidak jadi untuk kado.', 'Mohon maaf, Kak. Kardus luarnya kami pertebal.'],
      ['Banyak yang hancur.', 'Maaf, Kak. Terima kasih sudah memberi tahu, kami perbaiki kemasannya.'],
    ],
  },
  'biskuit-keripik/keripik': {
    leads: [
      'Keripik {line} {size} dari dapur {brand}.',
      '{brand} menggoreng keripik {line} ini sedikit demi sedikit. Kemasan {size}.',
      'Teman nonton: {line} renyah dari {brand}, isi {size}.',
    ],
    praise: [
      'Renyah sampai bungkusnya habis.',
      'Bumbunya merata, tidak di dasar saja.',
      'Tidak berminyak di tangan.',
      'Gurihnya bikin tidak bisa berhenti.',
      'Sedikit sekali yang remuk.',
      'Teman sekantor ikut pesan.',
      'Kemasannya bisa ditutup lagi, tetap kriuk.',
    ],
    mixed: [
      [
        'Enak, tapi sebagian remuk.',
        'Terima kasih, Kak. Kami isi angin lebih banyak supaya tidak tergencet.',
      ],
      ['Agak keras, rasanya sudah pas.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Melempem waktu dibuka.', 'Mohon maaf, Kak. Kami periksa mesin segelnya.'],
      ['Remuk semua seperti bubuk.', 'Maaf, Kak. Kami kirim dengan kardus mulai sekarang.'],
    ],
  },
  'kurma-kacang/kurma': {
    leads: [
      'Kurma {line} {size} dari {brand}.',
      '{brand} menyortir kurma {line} ini satu per satu. Kotak {size}.',
      'Sekotak {size} kurma {line}, pilihan {brand} untuk keluarga.',
    ],
    praise: [
      'Dagingnya tebal dan lembut.',
      'Manisnya alami.',
      'Tidak ada yang berjamur.',
      'Kotaknya rapi, pantas untuk bingkisan.',
      'Ukurannya seragam.',
      'Tiga butir saja sudah mengenyangkan.',
      'Masih baru, tidak kering.',
    ],
    mixed: [
      ['Enak, beberapa agak kering.', 'Terima kasih, Kak. Kukus sebentar supaya lembut lagi.'],
      ['Manis sekali, saya makan sedikit-sedikit.', 'Terima kasih, Kak. Memang manis dari pohonnya.'],
    ],
    bad: [
      ['Ada yang asam.', 'Mohon maaf, Kak. Kami periksa stok di gudang.'],
      ['Kotaknya gepeng waktu sampai.', 'Maaf, Kak. Kami pakai kardus luar mulai sekarang.'],
    ],
  },
  'kurma-kacang/toples-kacang': {
    leads: [
      '{line} {size} dari {brand}, dalam toples.',
      'Camilan setoples: {line} {brand}, isi {size}.',
      '{brand} memilih {line} yang utuh, lalu mengemasnya {size}.',
    ],
    praise: [
      'Gurih dan tidak langu.',
      'Utuh-utuh, jarang yang pecah.',
      'Asinnya tipis, pas.',
      'Toplesnya bisa dipakai lagi.',
      'Renyah sampai butir terakhir.',
      'Habis dalam dua hari, enak sekali.',
      'Bersih, tidak ada kulit yang tercampur.',
    ],
    mixed: [
      ['Enak, tapi lumayan mahal untuk isinya.', 'Terima kasih masukannya, Kak.'],
      ['Sebagian agak gosong, tetap gurih.', 'Terima kasih, Kak. Kami sortir lebih teliti.'],
    ],
    bad: [
      ['Toplesnya retak.', 'Mohon maaf, Kak. Toplesnya kami bungkus gelembung mulai sekarang.'],
      ['Kurang renyah, seperti sudah lama dibuka.', 'Maaf, Kak. Kami periksa segel toplesnya.'],
    ],
  },
};
