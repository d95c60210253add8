import type { KindPhrases } from './kind-phrases.ts';

/** Bedding, towels, brooms and shelves. */
export const homewarePhrases: Record<string, KindPhrases> = {
  'sprei-bantal/sprei': {
    leads: [
      'Sprei {line} {size} dari {brand}.',
      '{brand} menjahit sprei {line} ini untuk kasur {size}.',
      'Kasur rapi sampai pagi: sprei {line} {brand}, {size}.',
    ],
    praise: [
      'Karetnya kuat, tidak lepas waktu tidur.',
      'Lembut dan tidak panas.',
      'Motifnya sama dengan foto.',
      'Tidak luntur di cucian pertama.',
      'Jahitannya rapi.',
      'Pas di kasur tebal.',
      'Kamar jadi kelihatan baru.',
    ],
    mixed: [
      ['Bagus, perlu dicuci dulu supaya lembut.', 'Terima kasih masukannya, Kak.'],
      ['Halus, sedikit mudah kusut.', 'Terima kasih, Kak. Jemur selagi ditarik rata ya.'],
    ],
    bad: [
      ['Sarung gulingnya hanya satu.', 'Mohon maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
      [
        'Ukurannya kurang untuk kasur saya.',
        'Maaf, Kak. Ukur juga tebal kasurnya ya; kami perjelas di keterangan.',
      ],
    ],
  },
  'sprei-bantal/bantal': {
    leads: [
      'Bantal {line} dari {brand}.',
      '{brand} mengisi bantal {line} ini padat di tengah.',
      'Kepala tidak tenggelam: bantal {line} keluaran {brand}.',
    ],
    praise: [
      'Empuk tapi tidak kempis.',
      'Leher tidak pegal bangun tidur.',
      'Tidak bau.',
      'Jahitannya rapat, isinya tidak keluar.',
      'Tingginya pas.',
      'Beli dua lagi untuk kamar tamu.',
      'Ringan dan mudah ditepuk.',
    ],
    mixed: [
      ['Nyaman, awalnya agak tinggi.', 'Terima kasih, Kak. Menyesuaikan setelah beberapa malam.'],
      ['Bagus, tidak setebal yang saya kira.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      [
        'Belum lama dipakai sudah kempis.',
        'Mohon maaf, Kak. Jemur dan tepuk dulu ya; kalau masih, chat kami.',
      ],
      ['Ada bau apek.', 'Maaf, Kak. Kami perbaiki tempat penyimpanannya.'],
    ],
  },
  'handuk/handuk': {
    leads: [
      'Handuk {line} dari {brand}.',
      '{brand} menenun handuk {line} ini dengan benang panjang.',
      'Sekali lap kering: handuk {line} keluaran {brand}.',
    ],
    praise: [
      'Cepat menyerap air.',
      'Lembut, tidak kasar di muka.',
      'Tidak berbulu setelah dicuci.',
      'Ukurannya lega.',
      'Tidak luntur ke baju lain.',
      'Tepinya rapi.',
      'Cepat kering dijemur.',
    ],
    mixed: [
      ['Bagus, cucian pertama masih ada bulu.', 'Betul, Kak. Cuci sekali dulu sebelum dipakai.'],
      ['Lumayan, sedikit lebih tipis dari dugaan.', 'Terima kasih masukannya, Kak.'],
    ],
    bad: [
      ['Jahitan tepinya lepas.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Bulunya rontok terus.', 'Maaf, Kak. Kami cek produksinya.'],
    ],
  },
  'kebersihan/sapu': {
    leads: [
      'Sapu {line} dari {brand}.',
      '{brand} membuat sapu {line} ini untuk lantai rumah.',
      'Lantai bersih sekali jalan: sapu {line} keluaran {brand}.',
    ],
    praise: [
      'Bulunya tidak rontok.',
      'Gagangnya panjang, tidak perlu membungkuk.',
      'Debu halus ikut terangkat.',
      'Ringan dan kuat.',
      'Sampai rumah tidak patah.',
      'Sudut lantai jadi bersih.',
      'Lebih bagus dari yang di toko depan.',
    ],
    mixed: [
      ['Bagus, sambungan gagangnya agak longgar.', 'Terima kasih, Kak. Putar sampai terkunci ya.'],
      ['Lumayan untuk dalam rumah.', 'Terima kasih sudah belanja, Kak.'],
    ],
    bad: [
      ['Gagangnya bengkok waktu datang.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Bulunya rontok banyak.', 'Maaf, Kak. Kami cek stoknya.'],
    ],
  },
  'kebersihan/alat-pel': {
    leads: [
      'Alat pel {line} dari {brand}.',
      '{brand} membuat alat pel {line} ini supaya tangan tetap kering.',
      'Lantai cepat kering: alat pel {line} keluaran {brand}.',
    ],
    praise: [
      'Perasannya kering, lantai tidak becek.',
      'Tangan tidak kena air kotor.',
      'Putarannya lancar.',
      'Kainnya mudah dilepas dan dicuci.',
      'Tongkatnya kuat.',
      'Embernya ringkas, muat di kamar mandi.',
      'Punggung tidak pegal lagi.',
    ],
    mixed: [
      ['Bagus, embernya agak kecil.', 'Terima kasih masukannya, Kak.'],
      ['Oke, tongkatnya perlu dikencangkan lagi.', 'Terima kasih, Kak. Putar sampai bunyi klik ya.'],
    ],
    bad: [
      ['Pemutarnya macet.', 'Mohon maaf, Kak. Kami pandu lewat chat ya.'],
      ['Kainnya hanya satu.', 'Maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
    ],
  },
  'rak-keranjang/rak': {
    leads: [
      'Rak {line} dari {brand}.',
      '{brand} merancang rak {line} ini untuk ruang sempit.',
      'Barang naik, lantai lega: rak {line} buatan {brand}.',
    ],
    praise: [
      'Kokoh setelah dirakit, tidak goyang.',
      'Petunjuk rakitnya jelas.',
      'Papannya tebal.',
      'Baut lengkap, malah lebih satu.',
      'Catnya rata.',
      'Muat buku dan tanaman.',
      'Kardusnya tebal, tidak ada yang lecet.',
    ],
    mixed: [
      [
        'Bagus, satu lubang baut agak meleset.',
        'Terima kasih masukannya, Kak. Kencangkan semua baut di akhir ya.',
      ],
      ['Kokoh, sedikit lebih kecil dari bayangan.', 'Terima kasih, Kak. Ukurannya ada di spesifikasi.'],
    ],
    bad: [
      ['Satu papan gompal di sudut.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Bautnya kurang dua.', 'Maaf, Kak, terlewat dari kami. Kami hubungi lewat chat.'],
    ],
  },
  'rak-keranjang/keranjang': {
    leads: [
      'Keranjang baju {line} dari {brand}.',
      '{brand} membuat keranjang {line} ini untuk kamar mandi.',
      'Cucian tidak berceceran: keranjang {line} keluaran {brand}.',
    ],
    praise: [
      'Muat cucian sekeluarga.',
      'Baju tidak apek.',
      'Plastiknya tebal, tidak tajam di pinggir.',
      'Pegangannya kuat.',
      'Ringan waktu diangkat.',
      'Warnanya kalem, cocok di kamar.',
      'Mudah dilap.',
    ],
    mixed: [
      ['Bagus, sedikit lebih kecil dari bayangan.', 'Terima kasih masukannya, Kak.'],
      ['Oke, agak lentur kalau penuh.', 'Terima kasih, Kak. Angkat dari bawah ya.'],
    ],
    bad: [
      ['Retak di sudut waktu datang.', 'Mohon maaf, Kak. Kirim fotonya lewat chat ya.'],
      ['Warnanya lain dari pesanan.', 'Maaf, Kak, kami salah ambil. Kami hubungi lewat chat.'],
    ],
  },
};
