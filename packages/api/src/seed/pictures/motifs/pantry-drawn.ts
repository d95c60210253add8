import { drawn } from '../drawn.ts';
import type { Motif } from '../motif.ts';

export const pantryDrawn = {
  beras: {
    draw: drawn('beras'),
    reach: 168,
    label: { brand: 'SAWAH RAYA', line: 'Pandan Wangi', size: '5 kg' },
  },
  minyak: {
    draw: drawn('minyak'),
    reach: 130,
    label: { brand: 'Kencana', line: 'Minyak Goreng Sawit', size: '2 LITER' },
  },
  kopi: {
    draw: drawn('kopi'),
    reach: 140,
    label: { brand: 'GAYO', line: 'Kopi Arabika', size: '250 g · biji utuh' },
  },
} satisfies Record<string, Motif>;
