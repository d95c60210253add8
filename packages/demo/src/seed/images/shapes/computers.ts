import { darken, lighten } from '../color.ts';
import { readSvgShape } from '../read-svg-shape.ts';
import type { Shape } from '../shape.ts';
import { around, repeat, slab } from '../svg-paths.ts';

/** A gaming laptop: dark shell, lit keys. */
const gamingLaptop: Shape = {
  reach: 210,
  foot: 478,
  draw: (p) => {
    const screen = slab(120, 142, 360, 230, 6);
    const keys = repeat(3, (row) =>
      repeat(
        14,
        (i) =>
          `<path d="${slab(132 - row * 7 + i * (24 + row * 0.9), 417 + row * 7, 20, 4.4, 1.4)}" fill="${[p.soft, p.accent, '#ff5a8a', '#6fb3ff'][(i + row) % 4]}"/>`,
      ),
    );
    return `<path d="M104 132L118 122H482L496 132V400H104Z" fill="#1d1b20"/><path d="${screen}" fill="${p.slant('#120c18', p.deep, p.main)}"/><g clip-path="${p.clip(screen)}"><circle cx="430" cy="200" r="120" fill="${p.accent}" opacity=".35"/><path d="M120 330L220 230 300 310 380 210 480 320V372H120Z" fill="#000" opacity=".4"/><path d="M214 330L300 190 386 330 300 286Z" fill="${p.accent}"/><path d="M300 190L386 330 300 286Z" fill="${darken(p.accent, 0.3)}"/><path d="M120 142H330L120 372Z" fill="#fff" opacity=".07"/></g><circle cx="300" cy="134" r="2.5" fill="#57525d"/>
<path d="M52 452L104 404H496L548 452Z" fill="${p.down('#3a373d', '#232027')}"/><path d="M124 412H476L496 436H104Z" fill="#121015"/>${keys}<path d="${slab(240, 438, 120, 11, 3)}" fill="#4a4650"/><path d="M52 452H548V460C548 472 536 478 520 478H80C64 478 52 472 52 460Z" fill="#151318"/><path d="M70 470H530" stroke="${p.accent}" stroke-width="3.5"/><path d="M52 452H548" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`;
  },
};

/** A monitor on its stand. */
const monitor: Shape = {
  reach: 150,
  draw: (p) => {
    const screen = slab(72, 102, 456, 268, 4);
    return `<path d="M276 384H324L334 478H266Z" fill="${p.across('#8f8a92', '#d8d4da', '#77727a')}"/><path d="M186 490C190 474 240 470 300 470S410 474 414 490Q416 506 396 506H204Q184 506 186 490Z" fill="${p.down('#d8d4da', '#8f8a92')}"/><path d="${slab(60, 90, 480, 306, 14)}" fill="#1d1b20"/><path d="${screen}" fill="${p.slant(darken(p.deep, 0.3), p.main, lighten(p.accent, 0.15))}"/><g clip-path="${p.clip(screen)}"><path d="M60 300C160 210 260 340 360 260 430 210 490 250 540 220V380H60Z" fill="${darken(p.deep, 0.45)}" opacity=".6"/><path d="M60 340C180 270 300 380 420 310 480 280 520 300 540 290V380H60Z" fill="${darken(p.deep, 0.65)}" opacity=".65"/><circle cx="420" cy="190" r="42" fill="#fff" opacity=".75"/><path d="M72 102H330L72 370Z" fill="#fff" opacity=".08"/></g><path d="M60 378H540V382Q540 396 526 396H74Q60 396 60 382Z" fill="#2e2b32"/><circle cx="510" cy="387" r="3" fill="#7df0b5"/>`;
  },
};

/** A compact keyboard seen from the front. */
const keyboard: Shape = {
  reach: 226,
  foot: 428,
  draw: (p) => {
    const caps = repeat(5, (row) => {
      const [y, lean, count] = [208 + row * 38, 12 - row * 5, 13];
      const width = (434 - 2 * lean) / count;
      return repeat(count, (i) => {
        if (row === 4 && i > 3 && i < 9)
          return i === 4
            ? `<path d="${slab(83 + lean + i * width + 2, y, width * 5 - 5, 31, 7)}" fill="${p.down(lighten(p.soft, 0.3), p.soft)}"/>`
            : '';
        const marked = (row === 0 && i === 0) || (row === 2 && i === 12) || (row === 4 && i > 10);
        return `<path d="${slab(83 + lean + i * width + 2, y, width - 5, 31, 6)}" fill="${marked ? p.accent : p.down(lighten(p.soft, 0.5), p.soft)}"/><path d="${slab(83 + lean + i * width + 5, y + 2, width - 11, 20, 4)}" fill="#fff" opacity=".3"/>`;
      });
    });
    return `<path d="M84 190H516L544 404Q546 422 528 422H72Q54 422 56 404Z" fill="${p.down(p.main, p.deep)}"/><path d="M84 190H516L518 200H82Z" fill="#fff" opacity=".35"/><path d="M56 402H544L546 414Q544 428 528 428H72Q56 428 54 414Z" fill="${darken(p.deep, 0.4)}"/>${caps}`;
  },
};

/** A wireless mouse from above, leaning. */
const mouse: Shape = {
  reach: 120,
  foot: 496,
  draw: (p) => {
    const shell =
      'M300 112C378 112 412 170 414 250V372C414 452 370 500 300 500S186 452 186 372V250C188 170 222 112 300 112Z';
    return `${p.body(shell, p.slant(lighten(p.main, 0.22), p.main, p.deep), 0.4)}<path d="M186 300C230 324 370 324 414 300V372C414 452 370 500 300 500S186 452 186 372Z" fill="${p.deep}" opacity=".5"/><path d="M300 112V300" stroke="#000" stroke-opacity=".45" stroke-width="4"/><path d="M186 296C230 320 370 320 414 296" stroke="#000" stroke-opacity=".35" stroke-width="4" fill="none"/><path d="${slab(281, 158, 38, 92, 19)}" fill="#1d1b20"/><path d="${slab(288, 170, 24, 68, 12)}" fill="${p.accent}"/>${repeat(6, (i) => `<path d="M289 ${180 + i * 10}h22" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`)}${p.gleam('M216 220C222 170 250 140 274 136', 14, 0.6)}<path d="M190 330q-8 30 2 62" stroke="#000" stroke-opacity=".35" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="300" cy="430" r="5" fill="#7df0b5"/>`;
  },
};

/** A laser or ink printer with a sheet coming out. */
const printer: Shape = {
  reach: 206,
  label: { brand: 'CETAKA', line: '', size: '' },
  draw: (p) => {
    const body = slab(92, 252, 416, 220, 26);
    return `<path d="M182 116H418L430 262H170Z" fill="${p.down('#ffffff', '#e7e3e6')}"/><path d="M206 150H394M204 174H396M202 198H360" stroke="#c7c2ca" stroke-width="6"/>${p.body(body, p.down(lighten(p.soft, 0.7), p.soft), 0.2)}<path d="M92 278Q92 252 118 252H482Q508 252 508 278V304H92Z" fill="${p.down(p.main, p.deep)}"/><path d="M170 262H430L434 252H166Z" fill="#000" opacity=".4"/>${p.text(p.label.brand, { x: 136, y: 288, size: 21, fill: p.on, spacing: 3, anchor: 'start', fit: 170 })}<path d="${slab(376, 264, 112, 30, 8)}" fill="#0c1b16"/>${p.text('SIAP', { x: 414, y: 285, size: 16, fill: '#7df0b5', weight: 700 })}<circle cx="466" cy="279" r="7" fill="#7df0b5"/>
<path d="${slab(142, 350, 316, 54, 12)}" fill="#232027"/><path d="M170 374H430L464 500H136Z" fill="${p.down('#ffffff', '#f0edef')}"/><path d="M186 400h92v64h-104z" fill="${p.soft}"/><path d="M190 452l26-30 18 20 14-14 24 24z" fill="${p.deep}"/><path d="M300 408H412M302 428H418M304 448H400M306 468H428" stroke="#b9b4bc" stroke-width="6"/><path d="M142 362H458" stroke="#000" stroke-opacity=".4" stroke-width="6"/>`;
  },
};

/** Four bottles of printer ink. */
const ink: Shape = {
  reach: 190,
  label: { brand: 'CETAKA', line: '', size: '' },
  draw: (p) =>
    [
      ['#2a272d', 'BK'],
      ['#19a5c9', 'C'],
      ['#d8348a', 'M'],
      ['#f0bd1c', 'Y'],
    ]
      .map(([colour = '', name = ''], i) => {
        const x = 108 + i * 100;
        const bottle = slab(x, 258, 86, 248, 18);
        return `${p.body(bottle, p.down('#ffffff', '#e9e5e8'), 0.4)}<path d="M${x} 330H${x + 86}V468H${x}Z" fill="${colour}"/>${p.text(name, { x: x + 43, y: 396, size: 40, fill: '#fff', fit: 64 })}${p.text(p.label.brand, { x: x + 43, y: 430, size: 14, fill: '#fff', fit: 66 })}${p.text('70 ml', { x: x + 43, y: 452, size: 13, fill: '#fff', weight: 700 })}<path d="M${x + 20} 258L${x + 30} 218H${x + 56}L${x + 66} 258Z" fill="${p.across('#d8d4da', '#fff', '#bdb8c0')}"/>${p.body(slab(x + 24, 176, 38, 48, 9), colour, 0.5)}<path d="M${x} 330H${x + 86}V468H${x}Z" fill="${p.across([0, '#000', 0.25], [0.25, '#fff', 0.28], [0.45, '#fff', 0], [1, '#000', 0.25])}"/>`;
      })
      .join(''),
};

/** A router with antennas. */
const router: Shape = {
  reach: 190,
  foot: 470,
  draw: (p) => {
    const body = 'M112 372Q118 350 146 350H454Q482 350 488 372L506 444Q508 466 486 466H114Q92 466 94 444Z';
    const antenna = (x: number, turn: number) =>
      `<g transform="rotate(${turn} ${x} 360)"><path d="${slab(x - 11, 122, 22, 240, 11)}" fill="${p.across(darken(p.deep, 0.3), p.main, darken(p.deep, 0.3))}"/><path d="${slab(x - 14, 336, 28, 30, 8)}" fill="${darken(p.deep, 0.45)}"/></g>`;
    return `${antenna(154, -13)}${antenna(250, -4)}${antenna(350, 4)}${antenna(446, 13)}${p.body(body, p.down(lighten(p.main, 0.16), p.main, p.deep), 0.2)}<path d="M124 376Q300 356 476 376L484 404Q300 384 116 404Z" fill="#fff" opacity=".16"/>${repeat(6, (i) => `<circle cx="${226 + i * 30}" cy="430" r="5.5" fill="${i === 5 ? p.accent : '#7df0b5'}"/>`)}<g fill="none" stroke="${p.on}" stroke-width="6" stroke-linecap="round"><path d="M272 394q28-24 56 0M284 404q16-13 32 0"/></g><path d="M112 462h46v10h-46zM442 462h46v10h-46z" fill="#1d1b20"/>`;
  },
};

/** A webcam on its clip. */
const webcam: Shape = {
  reach: 130,
  draw: (p) => {
    const body = slab(128, 168, 344, 162, 80);
    return `<path d="M268 322H332V398H268Z" fill="#1d1b20"/><path d="M206 390H394Q414 390 416 412L428 490Q430 506 412 506H188Q170 506 172 490L184 412Q186 390 206 390Z" fill="${p.down('#3a373d', '#1d1b20')}"/><path d="M206 400H394" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>${p.body(body, p.down(lighten(p.main, 0.1), p.main, p.deep), 0.36)}<circle cx="300" cy="249" r="68" fill="#121015"/><circle cx="300" cy="249" r="66" fill="none" stroke="${p.soft}" stroke-width="4"/><circle cx="300" cy="249" r="45" fill="${p.round(0.4, 0.36, '#54658c', '#1b2436', '#05070b')}"/><circle cx="284" cy="232" r="10" fill="#fff" opacity=".75"/><circle cx="314" cy="264" r="5" fill="#8fb0ff" opacity=".7"/><circle cx="424" cy="249" r="8" fill="#7df0b5"/>${repeat(5, (i) => `<path d="M${162 + i * 11} 234v30" stroke="#000" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`)}${p.gleam('M190 192H404', 9, 0.5)}`;
  },
};

/** A pair of desktop speakers. */
const speakers: Shape = {
  reach: 190,
  draw: (p) => {
    const box = (x: number) =>
      `${p.body(slab(x, 152, 168, 354, 24), p.down(p.main, p.deep), 0.4)}<path d="${slab(x + 11, 164, 146, 330, 17)}" fill="#1d1b20" opacity=".55"/>${[
        [234, 46],
        [384, 66],
      ]
        .map(
          ([y = 0, r = 0]) =>
            `<circle cx="${x + 84}" cy="${y}" r="${r}" fill="#121015"/><circle cx="${x + 84}" cy="${y}" r="${r - 2}" fill="none" stroke="${p.soft}" stroke-width="4"/><circle cx="${x + 84}" cy="${y}" r="${r * 0.76}" fill="${p.round(0.4, 0.34, '#6d6872', '#2a272d', '#121015')}"/><circle cx="${x + 84}" cy="${y}" r="${r * 0.32}" fill="${p.round(0.36, 0.3, lighten(p.accent, 0.4), p.accent, darken(p.accent, 0.4))}"/>`,
        )
        .join('')}${around(4, x + 84, 384, `<circle cx="${x + 84}" cy="${306}" r="4" fill="#8f8a92"/>`)}`;
    return box(112) + box(320);
  },
};

/** A desktop tower with a glass side. */
const tower: Shape = {
  reach: 150,
  draw: (p) =>
    `<path d="M396 112L466 92V480L396 508Z" fill="#1d1b20"/><path d="M164 92L396 112V508L164 488Z" fill="${p.slant('#3a373d', '#1d1b20')}"/><g clip-path="${p.clip('M186 118L376 134V484L186 468Z')}"><path d="M180 110H380V490H180Z" fill="${p.slant('#171020', darken(p.deep, 0.2), p.main)}"/>${[196, 296, 396].map((y) => `<circle cx="330" cy="${y}" r="42" fill="none" stroke="${p.accent}" stroke-width="7"/><circle cx="330" cy="${y}" r="34" fill="#0c0a10"/>${around(7, 330, y, `<path d="M330 ${y}q-16-10-9-30 12-2 9 30z" fill="${p.soft}" opacity=".75"/>`)}<circle cx="330" cy="${y}" r="9" fill="#2a272d"/>`).join('')}<path d="M198 320H290V352H198Z" fill="#2a272d"/><path d="M198 326H290" stroke="${p.accent}" stroke-width="4"/><path d="M206 160h56v120h-56z" fill="#17131c"/>${repeat(4, (i) => `<path d="M${212 + i * 12} 166v108" stroke="${[p.accent, p.soft, '#ff5a8a', '#6fb3ff'][i]}" stroke-width="5"/>`)}<path d="M186 118L290 126L186 380Z" fill="#fff" opacity=".1"/></g><path d="M186 118L376 134V484L186 468Z" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="4"/>${repeat(12, (i) => `<path d="M408 ${140 + i * 28}L454 ${124 + i * 28.6}" stroke="#57525d" stroke-width="5"/>`)}<path d="M164 92L234 74L466 92L396 112Z" fill="#4a4650"/><circle cx="384" cy="104" r="4" fill="#7df0b5"/><path d="M176 488l40 4v12l-40-4zM352 500l40 4v8l-40-4z" fill="#0c0b0e"/>`,
};

/** Over-ear headphones. */
const headphone: Shape = {
  reach: 160,
  foot: 486,
  draw: (p) => {
    const cup = (flip: number) =>
      `<g transform="translate(300 0) scale(${flip} 1)"><path d="M128 280H160V340H128Z" fill="${p.across('#d8d4da', '#8f8a92')}"/><g transform="rotate(-7 130 390)"><path d="${slab(126, 312, 66, 160, 33)}" fill="${p.across(lighten(p.main, 0.1), p.main, p.deep)}"/><path d="${slab(84, 318, 62, 148, 30)}" fill="${p.across(darken(p.deep, 0.5), darken(p.deep, 0.2), darken(p.deep, 0.4))}"/><path d="M92 336Q88 392 94 448" stroke="#fff" stroke-opacity=".18" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M178 344V440" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/><circle cx="166" cy="392" r="12" fill="${p.accent}"/></g></g>`;
    return `<path d="M144 320C124 150 200 104 300 104S476 150 456 320" fill="none" stroke="${p.slant(lighten(p.main, 0.2), p.main, p.deep)}" stroke-width="36"/><path d="M160 310C146 170 214 128 300 128S454 170 440 310" fill="none" stroke="${darken(p.deep, 0.4)}" stroke-width="18"/><path d="M146 260C144 160 206 100 300 98" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>${cup(1)}${cup(-1)}`;
  },
};

export const computers = {
  laptop: { draw: readSvgShape('laptop'), reach: 210, foot: 480 },
  'laptop-gaming': gamingLaptop,
  monitor,
  keyboard,
  mouse,
  printer,
  tinta: ink,
  router,
  webcam,
  speaker: speakers,
  pc: tower,
  headphone,
} satisfies Record<string, Shape>;
