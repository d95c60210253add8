import type { PageText } from '../page-text.ts';

const buying: PageText = {
  title: 'Cara belanja',
  summary: 'Dari mencari produk sampai checkout.',
  body: `## Cari produk

Ketik nama produk, merek, atau kategori di kotak pencarian, lalu saring menurut harga, kota, atau jenis toko.

Harga, stok, dan ulasan ada di halaman produk. Stok bisa berubah selama kamu melihatnya.

[Lihat semua produk]({{page.search}})

## Masukkan ke keranjang

Kamu perlu masuk untuk memakai keranjang. Kalau belum masuk, kami ingat produk yang mau kamu tambahkan dan memasukkannya setelah kamu masuk.

Produk di keranjang belum dipesan untukmu: stoknya baru disisihkan saat kamu membuat pesanan.

[Buka keranjang]({{page.cart}})

## Checkout

Pilih alamat, kurir, dan metode pembayaran. Total yang kamu lihat sudah berisi ongkir dan potongan.

Kalau harga atau stok berubah saat kamu checkout, kami tunjukkan perubahannya dan menunggu persetujuanmu. Satu checkout bisa berisi beberapa toko; setiap toko menjadi satu pesanan.

## Pakai voucher

Simpan voucher di halaman promo atau masukkan kodenya saat checkout. Syarat setiap voucher tertulis di vouchernya: minimal belanja, masa berlaku, dan kuota.

Kalau pesanan batal sebelum selesai, pemakaian vouchernya kami kembalikan selama voucher itu masih berlaku.

[Lihat voucher]({{page.promos}})

## Kirim sebagai dropship

Saat checkout, nyalakan dropship dan isi nama dan nomor pengirim. Itu yang tercetak di label paket, bukan nama toko.`,
};

const delivery: PageText = {
  title: 'Pengiriman',
  summary: 'Ongkir, lama proses, dan melacak paket.',
  body: `## Ongkir

Ongkir dihitung dari lokasi toko, alamatmu, dan berat paket. Pilihan kurir dan harganya terlihat saat checkout. Asuransi bisa kamu tambahkan.

Toko atau Pasar kadang menanggung sebagian ongkir; potongannya terlihat di rincian.

## Berapa lama prosesnya

Penjual punya {{respondHours}} jam untuk menerima pesanan dan {{shipHours}} jam setelah pembayaran untuk mengirim. Produk preorder ditambah hari preordernya.

Kalau penjual melewati batas itu, pesanan batal dengan sendirinya dan uangmu kembali ke saldo. Setelah kurir mengambil paket, lamanya mengikuti layanan yang kamu pilih.

## Lacak paket

Buka pesananmu untuk melihat nomor resi dan perjalanan paket. Kalau penjual memakai resi sendiri, kami tampilkan nomor resi dan kurirnya.

[Lacak pesanan]({{page.orders}})

## Paket belum sampai

Kalau paket belum sampai {{lateDays}} hari setelah perkiraan tiba, kamu bisa mengajukan komplain “Paket belum sampai” dari pesanan itu.

Paket yang dinyatakan hilang oleh kurir membuat pesanan batal, dan uangmu kembali ke saldo.`,
};

const paying: PageText = {
  title: 'Pembayaran',
  summary: 'Metode, batas waktu, dan ke mana uangmu pergi.',
  body: `## Metode pembayaran

Metode yang tersedia dan biayanya terlihat saat checkout, sebelum kamu membayar. Saldo di akunmu bisa menutup sebagian atau semuanya.

## Batas waktu membayar

Bayar dalam {{payHours}} jam setelah membuat pesanan. Kalau ada produk flash sale di dalamnya, batasnya {{flashHours}} jam.

Kalau lewat, pesanan kedaluwarsa, stok dilepas, dan bagian saldo yang kamu pakai kembali.

[Lihat pesanan yang belum dibayar]({{page.orders}})

## Uangmu kami simpan dulu

Pembayaranmu tidak langsung ke penjual. Kami simpan sampai pesanan selesai, atau kembali kepadamu kalau pesanan batal.

Bayar hanya lewat halaman pembayaran Pasar. Uang yang ditransfer langsung ke penjual tidak bisa kami lindungi.

## Terlanjur bayar setelah batas waktu

Uangnya tidak hilang. Kalau pembayaran tiba setelah pesanan berakhir, jumlahnya masuk ke saldo akunmu.`,
};

const returns: PageText = {
  title: 'Batal, komplain, dan uang kembali',
  summary: 'Yang bisa dilakukan kalau pesanan tidak sesuai.',
  body: `## Batalkan pesanan

Sebelum dibayar atau sebelum penjual menerimanya, kamu bisa membatalkan langsung dari pesanan.

Setelah penjual memproses, ajukan permintaan batal, satu kali untuk setiap pesanan. Kalau penjual tidak menjawab dalam {{cancelHours}} jam, pesanan batal. Setelah paket dikirim, pesanan tidak bisa dibatalkan.

[Buka pesananmu]({{page.orders}})

## Ajukan komplain

Kalau barang rusak, tidak sesuai, atau kurang, ajukan komplain dari pesanan sebelum pesanan selesai: {{completeHours}} jam setelah kurir mengantar, atau {{ownWaybillDays}} hari kalau penjual yang melaporkan pengirimannya tiba.

Jelaskan masalahnya dan lampirkan foto. Kamu bisa meminta semua uang kembali atau sebagian. Jangan tekan “Selesaikan” sebelum masalahnya beres: pesanan yang selesai tidak bisa dikomplain lagi.

## Siapa yang memutuskan

Penjual punya {{complaintHours}} jam untuk menjawab. Kalau ia setuju, uangmu kembali. Kalau ia menolak atau tidak menjawab, tim Pasar memeriksa bukti kedua pihak dan memutuskan.

Selama komplain terbuka, uang pesanan tetap kami simpan. Komplain menghasilkan uang kembali; pengiriman balik barang dan tukar barang belum kami atur.

## Uang kembali

Uang kembali masuk ke saldo akunmu saat pesanan batal atau komplain diputuskan. Dari saldo, kamu bisa belanja lagi atau menariknya ke rekening bank. Kalau tadinya kamu bayar dengan QRIS, GoPay, atau ShopeePay dan waktunya belum lewat, halaman saldo juga menawarkan pengembalian ke sana.

[Lihat saldo]({{page.wallet}})`,
};

export const buyingId = { buying, delivery, paying, returns };
