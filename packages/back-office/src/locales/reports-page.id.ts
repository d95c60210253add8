export { chat } from './read-chat.id.ts';

export const reports = {
  subject: 'Yang dilaporkan',
  kind: 'Jenis',
  reasons: 'Alasan',
  reporters: 'Pelapor',
  due: 'Jatuh tempo',
  decided: 'Diputus',
  urgent: 'Mendesak',
  blocked: 'Sudah ditindak',
  anyReason: 'Semua alasan',
  kinds: 'Jenis laporan',
  kindOf: {
    all: 'Semua',
    product: 'Produk',
    review: 'Ulasan',
    store: 'Toko',
    question: 'Pertanyaan',
    answer: 'Jawaban',
    message: 'Pesan chat',
  },
  state: { open: 'Terbuka', upheld: 'Terbukti', dismissed: 'Tidak terbukti' },
  reviewOf: 'Ulasan tentang {{name}}',
  questionOf: 'Pertanyaan tentang {{name}}',
  answerOf: 'Jawaban tentang {{name}}',
  messageOf: 'Pesan dalam chat dengan {{name}}',
  store: 'Toko',
  rating: '{{n}} dari 5 bintang',
  see: {
    product: 'Lihat produk',
    review: 'Lihat ulasan',
    store: 'Lihat toko',
    question: 'Lihat produk',
    answer: 'Lihat produk',
  },
  received_one: '{{n}} laporan',
  received_other: '{{n}} laporan',
  from: '{{name}}, {{at}}',
  image: 'Foto {{n}} dari {{name}}',
  measure: 'Tindakan untuk pengirim',
  measureOf: {
    hide: 'Sembunyikan pesan saja',
    warn: 'Sembunyikan dan beri peringatan',
    pause_1: 'Sembunyikan, tanpa chat 1 hari',
    pause_7: 'Sembunyikan, tanpa chat 7 hari',
    pause_30: 'Sembunyikan, tanpa chat 30 hari',
  },
  why: 'Alasan',
  ownerNote: 'Penjelasan untuk pemiliknya',
  reporterNote: 'Penjelasan untuk pelapor',
  staffNote: 'Catatan keputusan',
  uphold: {
    button: {
      product: 'Blokir produk',
      review: 'Sembunyikan ulasan',
      store: 'Laporan benar',
      question: 'Sembunyikan pertanyaan',
      answer: 'Sembunyikan jawaban',
      message: 'Sembunyikan pesan',
      done: 'Laporan benar',
    },
    title: 'Laporan ini benar?',
    text: {
      product:
        'Produk hilang dari daftar dan pencarian sekarang. Penjual membaca alasan dan penjelasanmu, pelapor diberi tahu hasilnya.',
      review:
        'Ulasan hilang dari produk dan toko sekarang, dan bintangnya tidak dihitung lagi. Penulis membaca alasan dan penjelasanmu, pelapor diberi tahu hasilnya.',
      question:
        'Pertanyaan dan jawabannya hilang dari halaman produk sekarang. Penulis membaca alasan dan penjelasanmu, pelapor diberi tahu hasilnya.',
      answer:
        'Jawaban hilang dari halaman produk sekarang. Penulis membaca alasan dan penjelasanmu, pelapor diberi tahu hasilnya.',
      message:
        'Pesan hilang bagi kedua pihak sekarang. Pengirimnya membaca penjelasanmu dan akibatnya, pelapor diberi tahu hasilnya.',
      store:
        'Laporan ditutup dan pelapor diberi tahu hasilnya. Toko ditangguhkan di halamannya, bukan di sini.',
      done: 'Yang dilaporkan sudah ditindak. Laporan ditutup dan pelapor diberi tahu hasilnya.',
    },
    yes: 'Laporan benar',
  },
  dismiss: {
    button: 'Tidak melanggar',
    keep: 'Teks ini tetap tampil di halaman produk, atau tampil lagi kalau sempat disembunyikan laporan, dan laporan lain tidak menyembunyikannya lagi. Pelapor membaca penjelasanmu.',
    title: 'Tolak laporan ini?',
    text: 'Tidak ada yang berubah pada yang dilaporkan. Pelapor membaca penjelasanmu.',
    yes: 'Tolak laporan',
  },
};
