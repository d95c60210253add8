import type { KindPhrases } from './kind-phrases.ts';

/** Sauces, tins, milk and what goes on bread. */
export const condimentPhrases: Record<string, KindPhrases> = {
  'kecap-sambal/kecap': {
    leads: [
      '{line} {brand} dalam botol {size}.',
      'Botol {size}. {line} ini resep lama {brand} untuk masakan rumah.',
      'Dari dapur {brand}: {line} yang cukup sedikit saja sudah terasa. Isi {size}.',
    ],
    praise: [
      'Masakan jadi lebih sedap.',
      'Aromanya kuat waktu ditumis.',
      'Kentalnya pas, tidak encer.',
      'Botolnya tidak bocor, tutupnya dilakban.',
      'Rasanya cocok di lidah keluarga.',
      'Tanggalnya masih panjang.',
      'Sudah coba merek lain, balik lagi ke ini.',
    ],
    mixed: [
      [
        'Enak, tapi lubang botolnya terlalu besar.',
        'Terima kasih, Kak. Tuang lewat sendok dulu ya supaya tidak kebanyakan.',
      ],
      ['Rasanya lumayan, sedikit lebih asin dari dugaan.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      [
        'Tutupnya longgar, isinya merembes ke kardus.',
        'Mohon maaf, Kak. Tutupnya kami segel ulang sebelum dikirim.',
      ],
      [
        'Botolnya lengket semua waktu datang.',
        'Maaf, Kak. Kami bungkus plastik satu per satu mulai sekarang.',
      ],
    ],
  },
  'kecap-sambal/botol-selai': {
    leads: [
      '{line} botol {size} buatan {brand}.',
      'Untuk yang makannya tidak lengkap tanpa sambal: {line} dari {brand}, {size}.',
      '{brand} mengulek {line} ini dengan cabai pilihan. Isi {size}.',
    ],
    praise: [
      'Pedasnya nendang, bikin nambah nasi.',
      'Rasanya seperti buatan rumah.',
      'Minyaknya tidak berlebihan.',
      'Botolnya rapat, tidak rembes.',
      'Dicocol tahu goreng juara.',
      'Suami minta stok terus.',
      'Wanginya langsung keluar begitu dibuka.',
      'Pedasnya pas, rasanya tidak kalah.',
    ],
    mixed: [
      [
        'Enak, tapi kurang pedas untuk saya.',
        'Terima kasih, Kak. Tingkat pedasnya kami tulis di spesifikasi.',
      ],
      ['Sedikit keasinan, tapi habis juga.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Botolnya retak, isinya keluar.', 'Mohon maaf, Kak. Pembungkusnya kami pertebal.'],
      [
        'Minyaknya naik semua, cabainya sedikit.',
        'Maaf, Kak. Aduk dulu sebelum dipakai ya; masukannya kami catat.',
      ],
    ],
  },
  'makanan-kaleng/sarden': {
    leads: [
      '{line} {brand} kaleng {size}.',
      'Lauk cepat untuk hari sibuk: {line} dari {brand}, {size}.',
      '{brand} mengolah {line} ini dalam kaleng {size} yang dibuka dengan tarikan.',
    ],
    praise: [
      'Bumbunya meresap.',
      'Isinya padat, penuh sampai tutup.',
      'Kalengnya tidak ada yang penyok.',
      'Tinggal panaskan, anak-anak suka.',
      'Kedaluwarsanya masih lama.',
      'Tutupnya gampang ditarik.',
      'Ditambah cabai dan bawang jadi lauk enak.',
    ],
    mixed: [
      ['Rasanya enak, isinya cepat habis.', 'Terima kasih masukannya, Kak.'],
      ['Agak asin, dimakan dengan nasi panas pas.', 'Terima kasih, Kak. Memang dibumbui untuk teman nasi.'],
    ],
    bad: [
      [
        'Kalengnya penyok dekat tutup, saya tidak berani makan.',
        'Mohon maaf, Kak. Kami sisihkan yang penyok sebelum dikemas.',
      ],
      ['Terlalu asin untuk saya.', 'Maaf belum cocok, Kak. Masukannya kami catat.'],
    ],
  },
  'susu/susu-uht': {
    leads: [
      'Susu {line} dari {brand}, {net}.',
      '{brand} mengemas {line} dalam karton aseptik. Isi {net}.',
      'Untuk sarapan dan bekal: susu {line} {brand}, {net}.',
    ],
    praise: [
      'Anak-anak suka, cepat habis.',
      'Rasanya creamy, tidak encer.',
      'Kartonnya utuh, tidak kembung.',
      'Tanggalnya masih jauh.',
      'Enak dicampur kopi dan sereal.',
      'Tidak terlalu manis.',
      'Dingin dari kulkas paling enak.',
    ],
    mixed: [
      [
        'Susunya enak, satu karton penyok di sudut.',
        'Terima kasih, Kak. Isinya tetap aman; kardusnya kami pertebal.',
      ],
      ['Rasanya biasa, anak saya lebih suka merek lain.', 'Terima kasih sudah mencoba, Kak.'],
    ],
    bad: [
      ['Ada yang bocor, kardusnya bau.', 'Mohon maaf, Kak. Kami periksa lagi sebelum dikemas.'],
      [
        'Kartonnya kembung, langsung saya buang.',
        'Maaf sekali, Kak. Kirim kode produksinya lewat chat ya, kami teruskan ke pabrik.',
      ],
    ],
  },
  'madu-selai/madu': {
    leads: [
      '{line} {size} dari {brand}, langsung dari sarangnya.',
      'Sebotol {size}. {line} panenan {brand}, kentalnya alami.',
      '{brand} memanen {line} menurut musim bunga, jadi warnanya bisa berbeda. Isi {size}.',
    ],
    praise: [
      'Kental dan harum bunganya terasa.',
      'Manisnya tidak nyegrak di tenggorokan.',
      'Segelnya masih utuh.',
      'Diminum dengan air hangat tiap pagi, enak.',
      'Botol kacanya dibungkus tebal sekali.',
      'Rasanya berbeda dari madu pabrik.',
      'Orang tua di rumah cocok.',
    ],
    mixed: [
      [
        'Madunya enak, tutupnya agak lengket.',
        'Terima kasih, Kak. Lap dengan air hangat, nanti mudah dibuka.',
      ],
      ['Lebih encer dari yang saya kira.', 'Terima kasih, Kak. Kentalnya memang ikut musim panen.'],
    ],
    bad: [
      ['Tutupnya bocor, botolnya lengket semua.', 'Mohon maaf, Kak. Tutupnya kami lapis segel lagi.'],
      ['Mengkristal waktu datang.', 'Maaf, Kak. Kristalnya larut lagi bila botolnya direndam air hangat.'],
    ],
  },
  'madu-selai/botol-selai': {
    leads: [
      '{line} {size} buatan {brand} untuk roti pagi.',
      'Botol {size}. {line} {brand} dimasak pelan sampai kental.',
      '{brand} membuat {line} ini dari bahan yang bisa dibaca di label. Isi {size}.',
    ],
    praise: [
      'Enak dioles di roti tawar.',
      'Manisnya pas, tidak bikin haus.',
      'Teksturnya lembut, mudah dioles.',
      'Rasa bahannya terasa sekali.',
      'Botolnya bisa dipakai lagi.',
      'Anak minta bekal roti ini terus.',
      'Dikemas tebal, botol tidak pecah.',
    ],
    mixed: [
      ['Enak, tapi sedikit terlalu manis.', 'Terima kasih masukannya, Kak.'],
      [
        'Rasanya bagus, isinya cepat habis karena botolnya kecil.',
        'Terima kasih, Kak. Ada juga ukuran yang lain.',
      ],
    ],
    bad: [
      ['Botolnya pecah di jalan.', 'Mohon maaf, Kak. Kami tambah gelembung di sekelilingnya.'],
      ['Tutupnya susah sekali dibuka.', 'Maaf, Kak. Rendam tutupnya di air panas sebentar ya.'],
    ],
  },
};
