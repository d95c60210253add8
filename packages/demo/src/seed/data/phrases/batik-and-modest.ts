import type { KindPhrases } from './kind-phrases.ts';

/** Batik, sarongs, dresses and prayer wear. */
export const batikAndModestPhrases: Record<string, KindPhrases> = {
  'batik/batik-kawung': {
    leads: [
      'Kemeja batik kawung {line}, dicap di bengkel {brand}.',
      '{brand} mengecap motif kawung ini dengan malam panas. Model {line}.',
      'Kawung, bulatan yang bertemu empat: kemeja {line} dari {brand}.',
    ],
    praise: [
      'Motifnya rapi, sambungan di kancing pas.',
      'Katunnya adem, tidak gerah di acara siang.',
      'Tidak luntur waktu dicuci dengan lerak.',
      'Kancing batoknya cantik.',
      'Dipakai ke kondangan banyak yang tanya.',
      'Jahitannya rapi sampai ke kelim.',
      'Cap-nya tajam di dua sisi kain.',
    ],
    mixed: [
      ['Bagus, lengannya agak lebar untuk saya.', 'Terima kasih masukannya, Kak.'],
      [
        'Kainnya enak, bau malamnya masih sedikit tercium.',
        'Terima kasih, Kak. Hilang setelah dicuci sekali.',
      ],
    ],
    bad: [
      ['Motif di kedua sisi dada tidak bertemu.', 'Mohon maaf, Kak. Kami perketat pemeriksaannya.'],
      [
        'Luntur waktu pertama dicuci.',
        'Maaf, Kak. Cuci dengan lerak tanpa deterjen ya; kami tambahkan kartu perawatan.',
      ],
    ],
  },
  'batik/batik-parang': {
    leads: [
      'Kemeja batik parang {line} dari {brand}.',
      '{brand} menulis lalu mengecap parang {line} ini.',
      'Parang, garis yang tidak putus: kemeja {line} buatan {brand}.',
    ],
    praise: [
      'Garis parangnya nyambung di saku, rapi sekali.',
      'Halus di kulit dan tidak panas.',
      'Dipakai hari batik di kantor, pas.',
      'Warnanya dalam, tidak mencolok.',
      'Potongannya enak untuk perut buncit.',
      'Kerahnya bagus, tidak mudah lemas.',
      'Bapak saya suka sekali.',
    ],
    mixed: [
      ['Bagus, tetapi perlu disetrika uap supaya licin.', 'Terima kasih, Kak. Setrika dari sisi dalam ya.'],
      ['Motifnya cantik, sakunya agak kecil.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Ada noda malam di punggung.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Ukurannya jauh lebih besar.', 'Maaf, Kak. Kami ukur ulang stoknya dan hubungi Kakak.'],
    ],
  },
  'batik/batik-mendung': {
    leads: [
      'Kemeja mega mendung {line} dari {brand}.',
      '{brand} membatik mega mendung {line} ini di Trusmi.',
      'Awan dari pesisir Cirebon: mega mendung {line}, kerja {brand}.',
    ],
    praise: [
      'Gradasi awannya halus.',
      'Khas Cirebon, tidak seperti cetakan.',
      'Kainnya lembut dan jatuh.',
      'Dipakai foto keluarga bagus hasilnya.',
      'Jahitannya kuat, kelimnya rapi.',
      'Sudah dicuci berkali-kali warnanya tetap.',
      'Enak dipakai seharian di acara.',
    ],
    mixed: [
      ['Bagus, gradasinya sedikit lebih lembut dari bayangan.', 'Terima kasih masukannya, Kak.'],
      ['Kemejanya enak, kancingnya biasa saja.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      ['Satu awan terpotong di jahitan, kurang rapi.', 'Mohon maaf, Kak. Kami perbaiki pola potongnya.'],
      [
        'Warna bajunya pudar setelah dijemur.',
        'Maaf, Kak. Jemur di tempat teduh ya; kami tulis lebih jelas.',
      ],
    ],
  },
  'kain-sarung/kain': {
    leads: [
      'Selembar kain batik {line} {size} dari {brand}.',
      '{brand} mengecap kain {line} ini di katun primisima. Panjang {size}.',
      'Bahan untuk kemeja, rok, atau selendang: batik {line} {brand}, {size}.',
    ],
    praise: [
      'Kainnya rapat dan halus.',
      'Panjangnya pas, cukup untuk kemeja.',
      'Capnya rapi di dua sisi.',
      'Penjahit saya bilang bahannya bagus.',
      'Tidak kaku, enak dijahit.',
      'Warnanya matang, tidak belang.',
      'Dipakai seragam keluarga, semua suka.',
    ],
    mixed: [
      [
        'Bagus, ada sedikit bercak malam di tepi.',
        'Terima kasih, Kak. Itu bekas canting, hilang dengan air panas.',
      ],
      [
        'Kainnya cantik, sedikit menyusut setelah dicuci.',
        'Terima kasih, Kak. Rendam dulu sebelum dijahit ya.',
      ],
    ],
    bad: [
      ['Panjangnya kurang beberapa senti.', 'Mohon maaf, Kak. Kami ukur ulang semua lembar.'],
      ['Ada lubang kecil di tengah kain.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'kain-sarung/sarung': {
    leads: [
      'Sarung {line} dari {brand}.',
      '{brand} menenun sarung {line} ini dengan alat bukan mesin.',
      'Untuk salat, ronda, dan santai di rumah: sarung {line} {brand}.',
    ],
    praise: [
      'Adem dan tidak licin di pinggang.',
      'Tenunannya rapat.',
      'Jahitan sambungannya halus.',
      'Ukurannya lega untuk badan besar.',
      'Makin dicuci makin lembut.',
      'Kotaknya bagus, pantas untuk hadiah.',
      'Bapak langsung pakai ke masjid.',
    ],
    mixed: [
      ['Bagus, awalnya agak kaku.', 'Terima kasih, Kak. Melunak setelah dua kali cuci.'],
      ['Coraknya oke, sedikit lebih gelap dari layar.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Benangnya ada yang tertarik.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      [
        'Lunturnya banyak.',
        'Maaf, Kak. Cuci terpisah dengan air garam di awal ya; kami tulis di keterangan.',
      ],
    ],
  },
  'gamis/gamis': {
    leads: [
      'Gamis {line} dari {brand}.',
      '{brand} menjahit gamis {line} ini dengan kelim lebar.',
      'Untuk pengajian sampai kondangan: gamis {line} keluaran {brand}.',
    ],
    praise: [
      'Bahannya jatuh dan tidak menerawang.',
      'Adem dipakai seharian.',
      'Jahitannya rapi, obrasannya halus.',
      'Panjangnya pas menutup mata kaki.',
      'Tidak mudah kusut di koper.',
      'Modelnya sopan tapi tetap manis.',
      'Dipakai ke pengajian banyak yang tanya.',
    ],
    mixed: [
      ['Bagus, lingkar dadanya agak besar.', 'Terima kasih masukannya, Kak.'],
      ['Bahannya enak, perlu dipotong sedikit di bawah.', 'Terima kasih, Kak. Kelimnya memang dilebihkan.'],
    ],
    bad: [
      ['Jahitan lengannya lepas.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Yang datang ukuran lain.', 'Maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
    ],
  },
  'hijab/hijab': {
    leads: [
      'Hijab {line} dari {brand}.',
      '{brand} memotong hijab {line} ini agar tegak tanpa banyak jarum.',
      'Siap dipakai dalam semenit: {line} keluaran {brand}.',
    ],
    praise: [
      'Mudah dibentuk, tegak di dahi.',
      'Tidak bikin pengap.',
      'Jahitan tepinya rapi.',
      'Tidak perlu banyak jarum.',
      'Dicuci mesin tetap bagus.',
      'Warnanya lembut, gampang dipadukan.',
      'Ringan, dipakai seharian tidak pusing.',
      'Cukup menutup dada.',
    ],
    mixed: [
      ['Bagus, sedikit lebih tipis dari dugaan.', 'Terima kasih masukannya, Kak.'],
      ['Warnanya sedikit berbeda di cahaya lampu.', 'Terima kasih, Kak. Kami perbaiki keterangannya.'],
    ],
    bad: [
      ['Jahitan tepinya lepas di sudut.', 'Mohon maaf, Kak. Kami periksa lagi sebelum dikirim.'],
      ['Warna yang datang bukan yang saya pilih.', 'Maaf, Kak, ini salah kami. Kami hubungi lewat chat.'],
    ],
  },
  'mukena-peci/mukena': {
    leads: [
      'Mukena {line} dari {brand}.',
      '{brand} menjahit mukena {line} ini satu setel dengan tasnya.',
      'Teman salat di rumah dan di jalan: mukena {line} {brand}.',
    ],
    praise: [
      'Adem, tidak gerah waktu tarawih.',
      'Tidak menerawang.',
      'Karet wajahnya lembut.',
      'Tasnya muat di laci kantor.',
      'Jahitannya halus.',
      'Ibu saya suka sekali, ringan katanya.',
      'Panjang bawahannya cukup.',
    ],
    mixed: [
      ['Bagus, tasnya agak kecil untuk memasukkan lagi.', 'Terima kasih, Kak. Digulung dulu lebih mudah.'],
      ['Mukenanya enak, perlu disetrika dulu.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Ada noda kecil di bawahan.', 'Mohon maaf, Kak. Kami periksa lagi sebelum dilipat.'],
      ['Karet pinggangnya kendur.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'mukena-peci/peci': {
    leads: [
      'Peci {line} dari {brand}.',
      '{brand} membuat peci {line} ini dengan ukuran per nomor.',
      'Untuk salat Jumat dan acara resmi: peci {line} keluaran {brand}.',
    ],
    praise: [
      'Nomornya pas di kepala.',
      'Tidak gerah dipakai lama.',
      'Jahitannya rapi.',
      'Bentuknya bagus waktu dipakai.',
      'Dipakai akad, kelihatan rapi.',
      'Ringan dan tidak menekan dahi.',
      'Kualitasnya di atas harganya.',
    ],
    mixed: [
      ['Bagus, satu nomor lebih besar mungkin lebih nyaman.', 'Terima kasih masukannya, Kak.'],
      ['Rapi, tapi mudah menangkap debu.', 'Terima kasih, Kak. Sikat halus searah saja.'],
    ],
    bad: [
      ['Penyok waktu datang.', 'Mohon maaf, Kak. Kardusnya kami pertebal.'],
      ['Nomornya tidak sama dengan pesanan.', 'Maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
    ],
  },
};
