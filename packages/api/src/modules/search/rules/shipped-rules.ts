import { rightlySpelled } from './rightly-spelled.ts';
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
  kipas, fan, kipas angin, electric fan
  setrika, iron, gosokan
  rice cooker, ricecooker, penanak nasi, magic com, magicom, magic jar
  blender, pelumat
  kompor, stove
  earbud, earbuds, tws, headset bluetooth, earphone bluetooth, airpods
  headphone, headset, headphones
  charger, pengisi daya, cas, casan, adaptor
  power bank, powerbank, pb
  kabel, cable
  kabel data, kabel charger, kabel cas, data cable
  casing, case, softcase, kesing, sarung hp
  pelindung layar, tempered glass, anti gores, screen protector
  jam pintar, smart watch, smartwatch
  flashdisk, flash disk, usb drive, flash drive
  harddisk, hard disk, hdd, hard drive
  kartu memori, memory card, memori card, micro sd, sd card
  router, modem
  pc rakitan, komputer rakitan, desktop, pc desktop
  nirkabel, wireless, tanpa kabel
  mekanik, mechanical
  kaos, t shirt, tshirt, kaus, tee
  kemeja, shirt, hem
  celana, pants, trousers
  jeans, denim, jins
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
  sambal, sambel, chili sauce, saus sambal, saus cabai
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
  tumbler, botol minum, tempat minum, water bottle
  kotak makan, lunch box, tempat makan, bekal
  lampu, lamp, light
  bohlam, bulb, light bulb, lampu led
  kasur, mattress
  bantal, pillow
  sprei, seprai, sprai, seprei, bed sheet, bedsheet
  handuk, towel, handuk mandi, bath towel
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
  jas hujan, raincoat, rain coat, mantel hujan, jaket hujan, jas ujan
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
  instan, instant
  bubuk, giling, ground
  type c, tipe c, usb c, usb type c
  wifi, wi fi
  lari, running, jogging
  sekolah, kuliah, school
  dapur, kitchen
  kantor, kerja, office, work
  peredam bising, noise cancelling, noise canceling, anc
  isi ulang, refill
  buku, book
  travel, perjalanan
  mini, kecil, small
  matic, matik, skutik
  tali, strap
  organik, organic
  pedas, pedes, spicy
  saus, saos, sauce
  meja, desk, table
  manis, sweet
  cepat, fast
  tahan air, anti air, waterproof, water resistant
  kaos kaki, kaus kaki, socks, sock
  ketel listrik, electric kettle, kettle, teko listrik
  karpet mobil, car mat, floor mat
  lampu belajar, lampu meja, desk lamp, table lamp
  camilan, cemilan, snack, snacks, makanan ringan, jajanan
  aksesori, aksesoris, asesoris, accessories
  aksesori ponsel, aksesoris hp, aksesoris ponsel, phone accessories
  aksesori komputer, aksesoris komputer, aksesoris laptop, computer accessories
  suku cadang motor, aksesoris motor, sparepart motor, spare part motor, onderdil motor, motorcycle parts
  suku cadang, sparepart, spare part, onderdil
  perlengkapan rumah, perabot, perabotan, alat rumah tangga, household
  elektronik rumah, elektronik rumah tangga, home electronics
  alat masak, alat dapur, peralatan dapur, perkakas dapur, cookware, kitchenware
  gawai, gadget
  oleh oleh, souvenir, buah tangan
  bumbu, bumbu dapur, seasoning
  gunung, hiking, outdoor
  kacang hijau, green beans, mung beans
  masker wajah, face mask
  pembersih lantai, floor cleaner, karbol
  penambal ban, tambal ban, tire repair, tyre repair
  jok motor, motorcycle seat
  tas laptop, laptop bag, ransel laptop
  gula merah, gula aren, gula jawa, palm sugar, brown sugar
  beras merah, brown rice, red rice
  selai kacang, peanut butter
  sajadah, prayer mat, prayer rug
  biji, beans
  sarung bantal, pillowcase, pillow case
  minyak zaitun, olive oil
  minyak kayu putih, eucalyptus oil
  minyak rambut, pomade, hair oil
  minyak wangi, parfum, perfume
  minyak telon, telon oil
  lemari baju, lemari pakaian, wardrobe
  gantungan baju, hanger
  celana dalam, underwear, pakaian dalam
  baju renang, swimsuit, swimwear
  baju tidur, piyama, pajamas, pyjamas
  jam dinding, wall clock
  sepatu roda, roller skates
  tempat tidur, ranjang, bed frame
  mesin kopi, coffee maker, coffee machine
  mesin cuci, washing machine
  alat tulis, stationery
  mobil mainan, mobil remote, toy car, rc car
  tas koper, koper, suitcase, luggage
  sabun cuci muka, face wash, facial wash
  kursi kantor, office chair
  tali pinggang, ikat pinggang kulit
`);

/** Words for more than one kind of goods. */
const oneWay = lines(`
  baju, kaos, kemeja, gamis, batik, jaket, hoodie
  pakaian, kaos, kemeja, gamis, batik, jaket, hoodie, celana
  busana, kaos, kemeja, gamis, batik, jaket, hoodie, celana
  clothes, kaos, kemeja, gamis, batik, jaket, hoodie, celana
  pc, pc rakitan
  komputer, pc rakitan
  computer, pc rakitan
  pedas, balado
  spicy, balado
  teh celup, teh
  tea bag, teh
  tea bags, teh
  shirt, kaos
  pelumas, oli
  lubricant, oli, pelumas
  penggorengan, wajan
  frying pan, wajan
  pan, wajan
  smartwatch, jam pintar
  phone holder, tripod
  tas sekolah, ransel
  school bag, ransel
  holder hp, tripod
  minuman, kopi, teh, sirup, susu
  drinks, kopi, teh, sirup, susu
  king size, 180 200
  queen size, 160 200
  sweater, hoodie
  sweter, hoodie
  dress, gamis
  motorcycle helmet, helm
  motorbike helmet, helm
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
  discount: 'promo, promo hari ini, diskon hari ini, diskon, discount, sale, on sale',
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
    pria, cowok, cowo, laki, lelaki, men, man, mens
    wanita, cewek, cewe, cwe, perempuan, women, woman, womens, ladies
    anak, kids, children, bocah
    bayi, baby`),
  material: lines(`
    kulit, leather
    katun, cotton
    kaca, glass
    kayu, wood, wooden
    besi
    stainless, stainless steel
    keramik, ceramic
    silikon, silicone
    karet, rubber
    plastik, plastic
    rotan, rattan
    bambu, bamboo
    sutra, silk
    rajut, knitted
    kanvas, canvas`),
};

const categories: readonly (readonly [slug: string, words: string])[] = [
  ['fashion', 'baju, pakaian, busana, clothes'],
  ['laptop', 'laptop, notebook'],
  ['sepatu', 'sneakers, sneaker'],
  ['kain-sarung', 'sarung, sarong'],
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
  ...rightlySpelled.map((word): SearchRule => ({ kind: 'protected', phrases: [word] })),
  ...categories.map(
    ([category, words]): SearchRule => ({ kind: 'category', phrases: split(words), target: { category } }),
  ),
];
