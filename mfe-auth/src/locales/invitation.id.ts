export const invitation = {
  title: 'Undangan ke toko',
  description: 'Terima undangan untuk bekerja di sebuah toko di Pasar.',
  heading: '{{store}} mengundangmu',
  lead: 'Bekerja di toko ini dengan peran: {{roles}}.',
  for: 'Undangan ini untuk akun {{email}} dan berlaku sampai {{at}}.',
  logIn: 'Masuk',
  register: 'Daftar',
  home: 'Ke beranda',
  accept: 'Terima sebagai {{email}}',
  otherAccount: 'Pakai akun lain',
  role: {
    catalogue: 'katalog',
    orders: 'pesanan',
    finance: 'keuangan',
    support: 'layanan pembeli',
  },
};
