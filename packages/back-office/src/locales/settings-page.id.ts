export { settingNames } from './setting-names.id.ts';

export const settings = {
  lead: 'Perubahan berlaku di seluruh pasar dalam 5 detik dan tercatat.',
  name: 'Pengaturan',
  value: 'Nilai',
  default: 'Bawaan',
  changedBy: 'Diubah oleh',
  changedAt: 'Diubah pada',
  never: 'Belum pernah',
  reason: 'Alasan',
  range: 'Rentang',
  rangeOf: '{{min}} sampai {{max}}',
  off: 'Dimatikan',
  hours_one: '{{count}} jam',
  hours_other: '{{count}} jam',
  colleague: 'Perubahan baru berlaku setelah admin lain menyetujui.',
  offNotice: 'Dimatikan: satu orang boleh memindahkan uang berapa pun.',
  history: 'Lihat riwayatnya',
  edit: {
    button: 'Ubah',
    title: 'Ubah {{name}}',
    text: 'Rentang: {{range}}.',
    yes: 'Simpan',
    hours: 'Jam',
  },
  reset: {
    button: 'Kembalikan ke bawaan',
    title: 'Kembalikan {{name}} ke bawaan?',
    text: 'Nilainya menjadi {{value}}.',
    yes: 'Kembalikan',
  },
  switchOff: {
    button: 'Matikan',
    title: 'Matikan persetujuan rekan?',
    text: 'Satu orang lalu boleh memindahkan uang berapa pun. Beranda menampilkannya selama dimatikan. Jika ada admin lain, ia menyetujui dulu.',
    yes: 'Matikan',
  },
};
