import { splitLines } from './split-lines.ts';

const split = (text: string): string[] =>
  splitLines(text)
    .flat()
    .filter((word) => word !== '');

/** Everyday goods, also where nobody sells them: what a query begins with is not left out for something else with it. */
const everydayGoods: readonly string[] = split(`
  lipstik, lipstick, skincare, sunscreen, serum, bedak, maskara, parfum, shampo, shampoo, sampo, sabun, deterjen,
  popok, pampers, diaper, mainan, boneka, lego, puzzle, sepeda, skuter, gitar, piano, drum, raket, matras, dumbbell,
  treadmill, tenda, koper, payung, daster, piyama, kebaya, rok, dress, blouse, blus, tunik, rompi, vest, jas, dasi,
  pashmina, sepatu, heels, boots, kalung, cincin, anting, bros, kulkas, freezer, dispenser, oven, microwave, vacuum,
  kamera, drone, proyektor, projector, televisi, konsol, playstation, xbox, nintendo, lemari, ranjang, gorden, karpet,
  cermin, guling, selimut, ember, gayung, gantungan, pupuk, benih, pakan, akuarium, kucing, anjing, obat, vitamin,
  masker, termometer, pulpen, pensil, spidol, novel, kamus, komik, alquran, sajadah, tasbih, knalpot, velg,
  karburator, keramik, semen, cat, paku, obeng, palu, gergaji, bor, umbrella, socks, skirt, jeans, sweater, cardigan,
  kardigan, perfume, makeup, doll, guitar, bicycle, camera, curtain, pillow, blanket, mirror, carpet, sofa, daging,
  ayam, ikan, udang, sayur, buah, apel, pisang, mangga, jeruk, roti, keju, mentega, margarin, cokelat, permen, sereal,
  yogurt, tisu, tissue, pewangi, pelembut, pembalut, odol, sikat, handbody, lotion, deodoran, kerupuk, sosis, nugget,
  bakso, jam, kursi, chair, toples, termos, thermos, ac, antena, pompa, selang, kran, keran, gembok, tangga, senter,
  genset, kompresor, vas, bunga, lilin, kado, undangan, buku, majalah, map, lakban, gunting, penggaris, stapler,
  kalkulator, bola, kok, jersey, joran, kail, kandang, aquarium, susu, popcorn, wafer, brownies, kue, puding, agar,
  bihun, bumbu, mesin, soap, detergent, toothpaste, toy, toys, grinder, machine, paint, cupboard
`);

/** Brands, also those that nobody sells here. */
export const everydayBrands: ReadonlySet<string> = new Set(
  split(`
  samsung, oppo, vivo, xiaomi, redmi, realme, infinix, iphone, apple, macbook, ipad, asus, lenovo, acer, logitech,
  sony, canon, epson, brother, philips, panasonic, miyako, maspion, honda, yamaha, suzuki, kawasaki, toyota, michelin,
  pertamina, nike, adidas, puma, vans, converse, reebok, skechers, eiger, erigo, uniqlo, zara, levis, wardah, emina,
  casio, indomie, sedap, aqua, nescafe, milo, dancow, bimoli, sania, sunlight, rinso, pepsodent, lifebuoy, tupperware
`),
);

/** Spelled right: no other word is meant. */
export const rightlySpelled: readonly string[] = [...everydayGoods, ...everydayBrands];
