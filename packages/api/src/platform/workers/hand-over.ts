import { move, transferableSymbol, valueSymbol } from 'piscina';

/** Marks a value on its way to another thread: the named buffers move along and are gone here, the rest is copied. */
export const handOver = <T>(value: T, buffers: ArrayBufferLike[]): T => {
  const moving: unknown = { [transferableSymbol]: buffers, [valueSymbol]: value };
  return move(moving as ArrayBuffer) as unknown as T; // the library unwraps it before anybody sees it
};
