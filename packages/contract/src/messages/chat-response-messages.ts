/** What the server answers about the chat. */
export const chatResponseMessages = {
  'chat.text.required': { id: 'Tulis pesanmu', en: 'Write your message' },
  'chat.text.long': { id: 'Pesan maksimal 2.000 karakter', en: 'Message maximum 2,000 characters' },
  'chat.images.many': { id: 'Maksimal 5 foto', en: 'At most 5 photos' },
  'chat.images.required': { id: 'Pilih fotonya', en: 'Choose the photos' },
  'chat.card.required': { id: 'Pilih produk atau pesanannya', en: 'Choose the product or order' },
  'chat.card.unknown': {
    id: 'Produk atau pesanan ini bukan dari toko ini',
    en: 'This product or order is not from this store',
  },
  'chat.hours.invalid': { id: 'Isi jam seperti 08:00', en: 'Enter a time such as 08:00' },
  'chat.hours.order': {
    id: 'Jam tutup harus setelah jam buka',
    en: 'The closing time must be after the opening time',
  },
  'chat.hours.none': { id: 'Pilih sedikitnya satu hari buka', en: 'Choose at least one open day' },
  'chat.template.required': { id: 'Isi atau hapus template ini', en: 'Fill in or delete this template' },
  'chat.template.long': { id: 'Maksimal 500 karakter', en: 'At most 500 characters' },
  'chat.templates.many': { id: 'Maksimal 50 template', en: 'At most 50 templates' },
  'chat.template.contacts': {
    id: 'Hapus nomor telepon, e-mail, rekening, dan tautan luar',
    en: 'Remove phone numbers, email addresses, bank accounts and outside links',
  },
  'chat.assign.unknown': {
    id: 'Orang ini tidak membalas chat tokomu',
    en: 'This person does not reply to chats of your store',
  },
  'chat.paused': {
    id: 'Chatmu dihentikan sementara oleh tim Pasar sampai {until}',
    en: 'The Pasar team paused your chat until {until}',
  },
  'chat.no-text': { id: 'Ada foto, produk, atau pesanan', en: 'A photo, a product or an order' },
  'chat.masked': {
    id: 'Kontak di luar Pasar disembunyikan dari pesanmu. Bertransaksi di Pasar menjaga uangmu.',
    en: 'Contact details outside Pasar were hidden from your message. Trading on Pasar protects your money.',
  },
  'chat.own': {
    id: 'Ini tokomu sendiri, jadi tidak bisa kamu kirimi pesan',
    en: 'This is your own store, so you cannot write to it',
  },
  'chat.closed': {
    id: 'Toko ini sedang tidak bisa dikirimi pesan',
    en: 'This store cannot receive messages at the moment',
  },
  'chat.blocked': {
    id: 'Percakapan ini diblokir, jadi pesan tidak bisa dikirim',
    en: 'This conversation is blocked, so messages cannot be sent',
  },
  'chat.not-first': {
    id: 'Kamu bisa menulis lagi setelah pembeli menulis lebih dulu atau memesan',
    en: 'You can write again once the buyer writes first or places an order',
  },
  'chat.many.seconds': {
    id: 'Pesanmu terlalu banyak. Coba lagi dalam {n} detik.',
    en: 'You sent too many messages. Try again in {n} seconds.',
  },
  'chat.many.hours': {
    id: 'Pesanmu sudah 300 dalam 24 jam. Coba lagi dalam {n} jam.',
    en: 'You sent 300 messages within 24 hours. Try again in {n} hours.',
  },
  'chat.new.hours': {
    id: 'Kamu sudah menghubungi 10 toko baru dalam 24 jam. Coba lagi dalam {n} jam.',
    en: 'You wrote to 10 new stores within 24 hours. Try again in {n} hours.',
  },
} as const;
