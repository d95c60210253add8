import { darken, lighten, mix } from '../../src/seed/images/color.ts';
import { arcLettering } from '../../src/seed/images/lettering.ts';
import { palettes } from '../../src/seed/images/palettes.ts';
import { hashText, type Photo } from '../../src/seed/images/photos/photo.ts';
import { emblem } from './emblem.ts';
import { type PrintSize, rect, setText, svg, twoLines, writable } from './print-size.ts';

/** Seen from behind its sheet, a print runs the other way. */
const mirrored = new Set(['helm', 'helm-bogo', 'topi']);

/** Round things show the middle half of what is around them. */
const around = new Set(['tumbler', 'lampu-led']);

const darkInk = new Set(['lampu-led', 'printer', 'dispenser']);

export function badge(photo: Photo, { width: w, height: h }: PrintSize): string {
  const palette = palettes[photo.palette];
  const ink = darkInk.has(photo.motif) ? '#4a4a50' : palette.on;
  const share = around.has(photo.motif) ? 0.5 : 0.92;
  const two = w / h < 1.2 && photo.size;
  const text = two
    ? setText(photo.brand.toUpperCase(), w / 2, h * 0.4, h * 0.13, ink, w * share) +
      setText(photo.size, w / 2, h * 0.62, h * 0.1, ink, w * share, 500)
    : setText(
        photo.brand.toUpperCase(),
        w / 2,
        h * 0.5 + Math.min(h, w * 0.3) * 0.28 * (share + 0.08),
        Math.min(h * 0.8, w * 0.34),
        ink,
        w * share,
        800,
        2,
      );
  return svg(
    { width: w, height: h },
    mirrored.has(photo.motif) ? `<g transform="translate(${w} 0) scale(-1 1)">${text}</g>` : text,
  );
}

export function sticker(photo: Photo, { width: w, height: h }: PrintSize): string {
  const palette = palettes[photo.palette];
  const lines = w / h > 3 ? [photo.line] : twoLines(photo.line);
  const wide = w / h > 3;
  const ground = lighten(palette.soft, 0.75);
  return svg(
    { width: w, height: h },
    wide
      ? `${rect(0, 0, w, h, palette.main, h * 0.1)}${setText(photo.brand.toUpperCase(), w * 0.26, h * 0.66, h * 0.4, palette.on, w * 0.44)}${setText(`${photo.line} ${photo.size}`.trim(), w * 0.74, h * 0.64, h * 0.32, palette.on, w * 0.46, 700)}`
      : `${rect(0, 0, w, h, ground, w * 0.03)}${rect(0, 0, w, h * 0.34, palette.main, w * 0.03)}${rect(0, h * 0.32, w, h * 0.03, palette.accent)}${setText(photo.brand.toUpperCase(), w / 2, h * 0.23, h * 0.15, palette.on, w * 0.86, 800, 2)}${lines
          .map((line, at) =>
            setText(
              line,
              w / 2,
              h * ((lines.length > 1 ? 0.53 : 0.6) + at * 0.16),
              h * 0.14,
              darken(palette.deep, 0.2),
              w * 0.88,
            ),
          )
          .join(
            '',
          )}${photo.size ? setText(photo.size, w / 2, h * 0.9, h * 0.11, palette.main, w * 0.7) : emblem(w / 2, h * 0.84, h * 0.09, palette, hashText(photo.brand))}`,
  );
}

export function screen(photo: Photo, { width: w, height: h }: PrintSize): string {
  const palette = palettes[photo.palette];
  const turn = hashText(photo.brand, photo.line);
  const hills = [0, 1, 2]
    .map(
      (at) =>
        `<path d="M0 ${h * (0.55 + at * 0.14)}q${w * 0.25} ${-h * (0.12 + ((turn >> at) % 3) * 0.05)} ${w * 0.5} 0t${w * 0.5} ${-h * 0.02}V${h}H0Z" fill="${mix(palette.main, palette.deep, at / 2)}"/>`,
    )
    .join('');
  const dial = w / h < 1 ? 0.13 : 0.2;
  return svg(
    { width: w, height: h },
    `<defs><linearGradient id="g" x1="0" y1="0" x2="${(turn % 3) / 2}" y2="1"><stop offset="0" stop-color="${lighten(palette.soft, 0.2)}"/><stop offset="1" stop-color="${mix(palette.accent, palette.main, 0.4)}"/></linearGradient></defs>${rect(0, 0, w, h, 'url(#g)')}<circle cx="${w * 0.68}" cy="${h * 0.34}" r="${Math.min(w, h) * 0.12}" fill="${palette.accent}"/>${hills}${setText(`${(turn % 10) + 8}.${10 + (turn % 49)}`, w / 2, h * 0.22, h * dial * 0.8, '#ffffff', w * 0.5, 700)}${setText(photo.brand, w / 2, h * 0.93, h * 0.05, '#ffffff', w * 0.4, 700)}`,
  );
}

export function graphic(photo: Photo): string {
  const palette = palettes[photo.palette];
  const size = 1024;
  const ink = photo.palette === 'putih' || photo.palette === 'kuning' ? palette.accent : palette.soft;
  const art = /Senja|Pantai/.test(photo.line)
    ? `<circle r="80" fill="${palette.accent}"/>${[0, 1, 2].map((at) => `<path d="M-130 ${40 + at * 30}q32 -26 65 0t65 0t65 0t65 0" fill="none" stroke="${ink}" stroke-width="13"/>`).join('')}`
    : /Gunung/.test(photo.line)
      ? `<path d="M-140 90L-40 -70L10 10L50 -40L140 90Z" fill="${ink}"/><circle cx="70" cy="-80" r="32" fill="${palette.accent}"/>`
      : `<circle r="62" fill="${palette.accent}"/>${Array.from({ length: 12 }, (_, at) => `<rect x="-8" y="-130" width="16" height="46" rx="8" transform="rotate(${at * 30})" fill="${ink}"/>`).join('')}`;
  return svg(
    { width: size, height: size },
    `${rect(0, 0, size, size, palette.main)}<g transform="translate(512 375)">${art}</g>${setText(photo.brand.toUpperCase(), 512, 540, 30, ink, 260, 800, 5)}`,
  );
}

export function plate({ palette: name, line }: Photo): string {
  const palette = palettes[name];
  const size = 900;
  const gold = /emas/.test(line);
  const ringOf = (r: number, wide: number, color: string) =>
    `<circle cx="450" cy="450" r="${r}" fill="none" stroke="${color}" stroke-width="${wide}"/>`;
  const leaves = Array.from(
    { length: 16 },
    (_, at) =>
      `<g transform="translate(450 450) rotate(${at * 22.5}) translate(0 -362)"><ellipse rx="15" ry="34" fill="${palette.main}"/><circle cy="44" r="11" fill="${palette.accent}"/></g>`,
  ).join('');
  return svg(
    { width: size, height: size },
    `${rect(0, 0, size, size, '#f7f5ef')}${gold ? ringOf(428, 16, '#c9a04a') + ringOf(300, 6, '#c9a04a') : leaves + ringOf(430, 8, palette.main) + ringOf(290, 5, palette.deep)}`,
  );
}

export function tire({ brand, line }: Photo): string {
  const size = 1000;
  const arc = (text: string, turn: number) =>
    `<g transform="rotate(${turn} 500 500)">${arcLettering(writable(text), { x: 500, y: 500, radius: 352, size: 52, fill: '#d8d8d6', spacing: 6 })}</g>`;
  return svg(
    { width: size, height: size },
    `${rect(0, 0, size, size, '#2b2b2d')}${arc(brand.toUpperCase(), 0)}${arc(line.toUpperCase(), 180)}`,
  );
}
