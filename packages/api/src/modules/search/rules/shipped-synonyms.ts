import { splitLines } from './split-lines.ts';

/** Indonesian, its everyday short forms, and English: sellers write Indonesian, and the English pages are searched in English. */
export const synonyms = splitLines(`
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
  kaos, t shirt, tshirt, kaus, tee, kaos oblong
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
  sabuk, ikat pinggang, tali pinggang, gesper, belt
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
  sambal, sambel, chili sauce, saus sambal, saos sambal, saus cabai
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
  bohlam, bulb, light bulb, lampu led, bola lampu
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
  keyboard, kibor, kibod
  mouse, tetikus, mos, maus
  printer, pencetak
  tinta, ink
  speaker, pengeras suara, spiker, speker
  baterai, battery
  anti lengket, non stick
  lengan panjang, long sleeve
  lengan pendek, short sleeve
  instan, instant
  bubuk, giling, ground
  type c, tipe c, usb c, usb type c
  wifi, wi fi
  lari, running, jogging
  olahraga, sport, sports
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
  mesin jahit, sewing machine
  air mineral, air minum, mineral water, drinking water
  sabun cuci piring, dish soap
  sabun mandi, body wash
  baju koko, koko
  buku tulis, exercise book
  rak sepatu, shoe rack
  meja belajar, study desk
  kursi gaming, gaming chair
  tempat sampah, trash can, tong sampah
  obat nyamuk, mosquito repellent
  pasta gigi, odol, toothpaste
  sikat gigi, toothbrush
  alat tulis, stationery
  mobil mainan, mobil remote, toy car, rc car
  tas koper, koper, suitcase, luggage
  sabun cuci muka, face wash, facial wash
  kursi kantor, office chair
  anti angin, tahan angin, windproof
  anti licin, anti slip, non slip
  senyap, silent, quiet
  asli, ori, original, genuine, authentic
  polos, plain
  kotak, checkered, plaid
  bunga, floral, flower
  lipat, folding, foldable
  tebal, thick
  ringan, lightweight
  layar sentuh, touchscreen, touch screen
  pantofel, formal shoes, dress shoes, sepatu formal
  kelapa, coconut
  selai stroberi, strawberry jam
  selai nanas, pineapple jam
  eksternal, external
  pena, pen, stylus
  kain, fabric, cloth
  lantai, floor
  tungku, burner
  sawit, palm
  jagung, corn
  singkong, cassava
  pisang, banana
  nanas, pineapple
  stroberi, strawberry
  melati, jasmine
  jahe, ginger
  kacang mete, mete, cashew, cashews
  daging, meat
  sholat, solat, shalat, salat, prayer
`);

/** Words for more than one kind of goods. */
export const oneWay = splitLines(`
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
  batik, kemeja batik, kain batik
  wajan, penggorengan
  perlengkapan sholat, mukena, peci, sarung tenun
  alat sholat, mukena, peci, sarung tenun
  kacang almond, almond
  chocolate, cokelat
`);
