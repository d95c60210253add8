import type { PageText } from '../page-text.ts';

const contact: PageText = {
  title: 'Hubungi kami',
  summary: 'Ke mana bertanya soal pesanan, toko, akun, dan cara menghubungi tim Pasar.',
  body: `Pilih yang paling dekat dengan masalahmu. Pesanan dan komplain paling cepat ditangani dari halaman pesanannya.`,
};

const privacy: PageText = {
  title: 'Privasi',
  summary: 'Data apa yang Pasar simpan, untuk apa, siapa yang melihatnya, dan berapa lama.',
  body: `## Data yang kamu berikan

Akun: e-mail, nama pengguna, nama lengkap, nomor telepon, jenis kelamin, dan tanggal lahir. Kata sandimu hanya disimpan dalam bentuk acak yang tidak bisa dibaca kembali. Dari passkey kami simpan kunci umumnya; sidik jari atau wajahmu tidak pernah keluar dari perangkatmu.

Belanja: alamat pengiriman, isi keranjang, favorit, toko yang kamu ikuti, pesanan, ulasan, komplain beserta fotonya, dan chat dengan toko.

Berjualan: data toko dan perusahaan, rekening bank, serta dokumen identitas dan usaha untuk pemeriksaan.

## Data yang tercatat saat kamu memakai situs

Setiap sesi masuk dicatat dengan waktu, peramban, dan alamat jaringannya, supaya kamu bisa mengenali perangkat asing. Kejadian keamanan, misalnya kata sandi diganti atau percobaan masuk yang gagal, juga dicatat.

Untuk akun yang masuk, kami simpan {{viewed}} produk terakhir yang dilihat. Laporan kesalahan halaman disimpan tanpa e-mail, token, dan deretan angka panjang.

## Yang tersimpan di perambanmu

Situs ini tidak memuat iklan, pelacak, atau berkas dari pihak lain.

## Siapa yang melihat datamu

Penjual melihat nama dan alamat penerima pesanannya; nomor teleponnya disamarkan. Kurir menerima data yang diperlukan untuk mengantar.

Penyedia pembayaran menerima kode pesanan dan jumlahnya. Kalau kamu masuk lewat akun lain, penyedianya tahu bahwa kamu masuk ke sini. Server e-mail meneruskan e-mail kami kepadamu.

Dokumen identitas hanya bisa dilihat olehmu dan tim Pasar yang memeriksanya. Di ulasan, kamu bisa menyembunyikan namamu. Kami tidak menjual data.

## Berapa lama

Kode verifikasi dan pendaftaran yang tidak selesai: sehari setelah kedaluwarsa. Sesi: 30 hari setelah berakhir. Kejadian keamanan: setahun. Laporan kesalahan: 30 hari. Spreadsheet impor: 30 hari setelah selesai. Chat: teks 24 bulan, foto 12 bulan. Pertanyaan ke tim Pasar: {{ticketMonths}} bulan setelah pesan terakhir. Foto dokumen identitas pembeli: 30 hari setelah diperiksa; KTP dan swafoto penjual: 90 hari setelah disetujui, 30 hari setelah ditolak; dokumen usaha: 10 tahun setelah penjualan terakhir.

Salinan data yang kamu minta: 72 jam. Data akun disimpan selama akunmu ada; {{days}} hari setelah kamu minta hapus, data itu dihapus. Ulasan dan pesanmu tetap ada atas nama “Pengguna dihapus”.

Pesanan, invoice, dan catatan uang kami simpan selama pasar ini berjalan, karena diperlukan untuk pembukuan dan sengketa. Dari akun yang dihapus, pesanan hanya menyisakan nama dan kota penerima; sisanya tersegel {{years}} tahun sesuai aturan pajak, lalu dihapus. Invoice tidak bisa diubah.

## Pilihanmu

Ubah data diri dan alamat di akunmu. Keluarkan perangkat lain di halaman keamanan. Hapus riwayat pencarian di kotak pencarian; keluar dari akun juga menghapusnya.

Minta salinan semua datamu sekali sehari, atau hapus akunmu, di halaman privasi akun.

[Buka halaman privasi akun]({{page.privacy}})`,
};

const terms: PageText = {
  title: 'Syarat dan Ketentuan',
  summary: 'Aturan main belanja dan berjualan di Pasar.',
  body: `## Akunmu

Satu akun untuk satu orang atau satu perusahaan. Isi data yang benar, jaga kata sandimu, dan beri tahu kami bila ada orang lain yang memakai akunmu. Akun bisa dihentikan bila dipakai untuk menipu.

## Belanja

Harga yang kamu lihat ditetapkan oleh penjual dalam rupiah. Ketersediaan produk ditunjukkan di halaman produk dan bisa berubah selama kamu melihatnya.

## Berjualan {#selling}

Penjual menjamin bahwa produknya asli, boleh dijual, dan sesuai dengan foto serta uraiannya. Identitas penjual diperiksa dalam 1 x 24 jam sebelum tokonya dibuka.

## Datamu

Kami menyimpan data yang kamu isi untuk menjalankan akun dan tokomu. Dokumen identitas hanya bisa dilihat olehmu dan oleh petugas yang memeriksanya.

## Perubahan

Aturan ini bisa berubah. Yang berlaku adalah yang tertulis di halaman ini, sejak tanggal di atas.`,
};

export const marketId = { contact, privacy, terms };
