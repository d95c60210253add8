import type { Locale } from '@pasar/contract';

interface Power {
  where: string;
  can: string;
  cannot: string;
}

const id = {
  summary: 'Yang bisa dilakukan kunci sebuah tim',
  caption: 'Yang bisa dan yang tidak bisa dilakukan tim dengan kunci dan tanda tangannya',
  where: 'Di mana',
  can: 'Bisa',
  cannot: 'Tidak bisa',
  powers: [
    {
      where: 'Peramban',
      can: 'Setelah bagiannya dimuat: semua yang bisa dilakukan pengunjung. Membaca token, memanggil API, mengubah tampilan bagian lain.',
      cannot:
        'Memuat kode di luar rilis yang direncanakan; mengirim ke host lain lewat skrip (berpindah halaman masih bisa); melewati permintaan kata sandi ulang.',
    },
    {
      where: 'Server',
      can: 'Melihat jawaban untuk halamannya sendiri, menggambar halaman itu, mengingatnya bila memang berniat.',
      cannot: 'Melihat token, bagian lain, berkas, atau jaringan; menulis; hidup lebih lama dari versinya.',
    },
    {
      where: 'Rilis',
      can: 'Menerbitkan sampai mengembalikan rilis bagiannya.',
      cannot: 'Mengubah bagian lain, awalan alamat, atau kunci; memaksa.',
    },
  ] satisfies Power[],
  limit:
    'Baris server sekuat model izin Node.js, yang tidak menjamin apa pun terhadap kode jahat. Pihak yang tidak dipercaya sejauh itu disematkan lewat iframe dari asal lain.',
};

const en: typeof id = {
  summary: 'What the key of a team can do',
  caption: 'What a team can and cannot do with its key and its signature',
  where: 'Where',
  can: 'It can',
  cannot: 'It cannot',
  powers: [
    {
      where: 'Browser',
      can: 'Once its slice is loaded: all that the visitor can. Read the token, call the API, change what other slices show.',
      cannot:
        'Load code outside planned releases; send to other hosts by script (a navigation still can); pass a repeated password.',
    },
    {
      where: 'Server',
      can: 'See the answers to its own pages, draw those pages, remember them if it means to.',
      cannot: 'See tokens, other slices, files or the network; write; outlive its version.',
    },
    {
      where: 'Releases',
      can: 'Publish to roll back: every step of its own slice.',
      cannot: 'Change other slices, prefixes or keys; force.',
    },
  ],
  limit:
    'The server row is as strong as the permission model of Node.js, which guarantees nothing against malicious code. Embed whoever is not trusted that far by iframe from another origin.',
};

/** What whoever enters or hands out a key must know of it. */
export const keyMessages: Record<Locale, typeof id> = { id, en };
