export { summaryMessages as summary } from './summary-messages.id.ts';

/** The profile of the store. */
export const store = {
  title: 'Profil toko',
  lead: 'Yang dilihat pembeli tentang tokomu.',
  photo: 'Foto toko',
  photoHint: 'GIF, PNG, JPG, JPEG, atau BMP, maksimal 5 MB',
  name: 'Nama toko',
  description: 'Tentang toko',
  descriptionHint: 'Ceritakan apa yang kamu jual dan apa yang membuatnya baik',
  sellingTitle: 'Pengiriman dan hari libur',
  couriers: 'Kurir yang kamu pakai',
  dropship: 'Terima dropship',
  dropshipHint: 'Pembeli boleh mengirim paket atas namanya sendiri',
  holidayFrom: 'Libur mulai',
  holidayTo: 'Libur sampai',
  holidayHint: 'Selama libur produkmu tampil, tetapi tidak bisa dibeli',
  taxTitle: 'Pajak dan penanggung jawab',
  taxLead: 'Tidak ditampilkan di halaman tokomu. Faktur yang memuat PPN menyebut NPWP-mu.',
  business: 'Jenis usaha',
  personal: 'Perorangan',
  company: 'Perusahaan',
  pkp: 'Status PKP',
  isPkp: 'PKP',
  nonPkp: 'Non-PKP',
  pkpSince: 'PKP sejak',
  pkpSinceHint:
    'Mulai hari itu faktur pesananmu memuat DPP dan PPN. Tanpa tanggal, faktur tidak memuat pajak.',
  npwp: 'Nomor NPWP',
  npwpHint: 'Angka saja, biasanya 15 atau 16; boleh kosong',
  picName: 'Nama penanggung jawab',
  picPhone: 'Telepon penanggung jawab',
  documentsTitle: 'Dokumen',
  documentsLead: 'Hanya kamu dan petugas verifikasi yang bisa melihatnya.',
  ktp: 'KTP',
  ktpSelfie: 'Foto diri dengan KTP',
  npwpFile: 'NPWP',
  companyDoc: 'SIUP, TDP, atau NIB',
  save: 'Simpan',
  staleTitle: 'Profil ini baru saja diubah di tempat lain',
  stale:
    'Isianmu masih ada di sini. Muat data terbaru untuk melihat perubahannya; isianmu yang belum disimpan akan terganti.',
  reload: 'Muat data terbaru',
  fileStatus: {
    none: 'Belum ada',
    submitted: 'Menunggu pemeriksaan',
    approved: 'Disetujui',
    rejected: 'Ditolak',
  },
};

/** What the store pays of the fares of its parcels. */
export const shippingOffer = {
  title: 'Gratis ongkir dari toko',
  lead: 'Kamu yang membayar ongkirnya: dipotong dari penghasilan pesanan, paling banyak {{percent}}% dari harga barang. Berlaku otomatis di checkout tanpa voucher.',
  active: 'Aktifkan gratis ongkir',
  scope: 'Berlaku untuk',
  all: 'Semua produk',
  products: 'Produk yang kamu pilih di formulir produk ({{n}})',
  area: 'Tujuan',
  everywhere: 'Seluruh Indonesia',
  someProvinces: 'Provinsi tertentu',
  provinces: 'Provinsi',
  selected: '{{n}} dipilih',
  couriers: 'Kurir',
  most: 'Batas per paket',
  mostHint: 'Kosongkan untuk seluruh ongkir.',
  least: 'Minimal belanja',
  from: 'Mulai',
  until: 'Sampai',
  untilHint: 'Kosongkan sampai kamu matikan.',
  save: 'Simpan gratis ongkir',
  state: { off: 'Nonaktif', upcoming: 'Akan datang', running: 'Berjalan', ended: 'Berakhir' },
};

/** The store as buyers see it. */
export const storeCard = {
  products: '{{count}} produk',
  noRating: 'Belum ada penilaian',
  status: {
    draft: 'Belum diajukan',
    submitted: 'Menunggu verifikasi',
    approved: 'Terverifikasi',
    rejected: 'Verifikasi ditolak',
    suspended: 'Ditangguhkan',
  },
};
