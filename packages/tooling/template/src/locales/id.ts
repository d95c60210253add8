export const messages = {
  home: {
    title: '__TITLE__',
    description: 'Halaman pertama dari __TITLE__ di pasar ini.',
    lead: 'Halaman ini milik tim kamu: teks dan isinya ada di repositori ini.',
  },
};
