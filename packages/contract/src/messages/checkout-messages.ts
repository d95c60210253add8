/** Messages of cart, address book and checkout (SPEC 8, domain 3.4 to 3.8). */
export const checkoutMessages = {
  'address-book.label.long': { id: 'Label maksimal 30 karakter', en: 'Label maximum 30 characters' },
  'address-book.receiver.length': {
    id: 'Nama penerima 2 sampai 100 karakter',
    en: 'Receiver name must be 2 to 100 characters',
  },
  'address-book.saved': { id: 'Alamat tersimpan', en: 'Address saved' },
  'quantity.invalid': {
    id: 'Jumlah harus angka bulat mulai dari 1',
    en: 'Quantity must be a whole number from 1',
  },
  'quantity.large': { id: 'Jumlah terlalu banyak', en: 'Quantity is too large' },
  'note.long': { id: 'Catatan maksimal 200 karakter', en: 'Note maximum 200 characters' },
  'stock.none': { id: 'Stok habis', en: 'Out of stock' },
  'flash.price.invalid': { id: 'Harga harus angka bulat', en: 'The price must be a whole number' },
  'flash.limit': { id: 'Maksimal {max} per pembeli', en: 'At most {max} per buyer' },
  'checkout.changed': {
    id: 'Isi checkout ini berubah di tempat lain. Periksa lagi lalu bayar.',
    en: 'This checkout was changed elsewhere. Check it and pay again.',
  },
  'payment.simulated': { id: 'Pembayaran dikirim', en: 'Payment sent' },
  'transfer.sender': { id: 'Isi nama pemilik rekening pengirim', en: 'Enter the name of the sender' },
  'promo.code.required': { id: 'Isi kode promo', en: 'Enter a promo code' },
  'promo.code.unknown': { id: 'Kode promo tidak ditemukan', en: 'Promo code not found' },
} as const;
