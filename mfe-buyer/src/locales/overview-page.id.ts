export const overview = {
  hello: 'Halo, {{name}}',
  lead: 'Paketmu, danamu, dan yang perlu kamu lakukan.',
  all: 'Lihat semua',
  allOf: 'Lihat semua: {{of}}',
  orders: 'Pesanan terbaru',
  held: '{{amount}} ditahan',
  todo: {
    title: 'Yang perlu dilakukan',
    unpaid: 'Belum bayar',
    processed: 'Diproses',
    shipped: 'Dikirim',
    confirm: 'Perlu dikonfirmasi',
    review: 'Perlu diulas',
    complained: 'Komplain',
  },
  staff: {
    title: 'Kamu bekerja untuk pasar',
    text: 'Antrean keputusan dan angka pasar ada di kantor pasar.',
    action: 'Buka kantor pasar',
  },
  rejected: {
    title: 'Ada dokumen yang ditolak',
    text: 'Baca alasannya lalu unggah foto yang baru.',
    action: 'Buka dokumen',
  },
};
