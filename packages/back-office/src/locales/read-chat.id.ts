export const chat = {
  title: 'Percakapan',
  read: 'Baca percakapan',
  why: 'Baca percakapan ini?',
  aboutReport:
    'Kamu melihat pesan yang dilaporkan dan pesan di sekitarnya. Namamu dan alasanmu dicatat di log audit.',
  aboutCase:
    'Kamu melihat 100 pesan terakhir antara pembeli dan toko. Namamu dan alasanmu dicatat di log audit.',
  reason: 'Alasan membaca',
  none: 'Pembeli dan toko belum pernah berkirim pesan.',
  buyer: 'Pembeli',
  reported: 'Dilaporkan',
  hidden: 'Sudah ditindak',
  image: 'Foto {{n}}',
  kind: { text: 'Pesan kosong', image: 'Foto', product: 'Kartu produk', order: 'Kartu pesanan' },
};
