import { darken, lighten } from '../color.ts';
import type { Shape } from '../shape.ts';
import { repeat, slab } from '../svg-paths.ts';

/** A low canvas sneaker from the side. */
const sneaker: Shape = {
  reach: 206,
  foot: 462,
  draw: (p) => {
    const upper =
      'M112 402C104 340 108 288 122 258C134 234 170 228 196 244L218 268C236 284 262 278 276 258L296 228C310 214 330 218 340 232L388 304C410 332 452 336 484 352C508 364 516 384 514 404Z';
    const sole = 'M100 400C200 410 420 410 518 400C524 424 520 446 508 456H122C104 450 98 426 100 400Z';
    return `${p.body(upper, p.slant(lighten(p.main, 0.16), p.main, p.deep), 0.22)}${p.folds(upper, [
      ['M150 250C140 300 146 350 150 400', 22, 0.3],
      ['M300 330C360 346 420 350 470 372', 22, 0.3],
      ['M120 396H510', 18, -0.24],
    ])}
<path d="M402 322C430 336 462 340 484 352C508 364 516 384 514 404H404C388 380 390 346 402 322Z" fill="${lighten(p.soft, 0.55)}"/><path d="M402 322C390 346 388 380 404 404" stroke="#000" stroke-opacity=".25" stroke-width="3" stroke-dasharray="6 4" fill="none"/>
<path d="M122 258C134 234 170 228 196 244L218 268C180 262 150 268 128 288Z" fill="${darken(p.deep, 0.3)}"/><path d="M112 330C140 322 164 330 176 352C186 372 184 392 180 404H112C108 380 109 354 112 330Z" fill="${p.deep}"/>
<path d="M206 404C214 350 240 330 286 322L320 318C300 350 290 376 292 404Z" fill="${p.accent}" opacity=".92"/>
<path d="M282 246L384 318C370 330 356 334 338 334C316 310 290 290 262 276Z" fill="${darken(p.main, 0.12)}"/>${repeat(5, (i) => `<path d="M${278 + i * 20} ${268 + i * 14}L${312 + i * 19} ${244 + i * 17}" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M${278 + i * 20} ${271 + i * 14}L${312 + i * 19} ${247 + i * 17}" stroke="#000" stroke-opacity=".12" stroke-width="3" stroke-linecap="round"/>`)}
${p.body(sole, p.down('#ffffff', '#ddd8d6'), 0.16)}<path d="M101 420C200 430 420 430 519 420" stroke="${p.main}" stroke-width="5" fill="none"/><path d="M122 456H508" stroke="#8d8684" stroke-width="6"/>${repeat(24, (i) => `<path d="M${124 + i * 16} 446v12" stroke="#000" stroke-opacity=".15" stroke-width="3"/>`)}<path d="M484 372C500 380 508 390 510 400" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".8"/>`;
  },
};

const strapSandal = (p: Parameters<Shape['draw']>[0], x: number) =>
  `<g transform="translate(${x} 0)">${p.body('M70 128C112 116 144 146 148 214C152 270 140 320 144 380C148 448 130 496 92 498C52 500 34 456 36 386C38 320 22 268 26 214C30 162 44 136 70 128Z', p.slant(lighten(p.main, 0.3), p.main), 0.2)}<path d="M74 142C106 132 132 158 136 216C140 270 128 320 132 380C136 440 120 484 92 486C62 488 46 450 48 386C50 320 34 268 38 216C42 172 54 148 74 142Z" fill="${p.down(p.deep, darken(p.deep, 0.18))}"/>
${repeat(11, (i) => `<path d="M${50 + (i % 2) * 3} ${320 + i * 14}H${130 - (i % 2) * 3}" stroke="#fff" stroke-opacity=".1" stroke-width="3"/>`)}`;

/** A pair of flip-flops from above. */
const flipFlops: Shape = {
  reach: 150,
  foot: 500,
  draw: (p) => {
    const strap = `<path d="M84 206C60 232 34 262 26 312M84 206C112 232 138 262 146 312" stroke="${darken(p.accent, 0.25)}" stroke-width="19" stroke-linecap="round" fill="none"/><path d="M84 203C60 229 36 258 28 306M84 203C112 229 136 258 144 306" stroke="${p.accent}" stroke-width="14" stroke-linecap="round" fill="none"/><path d="M80 208C62 228 44 250 36 276" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" fill="none"/><circle cx="84" cy="200" r="11" fill="${lighten(p.accent, 0.2)}"/></g>`;
    return strapSandal(p, 118) + strap + strapSandal(p, 312) + strap;
  },
};

/** A pair of slip-on sandals with two wide bands. */
const slides: Shape = {
  reach: 150,
  foot: 500,
  draw: (p) => {
    const band = (y: number) =>
      `<path d="M22 ${y}C50 ${y - 44} 122 ${y - 44} 152 ${y}L152 ${y + 62}C120 ${y + 24} 52 ${y + 24} 22 ${y + 62}Z" fill="${p.slant(lighten(p.accent, 0.2), p.accent, darken(p.accent, 0.3))}"/><path d="M24 ${y + 6}C52 ${y - 34} 122 ${y - 34} 150 ${y + 6}M24 ${y + 52}C52 ${y + 16} 122 ${y + 16} 150 ${y + 52}" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 4" fill="none"/>`;
    const buckle = `<rect x="116" y="246" width="30" height="26" rx="5" fill="none" stroke="#d9c48a" stroke-width="6"/></g>`;
    return (
      strapSandal(p, 118) +
      band(168) +
      band(252) +
      buckle +
      strapSandal(p, 312) +
      band(168) +
      band(252) +
      buckle
    );
  },
};

/** A leather lace-up. */
const dressShoe: Shape = {
  reach: 206,
  foot: 456,
  draw: (p) => {
    const upper =
      'M112 410C104 356 110 306 124 276C150 262 186 268 216 288L262 312C300 330 360 342 412 354C464 364 510 378 514 410Z';
    return `${p.body(upper, p.slant(lighten(p.main, 0.2), p.main, p.deep), 0.3)}${p.folds(upper, [
      ['M140 300C150 330 140 380 146 410', 18, 0.3],
      ['M330 352C400 364 450 372 490 396', 12, 0.5],
      ['M120 404H510', 14, -0.3],
    ])}
<path d="M124 276C150 262 186 268 216 288L224 300C190 288 156 286 126 296Z" fill="${darken(p.deep, 0.5)}"/><path d="M216 290L270 316C284 340 296 362 318 384L282 410C250 380 226 340 216 290Z" fill="${darken(p.main, 0.2)}"/>${repeat(4, (i) => `<path d="M${222 + i * 13} ${312 + i * 19}L${258 + i * 13} ${310 + i * 16}" stroke="${darken(p.deep, 0.55)}" stroke-width="5.5" stroke-linecap="round"/>`)}
<path d="M372 346C362 370 366 392 376 410M112 366C150 358 178 374 190 410" stroke="#000" stroke-opacity=".35" stroke-width="2.5" stroke-dasharray="5 4" fill="none"/><path d="M430 372q36 6 62 20" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M108 408H516C522 420 520 432 510 436H250L240 456H118C108 446 106 424 108 408Z" fill="${p.down('#4a2f1e', '#23140c')}"/><path d="M108 410H516" stroke="#e5c79a" stroke-opacity=".7" stroke-width="2.5" stroke-dasharray="5 3"/>`;
  },
};

/** A bifold wallet, half open. */
const wallet: Shape = {
  reach: 176,
  foot: 470,
  draw: (p) => {
    const back = slab(128, 176, 344, 268, 22);
    const front = slab(120, 204, 330, 264, 22);
    const stitch = `stroke="${p.soft}" stroke-width="2.4" stroke-dasharray="7 5" fill="none" opacity=".8"`;
    return `<path d="${back}" fill="${darken(p.deep, 0.25)}"/>${['#e9e1d3', p.accent, '#f6f2ea'].map((fill, i) => `<path d="${slab(178 + i * 8, 150 + i * 12, 230, 60, 8)}" fill="${fill}" stroke="#000" stroke-opacity=".14"/>`).join('')}<path d="M190 158h60v6h-60z" fill="#000" opacity=".2"/>
${p.body(front, p.slant(lighten(p.main, 0.16), p.main, p.deep), 0.26)}<path d="${slab(132, 216, 306, 240, 15)}" ${stitch}/><path d="${front}" fill="${p.pattern(11, 11, '<circle cx="3" cy="4" r="1.2" fill="#000" opacity=".12"/><circle cx="8" cy="9" r="1" fill="#fff" opacity=".12"/>')}"/>${p.folds(
      front,
      [
        ['M140 230C200 226 300 230 430 240', 14, 0.3],
        ['M440 220V460', 16, -0.26],
      ],
    )}
<path d="${slab(372, 306, 100, 58, 14)}" fill="${p.down(p.main, p.deep)}"/><path d="${slab(380, 314, 84, 42, 9)}" ${stitch}/><circle cx="396" cy="335" r="13" fill="${p.round(0.4, 0.35, '#fff7dd', '#d5b56c', '#8a6a2a')}"/><path d="M160 420h74" stroke="${p.soft}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`;
  },
};

/** A leather belt, coiled. */
const belt: Shape = {
  reach: 180,
  foot: 470,
  draw: (p) => {
    const coil = 'M118 300C118 190 482 190 482 300V396C482 480 118 480 118 396Z';
    return `<path d="M118 300C118 190 482 190 482 300C482 372 118 372 118 300Z" fill="${darken(p.deep, 0.4)}"/><path d="M150 300C150 222 450 222 450 300C450 350 150 350 150 300Z" fill="${p.down('#00000000', '#000')}" opacity=".25"/><path d="M160 296C166 236 434 236 440 296" stroke="${p.deep}" stroke-width="34" fill="none"/><path d="M196 300C206 262 394 262 404 300" stroke="${p.main}" stroke-width="22" fill="none"/>
${p.body(`${coil}M118 300C118 372 482 372 482 300`, 'none', 0)}<path d="M118 300C118 384 482 384 482 300V392C482 478 118 478 118 392Z" fill="${p.across(p.deep, p.main, lighten(p.main, 0.2), p.main, p.deep)}"/><path d="M120 314C126 392 474 392 480 314M120 384C126 464 474 464 480 384" stroke="${p.soft}" stroke-width="2.4" stroke-dasharray="8 5" fill="none" opacity=".75"/>
<path d="${slab(250, 346, 112, 116, 14)}" fill="none" stroke="${p.slant('#fbf6e6', '#cdb06a', '#8a6a2a', '#f1e2b4')}" stroke-width="16"/><path d="M306 404H372" stroke="#d9bd78" stroke-width="12" stroke-linecap="round"/>${repeat(4, (i) => `<ellipse cx="${396 + i * 20}" cy="${398 - i * 8}" rx="4" ry="5" fill="#000" opacity=".5"/>`)}`;
  },
};

/** A knitted running shoe on a thick sole, from the side. */
const runner: Shape = {
  reach: 210,
  foot: 462,
  draw: (p) => {
    const upper =
      'M96 388C88 330 84 268 106 232C126 222 152 226 170 246C186 270 214 276 238 254L262 226C284 206 312 214 324 234L366 300C392 334 446 344 490 364C518 378 524 396 522 410L96 408Z';
    const knit = p.pattern(
      12,
      12,
      '<circle cx="3" cy="3" r="1.5" fill="#000" opacity=".16"/><circle cx="9" cy="9" r="1.5" fill="#000" opacity=".16"/>',
    );
    const sole =
      'M84 392C150 410 240 398 320 402C400 406 470 402 524 396C540 414 536 440 514 450C440 464 330 452 250 458C190 462 130 464 100 456C80 446 74 412 84 392Z';
    return `${p.body(upper, p.slant(lighten(p.soft, 0.1), p.main, p.deep), 0.16)}<path d="${upper}" fill="${knit}"/>${p.folds(
      upper,
      [
        ['M124 250C112 300 118 350 124 392', 20, 0.35],
        ['M330 320C380 352 430 362 480 384', 18, 0.35],
        ['M100 400H520', 16, -0.24],
      ],
    )}
<path d="M106 232C126 222 152 226 170 246C186 270 214 276 238 254C214 300 160 306 104 272Z" fill="${darken(p.deep, 0.3)}"/><path d="M92 316C124 310 150 326 158 356C162 376 160 392 154 408L96 408C90 376 88 344 92 316Z" fill="${darken(p.deep, 0.08)}"/>
<path d="M170 408C190 350 226 330 270 330L352 292C330 326 316 350 246 366C226 374 214 390 210 408ZM246 408C258 386 280 376 330 366L384 332C372 366 340 386 300 392L288 408Z" fill="${p.accent}"/>
<path d="M248 242L366 326C352 338 336 342 320 340C296 312 266 292 226 270Z" fill="${darken(p.main, 0.18)}"/>${repeat(5, (i) => `<path d="M${250 + i * 20} ${272 + i * 14}L${280 + i * 19} ${246 + i * 17}" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`)}<path d="M446 346C478 356 508 372 520 394L470 404C452 390 444 368 446 346Z" fill="${lighten(p.soft, 0.3)}" opacity=".8"/>
<path d="${sole}" fill="${p.down('#ffffff', '#e6e1e0')}"/><path d="M82 420C150 436 240 424 320 428C400 432 470 428 534 422" stroke="${p.accent}" stroke-width="7" fill="none"/><path d="M98 450C170 462 240 452 330 452S460 458 516 446L514 452C440 466 330 454 250 460C190 464 130 466 100 458Z" fill="${darken(p.deep, 0.3)}"/>${repeat(9, (i) => `<path d="M${130 + i * 44} 404q10 10 4 22" stroke="#000" stroke-opacity=".12" stroke-width="5" fill="none" stroke-linecap="round"/>`)}`;
  },
};

/** A structured handbag with two handles. */
const handbag: Shape = {
  reach: 190,
  foot: 500,
  draw: (p) => {
    const bag =
      'M150 244H450Q470 244 474 264L504 462Q508 498 470 498H130Q92 498 96 462L126 264Q130 244 150 244Z';
    const handle = (y: number, colour: string) =>
      `<path d="M206 ${y + 120}C206 ${y - 10} 250 ${y - 36} 300 ${y - 36}S394 ${y - 10} 394 ${y + 120}" fill="none" stroke="${colour}" stroke-width="17"/><path d="M204 ${y + 110}C204 ${y - 10} 250 ${y - 42} 300 ${y - 42}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`;
    const stitch = `stroke="${p.soft}" stroke-width="2.4" stroke-dasharray="7 5" fill="none" opacity=".85"`;
    return `${handle(146, darken(p.deep, 0.35))}${p.body(bag, p.down(lighten(p.main, 0.12), p.main, p.deep), 0.24)}<path d="M113 352H487L504 462Q508 498 470 498H130Q92 498 96 462Z" fill="${p.down(p.deep, darken(p.deep, 0.25))}"/><path d="M115 344H485M112 362H488" ${stitch}/>${p.folds(
      bag,
      [
        ['M140 256C120 340 116 420 120 490', 18, 0.3],
        ['M470 270C484 350 488 420 480 490', 20, -0.24],
        ['M160 254H440', 12, 0.3],
      ],
    )}
${handle(170, p.deep)}${[206, 394].map((x) => `<path d="${slab(x - 20, 268, 40, 48, 9)}" fill="${p.down(p.deep, darken(p.deep, 0.3))}"/><circle cx="${x}" cy="292" r="7" fill="${p.round(0.4, 0.35, '#fff7dd', '#d5b56c', '#8a6a2a')}"/>`).join('')}<path d="${slab(262, 324, 76, 58, 12)}" fill="${p.slant('#fbf3dc', '#d5b56c', '#8a6a2a')}"/><path d="${slab(274, 336, 52, 34, 7)}" fill="${p.deep}"/><circle cx="300" cy="353" r="8" fill="#e9d194"/><path d="M126 484Q300 496 474 484" ${stitch}/>`;
  },
};

/** A backpack with a front pocket. */
const backpack: Shape = {
  reach: 156,
  draw: (p) => {
    const bag = 'M164 262C164 162 214 118 300 118S436 162 436 262V452Q436 504 384 504H216Q164 504 164 452Z';
    const pocket = 'M192 356Q192 330 218 330H382Q408 330 408 356V444Q408 480 372 480H228Q192 480 192 444Z';
    const zip = (d: string) =>
      `<path d="${d}" stroke="${darken(p.deep, 0.35)}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#d8d4da" stroke-width="3" stroke-dasharray="3 3" fill="none"/>`;
    const pull = (x: number, y: number) => `<path d="M${x - 5} ${y}h10v26q-5 8-10 0z" fill="${p.accent}"/>`;
    return `<path d="M256 130C250 74 350 74 344 130" stroke="${darken(p.deep, 0.25)}" stroke-width="17" fill="none"/><path d="M150 300C128 320 122 400 134 470L170 480V300ZM450 300C472 320 478 400 466 470L430 480V300Z" fill="${darken(p.deep, 0.25)}"/>${p.body(bag, p.slant(lighten(p.main, 0.18), p.main, p.deep), 0.3)}${p.folds(
      bag,
      [
        ['M190 240C186 180 220 146 280 140', 18, 0.4],
        ['M420 240C420 340 420 420 416 490', 20, -0.26],
        ['M180 300C176 380 180 440 190 490', 14, 0.25],
      ],
    )}
${zip('M190 282C190 196 232 158 300 158S410 196 410 282')}${pull(190, 280)}${pull(410, 280)}<path d="${slab(254, 214, 92, 54, 12)}" fill="${p.accent}"/><path d="M272 250l18-26 12 16 8-8 18 18z" fill="${darken(p.deep, 0.1)}"/>
${p.body(pocket, p.down(p.main, p.deep), 0.2)}<path d="${pocket}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="3"/>${zip('M212 366H388')}${pull(382, 364)}<path d="M206 460Q300 474 394 460" stroke="#fff" stroke-opacity=".35" stroke-width="2.4" stroke-dasharray="7 5" fill="none"/><path d="M196 306H404" stroke="${p.accent}" stroke-width="7"/>`;
  },
};

export const footwearAndBags = {
  'sepatu-lari': runner,
  sneaker,
  pantofel: dressShoe,
  'sandal-jepit': flipFlops,
  sandal: slides,
  tas: handbag,
  ransel: backpack,
  dompet: wallet,
  sabuk: belt,
} satisfies Record<string, Shape>;
