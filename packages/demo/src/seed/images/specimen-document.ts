import { lettering } from './lettering.ts';
import { slab } from './svg-paths.ts';

/** A document that is plainly a specimen: demo stores were checked with something, but with nobody's papers. */
export function specimenDocument(title: string, holder: string): string {
  const lines = [0, 1, 2, 3].map(
    (at) => `<path d="${slab(250, 292 + at * 34, 240 - (at % 3) * 44, 12, 6)}" fill="#b9c9d6"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><defs><linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e3f0f8"/><stop offset="1" stop-color="#bfd8e8"/></linearGradient></defs><rect width="600" height="600" fill="#eceff2"/><path d="${slab(60, 150, 480, 300, 26)}" fill="url(#c)"/><path d="${slab(60, 150, 480, 76, 26)}" fill="#3f6f94"/><path d="M60 200H540V226H60Z" fill="#3f6f94"/>${lettering(title, { x: 300, y: 200, size: 30, fill: '#ffffff', fit: 420 })}<path d="${slab(96, 262, 122, 152, 12)}" fill="#d7e5ee"/><circle cx="157" cy="316" r="27" fill="#9db6c7"/><path d="M108 408C112 362 202 362 206 408Z" fill="#9db6c7"/>${lettering(holder, { x: 250, y: 276, size: 19, weight: 700, anchor: 'start', fill: '#2f4a60', fit: 260 })}${lines.join('')}<g transform="rotate(-16 300 330)" opacity=".34">${lettering('SPECIMEN', { x: 300, y: 356, size: 84, fill: '#b03a3a', spacing: 6, fit: 430 })}</g></svg>`;
}
