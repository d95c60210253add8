import type { Piece } from '../pictures/compose-art.ts';

interface Names {
  id: string;
  en: string;
}

/** A group of the second level, with the picture of its tile. */
export interface Group extends Names {
  slug: string;
  picture: Piece;
  leaves: readonly (readonly [slug: string, id: string, en: string])[];
}

/** One of the six categories of SPEC 3, with the banner of its menu. */
export interface Root extends Names {
  slug: string;
  /** Name of a Lucide sign. */
  icon: string;
  banner: Names & { pictures: readonly Piece[] };
  groups: readonly Group[];
}

export const roots = [
  {
    slug: 'sembako',
    id: 'Sembako',
    en: 'Groceries',
    icon: 'wheat',
    banner: {
      id: 'Isi dapur bulan ini',
      en: "This month's pantry",
      pictures: [
        ['minyak', 'merah'],
        ['beras', 'hijau'],
        ['mi-instan', 'kuning'],
      ],
    },
    groups: [
      {
        slug: 'beras-dan-tepung',
        id: 'Beras & Tepung',
        en: 'Rice & Flour',
        picture: ['beras', 'hijau'],
        leaves: [
          ['beras', 'Beras', 'Rice'],
          ['tepung-gula-garam', 'Tepung, Gula & Garam', 'Flour, Sugar & Salt'],
          ['mi-instan', 'Mi Instan', 'Instant Noodles'],
        ],
      },
      {
        slug: 'minyak-dan-bumbu',
        id: 'Minyak & Bumbu',
        en: 'Oil & Seasoning',
        picture: ['minyak', 'merah'],
        leaves: [
          ['minyak-goreng', 'Minyak Goreng', 'Cooking Oil'],
          ['kecap-sambal', 'Kecap & Sambal', 'Soy Sauce & Sambal'],
          ['makanan-kaleng', 'Makanan Kaleng', 'Canned Food'],
        ],
      },
      {
        slug: 'telur-dan-susu',
        id: 'Telur & Susu',
        en: 'Eggs & Milk',
        picture: ['telur', 'krem'],
        leaves: [
          ['telur', 'Telur', 'Eggs'],
          ['susu', 'Susu', 'Milk'],
          ['madu-selai', 'Madu & Selai', 'Honey & Jam'],
        ],
      },
      {
        slug: 'kopi-teh-sirup',
        id: 'Kopi, Teh & Sirup',
        en: 'Coffee, Tea & Syrup',
        picture: ['kopi', 'botol'],
        leaves: [
          ['kopi', 'Kopi', 'Coffee'],
          ['teh-sirup', 'Teh & Sirup', 'Tea & Syrup'],
        ],
      },
      {
        slug: 'camilan',
        id: 'Camilan',
        en: 'Snacks',
        picture: ['keripik', 'merah'],
        leaves: [
          ['biskuit-keripik', 'Biskuit & Keripik', 'Biscuits & Crisps'],
          ['kurma-kacang', 'Kurma & Kacang', 'Dates & Nuts'],
        ],
      },
    ],
  },
  {
    slug: 'fashion',
    id: 'Fashion',
    en: 'Fashion',
    icon: 'shirt',
    banner: {
      id: 'Batik dari perajinnya',
      en: 'Batik from its makers',
      pictures: [
        ['batik-parang', 'hitam'],
        ['batik-kawung', 'navy'],
        ['kain', 'cokelat'],
      ],
    },
    groups: [
      {
        slug: 'busana-pria',
        id: 'Busana Pria',
        en: "Men's Wear",
        picture: ['kemeja', 'langit'],
        leaves: [
          ['kaos', 'Kaos', 'T-shirts'],
          ['kemeja', 'Kemeja', 'Shirts'],
          ['celana', 'Celana & Jeans', 'Trousers & Jeans'],
          ['jaket', 'Jaket & Hoodie', 'Jackets & Hoodies'],
        ],
      },
      {
        slug: 'batik-dan-tenun',
        id: 'Batik & Tenun',
        en: 'Batik & Weaving',
        picture: ['batik-kawung', 'navy'],
        leaves: [
          ['batik', 'Kemeja Batik', 'Batik Shirts'],
          ['kain-sarung', 'Kain & Sarung', 'Cloth & Sarongs'],
        ],
      },
      {
        slug: 'busana-muslim',
        id: 'Busana Muslim',
        en: 'Modest Wear',
        picture: ['hijab', 'pink'],
        leaves: [
          ['gamis', 'Gamis', 'Modest Dresses'],
          ['hijab', 'Hijab', 'Hijabs'],
          ['mukena-peci', 'Mukena & Peci', 'Prayer Wear'],
        ],
      },
      {
        slug: 'sepatu-dan-sandal',
        id: 'Sepatu & Sandal',
        en: 'Shoes & Sandals',
        picture: ['sneaker', 'merah'],
        leaves: [
          ['sepatu', 'Sepatu', 'Shoes'],
          ['sandal', 'Sandal', 'Sandals'],
        ],
      },
      {
        slug: 'tas-dan-aksesori',
        id: 'Tas & Aksesori',
        en: 'Bags & Accessories',
        picture: ['tas', 'cokelat'],
        leaves: [
          ['tas', 'Tas Wanita', 'Handbags'],
          ['ransel', 'Ransel', 'Backpacks'],
          ['dompet-sabuk', 'Dompet & Sabuk', 'Wallets & Belts'],
          ['jam-aksesori', 'Jam & Aksesori', 'Watches & Accessories'],
        ],
      },
    ],
  },
  {
    slug: 'perlengkapan-rumah',
    id: 'Perlengkapan Rumah',
    en: 'Household Equipment',
    icon: 'house',
    banner: {
      id: 'Dapur siap masak',
      en: 'A kitchen ready to cook',
      pictures: [
        ['wajan', 'hitam'],
        ['penanak-nasi', 'krem'],
        ['blender', 'merah'],
      ],
    },
    groups: [
      {
        slug: 'elektronik-dapur',
        id: 'Elektronik Dapur',
        en: 'Kitchen Electrics',
        picture: ['penanak-nasi', 'krem'],
        leaves: [
          ['penanak-nasi', 'Penanak Nasi', 'Rice Cookers'],
          ['blender-mixer', 'Blender & Mixer', 'Blenders & Mixers'],
          ['kompor-dispenser', 'Kompor & Dispenser', 'Stoves & Dispensers'],
        ],
      },
      {
        slug: 'alat-masak',
        id: 'Alat Masak',
        en: 'Cookware',
        picture: ['panci', 'merah'],
        leaves: [
          ['wajan-panci', 'Wajan & Panci', 'Woks & Pots'],
          ['pisau', 'Pisau & Talenan', 'Knives & Boards'],
        ],
      },
      {
        slug: 'meja-makan',
        id: 'Meja Makan',
        en: 'Tableware',
        picture: ['gelas', 'biru'],
        leaves: [
          ['gelas-piring', 'Gelas & Piring', 'Glasses & Plates'],
          ['wadah', 'Tumbler & Wadah', 'Bottles & Containers'],
        ],
      },
      {
        slug: 'elektronik-rumah',
        id: 'Elektronik Rumah',
        en: 'Home Electrics',
        picture: ['kipas', 'biru'],
        leaves: [
          ['kipas-setrika', 'Kipas & Setrika', 'Fans & Irons'],
          ['lampu', 'Lampu', 'Lighting'],
        ],
      },
      {
        slug: 'kamar-dan-kebersihan',
        id: 'Kamar & Kebersihan',
        en: 'Bedroom & Cleaning',
        picture: ['sprei', 'pink'],
        leaves: [
          ['sprei-bantal', 'Sprei & Bantal', 'Bedding'],
          ['handuk', 'Handuk', 'Towels'],
          ['kebersihan', 'Alat Kebersihan', 'Cleaning Tools'],
          ['rak-keranjang', 'Rak & Keranjang', 'Shelves & Baskets'],
        ],
      },
    ],
  },
  {
    slug: 'ponsel-tablet',
    id: 'Ponsel & Tablet',
    en: 'Smartphones & Tablets',
    icon: 'smartphone',
    banner: {
      id: 'Ponsel baru, garansi resmi',
      en: 'New phones, full warranty',
      pictures: [
        ['tws', 'putih'],
        ['ponsel', 'ungu'],
        ['power-bank', 'hitam', 0.8],
      ],
    },
    groups: [
      {
        slug: 'gawai',
        id: 'Ponsel & Gawai',
        en: 'Phones & Devices',
        picture: ['ponsel', 'ungu'],
        leaves: [
          ['ponsel', 'Ponsel', 'Phones'],
          ['tablet', 'Tablet', 'Tablets'],
          ['jam-pintar', 'Jam Pintar', 'Smart Watches'],
        ],
      },
      {
        slug: 'audio',
        id: 'Audio',
        en: 'Audio',
        picture: ['headphone', 'hitam'],
        leaves: [
          ['earbud', 'Earbud', 'Earbuds'],
          ['headphone', 'Headphone', 'Headphones'],
        ],
      },
      {
        slug: 'daya-dan-kabel',
        id: 'Daya & Kabel',
        en: 'Power & Cables',
        picture: ['power-bank', 'tosca'],
        leaves: [
          ['power-bank', 'Power Bank', 'Power Banks'],
          ['charger-kabel', 'Charger & Kabel', 'Chargers & Cables'],
        ],
      },
      {
        slug: 'aksesori-ponsel',
        id: 'Aksesori Ponsel',
        en: 'Phone Accessories',
        picture: ['casing', 'pink'],
        leaves: [
          ['casing-pelindung', 'Casing & Pelindung', 'Cases & Protectors'],
          ['tripod-memori', 'Tripod & Memori', 'Tripods & Memory'],
        ],
      },
    ],
  },
  {
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
  },
  {
    slug: 'otomotif',
    id: 'Otomotif',
    en: 'Automotive',
    icon: 'car',
    banner: {
      id: 'Siap jalan musim hujan',
      en: 'Ready for the rains',
      pictures: [
        ['jas-hujan', 'biru'],
        ['helm', 'merah'],
        ['oli', 'hitam'],
      ],
    },
    groups: [
      {
        slug: 'oli-dan-perawatan',
        id: 'Oli & Perawatan',
        en: 'Oil & Care',
        picture: ['oli', 'hitam'],
        leaves: [
          ['oli', 'Oli Mesin', 'Engine Oil'],
          ['perawatan', 'Perawatan Kendaraan', 'Vehicle Care'],
        ],
      },
      {
        slug: 'ban-dan-aki',
        id: 'Ban & Aki',
        en: 'Tyres & Batteries',
        picture: ['ban', 'merah'],
        leaves: [
          ['ban', 'Ban', 'Tyres'],
          ['aki', 'Aki', 'Batteries'],
        ],
      },
      {
        slug: 'suku-cadang',
        id: 'Suku Cadang Motor',
        en: 'Motorcycle Parts',
        picture: ['rantai', 'kuning'],
        leaves: [
          ['busi-rem', 'Busi & Rem', 'Spark Plugs & Brakes'],
          ['rantai-suspensi', 'Rantai & Suspensi', 'Chains & Suspension'],
          ['lampu-spion', 'Lampu & Spion', 'Lights & Mirrors'],
        ],
      },
      {
        slug: 'berkendara',
        id: 'Perlengkapan Berkendara',
        en: 'Riding Gear',
        picture: ['helm', 'merah'],
        leaves: [
          ['helm', 'Helm', 'Helmets'],
          ['jas-hujan-sarung-tangan', 'Jas Hujan & Sarung Tangan', 'Rain Gear & Gloves'],
        ],
      },
      {
        slug: 'kabin-dan-perkakas',
        id: 'Kabin & Perkakas',
        en: 'Cabin & Tools',
        picture: ['karpet-mobil', 'abu'],
        leaves: [
          ['karpet-jok', 'Karpet & Jok', 'Mats & Seats'],
          ['perkakas', 'Perkakas', 'Tools'],
        ],
      },
    ],
  },
] as const satisfies readonly Root[];

export type RootSlug = (typeof roots)[number]['slug'];
export type LeafSlug = (typeof roots)[number]['groups'][number]['leaves'][number][0];
