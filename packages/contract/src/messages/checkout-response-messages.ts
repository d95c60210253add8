/** What the server answers about cart, address book and checkout. */
export const checkoutResponseMessages = {
  'address-book.full': { id: 'Maksimal {max} alamat', en: 'At most {max} addresses' },
  'address-book.region': {
    id: 'Wilayah ini tidak cocok dengan pilihan di atasnya',
    en: 'This region does not belong to the one above',
  },
  'address-book.deleted': { id: 'Alamat dihapus', en: 'Address deleted' },
  'quantity.min': { id: 'Minimal pembelian {min} buah', en: 'Minimum order is {min}' },
  'quantity.max': { id: 'Maksimal pembelian {max} buah', en: 'Maximum order is {max}' },
  'cart.added': { id: 'Masuk keranjang', en: 'Added to cart' },
  'cart.item.not-found': {
    id: 'Barang ini tidak ada di keranjangmu',
    en: 'This item is not in your cart',
  },
  'cart.full': { id: 'Keranjang penuh, maksimal {max} barang', en: 'Your cart is full, at most {max} items' },
  'cart.own-product': {
    id: 'Tidak dapat membeli produk sendiri',
    en: 'You cannot buy your own product',
  },
  'cart.variant-required': { id: 'Pilih varian dulu', en: 'Choose a variant first' },
  'cart.unavailable': { id: 'Produk ini sedang tidak dijual', en: 'This product is not for sale now' },
  'stock.changed': { id: 'Stok tidak cukup. Sisa {left}.', en: 'Not enough stock. {left} left.' },
  'stock.changed-some': {
    id: 'Stok beberapa barang berubah',
    en: 'The stock of some items has changed',
  },
  'flash.sold-out': { id: 'Kuota flash sale habis', en: 'The flash sale is sold out' },
  'checkout.empty': {
    id: 'Belum ada barang yang dipilih untuk dibeli',
    en: 'Select at least one item to buy',
  },
  'checkout.closed': { id: 'Checkout ini sudah ditutup', en: 'This checkout is closed' },
  'checkout.address-required': { id: 'Pilih alamat pengiriman dulu', en: 'Choose a shipping address first' },
  'checkout.courier-required': { id: 'Pilih kurir dulu', en: 'Choose a courier first' },
  'checkout.price-changed': {
    id: 'Total berubah. Periksa lagi lalu bayar.',
    en: 'The total has changed. Check it and pay again.',
  },
  'checkout.quote-expired': {
    id: 'Ongkos kirim sudah dihitung ulang. Periksa lagi lalu bayar.',
    en: 'Shipping was calculated again. Check it and pay again.',
  },
  'checkout.insurance-required': {
    id: 'Asuransi wajib untuk barang senilai ini',
    en: 'Insurance is required for items of this value',
  },
  'payment.method-required': { id: 'Pilih metode pembayaran', en: 'Choose a payment method' },
  'payment.none': {
    id: 'Pasar ini belum menerima pembayaran, pesanan belum dapat dibuat.',
    en: 'This market takes no payments yet, orders cannot be placed.',
  },
  'payment.amount': {
    id: 'Tidak ada metode pembayaran untuk jumlah ini',
    en: 'No payment method takes this amount',
  },
  'payment.sold-out': { id: 'Ada barang yang habis', en: 'Something is sold out' },
  'payment.changes': {
    id: 'Metode sudah diganti {max} kali. Bayar dengan yang sekarang.',
    en: 'The method was changed {max} times. Pay with the current one.',
  },
  'payment.no-answer': {
    id: 'Penyedia pembayaran belum menjawab. Coba lagi sebentar lagi.',
    en: 'The payment provider does not answer yet. Try again soon.',
  },
  'transfer.not-open': { id: 'Transfer ini tidak menunggu lagi', en: 'This transfer does not wait any more' },
  'transfer.reference-used': {
    id: 'Nomor referensi bank ini milik pembayaran lain',
    en: 'This bank reference belongs to another payment',
  },
  'settlement.columns': {
    id: 'Berkas perlu kolom reference, amount, fee',
    en: 'The file needs the columns reference, amount, fee',
  },
  'settlement.line': {
    id: 'Tulis jumlah dan biaya dalam rupiah bulat',
    en: 'Write amount and fee as whole rupiah',
  },
  'settlement.unknown': {
    id: 'Tidak ada pembayaran yang diterima dengan nomor ini',
    en: 'No payment was taken under this reference',
  },
  'settlement.booked': { id: 'Pembayaran ini sudah dibukukan', en: 'This payment is booked already' },
  'settlement.amount': {
    id: 'Jumlahnya berbeda dari yang diterima, dicatat sebagai selisih',
    en: 'The amount differs from what was taken, noted as a mismatch',
  },
  'mismatch.closed': { id: 'Selisih ini sudah ditutup', en: 'This mismatch is closed' },
  'payment.closed': { id: 'Pembayaran ini sudah ditutup', en: 'This payment is closed' },
  'promo.claimed': { id: 'Promo disimpan', en: 'Promo saved' },
  'promo.claimed-before': { id: 'Promo ini sudah kamu simpan', en: 'You already have this promo' },
  'promo.invalid': { id: 'Promo tidak bisa dipakai lagi', en: 'The promo can no longer be used' },
  'promo.not-started': { id: 'Promo belum dimulai', en: 'The promo has not started' },
  'promo.ended': { id: 'Promo sudah berakhir', en: 'The promo has ended' },
  'promo.paused': { id: 'Promo sedang dihentikan', en: 'The promo is paused' },
  'promo.exhausted': { id: 'Kuota promo habis', en: 'The promo is used up' },
  'promo.user-limit': { id: 'Kamu sudah memakai promo ini', en: 'You have used this promo' },
  'promo.not-claimed': {
    id: 'Masukkan kodenya untuk memakai promo ini',
    en: 'Enter its code to use this promo',
  },
  'promo.new-buyer-only': { id: 'Hanya untuk pembeli baru', en: 'For new buyers only' },
  'promo.follower-only': { id: 'Hanya untuk pengikut toko', en: 'For followers of the store only' },
  'promo.min-spend': { id: 'Kurang {missing} lagi', en: '{missing} short of the minimum' },
  'promo.no-eligible-product': {
    id: 'Tidak berlaku untuk barang di pesanan ini',
    en: 'Not valid for the items of this order',
  },
  'promo.no-shipping': {
    id: 'Pilih kurir dulu untuk memakai promo ini',
    en: 'Choose a courier to use this promo',
  },
  'promo.shipping-free': {
    id: 'Ongkirnya sudah gratis',
    en: 'Shipping is free already',
  },
  'promo.better-selected': {
    id: 'Hanya satu promo sejenis yang bisa dipakai',
    en: 'Only one promo of this kind can be used',
  },
  'idempotency.invalid': { id: 'Kunci permintaan tidak valid', en: 'The request key is not valid' },
  'idempotency.reused': {
    id: 'Kunci permintaan ini sudah dipakai untuk isi yang lain',
    en: 'This request key was used with other content',
  },
} as const;
