/** Messages of pages and server about one-time codes. */
export const codeMessages = {
  'code.sent': { id: 'Kode baru sudah dikirim', en: 'A new code has been sent' },
  'code.wait': {
    id: 'Kode baru bisa diminta dalam {seconds} detik',
    en: 'You can ask for a new code in {seconds} seconds',
  },
  'code.cooling-wait': {
    id: 'Kode sebelumnya masih berlaku. Kode baru dalam {seconds} detik.',
    en: 'The earlier code still works. New code in {seconds} seconds.',
  },
  'code.void-wait': {
    id: 'Kode sudah salah 5 kali. Minta kode baru. Kode baru bisa diminta dalam {seconds} detik.',
    en: 'The code was wrong 5 times. Ask for a new one. You can ask for a new code in {seconds} seconds.',
  },
  'code.expired-wait': {
    id: 'Kode sudah kedaluwarsa. Minta kode baru. Kode baru bisa diminta dalam {seconds} detik.',
    en: 'The code has expired. Ask for a new one. You can ask for a new code in {seconds} seconds.',
  },
  'code.wrong': { id: 'Kode salah. Sisa {left} percobaan.', en: 'Wrong code. {left} tries left.' },
  'code.wrong-last': { id: 'Kode salah. Sisa 1 percobaan.', en: 'Wrong code. 1 try left.' },
  'code.void': {
    id: 'Kode sudah salah 5 kali. Minta kode baru.',
    en: 'The code was wrong 5 times. Ask for a new one.',
  },
  'code.expired': {
    id: 'Kode sudah kedaluwarsa. Minta kode baru.',
    en: 'The code has expired. Ask for a new one.',
  },
} as const;
