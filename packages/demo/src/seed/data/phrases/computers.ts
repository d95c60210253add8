import type { KindPhrases } from './kind-phrases.ts';

/** Laptops, screens and what they store. */
export const computerPhrases: Record<string, KindPhrases> = {
  'laptop/laptop': {
    leads: [
      'Laptop {brand} {line}.',
      '{brand} {line} untuk kuliah, kantor, dan rumah.',
      'Ringan di ransel: laptop {brand} {line}.',
    ],
    praise: [
      'Menyala cepat, tidak sampai sepuluh detik.',
      'Papan ketiknya empuk dan berlampu.',
      'Layarnya nyaman di mata.',
      'Baterainya cukup untuk kuliah seharian.',
      'Ringan dibawa naik kereta.',
      'Buka banyak tab tetap lancar.',
      'Suaranya senyap.',
    ],
    mixed: [
      ['Bagus, speakernya pelan.', 'Terima kasih masukannya, Kak.'],
      ['Lancar, kameranya biasa saja untuk rapat.', 'Terima kasih, Kak. Masukannya kami catat.'],
    ],
    bad: [
      ['Kipasnya berbunyi sejak hari pertama.', 'Mohon maaf, Kak. Kami bantu periksa lewat chat.'],
      ['Ada goresan di tutup atas.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'laptop/laptop-gaming': {
    leads: [
      'Laptop gaming {brand} {line}.',
      '{brand} {line}: layar cepat, dua kipas.',
      'Main malam tanpa patah-patah: laptop {brand} {line}.',
    ],
    praise: [
      'Gim berat lancar di setelan tinggi.',
      'Layarnya mulus, tidak berbayang.',
      'Suhunya terjaga meskipun main lama.',
      'Lampu papan ketiknya bisa diatur.',
      'Edit video juga cepat.',
      'Kokoh, engselnya mantap.',
      'Colokannya lengkap.',
    ],
    mixed: [
      [
        'Kencang, kipasnya terdengar waktu main.',
        'Terima kasih, Kak. Turunkan mode performanya kalau tidak main.',
      ],
      ['Bagus, chargernya besar.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Satu tombolnya tidak merespons.', 'Mohon maaf, Kak. Kami bantu periksa lewat chat.'],
      ['Cepat panas di pangkuan.', 'Maaf, Kak. Pakai di meja ya; kami bantu cek lewat chat.'],
    ],
  },
  'pc-monitor/monitor': {
    leads: [
      'Monitor {line} dari {brand}.',
      '{brand} {line}: monitor untuk kerja dan hiburan.',
      'Meja kerja lebih lega: monitor {brand} {line}.',
    ],
    praise: [
      'Warnanya bagus, tidak pucat.',
      'Kakinya kokoh dan bisa dinaikkan.',
      'Tidak ada titik mati.',
      'Bingkainya tipis, enak dipasang dua.',
      'Tulisan kecil tetap tajam.',
      'Mata tidak cepat lelah.',
      'Kardusnya tebal, sampai aman.',
    ],
    mixed: [
      ['Bagus, menu tombolnya agak ribet.', 'Terima kasih masukannya, Kak.'],
      ['Gambar oke, tanpa speaker.', 'Terima kasih, Kak. Memang tanpa speaker.'],
    ],
    bad: [
      ['Ada satu piksel hijau.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Kabelnya tidak ada.', 'Maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
    ],
  },
  'pc-monitor/pc': {
    leads: [
      'PC rakitan {line} dari {brand}.',
      '{brand} merakit PC {line} ini dari komponen pilihan.',
      'Tinggal colok dan pakai: PC {line} rakitan {brand}.',
    ],
    praise: [
      'Kabelnya rapi di dalam.',
      'Menyala langsung, sistem sudah siap.',
      'Senyap untuk ukuran PC.',
      'Spesifikasinya sesuai yang tertulis.',
      'Rangka kayunya kuat, tidak ada yang lepas.',
      'Dipakai kerja seharian stabil.',
      'Mudah ditambah komponen.',
    ],
    mixed: [
      ['Bagus, wallpapernya penuh logo toko.', 'Terima kasih, Kak. Bisa diganti di pengaturan.'],
      ['Kencang, kotaknya agak besar.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Satu kipasnya berisik.', 'Mohon maaf, Kak. Kami bantu dengan garansinya lewat chat.'],
      ['RAM-nya goyang waktu datang.', 'Maaf, Kak. Kami pandu memasangnya lewat chat ya.'],
    ],
  },
  'ssd-harddisk/ssd': {
    leads: [
      'SSD {line} dari {brand}.',
      '{brand} {line}, penyimpanan cepat untuk laptop dan PC.',
      'Laptop tua jadi gesit: SSD {brand} {line}.',
    ],
    praise: [
      'Laptop lamaku jadi terasa baru.',
      'Kecepatannya sesuai yang tertulis.',
      'Langsung terbaca.',
      'Pemasangannya mudah, obengnya ada.',
      'Tidak panas.',
      'Kesehatannya seratus persen waktu dicek.',
      'Menyala cuma sebentar sekarang.',
    ],
    mixed: [
      ['Bagus, kecepatan turun kalau hampir penuh.', 'Terima kasih, Kak. Sisakan seperlima ruangnya ya.'],
      ['Oke, kotaknya polos saja.', 'Terima kasih sudah belanja, Kak.'],
    ],
    bad: [
      ['Tidak terbaca di laptop saya.', 'Mohon maaf, Kak. Cek dulu jenis slotnya ya; kami bantu lewat chat.'],
      ['Sekrupnya tidak ada.', 'Maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
    ],
  },
  'ssd-harddisk/harddisk-eksternal': {
    leads: [
      'Harddisk eksternal {line} dari {brand}.',
      '{brand} {line} seukuran saku untuk cadangan data.',
      'Foto sepuluh tahun muat di sini: harddisk {brand} {line}.',
    ],
    praise: [
      'Langsung terbaca di laptop.',
      'Kecil dan ringan.',
      'Pindah data stabil.',
      'Tidak berisik.',
      'Kabelnya kencang, tidak mudah lepas.',
      'Kapasitasnya asli.',
      'Cadangan foto keluarga aman sekarang.',
    ],
    mixed: [
      ['Bagus, kabelnya pendek.', 'Terima kasih masukannya, Kak.'],
      ['Oke, sedikit hangat kalau pindah data besar.', 'Terima kasih, Kak. Hangat masih wajar.'],
    ],
    bad: [
      ['Ada bunyi klik.', 'Mohon maaf, Kak. Jangan diisi dulu ya; kami bantu dengan garansinya lewat chat.'],
      ['Sering terputus sendiri.', 'Maaf, Kak. Coba colokan lain dulu; kami bantu lewat chat.'],
    ],
  },
  'flashdisk/flashdisk': {
    leads: [
      'Flashdisk {line} {size} dari {brand}.',
      '{brand} {line}: kecil, muat banyak.',
      'Tugas kuliah di gantungan kunci: flashdisk {brand} {line} {size}.',
    ],
    praise: [
      'Kapasitasnya asli.',
      'Pindah berkas cepat.',
      'Tutup putarnya tidak hilang.',
      'Langsung terbaca di TV.',
      'Kecil, pas di gantungan kunci.',
      'Bodinya logam, terasa kuat.',
      'Dipakai tugas kuliah, aman.',
    ],
    mixed: [
      ['Bagus, agak hangat waktu dipakai.', 'Terima kasih, Kak. Hangat masih wajar.'],
      ['Lumayan, kecepatan tulisnya biasa.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      [
        'Tidak terbaca sama sekali.',
        'Mohon maaf, Kak. Coba colokan lain dulu; kami bantu dengan garansinya lewat chat.',
      ],
      ['Penutupnya longgar.', 'Maaf, Kak. Kirim fotonya lewat chat ya.'],
    ],
  },
  'ram/ram': {
    leads: [
      'RAM {line} {size} dari {brand}.',
      '{brand} {line}: tambahan napas untuk komputer.',
      'Tab banyak tanpa lemot: RAM {brand} {line} {size}.',
    ],
    praise: [
      'Langsung terdeteksi, tidak perlu atur apa-apa.',
      'Komputer jadi tidak lemot.',
      'Stabil dipakai render semalaman.',
      'Kecepatan sesuai label.',
      'Bungkusnya rapi, antistatis.',
      'Pasangnya gampang.',
      'Cocok digabung dengan yang lama.',
    ],
    mixed: [
      [
        'Bagus, di papan saya berjalan lebih pelan dari label.',
        'Terima kasih, Kak. Nyalakan profil XMP di BIOS ya.',
      ],
      ['Oke, lebih tinggi dari dugaan.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Layar biru setelah dipasang.', 'Mohon maaf, Kak. Kami bantu periksa dengan garansinya lewat chat.'],
      [
        'Ternyata tidak cocok dengan slot saya.',
        'Maaf, Kak. Cek jenis slotnya dulu sebelum memesan ya; kami bantu lewat chat.',
      ],
    ],
  },
};
