import { type CartLine, freeStock, type Market } from './market.ts';
import { No } from './no.ts';
import { at } from './world.ts';

const demandStock = (market: Market, variant: number, qty: number) => {
  if (qty > freeStock(market, variant)) throw new No(409, 'stock_changed');
};

const lineOf = (market: Market, buyer: number, variant: number): CartLine => {
  const line = at(market.carts, buyer).find((one) => one.variant === variant);
  if (!line) throw new No(404);
  return line;
};

/** The same variant again adds to its quantity; nothing is reserved (domain 3.4, 4). */
export const addToCart = (market: Market, buyer: number, variant: number, qty: number): void => {
  const cart = at(market.carts, buyer);
  const line = cart.find((one) => one.variant === variant);
  demandStock(market, variant, qty + (line?.qty ?? 0));
  if (line) {
    line.qty += qty;
    line.checked = true;
  } else cart.push({ serial: ++market.serial, variant, qty, checked: true });
};

export const setQuantity = (market: Market, buyer: number, variant: number, qty: number): void => {
  const line = lineOf(market, buyer, variant);
  demandStock(market, variant, qty);
  line.qty = qty;
};

export const check = (market: Market, buyer: number, variant: number, checked: boolean): void => {
  lineOf(market, buyer, variant).checked = checked;
};

export const removeLine = (market: Market, buyer: number, variant: number): void => {
  const { serial } = lineOf(market, buyer, variant);
  market.carts[buyer] = at(market.carts, buyer).filter((one) => one.serial !== serial);
};
