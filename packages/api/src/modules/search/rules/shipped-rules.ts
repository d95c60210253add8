import type { Attribute, Intent, SearchRule } from './search-rule.ts';

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((phrase) => phrase.trim()));

/** Indonesian, its everyday short forms, and English: sellers write Indonesian, and the English pages are searched in English. */
const synonyms = lines(`
  hp, ponsel, handphone, hand phone, hape, smartphone, phone, telepon genggam
  laptop, notebook
  komputer, computer
  monitor, layar komputer
  tv, televisi, television
  kulkas, refrigerator, fridge, lemari es
  kipas, fan
  setrika, iron, gosokan
  rice cooker, ricecooker, penanak nasi, magic com, magicom, magic jar
  blender, pelumat
  kompor, stove
  earbud, earbuds, tws, headset bluetooth, airpods
  headphone, headset, headphones
  charger, pengisi daya, cas, casan, adaptor
  power bank, powerbank, pb
  kabel data, kabel charger, kabel cas, data cable
  casing, case, softcase, kesing, sarung hp
  pelindung layar, tempered glass, anti gores, screen protector
  jam pintar, smart watch, smartwatch
  flashdisk, flash disk, usb drive, flash drive
  harddisk, hard disk, hdd, hard drive
  kartu memori, memory card, micro sd, sd card
  nirkabel, wireless, tanpa kabel
  mekanik, mechanical
  kaos, t shirt, tshirt, kaus, tee
  kemeja, shirt, hem
  celana, pants, trousers
  jeans, denim
  jaket, jacket
  hoodie, sweater hoodie
  hijab, jilbab, kerudung, headscarf
  gamis, modest dress
  mukena, prayer dress
  peci, kopiah, songkok
  sarung, sarong
  sepatu, shoes, shoe
  sneakers, sneaker, sepatu kets, kets
  sandal, sendal, sandals, slipper
  tas, bag, handbag
  ransel, backpack, tas punggung, tas ransel
  dompet, wallet
  sabuk, ikat pinggang, gesper, belt
  jam tangan, arloji, wrist watch, watch
  kacamata, sunglasses, glasses
  topi, hat, cap
  gelang, bracelet
  beras, rice
  minyak goreng, cooking oil
  minyak, oil
  gula, sugar
  garam, salt
  tepung, flour
  kopi, coffee
  teh, tea
  susu, milk
  telur, telor, egg, eggs
  madu, honey
  selai, fruit jam
  mi, mie, noodle, noodles, mi instan, mie instan, instant noodles, instant noodle
  kecap, soy sauce
  sambal, sambel, chili sauce
  biskuit, biscuit, cookies
  keripik, kripik, chips, crisps
  kacang, nuts, peanut
  kurma, dates
  panci, cooking pot
  wajan, wok, kuali
  penggorengan, teflon, frying pan, pan, fry pan
  pisau, knife
  piring, plate
  gelas, cup, drinking glass
  tumbler, botol minum, water bottle
  kotak makan, lunch box, tempat makan, bekal
  lampu, lamp, light, bohlam
  kasur, mattress
  bantal, pillow
  sprei, seprai, sprai, bed sheet, bedsheet
  handuk, towel
  sapu, broom
  pel, mop, pel lantai
  rak, shelf
  keranjang, basket
  keranjang baju, keranjang cucian, laundry basket
  motor, motorcycle, sepeda motor, motorbike
  mobil, car
  helm, helmet
  ban, tire, tyre
  oli, engine oil
  aki, accu, car battery
  busi, spark plug
  kampas rem, brake pad
  spion, mirror, kaca spion
  jas hujan, raincoat, mantel hujan
  sarung tangan, gloves
  kunci pas, kunci ring, wrench
  keyboard, kibor
  mouse, tetikus
  printer, pencetak
  tinta, ink
  speaker, pengeras suara
  baterai, battery
  anti lengket, non stick
  lengan panjang, long sleeve
  lengan pendek, short sleeve
  kulit, leather
  katun, cotton
  kaca, glass
  instan, instant
`);

/** Words for more than one kind of goods. */
const oneWay = lines(`
  baju, kaos, kemeja, gamis, batik, jaket, hoodie
  pakaian, kaos, kemeja, gamis, batik, jaket, hoodie, celana
  busana, kaos, kemeja, gamis, batik, jaket, hoodie, celana
  clothes, kaos, kemeja, gamis, batik, jaket, hoodie, celana
  pc, pc rakitan, komputer
  shirt, kaos
  pelumas, oli
  lubricant, oli, pelumas
  penggorengan, wajan
  frying pan, wajan
  pan, wajan
  smartwatch, jam pintar
  earphone, earbud, headphone
  sepatu, sneakers
  shoes, sneakers
`);

const intentWords: Record<Intent, string> = {
  cheap: 'murah, cheap, terjangkau, murmer, affordable, murah meriah',
  cheapest: 'termurah, paling murah, cheapest',
  bestseller: 'terlaris, paling laris, laris, best seller, bestseller, best selling',
  newest: 'terbaru, paling baru, newest, latest',
  nearest: 'terdekat, paling dekat, dekat sini, nearest, nearby, near me',
  free_shipping: 'gratis ongkir, bebas ongkir, free ongkir, free shipping',
  discount: 'promo, diskon, discount, sale, on sale',
  used: 'bekas, second, seken, secondhand, second hand, used',
  in_stock: 'ready, ready stock, ready stok, in stock',
  preorder: 'preorder, pre order, po',
};

const attributeWords: Record<Attribute, string[][]> = {
  color: lines(`
    hitam, black
    putih, white
    abu, grey, gray
    navy, biru tua, biru dongker
    biru, blue
    biru langit, biru muda, sky blue
    hijau, green
    hijau botol, hijau tua
    merah, red
    maroon, merah marun, marun
    oranye, orange, jingga
    kuning, yellow
    krem, cream, beige
    cokelat, coklat, brown
    ungu, purple
    pink, merah muda, dusty pink
    tosca, turquoise, toska
    emas, gold
    perak, silver`),
  audience: lines(`
    pria, cowok, laki, lelaki, men, man, mens
    wanita, cewek, perempuan, women, woman, womens, ladies
    anak, kids, children, bocah
    bayi, baby`),
};

const categories: readonly (readonly [slug: string, words: string])[] = [
  ['fashion', 'baju, pakaian, busana, clothes'],
  ['laptop', 'laptop, notebook'],
  ['sepatu', 'sneakers, sneaker'],
];

const split = (text: string): string[] => lines(text)[0] ?? [];

/** The rules that come with the server; rows of `search_rules` add to them and switch them off. */
export const shippedRules: readonly SearchRule[] = [
  ...synonyms.map((phrases): SearchRule => ({ kind: 'synonym', phrases })),
  ...oneWay.map((phrases): SearchRule => ({ kind: 'one_way', phrases })),
  ...Object.entries(intentWords).map(
    ([intent, words]): SearchRule => ({
      kind: 'intent',
      phrases: split(words),
      target: { intent: intent as Intent },
    }),
  ),
  ...Object.entries(attributeWords).flatMap(([attribute, groups]) =>
    groups.map(
      (phrases): SearchRule => ({
        kind: 'attribute',
        phrases,
        target: { attribute: attribute as Attribute },
      }),
    ),
  ),
  ...categories.map(
    ([category, words]): SearchRule => ({ kind: 'category', phrases: split(words), target: { category } }),
  ),
];
