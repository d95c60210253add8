export const calendar = {
  lead: 'Voucher, promo, flash sale, gratis ongkir, dan banner pasar yang mulai, berjalan, atau berakhir di bulan yang dipilih.',
  name: 'Nama',
  kind: 'Jenis',
  days: 'Hari',
  start: 'Mulai',
  end: 'Berakhir',
  open: 'Tanpa tanggal akhir',
  draft: 'Draf',
  is: {
    all: 'Semua',
    voucher: 'Voucher pasar',
    promo: 'Promo',
    'flash-sale': 'Flash sale',
    'shipping-offer': 'Gratis ongkir',
    banner: 'Banner',
  },
};
