import { invitation } from './invitation.id.ts';
import { selling } from './selling.id.ts';
import { setup } from './setup.id.ts';
import { social } from './social.id.ts';

export const messages = {
  email: 'E-mail',
  password: 'Kata sandi',
  confirmation: 'Ulangi kata sandi',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  passwordHint: '8–32 karakter: huruf, angka, spasi, atau _@./#&+-',
  promise: {
    title: 'Luarnya jujur, isinya sesuai.',
    text: 'Produk dari penjual yang identitasnya sudah diperiksa, dari Aceh sampai Papua.',
  },
  login: {
    title: 'Masuk',
    lead: 'Senang kamu kembali.',
    submit: 'Masuk',
    remember: 'Ingat saya di perangkat ini',
    rememberHint: 'Kamu tetap masuk selama 2 hari',
    forgot: 'Lupa kata sandi?',
    noAccount: 'Belum punya akun?',
    register: 'Daftar',
    description: 'Masuk ke Pasar untuk belanja dan mengelola tokomu.',
  },
  passkey: {
    login: 'Masuk dengan passkey',
    second: 'Lanjut dengan passkey',
    failed: 'Passkey tidak bisa dipakai di perangkat ini. Masuk dengan cara lain.',
  },
  second: {
    app: {
      lead: 'Satu langkah lagi: isi kode dari aplikasi autentikator.',
      code: 'Kode autentikator',
      hint: '6 angka dari aplikasi, atau satu kode pemulihan',
    },
    recovery: {
      lead: 'Satu langkah lagi: pakai passkey akunmu, atau isi satu kode pemulihan.',
      code: 'Kode pemulihan',
      hint: 'Dari daftar yang kamu simpan waktu membuat passkey',
    },
    submit: 'Masuk',
    back: 'Masuk dengan cara lain',
  },
  register: {
    title: 'Daftar',
    lead: 'Cukup e-mail dan kata sandi. Setelah itu kamu langsung bisa belanja.',
    submit: 'Daftar',
    haveAccount: 'Sudah punya akun?',
    login: 'Masuk',
    terms: 'Dengan mendaftar, kamu setuju dengan <terms>Syarat dan Ketentuan</terms> Pasar.',
    description: 'Buat akun Pasar dengan e-mail dan kata sandi.',
  },
  verification: {
    title: 'Masukkan kode',
    lead: 'Kami mengirim kode 6 angka ke <mail>{{email}}</mail>. Kode berlaku 5 menit.',
    code: 'Kode verifikasi',
    box: 'Angka ke-{{position}}',
    submit: 'Verifikasi',
    resend: 'Kirim ulang kode',
    wait: 'Kirim ulang dalam {{seconds}} detik',
    missing: 'Alamat e-mail tidak ada di tautan ini. Mulai lagi dari halaman masuk.',
    description: 'Masukkan kode yang kami kirim ke e-mailmu.',
  },
  forgotPassword: {
    title: 'Lupa kata sandi',
    lead: 'Tulis e-mail akunmu. Kami kirim kode untuk membuat kata sandi baru.',
    submit: 'Kirim kode OTP',
    back: 'Kembali ke halaman masuk',
    description: 'Minta kode untuk membuat kata sandi baru.',
  },
  reset: {
    title: 'Kata sandi baru',
    lead: 'Setelah disimpan, semua perangkat lain keluar dari akunmu.',
    password: 'Kata sandi baru',
    submit: 'Simpan',
    description: 'Buat kata sandi baru untuk akunmu.',
  },
  notMe: {
    title: 'Amankan akun',
    description: 'Ambil kembali akunmu bila orang lain memakainya.',
    lead: 'Kalau bukan kamu yang melakukannya, kami kunci akunmu sekarang.',
    effects: {
      devices: 'Semua perangkat dikeluarkan, juga perangkatmu sendiri.',
      password: 'Kata sandi yang sekarang tidak berlaku lagi.',
      money: 'Uang di akunmu tidak bisa ditarik selama 24 jam.',
      code: 'Kami kirim kode untuk membuat kata sandi baru.',
    },
    submit: 'Amankan akunku',
    mine: 'Itu memang aku',
    contact: 'Hubungi tim Pasar',
    elsewhere:
      'E-mail akunmu sudah diganti, jadi kodenya terkirim ke alamat yang baru. Kalau alamat itu bukan milikmu, hubungi tim Pasar.',
  },
  invitation,
  selling,
  setup,
  social,
  terms: {
    title: 'Syarat dan Ketentuan',
    updated: 'Berlaku sejak {{date}}',
    description: 'Aturan main belanja dan berjualan di Pasar.',
  },
};
