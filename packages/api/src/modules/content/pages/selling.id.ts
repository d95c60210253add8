import type { PageText } from '../page-text.ts';

const fees: PageText = {
  title: 'Biaya dan komisi',
  summary: 'Yang dibayar pembeli dan penjual.',
  body: `## Untuk pembeli

Kamu membayar harga barang, ongkir, dan asuransi kalau kamu memilihnya. Total akhirnya terlihat sebelum kamu membayar.

Pasar tidak menambahkan biaya layanan.

## Komisi penjual

Komisi biasa {{commission}}% dari harga barang setelah voucher tokomu; kategori tertentu bisa memakai tarif lain. Tarif ditetapkan saat pesanan dibuat dan tidak berubah sesudahnya.

Komisi hanya diambil dari pesanan yang selesai. Pesanan batal tidak dikenai komisi.

## Pendapatanmu

Saat pesanan selesai, pendapatanmu masuk ke saldo toko. Pesanan selesai ketika pembeli menekan “Selesaikan”, atau {{completeHours}} jam setelah kurir mengantar.

Rincian setiap pesanan menunjukkan harga barang, voucher, komisi, dan ongkir.

[Lihat saldo toko]({{page.sellerWallet}})

## Yang gratis

Membuka toko, memasang produk, dan menarik saldo tidak dipungut biaya oleh Pasar.`,
};

const selling: PageText = {
  title: 'Cara berjualan',
  summary: 'Membuka toko, memproses pesanan, dan mengirim.',
  body: `## Buka toko

Isi data diri, data perusahaan kalau berbadan usaha, data toko, wilayah, dan rekening bank. Kami memeriksa identitasmu dalam 1 x 24 jam, lalu tokomu bisa mulai berjualan.

Kalau ditolak, alasannya ada di setiap bagian; perbaiki lalu ajukan lagi. Akun yang sama tetap bisa dipakai belanja.

[Buka toko]({{page.becomeSeller}})

## Tambah produk

Buat produk satu per satu, atau impor dari spreadsheet. Produk bisa punya varian dengan harga dan stok masing-masing.

Produk yang disembunyikan tidak terlihat pembeli; riwayat dan ulasannya tetap ada.

[Kelola produk]({{page.sellerProducts}})

## Proses pesanan

Terima atau tolak pesanan dalam {{respondHours}} jam. Kirim dalam {{shipHours}} jam setelah pembayaran, ditambah hari preorder. Pesanan yang lewat batas batal dengan sendirinya.

Kalau pembeli meminta batal, jawab dalam {{cancelHours}} jam; tanpa jawaban, pesanan batal.

[Buka pesanan masuk]({{page.sellerOrders}})

## Kirim paket

Kalau penjemputan tersedia, panggil kurir dan cetak label; kurir punya {{pickupHours}} jam untuk menjemput. Kalau tidak, bawa paket ke kurir dan masukkan nomor resinya.

Dengan resi sendiri, laporkan saat paket tiba. Pesanan selesai {{ownWaybillDays}} hari setelah laporanmu, atau lebih cepat kalau pembeli menyelesaikannya.

## Jawab komplain

Jawab dalam {{complaintHours}} jam: setujui uang kembali, atau tolak dengan penjelasan. Komplain yang ditolak atau tidak dijawab diputuskan tim Pasar.

## Ulasan

Pembeli bisa mengulas {{reviewDays}} hari setelah pesanan selesai, dengan paling banyak {{reviewImages}} foto. Kamu bisa membalas setiap ulasan dan mengubah balasanmu selama {{replyHours}} jam.

[Lihat ulasan toko]({{page.sellerReviews}})`,
};

export const sellingId = { fees, selling };
