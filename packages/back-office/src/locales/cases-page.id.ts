export const cases = {
  order: 'Pesanan',
  type: 'Masalah',
  buyer: 'Pembeli',
  store: 'Toko',
  asked: 'Diminta',
  held: 'Ditahan',
  status: 'Status',
  since: 'Sejak',
  tab: {
    escalated: 'Menunggu keputusan',
    open: 'Menunggu penjual',
    resolved: 'Selesai',
    withdrawn: 'Dicabut',
    all: 'Semua',
  },
  state: {
    escalated: 'Menunggu keputusan',
    open: 'Menunggu penjual',
    resolved: 'Selesai',
    withdrawn: 'Dicabut pembeli',
  },
};
