import { type Kind, line, pack, single } from '../kind.ts';

const storage = { name: 'Kapasitas', values: [['8/128 GB', 0], ['8/256 GB', 400_000], ['12/512 GB', 1_200_000]] } as const;

export const gadgets: readonly Kind[] = [
  {
    leaf: 'ponsel', motif: 'ponsel', name: 'Ponsel {brand} {line}', brands: ['Nara', 'Sembrani'],
    lines: [line('12', 'ungu'), line('12 Lite', 'langit', 0.7), line('14 Pro', 'hijau', 1.6), line('9s', 'hitam', 0.55)],
    packs: single(480), price: [2_899_000, 3_499_000], colours: ['ungu', 'hijau', 'hitam', 'langit'], choice: storage, used: true,
    about: 'Layar AMOLED 6,6 inci 120 Hz, kamera 108 MP dengan OIS, dan baterai 5.000 mAh yang penuh dalam 45 menit. Segel utuh, garansi resmi Indonesia.',
    facts: [['Layar', 'AMOLED 6,6 inci, 120 Hz'], ['Kamera', '108 + 8 MP'], ['Baterai', '5.000 mAh, 67 W'], ['Garansi', 'Resmi 1 tahun']],
  },
  {
    leaf: 'ponsel', motif: 'ponsel-bulat', name: 'Ponsel {brand} {line} 5G', brands: ['Garuda Cell', 'Nara', 'Sembrani'],
    lines: [line('Bulan', 'botol'), line('Bulan Max', 'hitam', 1.35), line('Zoom 3', 'biru', 1.1)],
    packs: single(500), price: [3_799_000, 4_699_000], colours: ['botol', 'hitam', 'biru', 'krem'], choice: storage, used: true,
    about: 'Ponsel 5G dengan kamera bulat tiga lensa dan zoom optik 3×. Bodinya kaca matte, tahan percikan air.',
    facts: [['Layar', 'OLED 6,7 inci, 120 Hz'], ['Kamera', '50 + 12 + 13 MP'], ['Baterai', '5.100 mAh'], ['Garansi', 'Resmi 1 tahun']],
  },
  {
    leaf: 'tablet', motif: 'tablet', name: 'Tablet {brand} {line}', brands: ['Nara', 'Lentera'],
    lines: [line('Tab 11 dengan pena', 'navy'), line('Tab Lite 10', 'abu', 0.6), line('Tab Pro 12', 'ungu', 1.7), line('Tab Belajar', 'tosca', 0.5)],
    packs: single(980), price: [3_199_000, 3_999_000], choice: { name: 'Tipe', values: [['Wi-Fi 128 GB', 0], ['LTE 128 GB', 600_000], ['LTE 256 GB', 1_100_000]] }, used: true,
    about: 'Tablet untuk menggambar, mencatat, dan menonton. Pena ikut di dalam kotak, baterainya tahan seharian.',
    facts: [['Layar', '11 inci, 2K'], ['Pena', 'Termasuk'], ['Baterai', '8.000 mAh'], ['Garansi', 'Resmi 1 tahun']],
  },
  {
    leaf: 'jam-pintar', motif: 'jam-pintar', name: 'Jam pintar {brand} {line}', brands: ['Detik', 'Nara', 'Gelora'],
    lines: [line('Fit GPS', 'tosca'), line('Fit 2', 'hitam', 0.7), line('Pro telepon', 'navy', 1.4)],
    packs: single(190), price: [449_000, 629_000], colours: ['tosca', 'hitam', 'navy', 'pink'],
    about: 'Jam pintar dengan layar AMOLED, detak jantung, dan 100 jenis olahraga. Baterainya tahan sepuluh hari.',
    facts: [['Layar', 'AMOLED 1,9 inci'], ['Tahan air', '5 ATM'], ['Baterai', '10 hari'], ['Garansi', '1 tahun']],
  },
  {
    leaf: 'earbud', motif: 'tws', name: 'TWS {brand} {line}', brands: ['Suara', 'Gema', 'Gelora'],
    lines: [line('Buds peredam bising', 'putih', 1.5), line('Air Lite', 'hitam', 0.7), line('Bass', 'navy')],
    packs: single(120), price: [189_000, 279_000], colours: ['putih', 'hitam', 'pink', 'tosca'],
    about: 'Earbud nirkabel dengan mikrofon ganda dan latensi rendah. Sekali isi enam jam, total tiga puluh jam dengan kotaknya.',
    facts: [['Bluetooth', '5.3'], ['Baterai', '30 jam dengan kotak'], ['Tahan air', 'IPX5'], ['Garansi', '6 bulan']],
  },
  {
    leaf: 'headphone', motif: 'headphone', name: 'Headphone nirkabel {brand} {line}', brands: ['Suara', 'Gema'],
    lines: [line('Hening ANC', 'hitam', 1.6), line('Studio', 'putih', 1.3), line('Ringan', 'merah', 0.8)],
    packs: single(420), price: [249_000, 349_000], colours: ['hitam', 'putih', 'merah', 'navy'],
    about: 'Headphone {line} dengan bantalan lembut dan suara seimbang. Bisa dilipat, bisa juga memakai kabel.',
    facts: [['Baterai', '40 jam'], ['Driver', '40 mm'], ['Kabel', '3,5 mm, disertakan'], ['Garansi', '1 tahun']],
  },
  {
    leaf: 'power-bank', motif: 'power-bank', name: 'Power bank {brand} {line} {size}', brands: ['Daya', 'Setrum'],
    lines: [line('22,5 W', 'hitam'), line('slim', 'putih', 0.85), line('dengan kabel', 'tosca', 1.1)],
    packs: [pack('10.000 mAh', 1, 260), pack('20.000 mAh', 1.55, 430)], price: [149_000, 199_000], label: ['{BRAND}', '{size}', ''], colours: ['hitam', 'putih', 'tosca'],
    about: 'Power bank {line} dengan layar persen dan tiga lubang keluaran. Boleh masuk kabin pesawat.',
    facts: [['Kapasitas', '{size}'], ['Keluaran', '22,5 W'], ['Pengaman', 'Arus lebih dan suhu'], ['Garansi', '1 tahun']],
  },
  {
    leaf: 'charger-kabel', motif: 'charger', name: 'Charger {brand} {line} cepat', brands: ['Daya', 'Setrum'],
    lines: [line('33 W dua lubang', 'putih', 1, '33 W'), line('20 W', 'abu', 0.7, '20 W'), line('65 W GaN', 'langit', 1.9, '65 W')],
    packs: single(160), price: [79_000, 119_000], label: ['{BRAND}', '{line}', ''],
    about: 'Kepala charger dengan USB-C dan USB-A, berhenti sendiri saat penuh. Kabel satu meter ada di dalam.',
    facts: [['Lubang', 'USB-C dan USB-A'], ['Kabel', '1 m, disertakan'], ['Sertifikat', 'SNI'], ['Garansi', '1 tahun']],
  },
  {
    leaf: 'charger-kabel', motif: 'kabel', name: 'Kabel data {brand} {line}', brands: ['Daya', 'Setrum', 'Gema'],
    lines: [line('USB-C anyaman 1 m', 'merah'), line('USB-C ke C 60 W', 'hitam', 1.3), line('3 in 1', 'biru', 1.2)],
    packs: single(70), price: [29_000, 49_000], colours: ['merah', 'hitam', 'biru'], choice: { name: 'Ukuran', values: [['1 m', 0], ['2 m', 12_000]] },
    about: 'Kabel {line} dengan anyaman nilon yang tidak mudah patah. Sudah diuji dilipat sepuluh ribu kali.',
    facts: [['Arus', '3 A'], ['Lapisan', 'Anyaman nilon'], ['Garansi', '1 tahun, tukar baru']],
  },
  {
    leaf: 'casing-pelindung', motif: 'casing', name: 'Casing {line} untuk {brand}', brands: ['Nara 12', 'Nara 14 Pro', 'Sembrani 12'],
    lines: [line('silikon bunga', 'pink'), line('matte anti sidik jari', 'hitam', 0.9), line('tahan banting', 'navy', 1.2)],
    packs: single(80), price: [29_000, 49_000], colours: ['pink', 'hitam', 'navy', 'sage', 'ungu'],
    about: 'Casing {line} dengan pinggiran kamera lebih tinggi, lensa tidak tergores di meja. Tombolnya empuk.',
    facts: [['Untuk', '{brand}'], ['Bahan', 'TPU lentur'], ['Isi daya nirkabel', 'Bisa']],
  },
  {
    leaf: 'casing-pelindung', motif: 'pelindung-layar', name: 'Pelindung layar {line} untuk {brand}', brands: ['Nara 12', 'Garuda Bulan', 'Sembrani 14 Pro'],
    lines: [line('kaca 9H', 'biru', 1, 'KACA 9H'), line('anti spy', 'hitam', 1.3, 'ANTI SPY'), line('matte gaming', 'merah', 1.1, 'MATTE')],
    packs: single(90), price: [25_000, 42_000], label: ['{line}', 'Anti gores', ''],
    about: 'Pelindung {line} menutup penuh sampai tepi, tetap peka disentuh. Ada lap, stiker debu, dan bingkai pemasangan.',
    facts: [['Untuk', '{brand}'], ['Kekerasan', '9H'], ['Isi', '1 kaca, alat pasang']],
  },
  {
    leaf: 'tripod-memori', motif: 'tripod', name: 'Tripod {brand} {line}', brands: ['Tegak', 'Gelora'],
    lines: [line('meja fleksibel', 'merah', 0.7), line('1,6 m dengan remote', 'hitam'), line('tongsis lipat', 'biru', 0.8)],
    packs: single(420), price: [79_000, 125_000],
    about: 'Tripod {line} yang kokoh dengan kaki karet. Penjepitnya muat ponsel sampai 7 inci, kepalanya berputar penuh.',
    facts: [['Beban', '1 kg'], ['Remote', 'Bluetooth'], ['Bahan', 'Aluminium dan ABS']],
  },
  {
    leaf: 'tripod-memori', motif: 'kartu-memori', name: 'Kartu memori {brand} {line}', brands: ['Simpana', 'Kilata'],
    lines: [line('128 GB U3', 'merah', 1, '128 GB'), line('64 GB', 'biru', 0.6, '64 GB'), line('256 GB', 'tosca', 1.9, '256 GB')],
    packs: single(40), price: [129_000, 169_000], label: ['{BRAND}', '{line}', ''],
    about: 'Kartu memori {line} dengan adaptor, kecepatan baca sampai 100 MB/s. Cocok untuk ponsel, kamera, dan dasbor mobil.',
    facts: [['Baca', '100 MB/s'], ['Adaptor', 'Termasuk'], ['Garansi', '5 tahun']],
  },
];
