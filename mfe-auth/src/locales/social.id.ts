export const social = {
  or: 'atau lanjut dengan',
  login: 'Masuk dengan {{name}}',
  register: 'Daftar dengan {{name}}',
  unavailable: 'Masuk dengan {{name}} sedang tidak tersedia. Pakai e-mail dan kata sandi.',
  title: 'Sebentar',
  lead: 'Kami sedang memeriksa jawaban dari akunmu.',
  description: 'Masuk ke Pasar lewat akun lain.',
};
