import type { KindPhrases } from './kind-phrases.ts';

/** Oil, tyres, batteries and parts. */
export const vehiclePartPhrases: Record<string, KindPhrases> = {
  'oli/oli': {
    leads: [
      'Oli mesin {line} {size} dari {brand}.',
      '{brand} meracik oli {line} ini dengan dasar sintetik. Isi {size}.',
      'Ganti oli sendiri di rumah: {brand} {line}, {size}.',
    ],
    praise: [
      'Mesin terasa lebih halus.',
      'Segel hologramnya bisa dicek.',
      'Tarikan ringan sampai jadwal ganti.',
      'Tidak cepat menguap.',
      'Tutupnya rapat, tidak rembes.',
      'Mekanik langganan bilang asli.',
      'Suara mesin lebih pelan.',
    ],
    mixed: [
      ['Bagus, bedanya tidak terlalu terasa di motor saya.', 'Terima kasih masukannya, Kak.'],
      ['Oke, botolnya sedikit penyok.', 'Terima kasih, Kak. Isinya tetap aman.'],
    ],
    bad: [
      ['Tutupnya rembes, kardusnya berminyak.', 'Mohon maaf, Kak. Kami lapis plastik mulai sekarang.'],
      ['Kekentalannya bukan yang saya pesan.', 'Maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
    ],
  },
  'perawatan/semprotan': {
    leads: [
      '{line} {size} dari {brand}.',
      '{brand} membuat {line} ini dalam kaleng semprot {size}.',
      'Simpan satu di bagasi: {line} keluaran {brand}, {size}.',
    ],
    praise: [
      'Hasilnya langsung kelihatan.',
      'Semprotannya merata.',
      'Kalengnya penuh, terasa beratnya.',
      'Selang kecilnya membantu.',
      'Tidak bau menyengat.',
      'Pemakaiannya irit.',
      'Selalu sedia di garasi.',
    ],
    mixed: [
      ['Lumayan, perlu dua kali semprot.', 'Terima kasih masukannya, Kak. Kocok dulu agak lama ya.'],
      ['Oke, selangnya mudah lepas.', 'Terima kasih, Kak. Tekan sampai masuk penuh ya.'],
    ],
    bad: [
      [
        'Semprotannya macet padahal masih penuh.',
        'Mohon maaf, Kak. Bersihkan ujungnya dengan air hangat; kalau masih, chat kami.',
      ],
      ['Kalengnya penyok.', 'Maaf, Kak. Kardusnya kami pertebal.'],
    ],
  },
  'ban/ban': {
    leads: [
      'Ban mobil {line} dari {brand}.',
      '{brand} merancang ban {line} ini untuk keluarga.',
      'Untuk jalan tol dan hujan: ban {brand} {line}.',
    ],
    praise: [
      'Senyap di jalan tol.',
      'Menggigit waktu hujan.',
      'Kode produksinya masih baru.',
      'Dibalans sekali langsung rata.',
      'Empuk lewat jalan rusak.',
      'Belum ada getaran di kecepatan tinggi.',
      'Bengkel bilang bannya bagus.',
    ],
    mixed: [
      ['Bagus, di beton agak berdengung.', 'Terima kasih masukannya, Kak.'],
      ['Oke, butuh seratus kilometer dulu baru enak.', 'Betul, Kak. Lapisan cetaknya habis dulu.'],
    ],
    bad: [
      [
        'Ada benjolan kecil di dinding ban.',
        'Mohon maaf, Kak. Jangan dipasang dulu; kirim fotonya lewat chat ya.',
      ],
      ['Ukurannya bukan yang saya pesan.', 'Maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
    ],
  },
  'ban/ban-motor': {
    leads: [
      'Ban motor {line} dari {brand}.',
      '{brand} merancang ban {line} ini untuk harian.',
      'Tidak was-was di jalan basah: ban motor {brand} {line}.',
    ],
    praise: [
      'Menggigit di tikungan.',
      'Tidak licin waktu hujan.',
      'Pentilnya sudah ada.',
      'Pas di velg standar.',
      'Kode produksinya baru.',
      'Nyaman untuk harian.',
      'Angin bannya tidak berkurang.',
    ],
    mixed: [
      ['Bagus, komponnya cepat tipis di belakang.', 'Terima kasih, Kak. Kompon lunak memang begitu.'],
      ['Oke, awalnya agak licin.', 'Betul, Kak. Jalan pelan dulu di hari pertama ya.'],
    ],
    bad: [
      ['Bocor halus di bibir ban.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Pentilnya tidak ada.', 'Maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
    ],
  },
  'aki/aki': {
    leads: [
      'Aki {line} dari {brand}.',
      '{brand} mengisi penuh aki {line} ini sebelum dikemas.',
      'Sekali tekan langsung hidup: aki {brand} {line}.',
    ],
    praise: [
      'Mesin langsung hidup di pagi hari.',
      'Tegangannya penuh waktu diukur.',
      'Pas di dudukan.',
      'Kemasannya kuat, tidak miring.',
      'Lampu jadi lebih terang.',
      'Terminalnya bersih.',
      'Baut dan murnya ada.',
    ],
    mixed: [
      ['Bagus, cukup berat untuk dipasang sendiri.', 'Terima kasih masukannya, Kak.'],
      ['Oke, labelnya mudah lepas.', 'Terima kasih, Kak. Simpan nomor serinya untuk garansi ya.'],
    ],
    bad: [
      [
        'Baru dipasang sudah drop.',
        'Mohon maaf, Kak. Ukur pengisiannya dulu; kami bantu dengan garansinya lewat chat.',
      ],
      ['Bodinya retak di sudut.', 'Maaf, Kak. Jangan dipasang; kirim fotonya lewat chat ya.'],
    ],
  },
  'busi-rem/busi': {
    leads: [
      'Busi {line} {size} dari {brand}.',
      '{brand} membuat elektroda tipis untuk busi {line} ini.',
      'Mesin hidup sekali tekan: busi {line} {size} keluaran {brand}.',
    ],
    praise: [
      'Mesin mudah hidup di pagi hari.',
      'Tarikannya lebih ringan.',
      'Ulirnya pas.',
      'Kodenya bisa dicek, asli.',
      'Langsam jadi stabil.',
      'Bensin terasa lebih irit.',
      'Kotaknya utuh.',
    ],
    mixed: [
      ['Bagus, bedanya sedikit dengan bawaan.', 'Terima kasih masukannya, Kak.'],
      ['Oke, celahnya harus disetel lagi.', 'Terima kasih, Kak. Ikuti buku manual ya.'],
    ],
    bad: [
      [
        'Tipenya tidak cocok dengan mesin saya.',
        'Maaf, Kak. Cocokkan kode busi lama dulu ya; kami bantu lewat chat.',
      ],
      ['Keramiknya retak.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'busi-rem/kampas-rem': {
    leads: [
      'Kampas rem {line} dari {brand}.',
      '{brand} menguji kampas {line} ini di turunan.',
      'Rem pakem tanpa bunyi: kampas {line} keluaran {brand}.',
    ],
    praise: [
      'Pengeremannya pakem.',
      'Remnya tidak berdecit lagi.',
      'Pas, tidak perlu ubahan.',
      'Tebalnya sama dengan aslinya.',
      'Tidak banyak debu.',
      'Pernya ada di dalam.',
      'Bekas gesekannya rata.',
    ],
    mixed: [
      ['Bagus, perlu beberapa hari sampai pakem.', 'Betul, Kak. Kampas baru perlu penyesuaian.'],
      ['Lumayan untuk harian.', 'Terima kasih sudah belanja, Kak.'],
    ],
    bad: [
      ['Berdecit terus.', 'Mohon maaf, Kak. Amplas tipis permukaannya dulu; kalau masih, chat kami.'],
      ['Lubangnya tidak pas.', 'Maaf, Kak. Cocokkan dengan kampas lama ya; kami bantu lewat chat.'],
    ],
  },
  'rantai-suspensi/rantai': {
    leads: [
      'Satu set rantai dan gir {line} dari {brand}.',
      '{brand} mengeraskan gigi gir {line} ini.',
      'Tarikan halus lagi: rantai dan gir {line} keluaran {brand}.',
    ],
    praise: [
      'Tarikan halus, tidak berisik.',
      'Girnya presisi.',
      'Tidak cepat kendur.',
      'Lengkap satu set, tinggal pasang.',
      'Pelumasnya sudah ada.',
      'Sambungannya rapat.',
      'Pas di motor saya.',
    ],
    mixed: [
      ['Bagus, harus disetel lagi setelah dipasang.', 'Betul, Kak. Rantai baru memang memanjang sedikit.'],
      ['Oke, kotaknya berminyak.', 'Terima kasih, Kak. Itu pelumas rantainya.'],
    ],
    bad: [
      [
        'Gir belakangnya tidak cocok.',
        'Maaf, Kak. Cocokkan jumlah mata dengan yang lama ya; kami bantu lewat chat.',
      ],
      ['Berkarat di beberapa mata.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'rantai-suspensi/shock-breaker': {
    leads: [
      'Shock belakang {line} dari {brand}.',
      '{brand} menyetel shock {line} ini untuk jalan kota.',
      'Boncengan tetap empuk: shock {line} keluaran {brand}.',
    ],
    praise: [
      'Empuk, polisi tidur tidak terasa keras.',
      'Stabil waktu boncengan.',
      'Setelannya mudah diputar.',
      'Pas, bautnya cocok.',
      'Tidak bocor.',
      'Warnanya keren di motor.',
      'Tidak amblas dibawa barang.',
    ],
    mixed: [
      ['Bagus, setelan paling lunak masih agak keras.', 'Terima kasih masukannya, Kak.'],
      ['Oke, karet bosnya agak seret.', 'Terima kasih, Kak. Oles sedikit gemuk ya.'],
    ],
    bad: [
      ['Olinya rembes.', 'Mohon maaf, Kak. Kami bantu dengan garansinya lewat chat.'],
      ['Panjangnya tidak sesuai.', 'Maaf, Kak. Ukur dari lubang ke lubang ya; kami bantu lewat chat.'],
    ],
  },
  'lampu-spion/lampu-motor': {
    leads: [
      'Lampu LED motor {line} dari {brand}.',
      '{brand} membuat lampu {line} ini hemat aki.',
      'Jalan gelap jadi jelas: lampu LED {line} keluaran {brand}.',
    ],
    praise: [
      'Terang tapi tidak menyilaukan.',
      'Soketnya pas, tinggal colok.',
      'Sorotnya rapi.',
      'Aki tidak tekor.',
      'Sudah kena hujan, tetap nyala.',
      'Kipasnya tidak berisik.',
      'Jalan desa jadi kelihatan.',
    ],
    mixed: [
      ['Bagus, pemasangannya agak mepet.', 'Terima kasih masukannya, Kak.'],
      ['Terang, karet tutupnya perlu dipotong sedikit.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      ['Mati setelah kena hujan.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Berkedip waktu langsam.', 'Maaf, Kak. Periksa massanya dulu; kami bantu lewat chat.'],
    ],
  },
  'lampu-spion/spion': {
    leads: [
      'Sepasang kaca spion {line} dari {brand}.',
      '{brand} membuat spion {line} ini berpasangan.',
      'Belakang kelihatan lebih luas: spion {line} keluaran {brand}.',
    ],
    praise: [
      'Kacanya jernih, pandangan luas.',
      'Tidak goyang di kecepatan tinggi.',
      'Ulirnya cocok.',
      'Tangkainya kuat.',
      'Modelnya manis di motor.',
      'Kendaraan di samping jadi kelihatan.',
      'Pasang sendiri lima menit.',
    ],
    mixed: [
      ['Bagus, cembungnya perlu dibiasakan.', 'Terima kasih masukannya, Kak.'],
      ['Oke, catnya sedikit tergores.', 'Terima kasih, Kak. Kami bungkus satu per satu mulai sekarang.'],
    ],
    bad: [
      ['Kaca kirinya retak.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Getar terus di jalan.', 'Maaf, Kak. Kencangkan mur penguncinya dulu; kalau masih, chat kami.'],
    ],
  },
};
