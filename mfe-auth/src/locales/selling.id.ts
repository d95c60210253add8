export const selling = {
  title: 'Berjualan di Pasar',
  description:
    'Buka toko di Pasar: lima langkah, identitas diperiksa 1 x 24 jam, ongkir dan pembayaran kami urus.',
  heading: 'Dagangan jujur, pembeli datang.',
  lead: 'Buka tokomu di Pasar. Kamu menjual, kami mengurus pembayaran, ongkir, dan pencairan hasilnya.',
  start: 'Buka toko',
  myStore: 'Ke tokoku',
  register: 'Daftar dan buka toko',
  logIn: 'Sudah punya akun',
  why: 'Kenapa di Pasar',
  reasons: {
    money: {
      title: 'Uangmu jelas',
      text: 'Pembayaran kami tahan sampai barang diterima, lalu masuk ke dompet tokomu dengan rincian setiap pesanan.',
    },
    shipping: {
      title: 'Kurir menjemput',
      text: 'Ongkir dihitung otomatis dari alamat tokomu. Cetak resi, kurir datang.',
    },
    trust: {
      title: 'Tanda terverifikasi',
      text: 'Identitas diperiksa sebelum toko dibuka, jadi pembeli tahu mereka belanja dari siapa.',
    },
  },
  how: 'Lima langkah sampai buka',
  steps: {
    personal: { title: 'Data pribadi', text: 'Username, nama, telepon, dan tanggal lahir.' },
    company: {
      title: 'Perusahaan',
      text: 'Hanya untuk badan usaha: NPWP, KTP pemilik, dan SIUP, TDP, atau NIB.',
    },
    store: { title: 'Data toko', text: 'Nama toko dan alamat penjemputan.' },
    location: { title: 'Wilayah toko', text: 'Provinsi sampai kelurahan, untuk menghitung ongkir.' },
    bank: { title: 'Data bank', text: 'Rekening untuk mencairkan hasil penjualan.' },
  },
  after: 'Setelah itu kami memeriksa dalam 1 x 24 jam, dan tokomu bisa mulai berjualan.',
  questions: 'Pertanyaan yang sering muncul',
  faq: {
    cost: {
      q: 'Berapa biaya membuka toko?',
      a: 'Tidak ada biaya pendaftaran. Komisi hanya dipotong dari pesanan yang selesai, dan terlihat di rincian tiap pesanan.',
    },
    individual: {
      q: 'Harus punya perusahaan?',
      a: 'Tidak. Pilih “Perorangan” di langkah pertama; data perusahaan tidak akan ditanyakan.',
    },
    pause: {
      q: 'Bisa berhenti di tengah pendaftaran?',
      a: 'Bisa. Setiap langkah tersimpan di akunmu, dan kamu lanjut dari perangkat mana pun.',
    },
    buy: {
      q: 'Masih bisa belanja setelah punya toko?',
      a: 'Bisa. Satu akun untuk belanja dan berjualan.',
    },
  },
};
