import { readSvgShape } from '../read-svg-shape.ts';
import type { Shape } from '../shape.ts';

export const pantryShapes = {
  beras: {
    draw: readSvgShape('beras'),
    reach: 168,
    label: { brand: 'SAWAH RAYA', line: 'Pandan Wangi', size: '5 kg' },
  },
  minyak: {
    draw: readSvgShape('minyak'),
    reach: 130,
    label: { brand: 'Kencana', line: 'Minyak Goreng Sawit', size: '2 LITER' },
  },
  kopi: {
    draw: readSvgShape('kopi'),
    reach: 140,
    label: { brand: 'GAYO', line: 'Kopi Arabika', size: '250 g · biji utuh' },
  },
} satisfies Record<string, Shape>;
