import type { KindPhrases } from './kind-phrases.ts';

/** What stands on the table, and what is plugged in. */
export const tablewareAndAppliancePhrases: Record<string, KindPhrases> = {
  'gelas-piring/gelas': {
    leads: [
      'Gelas {line} isi {size} dari {brand}.',
      '{brand} mencetak gelas {line} ini dari kaca bening. Satu dus {size} gelas.',
      'Untuk tamu dan harian: {size} gelas {line} keluaran {brand}.',
    ],
    praise: [
      'Kacanya bening dan tebal.',
      'Semua utuh, sekatnya tebal.',
      'Bibir gelasnya halus.',
      'Pas digenggam.',
      'Kena air panas tidak retak.',
      'Ditumpuk tidak macet.',
      'Cocok untuk es kopi di rumah.',
    ],
    mixed: [
      ['Bagus, satu gelas ada gelembung kecil.', 'Terima kasih masukannya, Kak.'],
      ['Oke, ukurannya sedikit lebih kecil dari dugaan.', 'Terima kasih, Kak. Volumenya ada di spesifikasi.'],
    ],
    bad: [
      ['Dua gelas pecah di jalan.', 'Mohon maaf, Kak. Sekatnya kami pertebal.'],
      ['Bibirnya ada yang sumbing.', 'Maaf, Kak. Kami periksa satu per satu sebelum dikemas.'],
    ],
  },
  'gelas-piring/piring': {
    leads: [
      'Piring {line} isi {size} dari {brand}.',
      '{brand} membakar piring {line} ini dua kali. Satu dus {size} piring.',
      'Meja makan satu warna: {size} piring {line} buatan {brand}.',
    ],
    praise: [
      'Motifnya cantik, tidak pudar dicuci.',
      'Tidak ada yang pecah, bungkusnya dobel.',
      'Tebal dan mantap.',
      'Ukurannya pas untuk nasi dan lauk.',
      'Bawahnya halus, tidak menggores meja.',
      'Tamu memuji piringnya.',
      'Ditumpuk rapi di rak.',
    ],
    mixed: [
      ['Bagus, lumayan berat.', 'Terima kasih, Kak. Keramiknya memang tebal.'],
      ['Cantik, satu piring warnanya sedikit lebih muda.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Satu piring retak rambut.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Datang dengan dua piring pecah.', 'Maaf, Kak. Sekat kardusnya kami pertebal.'],
    ],
  },
  'wadah/tumbler': {
    leads: [
      'Tumbler {line} {size} dari {brand}.',
      '{brand} memakai stainless 304 untuk tumbler {line} ini. Isi {size}.',
      'Es masih ada sampai sore: tumbler {line} {brand}, {size}.',
    ],
    praise: [
      'Es masih ada sampai sore.',
      'Tidak bocor di dalam tas.',
      'Tutupnya rapat tapi mudah dibuka.',
      'Tidak bau logam.',
      'Muat di tempat minum mobil.',
      'Mulutnya lebar, mudah dicuci.',
      'Catnya tidak mudah terkelupas.',
    ],
    mixed: [
      ['Bagus, agak berat waktu penuh.', 'Terima kasih masukannya, Kak.'],
      [
        'Dinginnya tahan, panasnya biasa saja.',
        'Terima kasih, Kak. Isi air mendidih dulu semenit supaya lebih tahan.',
      ],
    ],
    bad: [
      ['Karet tutupnya lepas.', 'Mohon maaf, Kak. Hubungi kami lewat chat ya, kami bantu.'],
      ['Penyok di bagian bawah.', 'Maaf, Kak. Kami bungkus gelembung mulai sekarang.'],
    ],
  },
  'wadah/kotak-makan': {
    leads: [
      'Kotak makan {line} dari {brand}.',
      '{brand} membuat kotak makan {line} ini untuk bekal.',
      'Bekal tanpa tumpah: kotak makan {line} keluaran {brand}.',
    ],
    praise: [
      'Kuah sayur tidak tumpah di tas.',
      'Penguncinya kencang.',
      'Tidak bau setelah dicuci.',
      'Masuk kulkas rapi ditumpuk.',
      'Karetnya mudah dilepas untuk dibersihkan.',
      'Ukurannya pas untuk makan siang.',
      'Anak bisa buka sendiri.',
    ],
    mixed: [
      ['Bagus, penguncinya awalnya keras.', 'Terima kasih, Kak. Melonggar setelah beberapa kali pakai.'],
      ['Oke, sedikit lebih kecil dari bayangan.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Satu penguncinya patah.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      [
        'Tutupnya tidak rapat, kuah merembes.',
        'Maaf, Kak. Coba pasang ulang karetnya; kalau masih, hubungi kami lewat chat.',
      ],
    ],
  },
  'wadah/tempat-beras': {
    leads: [
      'Tempat beras {line} dari {brand}.',
      '{brand} membuat tempat beras {line} ini untuk dapur rapi.',
      'Takar sekali tekan: tempat beras {line} keluaran {brand}.',
    ],
    praise: [
      'Kutu tidak masuk lagi.',
      'Takarannya pas setiap ditekan.',
      'Jendela isinya membantu, tahu kapan beli lagi.',
      'Rodanya lancar digeser.',
      'Plastiknya tebal.',
      'Dapur jadi rapi.',
      'Mudah dirakit, tidak perlu alat.',
    ],
    mixed: [
      ['Bagus, butir panjang kadang menyangkut.', 'Terima kasih, Kak. Goyang sedikit sebelum menekan ya.'],
      ['Oke, tutupnya agak ringan.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Satu rodanya patah waktu datang.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Tombolnya macet.', 'Maaf, Kak. Kami pandu lewat chat ya.'],
    ],
  },
  'kipas-setrika/kipas': {
    leads: [
      'Kipas angin {line} dari {brand}.',
      '{brand} membuat kipas {line} ini untuk kamar.',
      'Tidur nyenyak tanpa berisik: kipas {line} keluaran {brand}.',
    ],
    praise: [
      'Anginnya kencang tapi halus suaranya.',
      'Tidak goyang waktu berputar.',
      'Mudah dirakit.',
      'Hemat, dipakai semalaman tagihan tidak naik.',
      'Kepalanya bisa ditundukkan ke kasur.',
      'Tombolnya empuk.',
      'Debunya mudah dibersihkan.',
    ],
    mixed: [
      ['Bagus, kabelnya kurang panjang.', 'Terima kasih masukannya, Kak.'],
      ['Anginnya oke, di kecepatan tiga agak berdengung.', 'Terima kasih, Kak. Kencangkan mur daunnya ya.'],
    ],
    bad: [
      [
        'Kepala kipasnya berhenti berputar.',
        'Mohon maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.',
      ],
      ['Jaring depannya penyok.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'kipas-setrika/setrika': {
    leads: [
      'Setrika {line} dari {brand}.',
      '{brand} melapis pelat setrika {line} ini dengan keramik.',
      'Sekali gosok licin: setrika {line} keluaran {brand}.',
    ],
    praise: [
      'Panasnya cepat dan rata.',
      'Meluncur licin di kemeja.',
      'Tidak berat.',
      'Kabelnya tidak melintir.',
      'Listrik rumah kuat.',
      'Pengaturan suhunya jelas.',
      'Tidak meninggalkan noda di baju putih.',
    ],
    mixed: [
      ['Bagus, untuk denim perlu dua kali gosok.', 'Terima kasih masukannya, Kak. Semprot air sedikit ya.'],
      ['Oke, pegangannya agak besar.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      [
        'Baru beberapa kali pakai sudah tidak panas.',
        'Mohon maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.',
      ],
      ['Ada goresan di pelatnya.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'lampu/lampu-led': {
    leads: [
      'Lampu LED {line} {size} dari {brand}.',
      '{brand} menguji lampu {line} ini menyala terus-menerus.',
      'Ganti lampu lama: LED {line} {size} keluaran {brand}.',
    ],
    praise: [
      'Terang dan tidak berkedip.',
      'Langsung nyala begitu ditekan.',
      'Tidak panas.',
      'Fitingnya pas.',
      'Tagihan listrik turun sedikit.',
      'Cahayanya nyaman untuk ruang tamu.',
      'Semua menyala, tidak ada yang mati.',
    ],
    mixed: [
      [
        'Bagus, sedikit lebih redup dari bayangan.',
        'Terima kasih, Kak. Cocokkan watt dengan luas ruangan ya.',
      ],
      ['Oke, bodinya agak besar untuk kap kecil.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      [
        'Baru dipasang sudah mati.',
        'Mohon maaf, Kak. Hubungi kami lewat chat ya, kami bantu dengan garansinya.',
      ],
      ['Berkedip terus.', 'Maaf, Kak. Coba di fiting lain dulu; kalau masih, chat kami ya.'],
    ],
  },
  'lampu/lampu-meja': {
    leads: [
      'Lampu belajar {line} dari {brand}.',
      '{brand} membuat lampu belajar {line} ini untuk meja anak.',
      'Meja terang, mata tidak lelah: lampu {line} keluaran {brand}.',
    ],
    praise: [
      'Cahayanya tidak silau.',
      'Lengannya bisa diarahkan, tidak jatuh.',
      'Anak betah mengerjakan PR.',
      'Berdiri kokoh di meja.',
      'Sakelarnya mudah dijangkau.',
      'Modelnya manis.',
      'Kabelnya cukup panjang.',
    ],
    mixed: [
      ['Bagus, kepalanya agak berat ke depan.', 'Terima kasih, Kak. Kencangkan engselnya ya.'],
      ['Terang, alasnya sedikit kecil.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Engselnya longgar, tidak bisa berdiri.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Tidak menyala waktu dicoba.', 'Maaf, Kak. Kami pandu lewat chat ya.'],
    ],
  },
};
