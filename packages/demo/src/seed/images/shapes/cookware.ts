import { darken, lighten } from '../color.ts';
import type { Shape } from '../shape.ts';
import { barrel, disc, repeat, slab } from '../svg-paths.ts';

/** A wok with a long handle. */
const wok: Shape = {
  reach: 176,
  foot: 452,
  draw: (p) => {
    const bowl = 'M74 290C84 400 170 452 270 452S456 400 466 290Z';
    return `<path d="M448 286L566 238Q582 232 586 246Q590 260 576 266L460 318Z" fill="${p.down('#6a4630', '#38231a')}"/><path d="M470 284L568 244" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/><path d="M440 282L484 268 478 304 446 318Z" fill="#bab5bd"/>
${p.body(bowl, p.down(p.main, p.deep), 0.5)}<path d="${disc(270, 290, 198, 58)}" fill="${p.across('#c7c2ca', '#f4f2f5', '#9c97a0')}"/><path d="${disc(270, 292, 186, 50)}" fill="${p.round(0.5, 0.9, '#5b5760', '#2b282e', '#171519')}"/><path d="M110 300C150 334 240 346 330 338" stroke="#fff" stroke-opacity=".22" stroke-width="9" stroke-linecap="round" fill="none"/><path d="${disc(270, 314, 96, 20)}" fill="#fff" opacity=".05"/>${p.gleam('M106 340C126 390 160 416 200 430', 9, 0.5)}`;
  },
};

/** A pot with a glass lid, and a smaller one behind it. */
const pots: Shape = {
  reach: 200,
  foot: 490,
  draw: (p) => {
    const steel = p.across('#8f8a92', '#f7f5f8', '#b9b4bc', '#e3e0e5', '#7f7a82');
    const pot = (x: number, y: number, size: number) =>
      `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-150-30C-196-34-200 24-152 20M150-30C196-34 200 24 152 20" stroke="${darken(p.deep, 0.3)}" stroke-width="20" fill="none" stroke-linecap="round"/><path d="M-150-60V96C-150 134 150 134 150 96V-60Z" fill="${p.across(p.deep, p.main, p.soft, p.main, p.deep)}"/><path d="M-150 70C-150 108 150 108 150 70V96C-150 134 150 134 150 96Z" fill="${steel}" opacity=".0"/><path d="M-150 62V96C-150 134 150 134 150 96V62C120 96-120 96-150 62Z" fill="${steel}"/><path d="${disc(0, -60, 154, 36)}" fill="${steel}"/><path d="${disc(0, -64, 146, 33)}" fill="${p.down('#eef5f7', '#b7c9d0')}" opacity=".95"/><path d="M-146-64C-130-122 130-122 146-64C120-36-120-36-146-64Z" fill="#d9e7ec" opacity=".75"/><path d="M-118-78C-90-104-30-108 0-108" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none"/><path d="${disc(0, -110, 20, 8)}" fill="#77727a"/><path d="M-17-116V-136Q0-146 17-136V-116Q0-106-17-116Z" fill="${darken(p.deep, 0.35)}"/></g>`;
    return pot(398, 250, 0.78) + pot(250, 372, 1);
  },
};

/** A frying pan with a pouring lip seen from above. */
const pan: Shape = {
  reach: 190,
  foot: 462,
  draw: (p) =>
    `<path d="M412 378L536 454Q552 464 542 480Q532 494 516 484L394 408Z" fill="${p.slant(darken(p.deep, 0.3), darken(p.deep, 0.6))}"/><circle cx="524" cy="468" r="7" fill="#efe9e2"/><path d="M372 352L430 388 414 416 352 380Z" fill="#c7c2ca"/><path d="${disc(254, 276, 184, 152)}" fill="${p.slant(lighten(p.soft, 0.2), p.main, p.deep)}"/><path d="${disc(254, 268, 178, 145)}" fill="${p.slant(p.main, p.deep)}"/><path d="${disc(254, 272, 152, 122)}" fill="${p.round(0.4, 0.3, '#6c6870', '#39363c', '#1d1b20')}"/>${[118, 90, 62, 34].map((r) => `<path d="${disc(254, 274, r, r * 0.8)}" fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="3"/>`).join('')}<path d="M124 226C150 172 210 150 262 154" stroke="#fff" stroke-opacity=".35" stroke-width="9" stroke-linecap="round" fill="none"/>`,
};

/** A chef's knife on a wooden board. */
const knife: Shape = {
  reach: 190,
  foot: 470,
  draw: (p) => {
    const board = slab(108, 188, 350, 280, 26);
    return `${p.body(board, p.down('#d9a566', '#b97d3e'), 0.14)}${repeat(7, (i) => `<path d="M112 ${220 + i * 36}C200 ${210 + i * 37} 320 ${232 + i * 34} 454 ${216 + i * 36}" stroke="#8a5524" stroke-opacity=".3" stroke-width="3" fill="none"/>`)}<circle cx="420" cy="228" r="15" fill="#fbf7f0"/><circle cx="420" cy="228" r="15" fill="none" stroke="#8a5524" stroke-opacity=".4" stroke-width="3"/><path d="M108 440V442Q108 468 134 468H432Q458 468 458 442V440Q458 460 432 460H134Q108 460 108 440Z" fill="#8a5524"/>
<g transform="rotate(-24 300 330)"><path d="M90 346C140 306 260 298 372 300V366C260 372 150 372 90 346Z" fill="#000" opacity=".2" transform="translate(6 14)"/><path d="M86 344C140 304 260 296 372 298V362C260 368 150 370 86 344Z" fill="${p.down('#fbfafc', '#c9c4cc', '#8f8a92')}"/><path d="M86 344C150 356 260 356 372 350V362C260 368 150 370 86 344Z" fill="#fff" opacity=".8"/><path d="M366 292H386V368H366Z" fill="${p.down('#e7e3e9', '#8d8890')}"/><path d="M386 298H536Q556 298 556 318V338Q556 352 538 350L386 358Z" fill="${p.down(p.main, p.deep)}"/><path d="M396 306H536" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>${[416, 466, 516].map((x) => `<circle cx="${x}" cy="328" r="7" fill="#e9e5ea"/>`).join('')}</g>`;
  },
};

/** Four drinking glasses of water. */
const glasses: Shape = {
  reach: 190,
  draw: (p) => {
    const glass = (x: number, y: number, size: number) => {
      const side = barrel(0, { y: -120, rx: 62 }, { y: 110, rx: 46 }, 16);
      return `<g transform="translate(${x} ${y}) scale(${size})"><path d="${side}" fill="#f4fafb" opacity=".7"/><path d="M-57-40Q0-26 57-40L46 102Q0 122-46 102Z" fill="${p.down(p.soft, p.main)}" opacity=".62"/><path d="${disc(0, -40, 57, 10)}" fill="${lighten(p.soft, 0.4)}" opacity=".9"/><path d="${side}" fill="${p.across([0, '#5b7f8e', 0.4], [0.1, '#fff', 0.2], [0.22, '#fff', 0.75], [0.34, '#fff', 0.1], [0.8, '#5b7f8e', 0.1], [1, '#5b7f8e', 0.42])}"/><path d="${disc(0, -120, 62, 13)}" fill="#fff" opacity=".5"/><path d="${disc(0, -120, 61, 12.5)}" fill="none" stroke="#7f9ba6" stroke-opacity=".6" stroke-width="2.5"/>${repeat(5, (i) => `<path d="M${-36 + i * 18} 30L${-32 + i * 16} 100" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>`)}</g>`;
    };
    return glass(210, 318, 0.92) + glass(396, 318, 0.92) + glass(300, 366, 1.12);
  },
};

/** A stack of plates with one leaning behind. */
const plates: Shape = {
  reach: 190,
  foot: 480,
  draw: (p) =>
    `<path d="${disc(312, 232, 154, 150)}" fill="${p.round(0.4, 0.3, '#ffffff', '#f5f2ef', '#d6d0cc')}"/><path d="${disc(312, 232, 140, 136)}" fill="none" stroke="${p.main}" stroke-width="8"/><path d="${disc(312, 232, 128, 124)}" fill="none" stroke="${p.accent}" stroke-width="2.5"/><path d="${disc(312, 234, 96, 93)}" fill="${p.round(0.4, 0.3, '#ffffff', '#f3efec', '#e2ddd9')}"/><g fill="none" stroke="${p.main}" stroke-width="4">${[0, 60, 120, 180, 240, 300].map((turn) => `<path transform="rotate(${turn} 312 232)" d="M312 216c-12-12-12-28 0-42 12 14 12 30 0 42z"/>`).join('')}</g>
${repeat(5, (i) => `<path d="M104 ${454 - i * 18}C140 ${484 - i * 18} 460 ${484 - i * 18} 496 ${454 - i * 18}L478 ${442 - i * 18}H122Z" fill="${p.across('#cfc9c5', '#ffffff', '#f2efec', '#c2bbb7')}"/><path d="M104 ${454 - i * 18}C140 ${484 - i * 18} 460 ${484 - i * 18} 496 ${454 - i * 18}" stroke="${i % 2 ? p.main : '#8d8682'}" stroke-opacity=".55" stroke-width="2.5" fill="none"/>`)}<path d="${disc(300, 378, 198, 34)}" fill="#fff"/><path d="${disc(300, 378, 186, 30)}" fill="none" stroke="${p.main}" stroke-width="6"/><path d="${disc(300, 380, 124, 18)}" fill="${p.down('#d9d3cf', '#f7f4f2')}"/>`,
};

/** An insulated bottle. */
const tumbler: Shape = {
  reach: 92,
  label: { brand: 'SEJUK', line: '750 ml', size: '' },
  draw: (p) => {
    const body =
      'M226 198C226 188 232 182 244 182H356C368 182 374 188 374 198V484Q374 506 350 506H250Q226 506 226 484Z';
    return `${p.body(body, p.down(lighten(p.main, 0.12), p.main, p.deep), 0.62)}<path d="M226 470H374V484Q374 506 350 506H250Q226 506 226 484Z" fill="${p.across('#8f8a92', '#f7f5f8', '#b9b4bc', '#7f7a82')}"/>${p.body(slab(240, 142, 120, 44, 8), p.across('#8f8a92', '#f7f5f8', '#b9b4bc', '#7f7a82'), 0.1)}
${p.body('M244 112Q244 96 260 96H340Q356 96 356 112V146H244Z', darken(p.deep, 0.4), 0.5)}<path d="M262 100C262 60 338 60 338 100" stroke="${darken(p.deep, 0.4)}" stroke-width="15" fill="none"/><path d="M268 92C274 70 310 66 326 78" stroke="#fff" stroke-opacity=".3" stroke-width="4" fill="none"/>
${p.text(p.label.brand, { x: 300, y: 330, size: 34, fill: p.on, fit: 120, spacing: 2 })}<path d="M270 346H330" stroke="${p.accent}" stroke-width="4"/>${p.text(p.label.line, { x: 300, y: 374, size: 17, weight: 700, fill: p.on })}${p.gleam('M250 206V460', 10, 0.5)}`;
  },
};

export const cookware = {
  wajan: wok,
  panci: pots,
  teflon: pan,
  pisau: knife,
  gelas: glasses,
  piring: plates,
  tumbler,
} satisfies Record<string, Shape>;
