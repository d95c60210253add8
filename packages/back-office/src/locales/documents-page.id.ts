export const documents = {
  title: 'Dokumen pembeli',
  name: 'Nama',
  email: 'E-mail',
  sent: 'Dikirim {{time}}',
  state: { submitted: 'Menunggu', approved: 'Disetujui', rejected: 'Ditolak' },
  approve: 'Setujui',
  reject: 'Tolak',
  approveTitle: 'Setujui {{name}}?',
  approveText: 'Pemiliknya diberi tahu bahwa dokumen ini disetujui.',
  rejectTitle: 'Tolak {{name}}?',
  rejectText: 'Pemiliknya membaca alasannya dan bisa mengirim ulang.',
};
