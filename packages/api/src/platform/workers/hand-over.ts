import { move, transferableSymbol, valueSymbol } from 'piscina';

/** Marks a value for transfer to another thread: the named buffers are moved and unusable here, the rest is copied. */
export const handOver = <T>(value: T, buffers: ArrayBufferLike[]): T => {
  const moving: unknown = { [transferableSymbol]: buffers, [valueSymbol]: value };
  return move(moving as ArrayBuffer) as unknown as T; // the library unwraps it before anybody sees it
};
