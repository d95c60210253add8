import type { PageText } from '../page-text.ts';

const security: PageText = {
  title: 'Keamanan akun',
  summary: 'Kata sandi, perangkat, dan penipuan.',
  body: `## Lupa atau ganti kata sandi

Lupa kata sandi? Minta kode lewat e-mail dan buat yang baru. Setelah itu semua perangkat keluar dari akunmu.

Kata sandi bisa diganti kapan saja di halaman keamanan; perangkat lain harus masuk lagi.

Dengan passkey kamu masuk memakai sidik jari, wajah, atau PIN perangkatmu. Tambahkan di halaman keamanan; kata sandi saja lalu tidak cukup untuk masuk.

[Buat kata sandi baru]({{page.forgetPassword}})

## Kode verifikasi

Kode 6 angka dikirim ke e-mailmu dan berlaku 5 menit. Jangan berikan kode itu kepada siapa pun; tim Pasar tidak pernah memintanya.

Kode tidak datang? Periksa folder spam, lalu kirim ulang setelah hitungan mundur selesai.

## Lihat siapa yang masuk

Halaman keamanan menampilkan setiap perangkat yang masuk ke akunmu. Keluarkan yang tidak kamu kenal, lalu ganti kata sandimu.

Kami mengirim e-mail setiap kali kata sandi, e-mail, atau nomor telepon akunmu berubah.

[Buka halaman keamanan]({{page.security}})

## Hindari penipuan

Bayar hanya di halaman pembayaran Pasar. Jangan transfer langsung ke penjual, dan jangan selesaikan pesanan sebelum barangnya kamu terima.

Periksa alamat situs sebelum mengetik kata sandi.

## Laporkan celah keamanan

Menemukan celah di situs ini? Alamat pelaporannya ada di /.well-known/security.txt. Mohon jangan umumkan sebelum diperbaiki.`,
};

const wallet: PageText = {
  title: 'Saldo dan penarikan',
  summary: 'Memakai saldo dan menariknya ke rekening.',
  body: `## Dari mana saldo berasal

Saldo pembeli berisi uang kembali dari pesanan batal, komplain, dan pembayaran yang terlambat. Saldo toko terpisah dan berisi pendapatan dari pesanan yang selesai.

Setiap perubahan tercatat di riwayat, lengkap dengan kode pesanannya.

[Lihat riwayat saldo]({{page.wallet}})

## Bayar dengan saldo

Nyalakan saldo saat checkout. Kalau saldomu kurang, sisanya kamu bayar dengan metode lain; bagian saldo ditahan sampai pembayarannya selesai dan kembali kalau tidak jadi.

## Tarik ke rekening bank

Minimal {{leastWithdrawal}} sekali tarik, maksimal {{withdrawalsPerDay}} kali dan {{mostWithdrawal}} sehari. Kami minta kata sandimu lagi.

Penarikan diproses tim Pasar; perkiraan tibanya terlihat setelah kamu mengajukan, 1 atau 2 hari bank tergantung banknya. Pasar tidak memungut biaya penarikan.

## Penarikan ditolak

Kalau penarikan ditolak, misalnya karena nomor rekening salah, uangnya kembali ke saldo dan alasannya ada di notifikasi.

Setelah rekening toko diganti, penarikan dari saldo toko baru bisa dilakukan sehari kemudian. Ini melindungi uangmu kalau bukan kamu yang menggantinya.`,
};

export const accountId = { security, wallet };
