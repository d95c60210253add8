import type { Root } from './root.ts';

export const computers = {
  slug: 'komputer-laptop',
  id: 'Komputer & Laptop',
  en: 'Computers & Laptops',
  icon: 'laptop',
  banner: {
    id: 'Meja kerja yang rapi',
    en: 'A desk that works',
    pictures: [
      ['keyboard', 'sage'],
      ['laptop', 'ungu'],
      ['mouse', 'hitam', 0.6],
    ],
  },
  groups: [
    {
      slug: 'laptop-dan-pc',
      id: 'Laptop & PC',
      en: 'Laptops & PCs',
      picture: ['laptop', 'ungu'],
      leaves: [
        ['laptop', 'Laptop', 'Laptops'],
        ['pc-monitor', 'PC & Monitor', 'PCs & Monitors'],
      ],
    },
    {
      slug: 'penyimpanan',
      id: 'Memori & Penyimpanan',
      en: 'Memory & Storage',
      picture: ['ssd', 'merah'],
      leaves: [
        ['ssd-harddisk', 'SSD & Harddisk', 'SSDs & Hard Drives'],
        ['flashdisk', 'Flashdisk', 'Flash Drives'],
        ['ram', 'RAM', 'RAM'],
      ],
    },
    {
      slug: 'aksesori-komputer',
      id: 'Aksesori Komputer',
      en: 'Computer Accessories',
      picture: ['keyboard', 'sage'],
      leaves: [
        ['keyboard-mouse', 'Keyboard & Mouse', 'Keyboards & Mice'],
        ['webcam-speaker', 'Webcam & Speaker', 'Webcams & Speakers'],
      ],
    },
    {
      slug: 'cetak-dan-jaringan',
      id: 'Cetak & Jaringan',
      en: 'Printing & Network',
      picture: ['printer', 'abu'],
      leaves: [
        ['printer', 'Printer & Tinta', 'Printers & Ink'],
        ['router', 'Router', 'Routers'],
      ],
    },
  ],
} as const satisfies Root;
