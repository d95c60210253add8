import { darken, lighten } from '../color.ts';
import type { Shape } from '../shape.ts';
import { repeat, slab } from '../svg-paths.ts';

/** A 2.5-inch solid-state drive and a stick one in front. */
const ssd: Shape = {
  reach: 170,
  foot: 480,
  label: { brand: 'KILATA', line: 'SSD 512 GB', size: '' },
  draw: (p) => {
    const case25 = slab(134, 120, 268, 348, 18);
    return `<g transform="rotate(-6 268 294)">${p.body(case25, p.slant('#5d5861', '#3a373d', '#232027'), 0.14)}<path d="${slab(156, 144, 224, 206, 12)}" fill="${p.slant(lighten(p.main, 0.1), p.main, p.deep)}"/><path d="M156 300L380 196V338Q380 350 368 350H168Q156 350 156 338Z" fill="#fff" opacity=".12"/>${p.text(p.label.brand, { x: 268, y: 226, size: 42, fill: p.on, fit: 196 })}${p.text(p.label.line, { x: 268, y: 266, size: 24, weight: 700, fill: p.on, fit: 190 })}<path d="M262 286l-22 30h17l-7 24 24-33h-17z" fill="${p.accent}"/><path d="M164 452H300" stroke="#121015" stroke-width="12"/>${repeat(14, (i) => `<path d="M${168 + i * 9.4} 447v10" stroke="#e3bf6a" stroke-width="4"/>`)}${[
      [150, 136],
      [386, 136],
      [150, 452],
      [386, 452],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#121015"/>`)
      .join('')}</g>
<g transform="rotate(8 400 420)"><path d="${slab(250, 396, 290, 74, 6)}" fill="#14533c"/><path d="M250 402h14v62h-14z" fill="#e3bf6a"/>${repeat(8, (i) => `<path d="M250 ${406 + i * 7.4}h14" stroke="#14533c" stroke-width="2.4"/>`)}${[286, 366, 446].map((x) => `<path d="${slab(x, 408, 66, 50, 4)}" fill="#17151a"/><path d="M${x + 10} 424h46M${x + 10} 434h30" stroke="#77727a" stroke-width="3"/>`).join('')}<circle cx="532" cy="433" r="8" fill="#f4f2f5"/></g>`;
  },
};

/** A portable hard drive with its cable. */
const drive: Shape = {
  reach: 160,
  foot: 486,
  label: { brand: 'SIMPANA', line: '1 TB', size: '' },
  draw: (p) =>
    `<path d="M300 130C300 84 420 70 440 130C460 200 500 220 520 210" fill="none" stroke="#2a272d" stroke-width="13" stroke-linecap="round"/><path d="${slab(278, 112, 46, 34, 8)}" fill="#2a272d"/>${p.body(slab(166, 138, 268, 346, 30), p.slant(lighten(p.main, 0.16), p.main, p.deep), 0.3)}<path d="${slab(182, 154, 236, 314, 20)}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>${repeat(7, (i) => `<path d="M190 ${190 + i * 44}L410 ${160 + i * 44}" stroke="#fff" stroke-opacity=".08" stroke-width="14"/>`)}${p.text(p.label.brand, { x: 300, y: 318, size: 36, fill: p.on, spacing: 2, fit: 200 })}${p.text(p.label.line, { x: 300, y: 354, size: 25, fill: p.accent })}<circle cx="398" cy="448" r="7" fill="#7df0b5"/>${p.gleam('M186 190V440', 10, 0.4)}`,
};

/** Memory modules, one behind the other. */
const memory: Shape = {
  reach: 210,
  foot: 440,
  label: { brand: 'KILATA', line: 'DDR4 8 GB', size: '' },
  draw: (p) => {
    const stick = (x: number, y: number) =>
      `<g transform="translate(${x} ${y})"><path d="M0 96H440V134H256V122H244V134H0Z" fill="#14533c"/>${repeat(46, (i) => `<path d="M${8 + i * 9.3} 110v24" stroke="#e3bf6a" stroke-width="5.4"/>`)}<path d="M-8 18L18-10H422L448 18V100H-8Z" fill="${p.slant(lighten(p.main, 0.2), p.main, p.deep)}"/><path d="M-8 18L18-10H422L448 18L430 12H10Z" fill="#fff" opacity=".4"/><path d="M40 70L120-10H160L80 100H20Z" fill="#fff" opacity=".12"/><path d="M420 20L330 100H400L448 56V18Z" fill="${p.accent}" opacity=".85"/>${p.text(p.label.brand, { x: 190, y: 46, size: 34, fill: p.on, fit: 190 })}${p.text(p.label.line, { x: 190, y: 78, size: 22, weight: 700, fill: p.on, fit: 190 })}</g>`;
    return `<g opacity=".96">${stick(104, 172)}</g>${stick(76, 300)}`;
  },
};

/** A flash drive with a swivel cap. */
const flashDrive: Shape = {
  reach: 150,
  foot: 450,
  label: { brand: 'SIMPANA', line: '64 GB', size: '' },
  draw: (p) =>
    `<g transform="rotate(-18 300 310)"><path d="M430 256H540Q548 256 548 264V352Q548 360 540 360H430Z" fill="${p.down('#fbfafc', '#a8a3ab')}"/><path d="M474 278h26v20h-26zM474 318h26v20h-26z" fill="#4a4650"/><path d="M430 256H540" stroke="#fff" stroke-width="4"/>${p.body(slab(150, 236, 290, 144, 30), p.down(lighten(p.main, 0.12), p.main, p.deep), 0.2)}<path d="M96 250Q96 222 124 222H330V262H170V354H330V394H124Q96 394 96 366Z" fill="${p.down('#f3f1f4', '#b5b0b8', '#8f8a92')}"/><circle cx="136" cy="308" r="18" fill="none" stroke="#77727a" stroke-width="7"/><circle cx="392" cy="308" r="13" fill="#d8d4da"/>${p.text(p.label.brand, { x: 268, y: 306, size: 29, fill: p.on, fit: 180 })}${p.text(p.label.line, { x: 268, y: 342, size: 30, fill: p.accent })}<path d="M176 250H420" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/><path d="M180 372H430" stroke="${darken(p.deep, 0.3)}" stroke-width="4"/></g>`,
};

/** A memory card on its adapter. */
const memoryCard: Shape = {
  reach: 120,
  foot: 490,
  label: { brand: 'SIMPANA', line: '128 GB', size: '' },
  draw: (p) =>
    `<path d="M170 132Q170 112 190 112H360L430 182V470Q430 490 410 490H190Q170 490 170 470Z" fill="${p.slant('#4a4650', '#232027')}"/>${repeat(7, (i) => `<path d="${slab(192 + i * 24, 126, 15, 42, 3)}" fill="#e3bf6a"/>`)}<path d="${slab(192, 196, 216, 108, 12)}" fill="${p.slant(lighten(p.main, 0.1), p.deep)}"/>${p.text(p.label.brand, { x: 300, y: 246, size: 36, fill: p.on, fit: 184 })}${p.text('Adaptor', { x: 300, y: 280, size: 19, weight: 700, fill: p.on })}<g transform="translate(232 318)"><path d="M0 12Q0 0 12 0H96L112 20 136 34V128Q136 140 124 140H12Q0 140 0 128Z" fill="${p.down(p.main, darken(p.deep, 0.2))}"/>${p.text(p.label.line, { x: 66, y: 92, size: 28, fill: p.on, fit: 112 })}<path d="M16 108h60v14h-60z" fill="${p.accent}"/>${p.text('U3', { x: 102, y: 122, size: 20, fill: lighten(p.soft, 0.6) })}<path d="M10 12H88" stroke="#fff" stroke-opacity=".4" stroke-width="4"/></g>`,
};

export const storage = {
  ssd,
  'harddisk-eksternal': drive,
  ram: memory,
  flashdisk: flashDrive,
  'kartu-memori': memoryCard,
} satisfies Record<string, Shape>;
