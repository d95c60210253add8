/** The first page of the store: the state of its verification. */
export const summaryMessages = {
  title: 'Tokomu',
  lead: 'Semua yang perlu kamu tahu sebelum mulai.',
  edit: 'Perbaiki data toko',
  send: 'Kirim lagi',
  see: 'Lihat status',
  countdown: 'Verifikasi paling lambat dalam',
  status: {
    draft: {
      title: 'Pendaftaran belum selesai',
      text: 'Lengkapi langkah yang tersisa untuk mengirim tokomu.',
    },
    submitted: {
      title: 'Tokomu sedang diverifikasi',
      text: 'Paling lambat {{at}}. Sambil menunggu, kamu sudah bisa menyiapkan profil toko.',
    },
    late: {
      title: 'Verifikasi lebih lama dari biasanya',
      text: 'Seharusnya selesai {{at}}. Petugas kami sudah diberi tahu; kamu tidak perlu mengirim apa pun.',
    },
    asked: {
      title: 'Kami perlu data tambahan',
      text: 'Perbaiki bagian di bawah ini lalu kirim lagi sebelum {{at}}. Waktu verifikasi berhenti sampai kamu menjawab.',
    },
    approved: {
      title: 'Tokomu sudah terverifikasi',
      text: 'Kamu bisa menayangkan produk dan menerima pesanan.',
    },
    rejected: {
      title: 'Ada data yang perlu diperbaiki',
      text: 'Perbaiki bagian di bawah ini, lalu kirim lagi untuk diperiksa.',
    },
    partRejected: {
      title: 'Ada perubahan yang ditolak',
      text: 'Tokomu tetap berjualan. Perbaiki bagian di bawah ini, lalu simpan; kami memeriksanya lagi.',
    },
    suspended: { title: 'Tokomu ditangguhkan', text: 'Alasannya: {{reason}}' },
  },
  missing: 'Supaya bisa disetujui, toko ini masih perlu:',
  fields: {
    merchant_name: 'Nama toko',
    merchant_photo: 'Foto toko',
    description: 'Tentang toko',
    company_name: 'Nama perusahaan',
    no_npwp: 'Nomor NPWP',
    pic_name: 'Nama penanggung jawab',
    pic_phone: 'Telepon penanggung jawab',
    address: 'Alamat toko',
    bank: 'Rekening bank',
    file_ktp: 'KTP',
    file_ktp_selfie: 'Foto diri dengan KTP',
    file_npwp: 'NPWP',
    file_company_doc: 'SIUP, TDP, atau NIB',
  },
};
