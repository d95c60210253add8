export { cases } from './cases-page.id.ts';
export { chat } from './read-chat.id.ts';

export const complaint = {
  title: 'Komplain {{code}}',
  side: { buyer: 'Pembeli', seller: 'Penjual', staff: 'Pasar' },
  image: 'Bukti {{number}}',
  silent: 'Penjual belum menjawab.',
  refund: 'Dana untuk pembeli',
  tooMuch: 'Paling banyak {{held}}',
  nothing: 'Tidak ada',
  asAsked: 'Sesuai permintaan, {{amount}}',
  all: 'Semua, {{amount}}',
  split: {
    buyer: 'Pembeli menerima',
    seller: 'Toko menerima',
    platform: 'Kembali ke promo pasar',
    courier: 'Kurir',
    commission: 'Komisi',
  },
  ask: {
    buyer: 'Tanya pembeli',
    seller: 'Tanya penjual',
    title: { buyer: 'Tanya pembeli?', seller: 'Tanya penjual?' },
    text: 'Kedua pihak membaca pertanyaannya. Yang ditanya punya 48 jam untuk menjawab; selama itu tidak ada yang bisa memutuskan.',
    yes: 'Kirim pertanyaan',
    question: 'Pertanyaan',
    waits: {
      buyer: 'Menunggu jawaban pembeli sampai {{time}}.',
      seller: 'Menunggu jawaban penjual sampai {{time}}.',
    },
  },
  decide: 'Putuskan',
  sellerTitle: 'Putuskan untuk penjual?',
  buyerTitle: 'Kembalikan {{amount}} ke pembeli?',
  text: 'Pembeli menerima {{buyer}}, toko menerima {{seller}}. Uangnya dibukukan sekarang dan kedua pihak diberi tahu; di atas batas satu orang, setelah rekan menyetujui. Keputusan ini tidak bisa diurungkan.',
  note: 'Penjelasan untuk kedua pihak',
  shipping: 'Kurir',
  awb: 'Nomor resi',
  shipped: 'Dikirim',
  delivered: 'Tiba',
  sellerUntil: 'Penjual bisa menjawab sampai',
};
