const actor = { staff: 'Tim Pasar', system: 'Otomatis', courier: 'Kurir' };
const status = { escalated: 'Diperiksa tim Pasar', resolved: 'Selesai', withdrawn: 'Dicabut' };

/** Words of an order's page. */
export const id = {
  history: 'Riwayat pesanan',
  progress: 'Kemajuan pesanan',
  steps: ['Dibayar', 'Diproses', 'Dikemas', 'Dikirim', 'Tiba', 'Selesai'],
  parcel: {
    title: 'Pengiriman',
    etd: (days: string) => `Perkiraan ${days} hari`,
    copy: 'Salin nomor resi',
    booking: 'Kurir sedang dipesan. Nomor resinya muncul di sini.',
    noNumber: 'Nomor resi muncul setelah paket dikirim.',
    trackAt: (courier: string) => `Lacak di situs ${courier}`,
    photo: (n: number) => `Foto bukti paket ${n}`,
    tracking: 'Perjalanan paket',
  },
  complaint: 'Komplain',
  evidence: (n: number) => `Foto bukti ${n}`,
  question: 'Tim Pasar bertanya kepadamu',
  until: (at: string) => `Jawab paling lambat ${at}. Setelah itu tim Pasar memutuskan tanpa jawabanmu.`,
  reply: 'Jawabanmu',
  sendReply: 'Kirim jawaban',
  buyer: {
    actor: { ...actor, buyer: 'Kamu', seller: 'Penjual' },
    receiver: 'Alamat pengiriman',
    dropship: (name: string, phone: string) => `Dikirim atas nama ${name}, ${phone}`,
    cancelling: 'Menunggu jawaban penjual untuk permintaan batal',
    cancelled: (at: string) => `Tanpa jawaban sampai ${at}, pesanan dibatalkan dan dana kembali ke saldomu.`,
    requested: (amount: string) => `Diminta kembali: ${amount}`,
    refunded: (amount: string) => `Dikembalikan ke saldomu: ${amount}`,
    due: (at: string) => `Penjual menjawab paling lambat ${at}.`,
    status: { ...status, open: 'Menunggu jawaban penjual' },
  },
  seller: {
    actor: { ...actor, buyer: 'Pembeli', seller: 'Kamu' },
    receiver: 'Penerima',
    dropship: (name: string, phone: string) => `Tulis pengirim: ${name}, ${phone}`,
    cancelling: 'Pembeli minta pesanan ini dibatalkan',
    cancelled: (at: string) => `Tanpa jawaban sampai ${at}, pesanan dibatalkan dan dana kembali ke pembeli.`,
    requested: (amount: string) => `Pembeli meminta kembali ${amount}`,
    refunded: (amount: string) => `Dikembalikan ke pembeli: ${amount}`,
    due: (at: string) => `Jawab paling lambat ${at}. Setelah itu tim Pasar bisa memutuskan.`,
    status: { ...status, open: 'Menunggu jawabanmu' },
  },
};
