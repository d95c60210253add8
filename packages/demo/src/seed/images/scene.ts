const SIZE = 600;

interface Scene {
  /** Of the ground, 0–360. */
  hue: number;
  /** Half the subject's width in pixels. */
  reach: number;
  foot: number;
  near?: boolean;
}

const WHOLE = `0 0 ${SIZE} ${SIZE}`;
const NEAR = '146 168 308 308';

const svg = (content: string, viewBox = WHOLE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${SIZE}" height="${SIZE}">${content}</svg>`;

const softEllipse = (id: string, colour: string, opacity: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${opacity * 0.72}"/><stop offset=".78" stop-color="${colour}" stop-opacity="${opacity * 0.2}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** The shadow a subject casts at its foot. */
function shadow({ hue, reach, foot: y }: Scene): string {
  return `<defs>${softEllipse('_s1', `hsl(${hue} 40% 14%)`, 0.46)}${softEllipse('_s2', `hsl(${hue} 40% 20%)`, 0.24)}</defs>
<ellipse cx="310" cy="${y + 6}" rx="${reach * 1.5}" ry="58" fill="url(#_s2)"/><ellipse cx="300" cy="${y + 1}" rx="${reach * 1.16}" ry="30" fill="url(#_s1)"/>`;
}

/** A subject on Pasar's soft tinted ground: the picture of a product card. */
export function withBackground(subject: string, scene: Scene): string {
  const { hue, near } = scene;
  return svg(
    `<defs><radialGradient id="_bg" cx="46%" cy="34%" r="80%"><stop offset="0" stop-color="hsl(${hue} 55% 98.5%)"/><stop offset=".6" stop-color="hsl(${hue} 40% 94.5%)"/><stop offset="1" stop-color="hsl(${hue} 32% 88%)"/></radialGradient><linearGradient id="_fl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 34% 84%)" stop-opacity="0"/><stop offset="1" stop-color="hsl(${hue} 34% 78%)" stop-opacity=".6"/></linearGradient></defs><rect width="600" height="600" fill="url(#_bg)"/><rect y="440" width="600" height="160" fill="url(#_fl)"/>${shadow(scene)}${subject}`,
    near ? NEAR : WHOLE,
  );
}

/** A subject with its shadow and no ground: for category tiles. */
export function withoutBackground(subject: string, scene: Scene): string {
  return svg(shadow(scene) + subject);
}
