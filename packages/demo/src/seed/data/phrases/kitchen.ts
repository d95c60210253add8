import type { KindPhrases } from './kind-phrases.ts';

/** What a kitchen cooks with. */
export const kitchenPhrases: Record<string, KindPhrases> = {
  'penanak-nasi/penanak-nasi': {
    leads: [
      'Penanak nasi {line} {size} dari {brand}.',
      '{brand} membuat penanak nasi {line} ini untuk dapur yang sibuk. Kapasitas {size}.',
      'Tekan, tinggal, makan: penanak nasi {line} {brand}, {size}.',
    ],
    praise: [
      'Nasinya pulen dan tidak kering di pinggir.',
      'Pancinya tidak lengket, mudah dicuci.',
      'Matangnya merata.',
      'Kapasitasnya pas untuk keluarga.',
      'Nasi hangat sampai malam tidak bau.',
      'Kabelnya cukup panjang.',
      'Listrik di rumah aman, tidak turun.',
    ],
    mixed: [
      ['Nasinya enak, tutupnya agak susah dibersihkan.', 'Terima kasih, Kak. Bagian dalamnya bisa dilepas.'],
      ['Bagus, uapnya sedikit menetes.', 'Terima kasih masukannya, Kak. Kosongkan penampung uapnya ya.'],
    ],
    bad: [
      ['Lampunya mati.', 'Mohon maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.'],
      ['Pancinya penyok waktu datang.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'blender-mixer/blender': {
    leads: [
      'Blender {line} {size} dari {brand}.',
      '{brand} membuat blender {line} ini untuk dapur harian. Isi {size}.',
      'Jus pagi sampai bumbu halus: blender {line} {brand}, {size}.',
    ],
    praise: [
      'Bumbu halus dalam sebentar.',
      'Mesinnya kuat, tidak cepat panas.',
      'Gelasnya mudah dicuci.',
      'Tidak bocor di bawah.',
      'Jus tomat halus, tidak ada ampas.',
      'Berdiri kokoh waktu dinyalakan.',
      'Dipakai setiap hari, belum ada keluhan.',
    ],
    mixed: [
      ['Halus hasilnya, suaranya agak keras.', 'Terima kasih masukannya, Kak.'],
      ['Bagus, tutupnya agak rapat.', 'Terima kasih, Kak. Putar sambil ditekan ya.'],
    ],
    bad: [
      [
        'Mesinnya bau gosong di pemakaian ketiga.',
        'Mohon maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.',
      ],
      ['Gelasnya retak waktu dibuka.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'blender-mixer/mixer': {
    leads: [
      'Mixer tangan {line} dari {brand}.',
      '{brand} membuat mixer {line} ini ringan supaya tangan tidak pegal.',
      'Bolu, donat, krim: mixer {line} keluaran {brand}.',
    ],
    praise: [
      'Adonan bolu mengembang bagus.',
      'Ringan, tangan tidak pegal.',
      'Putih telurnya kaku, dibalik tidak jatuh.',
      'Pengocoknya mudah dilepas.',
      'Suaranya tidak terlalu berisik.',
      'Kecepatannya terasa bedanya.',
      'Untuk pemula sudah lebih dari cukup.',
    ],
    mixed: [
      ['Bagus, kabelnya sedikit pendek.', 'Terima kasih masukannya, Kak.'],
      ['Lumayan, untuk adonan berat cepat hangat.', 'Terima kasih, Kak. Istirahatkan tiap lima menit ya.'],
    ],
    bad: [
      ['Satu pengocoknya tidak bisa masuk.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Mati di tengah adonan.', 'Maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.'],
    ],
  },
  'kompor-dispenser/kompor': {
    leads: [
      'Kompor gas {line} dari {brand}.',
      '{brand} menyetel api kompor {line} ini di pabrik.',
      'Dua tungku, satu dapur: kompor {line} keluaran {brand}.',
    ],
    praise: [
      'Apinya biru dan rata.',
      'Sekali putar langsung menyala.',
      'Mudah dilap.',
      'Dudukannya kokoh untuk panci besar.',
      'Hemat gas, apinya tidak boros.',
      'Kakinya tidak goyang.',
      'Tampilannya membuat dapur kelihatan baru.',
    ],
    mixed: [
      ['Bagus, pemantiknya kadang perlu dua kali.', 'Terima kasih, Kak. Bersihkan ujung pemantiknya ya.'],
      ['Apinya oke, kenopnya agak keras.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      [
        'Apinya merah, panci jadi hitam.',
        'Mohon maaf, Kak. Setelan anginnya mungkin bergeser; kami pandu lewat chat ya.',
      ],
      ['Kakinya patah satu di dalam kardus.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'kompor-dispenser/ketel': {
    leads: [
      'Ketel listrik {line} dari {brand}.',
      '{brand} memasang pemutus otomatis di ketel {line} ini.',
      'Air panas tanpa menunggu kompor: ketel {line} keluaran {brand}.',
    ],
    praise: [
      'Cepat mendidih dan mati sendiri.',
      'Tidak bau plastik.',
      'Tutupnya rapat, uapnya tidak ke tangan.',
      'Alasnya bisa diputar, enak diletakkan.',
      'Cocok untuk kamar kos.',
      'Mudah dibersihkan dari kerak.',
      'Pegangannya tidak panas.',
    ],
    mixed: [
      ['Bagus, kabelnya agak pendek.', 'Terima kasih masukannya, Kak.'],
      ['Cepat panas, suaranya lumayan waktu mendidih.', 'Terima kasih, Kak. Itu wajar saat air bergolak.'],
    ],
    bad: [
      [
        'Dua kali pakai, lalu tidak mau menyala lagi.',
        'Mohon maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.',
      ],
      ['Rembes di sambungan bawah.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'kompor-dispenser/dispenser': {
    leads: [
      'Dispenser {line} dari {brand}.',
      '{brand} memakai tangki stainless untuk dispenser {line} ini.',
      'Teh panas tinggal putar keran: dispenser {line} keluaran {brand}.',
    ],
    praise: [
      'Airnya panas betul untuk kopi.',
      'Tidak bocor di leher galon.',
      'Berdiri kokoh, tidak goyang.',
      'Suaranya halus.',
      'Pengunci anaknya membantu.',
      'Mudah dibersihkan penampungnya.',
      'Dikirim dengan kardus tebal, tidak lecet.',
    ],
    mixed: [
      ['Bagus, penampung tetesnya kecil.', 'Terima kasih masukannya, Kak.'],
      [
        'Panasnya pas, tunggunya agak lama di awal.',
        'Terima kasih, Kak. Tangki kosong memang perlu beberapa menit.',
      ],
    ],
    bad: [
      ['Kerannya menetes terus.', 'Mohon maaf, Kak. Siapkan kartu garansinya ya, kami bantu lewat chat.'],
      ['Bodinya penyok di belakang.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'wajan-panci/wajan': {
    leads: [
      'Wajan {line} {size} dari {brand}.',
      '{brand} membentuk wajan {line} ini dengan dinding tinggi. Diameter {size}.',
      'Tumis besar tanpa tumpah: wajan {line} {brand}, {size}.',
    ],
    praise: [
      'Panasnya merata sampai pinggir.',
      'Gagangnya tidak panas.',
      'Tumisan tidak mudah gosong.',
      'Tebal, tapi masih bisa diangkat satu tangan.',
      'Bawahnya rata, tidak goyang di tungku.',
      'Mudah dibersihkan.',
      'Nasi goreng jadi harum.',
    ],
    mixed: [
      ['Bagus, lumayan berat.', 'Terima kasih, Kak. Dindingnya memang tebal.'],
      ['Oke, gagangnya sedikit longgar.', 'Terima kasih, Kak. Kencangkan sekrupnya dengan obeng ya.'],
    ],
    bad: [
      ['Gagangnya patah.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Penyok di pinggir waktu datang.', 'Maaf, Kak. Kardusnya kami pertebal.'],
    ],
  },
  'wajan-panci/panci': {
    leads: [
      'Panci {line} dari {brand}.',
      '{brand} melapis alas panci {line} ini tiga kali.',
      'Sop, gulai, atau rebusan: panci {line} keluaran {brand}.',
    ],
    praise: [
      'Tutupnya pas, kuah tidak meluap.',
      'Alasnya tebal, tidak mudah gosong.',
      'Gagangnya kokoh.',
      'Mudah dicuci, tidak berkerak.',
      'Dua ukuran ini sudah cukup untuk harian.',
      'Kelihatan bagus di meja.',
      'Dipakai bikin rendang, panasnya stabil.',
    ],
    mixed: [
      ['Bagus, gagangnya ikut hangat.', 'Terima kasih, Kak. Pakai lap saat mengangkat ya.'],
      ['Oke, yang kecil lebih kecil dari bayangan.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Tutup yang besar retak.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Lecet di bagian dalam.', 'Maaf, Kak. Kami sekat dengan kertas mulai sekarang.'],
    ],
  },
  'wajan-panci/teflon': {
    leads: [
      'Penggorengan {line} {size} dari {brand}.',
      '{brand} melapis penggorengan {line} ini lima kali. Diameter {size}.',
      'Telur pagi tanpa drama: penggorengan {line} {brand}, {size}.',
    ],
    praise: [
      'Telur tidak lengket sama sekali.',
      'Ringan dan cepat panas.',
      'Mudah dicuci, sekali lap bersih.',
      'Gagangnya nyaman.',
      'Pancake jadi rata warnanya.',
      'Belum ada lapisan yang mengelupas.',
      'Ukurannya pas untuk berdua.',
    ],
    mixed: [
      ['Bagus, tapi agak tipis.', 'Terima kasih masukannya, Kak.'],
      ['Oke, harus pakai api kecil.', 'Betul, Kak. Api kecil membuat lapisannya awet.'],
    ],
    bad: [
      ['Belum lama sudah mulai lengket.', 'Mohon maaf, Kak. Kami bantu lewat chat; hindari sendok logam ya.'],
      ['Lapisannya tergores waktu dibuka.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'pisau/pisau': {
    leads: [
      'Pisau {line} dari {brand}.',
      '{brand} membuat pisau {line} ini untuk dapur rumah.',
      'Bilah dua puluh sentimeter: pisau {line} kerja {brand}.',
    ],
    praise: [
      'Tajam sejak dikeluarkan dari kotak.',
      'Memotong daging tidak perlu ditekan.',
      'Gagangnya mantap digenggam.',
      'Dibungkus aman, ujungnya ditutup.',
      'Mudah diasah lagi.',
      'Seimbang, tangan tidak pegal.',
      'Iris bawang tipis-tipis jadi gampang.',
    ],
    mixed: [
      ['Tajam, agak berat di depan.', 'Terima kasih masukannya, Kak.'],
      ['Bagus, harus segera dilap setelah dipakai.', 'Betul, Kak. Supaya bilahnya tetap bersih.'],
    ],
    bad: [
      ['Ada gompal kecil di mata pisau.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Gagangnya goyang.', 'Maaf, Kak. Kami periksa lagi sebelum dikemas.'],
    ],
  },
};
