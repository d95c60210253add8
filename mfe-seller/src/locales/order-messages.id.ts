export const sellerOrders = {
  tabs: 'Tahap pesanan',
  tab: {
    all: 'Semua',
    new: 'Pesanan baru',
    to_ship: 'Perlu dikirim',
    waiting_pickup: 'Menunggu pickup',
    shipped: 'Dikirim',
    complained: 'Komplain',
    completed: 'Selesai',
    cancelled: 'Dibatalkan',
  },
  search: 'Cari pesanan',
  searchHint: 'Kode, barang, resi, atau penerima',
  filters: 'Saringan',
  courier: 'Kurir',
  anyCourier: 'Semua kurir',
  save: 'Unduh CSV',
  to: 'ke {{city}}',
  more: '+{{n}} jenis lagi, {{total}} barang seluruhnya',
  column: {
    pick: 'Pilih',
    code: 'Pesanan',
    items: 'Isi paket',
    receiver: 'Penerima',
    net: 'Penghasilan',
    due: 'Batas waktu',
    actions: 'Tindakan',
  },
  pages: 'Halaman pesanan',
  none: {
    title: 'Belum ada pesanan masuk',
    text: 'Begitu pembeli membayar, pesanannya muncul di sini dengan batas waktunya.',
    action: 'Lihat profil toko',
  },
  noneHere: {
    title: 'Tidak ada pesanan di tahap ini',
    text: 'Semua sudah ditangani, atau belum ada yang sampai di sini.',
    action: 'Lihat semua pesanan',
  },
  nothingFound: {
    title: 'Tidak ada pesanan yang cocok',
    text: 'Coba kata lain atau rentang tanggal yang lebih lebar.',
    action: 'Hapus saringan',
  },
};

export const sellerOrder = {
  lead: 'Dipesan {{at}}',
  back: '← Semua pesanan',
  qty: '{{n}} ×',
  itemNote: 'Catatan: {{note}}',
  note: 'Catatan pembeli: {{note}}',
  dropship: 'Dropship',
  items: 'Isi paket',
  parcel: '{{n}} barang, {{kilos}} kg',
  buyer: 'Pembeli: {{name}}',
};

export const parcel = {
  booking: 'Resi sedang dibuat',
  copyOf: 'Salin nomor resi {{code}}',
  label: 'Cetak label dan slip',
};

export const action = {
  approve: 'Terima',
  reject: 'Tolak',
  pickup: 'Panggil kurir',
  enter_waybill: 'Isi resi sendiri',
  correct_waybill: 'Perbaiki resi',
  confirm_delivery: 'Tandai sudah tiba',
  confirm_return: 'Barang sudah kembali',
  accept_cancel: 'Setujui batal',
  reject_cancel: 'Tolak batal',
  accept_complaint: 'Setujui pengembalian',
  reject_complaint: 'Serahkan ke tim Pasar',
  track: 'Lacak paket',
};

export const ship = {
  awb: 'Nomor resi',
  awbHint: '8–30 huruf dan angka, seperti di struk kurir',
  receiver: 'Nama penerima',
  photo: { awb: 'Foto struk kurir', receiver: 'Foto bukti terima' },
  photoOptional: 'Boleh dikosongkan kalau fotonya sama.',
  enter_waybill: {
    title: 'Isi nomor resi',
    text: 'Antar paket ke {{courier}} dan bayar ongkirnya di sana. Ongkir dari pembeli masuk ke saldomu setelah pesanan selesai.',
    yes: 'Simpan dan kirim',
  },
  correct_waybill: {
    title: 'Perbaiki nomor resi',
    text: 'Nomor resi bisa diperbaiki dua kali sebelum paket tiba. Pembeli diberi tahu.',
    yes: 'Simpan resi',
  },
  confirm_delivery: {
    title: 'Tandai paket sudah tiba',
    text: 'Isi siapa yang menerima dan lampirkan buktinya. Pembeli punya 7 hari untuk memeriksa sebelum dananya cair.',
    yes: 'Tandai tiba',
  },
};

export const selection = {
  bar: 'Pesanan yang dipilih',
  all: 'Pilih semua di halaman ini ({{n}})',
  one: 'Pilih pesanan {{code}}',
  count: '{{n}} dipilih',
  most: '{{n}} pertama dipilih',
  selectAllMatching: 'Pilih juga di halaman lain',
  clear: 'Batalkan pilihan',
  approve: 'Terima {{n}}',
  pickup: 'Panggil kurir {{n}}',
  print: 'Cetak {{n}} label',
};

export const result = {
  title: 'Hasil',
  done: {
    approve: '{{n}} pesanan diterima',
    pickup: 'Kurir dipanggil untuk {{n}} pesanan',
    print: '{{n}} label siap dicetak',
  },
  failed: '{{n}} pesanan tidak bisa',
  close: 'Tutup hasil',
  packThen: 'Kalau sudah dikemas, panggil kurirnya sekaligus.',
  pickup: 'Panggil kurir untuk {{n}} pesanan',
  bookingThen: 'Resi sedang dibuat. Label bisa dicetak begitu nomornya muncul.',
  printThen: 'Cetak label dan slip kemasnya sekarang, satu berkas A6.',
  printAgain: 'Label terbuka di tab baru. Belum terlihat? Buka lagi.',
  labelsOf: 'Label {{n}} saja',
  labelsOnly: 'Label saja',
  print: 'Cetak {{n}} label dan slip',
};

export const confirm = {
  reason: 'Alasan',
  message: 'Keterangan untuk pembeli',
  noStock: 'Stok barang di pesanan ini menjadi 0',
  reject: {
    title: 'Tolak pesanan ini?',
    text: 'Pembeli mendapat kembali semua yang dibayar, {{refund}}; tokomu menerima {{net}}. Ini tidak bisa diurungkan.',
    yes: 'Tolak pesanan',
  },
  accept_cancel: {
    title: 'Setujui pembatalan?',
    text: 'Pesanan dibatalkan: pembeli mendapat kembali {{refund}}, tokomu menerima {{net}}. Jangan kirim barangnya.',
    yes: 'Setujui batal',
  },
  reject_cancel: {
    title: 'Tolak permintaan batal?',
    text: 'Pesanan berjalan terus. Kemas dan kirim tepat waktu.',
    yes: 'Tolak permintaan',
  },
  accept_complaint: {
    title: 'Setujui pengembalian dana?',
    text: 'Pembeli mendapat kembali {{refund}}, tokomu menerima {{net}}. Ini tidak bisa diurungkan.',
    yes: 'Setujui pengembalian',
  },
  reject_complaint: {
    title: 'Serahkan ke tim Pasar?',
    text: 'Tim Pasar membaca komplain dan jawabanmu, lalu memutuskan. Dana tetap kami tahan.',
    yes: 'Serahkan',
  },
};
