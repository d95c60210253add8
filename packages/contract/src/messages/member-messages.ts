/** What the server answers about the members of a store. */
export const memberMessages = {
  'members.roles.required': { id: 'Pilih minimal satu peran', en: 'Choose at least one role' },
  'members.already': {
    id: 'Alamat ini sudah bekerja untuk tokomu',
    en: 'This address works for your store already',
  },
  'members.invited': {
    id: 'Alamat ini sudah diundang. Kirim ulang undangannya dari daftar.',
    en: 'This address is invited already. Send the invitation again from the list.',
  },
  'members.full': {
    id: 'Toko ini sudah punya {max} orang, termasuk undangan yang masih terbuka',
    en: 'This store already has {max} people, open invitations included',
  },
  'members.sent': { id: 'Undangan terkirim', en: 'Invitation sent' },
  'members.withdrawn': { id: 'Undangan ditarik kembali', en: 'Invitation taken back' },
  'members.removed': { id: 'Anggota dikeluarkan', en: 'Member removed' },
  'members.left': { id: 'Kamu sudah keluar dari toko ini', en: 'You have left this store' },
  'members.owner-stays': {
    id: 'Pemilik toko tidak bisa keluar atau dikeluarkan dari tokonya',
    en: 'The owner of a store cannot leave it or be removed from it',
  },
  'invitation.gone': {
    id: 'Undangan ini sudah dipakai, ditarik, atau kedaluwarsa. Minta undangan baru ke pemilik toko.',
    en: 'This invitation was used, taken back or has expired. Ask the owner of the store for a new one.',
  },
  'invitation.other-account': {
    id: 'Undangan ini untuk alamat e-mail lain. Masuk dengan akun alamat itu.',
    en: 'This invitation is for another email address. Log in with the account of that address.',
  },
  'invitation.accepted': { id: 'Selamat bergabung', en: 'Welcome aboard' },
} as const;
